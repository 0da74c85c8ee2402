#include "app/frame/position_lines.h"

#include "app/frame/shown_game.h"
#include "engine/text/position_text.h"

namespace pawnpath::app {

std::vector<std::string> position_lines(const Snapshot& snapshot, Wording wording,
                                        std::optional<BrailleOrder> rows) {
  const Game game = shown_game(snapshot);
  if (!rows) return describe(game, wording);
  // The rows first: the number of a line is that of its rank or file.
  std::vector<std::string> lines = braille_rows(game.position(), *rows, wording);
  lines.push_back(turn_sentence(game, wording));
  lines.push_back(walls_left_sentence(game.position()));
  lines.push_back(draw_watch_sentence(game));
  for (std::string& line : braille_legend(*rows))
    lines.push_back(std::move(line));
  return lines;
}

}  // namespace pawnpath::app
