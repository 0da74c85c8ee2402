#include "app/session/phrases.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace pawnpath::app {
namespace {

struct Entry {
  Phrase name;
  std::string_view text;
};

using P = Phrase;

constexpr auto kTexts = std::to_array<Entry>({
    // The session. A rule set or a side; a number of moves.
    {P::new_game, "New game."},
    {P::you_play, "You play {0}."},
    {P::computer_plays, "The computer plays both sides."},
    // The players, the number of moves; then a side.
    {P::loaded, "Game loaded. {0}, {1}."},
    {P::resign_question, "Give up this game? {0} loses it."},
    {P::thinking, "The computer is thinking."},
    {P::viewing_start, "You are viewing the start of the game."},
    {P::viewing, "You are viewing move {0}."},
    {P::view_first_return, "Escape returns to the game."},
    {P::returned, "Back at the game."},
    {P::continued_at_start, "The game goes on from its start."},
    {P::continued, "The game goes on from move {0}."},
    {P::paused, "Play is paused."},
    {P::resumed, "Play goes on."},
    {P::options, "The players have changed: {0}."},
    {P::nothing_to_undo, "There is no move to take back."},
    {P::no_turn_of_yours, "There is no earlier position where it is your turn."},
    {P::nothing_to_redo, "There is no move to play again."},
    {P::nobody_resigns, "The computer plays both sides, and it does not resign."},
    {P::not_viewing, "You are at the game's last position already."},
    {P::only_two_computers, "Only a game between two computers can be paused."},
    {P::nothing_to_pause, "The game is over: there is nothing to pause."},
    // A level.
    {P::computer_name, "Computer, {0}"},
    {P::analysis_begins, "Looking for the best lines."},
    {P::analysis_over, "The game is over in this position."},
    {P::suggesting, "Looking for good moves."},
    {P::nothing_to_suggest, "The game is over: there is nothing to suggest."},
    {P::analysis_on, "Best lines shown, after the list of moves."},
    {P::analysis_off, "Best lines hidden."},

    // Practice positions.
    {P::practice_opening, "Opening"},
    {P::practice_detour, "Wall detour"},
    {P::practice_jump, "Jump"},
    {P::practice_blocked_jump, "Blocked jump"},
    // A name, the routes of Light and Dark, the steps.
    {P::practice_item, "{0}: routes {1} and {2}, steps {3}"},
    {P::practice_begins, "Practice position, {0}."},

    // The list of games. A level.
    {P::games_computer, "computer {0}"},
    {P::games_you, "you"},
    {P::games_nameless, "no name"},
    {P::games_two_people, "Two people"},
    // Who plays Light, who plays Dark.
    {P::games_players, "Light {0}, Dark {1}"},
    // A side.
    {P::games_won, "{0} won"},
    {P::games_drawn, "drawn"},
    {P::games_stopped, "stopped"},
    {P::games_to_move, "{0} to move"},
    // A day, a month, a year; that and the time of day.
    {P::games_date, "{0} {1} {2}"},
    {P::games_time, "{0}, {1}"},
    // The players, the rules, the number of moves, how it stands, when.
    {P::games_item, "{0}: {1}, {2}, {3}."},
    {P::games_item_time, "{0}: {1}, {2}, {3}, {4}."},
    // A number, a folder.
    {P::games_damaged_one, "One game of the list is damaged. Its file stays in {1}."},
    {P::games_damaged, "{0} games of the list are damaged. Their files stay in {1}."},
    // A sentence with the reason.
    {P::games_unsaved, "The game before is in the list, but not on the disk yet. {0}"},
    // The players, the number of moves.
    {P::games_resumed, "The game goes on. {0}, {1}."},
    {P::games_none, "No game is waiting: none was left for another one."},
    {P::rules_standard, "Standard"},
    {P::rules_passage, "Passage"},
    {P::one_move, "{0} move"},
    {P::many_moves, "{0} moves"},
    {P::january, "January"},
    {P::february, "February"},
    {P::march, "March"},
    {P::april, "April"},
    {P::may, "May"},
    {P::june, "June"},
    {P::july, "July"},
    {P::august, "August"},
    {P::september, "September"},
    {P::october, "October"},
    {P::november, "November"},
    {P::december, "December"},

    // Results. A level, three numbers.
    {P::tally_line, "{0}: {1} won, {2} lost, {3} drawn."},
    {P::tally_empty, "No game against the computer has been finished yet."},
    {P::tally_what_counts,
     "A game counts once, at its first end, when you have played it from the start against one "
     "level with all walls. Moves that were taken back do not matter."},
    {P::tally_unsaved, "The result could not be saved. {0}"},

    // Positions and the clipboard.
    {P::position_is_valid, "The position can be played."},
    {P::position_begins, "The game begins from the position you set up."},
    // A wall, how many there are now.
    {P::wall_added, "Wall {0} added; walls on the board: {1}."},
    {P::wall_removed, "Wall {0} removed; walls on the board: {1}."},
    {P::wall_unchanged, "Nothing has changed for wall {0}; walls on the board: {1}."},
    {P::position_copied, "Position line copied."},
    {P::record_copied, "Record copied."},
    {P::clipboard_held, "Nothing was copied: another program holds the clipboard."},
    {P::clipboard_empty, "There is no text on the clipboard, or another program holds it."},
    // The view.
    {P::path_hint_on, "The path hint is shown."},
    {P::path_hint_off, "The path hint is hidden."},
    {P::turned_on, "The board is turned: Light plays down the screen."},
    {P::turned_off, "The board is not turned: Light plays up the screen."},
    {P::coordinates_on, "Coordinates are shown."},
    {P::coordinates_off, "Coordinates are hidden."},

    // Files. A path, a reason.
    {P::cannot_open, "{0} cannot be opened: {1}"},
    // A name, a sentence.
    {P::not_opened, "{0} was not opened. {1}"},
    {P::cannot_write, "{0} was not saved: {1}"},
    {P::cannot_replace, "{0} was not saved, the old file is unchanged: {1}"},
    {P::held_by_another, "another program is using the file."},
    {P::too_big, "it is larger than any game."},
    {P::not_found, "it does not exist."},
    {P::is_folder, "it is a folder."},
    {P::disk_full, "the disk is full."},
    {P::no_permission, "the system does not allow it."},
    {P::system_reason, "the system reports error {0}."},
    // A sentence with the reason.
    {P::autosave_failed, "The game goes on, but could not be saved. {0}"},
    {P::autosave_back, "The game is saved again."},
    {P::autosave_damaged, "The game saved last is damaged. {0}"},
    {P::autosave_lost, "Neither it nor the one before can be read, so a new game begins."},
    {P::autosave_missing, "The game saved last is missing."},
    // A sentence with the reason.
    {P::autosave_held,
     "The game saved last cannot be read now, and until it can this one is not saved by itself. "
     "{0}"},
    {P::autosave_readable,
     "The game saved last can be read again and is in the list of games. This one is saved, too."},
    {P::folder_missing, "its folder does not exist or takes no files."},
    {P::backup_used, "The one saved before it is on the board."},
    {P::newer_version, "It may come from a newer version of Pawn Path."},
    {P::cut_short, "The file ends too early."},
    // A path.
    {P::kept_as, "The damaged file is kept as {0}."},
    // A name.
    {P::file_damaged, "{0} is damaged and could not be read."},
    // A sentence with the file and the reason.
    {P::not_saved_there, "{0} Nothing is saved in this file until Pawn Path starts again."},
    {P::second_instance,
     "Pawn Path is running already. This window does not save its game by itself."},
    {P::no_data_folder, "The folder {0} cannot be used, so nothing is saved: {1}"},
    {P::no_folder, "There is no folder to save in."},

    // The command line. An option.
    {P::option_unknown, "\"{0}\" is no option of Pawn Path."},
    {P::option_needs_value, "The option {0} needs a value."},
    {P::option_twice, "The option {0} is given twice."},
    // The option, the text.
    {P::option_not_a_number, "The option {0} needs a whole number, not \"{1}\"."},
    {P::option_one_record, "Only one record can be opened; \"{0}\" is a second one."},
    {P::option_usage,
     "Usage: PawnPath [--data-dir FOLDER] [--seed N] [--no-animation] [--nodes N] [RECORD]"},

    // A name, a folder; a number; the name of a part, a sentence with the reason.
    {P::recent_file, "{0}, in {1}"},
    {P::recent_gone, "It is no longer in the list of recent files."},
    {P::only_one_opened, "Only the first of {0} files was opened."},
    // A sentence with the reason.
    {P::settings_unsaved, "The settings could not be saved. {0}"},
    {P::record_saved, "Record saved."},
    {P::picture_saved, "Picture saved."},
    // What is in it.
    {P::backup_saved, "Saved in the backup: {0}."},
    // Names of files.
    {P::backup_left_out, "Left out, because damaged: {0}."},
    {P::game_not_in_time, "The game on the board could not be saved in time."},
    // That sentence.
    {P::backup_lacks_moves, "{0} Its last moves may be missing from the backup."},
    {P::backup_other, "This file is no backup of Pawn Path."},
    {P::backup_damaged, "This backup is damaged or was changed, so nothing was restored."},
    {P::backup_newer,
     "This backup comes from a newer version of Pawn Path, so nothing was restored."},
    {P::backup_empty, "There is nothing in this backup."},
    {P::backup_unknown_part,
     "This backup has a part that Pawn Path does not know, \"{0}\", so nothing was restored."},
    {P::backup_bad_part,
     "The part {0} of this backup cannot be used, so nothing was restored. {1}"},
    {P::not_restored, "Nothing was restored. {0}"},
    // What was restored, a date, a path.
    {P::restored, "Restored from {1}: {0}. What was there before is kept as {2}."},
    {P::part_settings, "the settings"},
    {P::part_game, "the game on the board"},
    {P::part_slot, "the saved position"},
    {P::part_results, "the results"},
    {P::part_one_game, "one earlier game"},
    {P::part_games, "{0} earlier games"},
});

constexpr bool in_order() {
  for (std::size_t i = 0; i < kTexts.size(); ++i) {
    if (static_cast<std::size_t>(kTexts[i].name) != i) return false;
  }
  return kTexts.size() == static_cast<std::size_t>(Phrase::count);
}
static_assert(in_order(), "every phrase has its text, in the order of the enumeration");

}  // namespace

std::string phrase(Phrase name, std::initializer_list<std::string_view> arguments) {
  const std::string_view text = kTexts[static_cast<std::size_t>(name)].text;
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

}  // namespace pawnpath::app
