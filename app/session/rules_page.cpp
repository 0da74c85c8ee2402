#include "app/session/rules_page.h"

#include <array>

#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "engine/text/refusal_text.h"

namespace pawnpath::app {
namespace {

constexpr std::string_view kRules =
    "The race\n"
    "Light moves first. Light starts on E 1 and wins on any square of rank 9; Dark starts on E 9 "
    "and wins on any square of rank 1.\n"
    "A turn is one action: a step of your pawn, or one wall. You cannot pass. The first pawn on "
    "its goal edge wins at once.\n"
    "\n"
    "Steps\n"
    "A step goes one square up, down, left or right, not through a wall and not onto the other "
    "pawn.\n"
    "When the pawns stand next to each other with no wall between them, you may jump straight over "
    "the other pawn to the square behind it. You need not.\n"
    "When a wall or the edge of the board is behind the other pawn, you cannot jump straight. You "
    "may step to its left or right side instead, unless a wall or the edge shuts that side.\n"
    "\n"
    "Walls\n"
    "Each side has 10 walls. A wall is two squares long. A horizontal wall lies above its two "
    "squares, a vertical wall right of them.\n"
    "A wall may not overlap or cross another one. It may touch another at its ends, and it may "
    "meet "
    "one in the middle.\n"
    "Both pawns must keep a route of single steps to their goal. For that only walls count; the "
    "other pawn is not in the way.\n"
    "A wall that stands is never moved or taken back. With no walls left you can only step.\n"
    "\n"
    "Draws\n"
    "Two house rules make a draw, and each can be turned off for a new game: the same position "
    "with the same side to move for the third time, walls in hand included, and 500 moves without "
    "a winner.\n"
    "\n"
    "Names\n"
    "Squares are A 1 to I 9; A 1 is at the lower left. A wall is named by its square at the lower "
    "left and a direction: D 4 horizontal lies above D 4 and E 4, D 4 vertical lies right of D 4 "
    "and D 5. In the move box type d4h or d4v.\n"
    "\n"
    "Passage, the smaller game\n"
    "7 by 7 squares and 6 walls each. Light starts on D 1 and wins on rank 7; Dark starts on D 7 "
    "and wins on rank 1. All other rules are the same.\n"
    "\n"
    "What is often tried and refused\n";

constexpr auto kMistakes = std::to_array<CommonMistake>({
    {"Standing still.", "e1 e9 10 10 light -", "e1"},
    {"Stepping onto the other pawn.", "e4 e5 10 10 light -", "e5"},
    {"Stepping through a wall.", "e4 e9 10 9 light d4h", "e5"},
    {"Stepping diagonally.", "e4 e9 10 10 light -", "d5"},
    {"Going two squares.", "e1 e9 10 10 light -", "e3"},
    {"Jumping through a wall between the pawns.", "e4 e5 10 9 light e4h", "e6"},
    {"Jumping over pawn and wall.", "e4 e5 10 9 light e5h", "e6"},
    {"Stepping to the side while the jump is open.", "e4 e5 10 10 light -", "d5"},
    {"Stepping to a side that is shut.", "e4 e5 10 8 light e5h,d5v", "d5"},
    {"An eleventh wall.", "e1 e9 0 9 light d4h", "a1h"},
    {"Crossing a wall.", "e1 e9 10 9 light d4h", "d4v"},
    {"Covering half of a wall.", "e1 e9 10 9 light d4h", "e4h"},
    {"Shutting the other pawn in.", "e1 e9 7 7 light a4h,c4h,e4h,g4h,h4v,h6v", "h8v"},
    {"Shutting yourself in.", "a1 e9 9 9 light a2h", "b1v"},
});

std::string mistake_line(const CommonMistake& mistake) {
  const auto position = parse_position(mistake.position, RuleSet::standard);
  const auto move = parse_action(mistake.move, RuleSet::standard);
  const Refusal refusal = why_not(*position, *move);
  std::string line(mistake.thought);
  line += ' ';
  line += refusal_sentence(refusal, *position, kSpoken);
  return line + '\n';
}

}  // namespace

std::span<const CommonMistake> common_mistakes() { return kMistakes; }

std::string rules_page() {
  std::string page(kRules);
  for (const CommonMistake& mistake : kMistakes)
    page += mistake_line(mistake);
  return page;
}

}  // namespace pawnpath::app
