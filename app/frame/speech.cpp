#include "app/frame/speech.h"

#include <vector>

#include "app/frame/shown_game.h"
#include "app/session/announce.h"
#include "app/session/phrases.h"
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

}  // namespace

std::string speak_turn(const Snapshot& snapshot, Wording wording) {
  std::string text = turn_and_last_move(shown_game(snapshot), wording);
  if (const auto person = snapshot.person()) {
    text += ' ' + phrase(Phrase::you_play, {side_name(*person)});
  }
  return view_first(snapshot, text);
}

std::string speak_pawns(const Snapshot& snapshot, Wording wording) {
  return view_first(snapshot, pawns_and_routes(snapshot.shown(), wording));
}

std::string speak_walls(const Snapshot& snapshot, Wording wording) {
  return view_first(snapshot, walls_left_sentence(snapshot.shown()) + " " +
                                  walls_on_board_sentence(snapshot.shown(), wording));
}

std::string speak_steps(const Snapshot& snapshot, Wording wording) {
  return view_first(snapshot, steps_sentence(shown_game(snapshot), wording));
}

std::string speak_position(const Snapshot& snapshot, Wording wording) {
  return view_first(snapshot, joined(describe(shown_game(snapshot), wording)));
}

std::string speak_threats(const Snapshot& snapshot, Wording wording) {
  const Position& position = snapshot.shown();
  const Side side = snapshot.person().value_or(position.turn());
  return view_first(snapshot, joined(threats(position, side, snapshot.person(), wording)));
}

std::string speak_place(const Snapshot& snapshot, Action place, SquareSet steps, Wording wording) {
  const Position& position = snapshot.shown();
  return view_first(snapshot,
                    place.is_wall()
                        ? wall_detail(position, place, snapshot.game->placed_by(place), wording)
                        : square_detail(position, place.square(), steps, wording));
}

}  // namespace pawnpath::app
