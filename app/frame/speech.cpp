#include "app/frame/speech.h"

#include <vector>

#include "app/frame/shown_game.h"
#include "app/session/announce.h"
#include "engine/text/cell_text.h"
#include "engine/text/position_text.h"
#include "engine/text/threat_text.h"

namespace pawnpath::app {
namespace {

std::string joined(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& sentence : sentences) {
    if (!text.empty()) text += ' ';
    text += sentence;
  }
  return text;
}

std::string answer(const Snapshot& snapshot, const std::string& text) {
  return snapshot.is_viewing() ? viewing_sentence(snapshot) + " " + text : text;
}

}  // namespace

std::string speak_turn(const Snapshot& snapshot, Wording wording) {
  return answer(snapshot, turn_and_last_move(shown_game(snapshot), wording));
}

std::string speak_pawns(const Snapshot& snapshot, Wording wording) {
  return answer(snapshot, pawns_and_routes(snapshot.shown(), wording));
}

std::string speak_walls(const Snapshot& snapshot, Wording wording) {
  return answer(snapshot, walls_left_sentence(snapshot.shown()) + " " +
                              walls_on_board_sentence(snapshot.shown(), wording));
}

std::string speak_steps(const Snapshot& snapshot, Wording wording) {
  return answer(snapshot, steps_sentence(shown_game(snapshot), wording));
}

std::string speak_position(const Snapshot& snapshot, Wording wording) {
  return answer(snapshot, joined(describe(shown_game(snapshot), wording)));
}

std::string speak_threats(const Snapshot& snapshot, Wording wording) {
  const Position& position = snapshot.shown();
  const Side side = snapshot.person().value_or(position.turn());
  return answer(snapshot, joined(threats(position, side, snapshot.person(), wording)));
}

std::string speak_place(const Snapshot& snapshot, Action place, SquareSet steps, Wording wording) {
  const Position& position = snapshot.shown();
  return answer(snapshot,
                place.is_wall()
                    ? wall_detail(position, place, snapshot.game->placed_by(place), wording)
                    : square_detail(position, place.square(), steps, wording));
}

}  // namespace pawnpath::app
