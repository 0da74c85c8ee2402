#include "engine/text/catalogue.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace pawnpath {
namespace {

struct Entry {
  Message message;
  std::string_view text;
};

using M = Message;

// English. A side stands before "pawn" and "route" and after "move", never with an ending.
constexpr auto kTexts = std::to_array<Entry>({
    // Names. A square: its letter or word, its digit. A wall: its square.
    {M::side_light, "Light"},
    {M::side_dark, "Dark"},
    {M::square_spoken, "{0} {1}"},
    {M::wall_horizontal, "{0} horizontal"},
    {M::wall_vertical, "{0} vertical"},
    // Its two squares.
    {M::place_above, "above {0} and {1}"},
    {M::place_below, "below {0} and {1}"},
    {M::place_right, "right of {0} and {1}"},
    {M::place_left, "left of {0} and {1}"},
    {M::above, "above"},
    {M::right, "right"},
    {M::below, "below"},
    {M::left, "left"},
    {M::comma, ", "},
    {M::last_and, "{0} and {1}"},

    // A side, a number of steps; the place after a change: the number, the difference.
    {M::route_of, "{0} route {1}"},
    {M::route_of_you, "your route {0}"},
    {M::route_is, "{0} route is {1}."},
    {M::route_is_yours, "Your route is {0}."},
    {M::plus, "{0}, plus {1}"},
    {M::minus, "{0}, minus {1}"},
    {M::no_route_changes, "No route changes."},
    // A side, a count of steps, the squares.
    {M::route_squares, "{0} route, {1}: {2}."},
    {M::one_step, "1 step"},
    {M::many_steps, "{0} steps"},

    // The move's number, the side; from and to, or the wall and its place.
    {M::item_step, "Move {0}, {1} pawn {2} to {3}"},
    {M::item_wall, "Move {0}, {1}: wall {2}, {3}"},
    {M::played_step, "{0} pawn {1} to {2}."},
    {M::played_wall, "{0} wall {1}."},
    // The sentence of the move.
    {M::took_back, "Taken back: {0}"},
    {M::played_again, "Played again: {0}"},
    // A side. What follows a resignation played again says whose it is.
    {M::took_back_resignation, "Taken back: {0} resigns."},
    {M::resigned_again, "Played again."},
    // The wall; what it does or why it cannot be placed.
    {M::preview, "Wall {0}: {1}"},
    {M::preview_routes, "{0}; {1}"},
    {M::preview_crosses, "crosses {0}"},
    {M::preview_overlaps, "overlaps {0}"},
    {M::preview_there, "already on the board"},
    {M::preview_shuts, "leaves {0} no route"},
    {M::preview_shuts_both, "leaves both pawns no route"},
    {M::preview_off_board, "outside the board"},
    {M::preview_refused, "{0} has no walls left"},

    // Refusals. {0} is what was asked for.
    {M::allowed, "{0} can be played."},
    {M::that, "That"},
    {M::wall_as_typed, "{0} H"},
    {M::not_a_name, "That is no name. Squares are named like {0}, walls like {1}."},
    {M::not_a_name_typed, "\"{2}\" is no name. Squares are named like {0}, walls like {1}."},
    // What was asked for, the last square, the last wall.
    {M::off_board, "{0} is outside the board. Its last square is {1}, its last wall {2}."},
    {M::game_over, "The game is over."},
    {M::not_your_turn, "It is not your turn: {0} is to move."},
    // The square, the side whose pawn it is; then a wall.
    {M::same_square, "{0}: the {1} pawn is there already, and standing still is no move."},
    {M::occupied, "{0}: the {1} pawn is there."},
    {M::wall_in_way, "{0}: wall {2} is in the way of the {1} pawn."},
    {M::jump_blocked, "{0}: wall {2} is between the pawns, so the {1} pawn cannot pass."},
    {M::jump_no_landing, "{0}: wall {2} is behind the {1} pawn, so there is no jump."},
    {M::jump_no_landing_edge, "{0}: the edge is behind the {1} pawn, so there is no jump."},
    {M::jump_open, "{0}: the jump over the {1} pawn to {2} is open, so no step to its side."},
    {M::side_shut, "{0}: wall {2} shuts that side of the {1} pawn."},
    {M::side_shut_edge, "{0}: the edge shuts that side of the {1} pawn."},
    {M::diagonal, "{0} is diagonal: the {1} pawn steps up, down, left or right."},
    {M::too_far, "{0} is too far: the {1} pawn goes one square."},
    // The side; or the wall asked for and the wall it meets, or the side it shuts off.
    {M::no_walls, "{0} has no walls left."},
    {M::crosses, "Wall {0} would cross wall {1}."},
    {M::overlaps, "Wall {0} would overlap wall {1}."},
    {M::already_there, "Wall {0} is on the board already."},
    {M::shuts_one, "Wall {0} would leave the {1} pawn no route to its goal."},
    {M::shuts_both, "Wall {0} would leave both pawns no route to their goals."},

    // The position in words.
    {M::to_move, "{0} to move."},
    {M::last_move, "Last: {0}."},
    {M::no_move_yet, "No move has been played."},
    {M::pawns, "Light pawn on {0}, Dark pawn on {1}."},
    {M::pawns_and_routes, "Light pawn on {0}, route {1}. Dark pawn on {2}, route {3}."},
    {M::walls_left, "Walls left: Light {0}, Dark {1}."},
    {M::no_walls_on_board, "No walls on the board."},
    {M::one_wall_on_board, "1 wall on the board: {0}."},
    {M::walls_on_board, "{1} walls on the board: {0}."},
    {M::steps, "{0} can step to {1}."},
    {M::no_steps_now, "No steps: the game is over."},
    // Moves played, the limit; how often the position was there, the limit.
    {M::draw_plies, "Draw watch: {0} of {1} moves played."},
    {M::draw_plies_off, "Draw watch: {0} moves played, no limit."},
    {M::draw_times, "This position {0}, draw at {1}."},
    {M::draw_times_off, "This position {0}, no draw by repetition."},
    {M::once, "once"},
    {M::twice, "twice"},
    {M::many_times, "{0} times"},

    // Threats. Squares; or a side and squares.
    {M::goal_step_yours, "You can step to the goal: {0}."},
    {M::goal_step_theirs, "{0} can step to the goal: {1}."},
    {M::no_goal_steps, "No goal step yet."},
    // The side that could place it, the wall, the two routes it would leave.
    {M::costly_wall, "Most costly {0} wall: {1}, {2}; {3}."},
    {M::no_costly_wall_yours, "No {0} wall makes your route longer."},
    {M::no_costly_wall_theirs, "No {0} wall makes the {1} route longer."},

    // An action in the midst of a sentence.
    {M::step_words, "step to {0}"},
    {M::wall_words, "wall {0}"},
    // Why an action is good. {0} is the side that plays it, {1} the other.
    {M::advice_goal, "It reaches the goal and wins."},
    // The number of moves of {0}, itself included.
    {M::advice_wins, "It wins by force, in at most {2} moves."},
    // The routes of both.
    {M::advice_nearer, "It brings {0} nearer: {0} route {2}, {1} route {3}."},
    {M::advice_same, "It keeps the way open: {0} route {2}, {1} route {3}."},
    {M::advice_longer, "It goes around for now: {0} route {2}, {1} route {3}."},
    // The routes with their changes.
    {M::advice_wall, "It costs {1} more than {0}: {1} route {2}; {0} route {3}."},
    {M::advice_wall_quiet, "It stands in the way of what comes: {1} route {2}; {0} route {3}."},
    // The other side's most costly wall of before, what it would have cost and what a wall costs
    // now.
    {M::advice_weakens,
     "Before it, {1} wall {2} would have cost {3}; now no wall costs more than {4}."},
    {M::advice_loses, "Against best play it only puts off the loss."},
    {M::advice_answer, "The best answer is {0}."},
    // An action's name, its reason.
    {M::suggestion, "Suggested: {0}. {1}"},
    // A line's worth: a side, hundredths of a step as steps, the chance in percent.
    {M::line_even, "even, {1} percent for {0} to win"},
    {M::line_ahead, "{0} ahead by {2} steps, {1} percent to win"},
    {M::line_wins, "{0} wins in {1} moves"},
    {M::line_wins_now, "{0} wins at once"},

    // Results. A side, a square or the other side; or a number.
    {M::wins_goal, "{0} wins: the pawn is on {1}, its goal."},
    {M::wins_resign, "{0} wins: {1} resigned."},
    {M::draw_repetition, "Draw: the same position {0} times."},
    {M::draw_by_plies, "Draw: {0} moves and no winner."},
    {M::stopped, "The game stops unfinished after {0} moves."},
    {M::unfinished, "The game is not finished."},

    // Cells of the board. A square, then a side or directions.
    {M::cell_pawn, "{0}, {1} pawn"},
    {M::cell_pawn_brief, "{0}, {1}"},
    {M::cell_step, "{0}, you can step here"},
    {M::cell_step_brief, "{0}, step"},
    {M::cell_step_wins, "{0}, you can step here and win"},
    {M::cell_step_wins_brief, "{0}, step and win"},
    {M::cell_empty, "{0}, empty"},
    {M::cell_walls, "{0}, wall {1}"},
    {M::wall_cell, "Wall {0}, on the board"},
    {M::wall_cell_placed, "Wall {0}, placed by {1}"},
    {M::wall_cell_brief, "Wall {0}"},
    // Directions; a direction and a wall; directions.
    {M::detail_open, "Open {0}."},
    {M::detail_wall, "Wall {1} {0}."},
    {M::detail_edge, "Edge {0}."},
    // The steps from there to Light's and to Dark's goal.
    {M::detail_distances, "To the Light goal {0}, to the Dark goal {1}."},
    {M::no_route, "no route"},
    {M::detail_wall_free, "Wall {0}, {1}: {2}."},
    {M::detail_wall_there, "Wall {0}, {1}, on the board."},
    {M::detail_wall_placed, "Wall {0}, {1}, placed by {2}."},

    // Rows for braille.
    {M::braille_legend,
     "l Light pawn, d Dark pawn, full stop empty square, h horizontal wall, v vertical wall, "
     "blank open groove."},
    {M::braille_rows,
     "Each line is one rank or the groove below it, top rank first; its number "
     "stands in front."},
    {M::braille_columns,
     "Each line is one file or the groove beside it, left file first; its "
     "letter stands in front."},

    // Faults of positions. {0} is the text, the side or the wall concerned.
    {M::fault_fields,
     "One line of six parts is needed: the Light square, the Dark square, the "
     "Light walls, the Dark walls, whose turn, the walls or else one hyphen."},
    {M::fault_square, "\"{0}\" is no square of this board, for the {1} pawn."},
    {M::fault_number, "\"{0}\" is no number of walls, for {1}."},
    {M::fault_turn, "\"{0}\" is no turn: it is light or dark."},
    {M::fault_wall, "\"{0}\" is no wall of this board."},
    {M::fault_in_hand, "{0} has more walls in hand than the rules give."},
    {M::fault_walls, "The walls on the board and in hand are {0} together; the rules give {1}."},
    {M::fault_together, "Both pawns are on one square."},
    {M::fault_goal, "The {0} pawn is on its goal edge already."},
    {M::fault_overlaps, "Wall {0} overlaps wall {1}."},
    {M::fault_twice, "Wall {0} is given twice."},
    {M::fault_crosses, "Wall {0} crosses wall {1}."},
    {M::fault_route, "The {0} pawn has no route to its goal."},

    // Faults of records. A line, a column, the sentence; a move's number, a side, the sentence.
    {M::record_at, "Line {0}, column {1}: {2}"},
    {M::record_action, "Move {0}, {1}, \"{2}\": {3}"},
    {M::record_too_big, "The text is longer than 1 MiB, the most that is read."},
    {M::record_empty, "There is no game in this text."},
    {M::record_utf16, "The text is UTF-16. Save it as UTF-8 and try again."},
    {M::record_not_text, "Some character here does not belong in UTF-8 text."},
    {M::record_unclosed_comment, "The comment that begins here has no closing brace."},
    // From here on {0} is the offending word of the text.
    {M::record_bad_tag,
     "{0} is not whole or out of place. Tags come first and look like this: [Light \"Ann\"]"},
    {M::record_duplicate_tag, "The tag {0} stands here for the second time."},
    {M::record_other_game, "The record is of the game \"{0}\", not of Pawn Path."},
    {M::record_other_format, "The record has format \"{0}\"; this program reads format 1."},
    {M::record_bad_rules, "\"{0}\" is no rule set: it is standard or passage."},
    {M::record_bad_board, "\"{0}\" is not the board: it is 9x9 for standard, 7x7 for passage."},
    {M::record_bad_walls, "\"{0}\" is no number of walls that the rules give."},
    {M::record_other_anchor,
     "Walls are named from \"{0}\" in this record; only lower-left is read."},
    {M::record_bad_position, "The start position \"{0}\" is not valid: {1}"},
    {M::record_bad_draws, "\"{0}\" is no draw rule: it is both, repetition, plies or none."},
    {M::record_bad_result, "\"{0}\" is no result: it is 1-0, 0-1, 1/2-1/2 or *."},
    {M::record_bad_termination,
     "\"{0}\" is no ending: it is goal, repetition, plies, resign or unfinished."},
    {M::record_wrong_number, "The number \"{0}\" does not fit here; perhaps some move is missing."},
    {M::record_wrong_side, "\"{0}\" says that {1} moves, but it is not that side's turn."},
    {M::record_after_end, "\"{0}\" stands after the end of the game."},
    {M::record_after_result, "\"{0}\" stands after the result."},
    {M::record_too_many, "\"{0}\" would be move 5,001; at most 5,000 are read."},
    {M::record_result_contradicts, "The result \"{0}\" contradicts the moves."},
    {M::record_termination_contradicts, "The ending \"{0}\" contradicts the moves or the result."},
    {M::record_missing_result, "The record stops here without the result its tags announce."},
    {M::record_damaged, "The check line does not fit what stands above it."},
    {M::record_more_games, "The text holds more than one game; the first is loaded."},

    // The text protocol. {0} is the command, its form, a number or a file.
    {M::qtp_unknown_command, "There is no command \"{0}\"."},
    {M::qtp_no_command, "There is no command behind the number."},
    {M::qtp_form, "The form is: {0}"},
    {M::qtp_line_too_long, "The line is longer than {0} bytes."},
    {M::qtp_started, "The number of walls is set before the first action."},
    {M::qtp_undo, "No more than {0} can be taken back."},
    {M::qtp_level, "Level {0} is not available."},
    {M::qtp_not_utf8, "The name of the file is not UTF-8."},
    {M::qtp_cannot_read, "The file \"{0}\" cannot be read."},
    {M::qtp_cannot_write, "The file \"{0}\" cannot be written."},
    {M::qtp_internal, "The computer found no legal action; that is our fault."},
});

constexpr bool in_order() {
  for (std::size_t i = 0; i < kTexts.size(); ++i) {
    if (static_cast<std::size_t>(kTexts[i].message) != i) return false;
  }
  return kTexts.size() == static_cast<std::size_t>(Message::count);
}
static_assert(in_order(), "every message has its text, in the order of the enumeration");

constexpr std::string_view kLetterWords[] = {"Alpha",   "Bravo", "Charlie", "Delta", "Echo",
                                             "Foxtrot", "Golf",  "Hotel",   "India"};

}  // namespace

std::string_view text_of(Message message) { return kTexts[static_cast<std::size_t>(message)].text; }

std::string say(Message message, std::initializer_list<std::string_view> arguments) {
  const std::string_view text = text_of(message);
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '{') {
      result += text[i];
      continue;
    }
    const auto place = static_cast<std::size_t>(text[i + 1] - '0');
    assert(place < arguments.size());
    result += arguments.begin()[place];
    i += 2;
  }
  return result;
}

std::string_view letter_word(int file) { return kLetterWords[file]; }

}  // namespace pawnpath
