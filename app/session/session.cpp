#include "app/session/session.h"

#include <cassert>

#include "app/session/announce.h"
#include "app/session/phrases.h"
#include "app/session/thinker.h"
#include "engine/rules/notation.h"

namespace pawnpath::app {
namespace {

bool changes_game(EventKind kind) {
  switch (kind) {
    case EventKind::new_game:
    case EventKind::loaded:
    case EventKind::played:
    case EventKind::undone:
    case EventKind::redone:
    case EventKind::resigned:
    case EventKind::continued:
      return true;
    default:
      return false;
  }
}

// The walls in hand swapped, where nothing else was set up.
Position start_for_rematch(const Position& start) {
  Setup setup;
  setup.rules = start.rules();
  for (const Side side : kSides) {
    setup.pawns[index(side)] = start.board().start(side);
    setup.walls_left[index(side)] = start.walls_left(side);
  }
  if (start != Position(setup)) return start;
  std::swap(setup.walls_left[0], setup.walls_left[1]);
  return Position(setup);
}

}  // namespace

Session::Session(SessionHooks hooks, const SessionSettings& settings)
    : hooks_(std::move(hooks)), settings_(settings), door_(std::make_shared<Session*>(this)) {
  snapshot_.game = std::make_shared<const Game>(game_);
}

Session::~Session() {
  thinker_.reset();
  door_.reset();
}

void Session::add_listener(Listener listener) { listeners_.push_back(std::move(listener)); }

void Session::set_settings(const SessionSettings& settings) { settings_ = settings; }

// --- Games

void Session::start(Game game, const Seat (&seats)[2], Event event) {
  stop_thinking();
  game_ = std::move(game);
  ++games_;
  for (const Side side : kSides)
    snapshot_.seats[index(side)] = seats[index(side)];
  snapshot_.viewed_ply.reset();
  snapshot_.paused =
      event.kind == EventKind::loaded && snapshot_.two_computers() && !game_.is_over();
  publish(std::move(event));
}

void Session::new_game(const GameOptions& options, std::string event_text) {
  start(Game(options.start, options.draws), options.seats,
        {.kind = EventKind::new_game, .text = std::move(event_text)});
}

void Session::load(Game game, const Seat (&seats)[2], std::string event_text) {
  start(std::move(game), seats, {.kind = EventKind::loaded, .text = std::move(event_text)});
}

void Session::rematch() {
  new_game({start_for_rematch(game_.start()),
            game_.draw_rules(),
            {snapshot_.seats[1], snapshot_.seats[0]}});
}

void Session::set_seats(const Seat (&seats)[2]) {
  const int turn = index(game_.position().turn());
  if (seats[turn].level != snapshot_.seats[turn].level) stop_thinking();
  for (const Side side : kSides)
    snapshot_.seats[index(side)] = seats[index(side)];
  if (!snapshot_.two_computers()) snapshot_.paused = false;
  publish({.kind = EventKind::options});
}

// --- A person's action

Refusal Session::why_not(Action action) const {
  const Side turn = game_.position().turn();
  if (snapshot_.is_viewing()) return {RefusalCode::not_your_turn, action, {}, turn};
  const Refusal refusal = game_.why_not(action);
  if (refusal.code == RefusalCode::off_board || refusal.code == RefusalCode::game_over) {
    return refusal;
  }
  if (snapshot_.seat(turn).is_computer()) return {RefusalCode::not_your_turn, action, {}, turn};
  return refusal;
}

Refusal Session::play(Action action) {
  const Refusal refusal = why_not(action);
  if (refusal.refused()) return refuse(refusal);
  const Side mover = game_.position().turn();
  game_.play(action);
  publish({.kind = EventKind::played, .action = action, .mover = mover});
  return refusal;
}

Refusal Session::play(std::string_view text) {
  const auto parsed = parse_action(text, game_.position().rules());
  const Refusal refusal = parsed ? why_not(*parsed) : parsed.error();
  return refusal.refused() ? refuse(refusal, text) : play(*parsed);
}

bool Session::resign() {
  if (snapshot_.is_viewing()) return refuse(viewing_refusal());
  if (snapshot_.two_computers()) return refuse(phrase(Phrase::nobody_resigns));
  const Side turn = game_.position().turn();
  const Side side = snapshot_.person().value_or(turn);
  if (!game_.resign(side)) {
    refuse({RefusalCode::game_over, {}, {}, turn});
    return false;
  }
  stop_thinking();
  publish({.kind = EventKind::resigned, .mover = side});
  return true;
}

// --- Asking

bool Session::computer_is_due() const {
  return !snapshot_.paused && !game_.is_over() &&
         snapshot_.seat(game_.position().turn()).is_computer();
}

std::string Session::viewing_refusal() const {
  return viewing_sentence(snapshot_) + ' ' + phrase(Phrase::view_first_return);
}

// --- Telling

Refusal Session::refuse(const Refusal& refusal, std::string_view typed) {
  Event event{.kind = EventKind::refused, .action = refusal.asked, .refusal = refusal};
  if (snapshot_.is_viewing()) event.text = viewing_refusal();
  event.typed = typed;
  publish(std::move(event));
  return refusal;
}

bool Session::refuse(std::string text) {
  publish({.kind = EventKind::refused, .text = std::move(text)});
  return false;
}

void Session::renew_snapshot() {
  snapshot_.thinking = thinker_ && thinker_->is_busy();
  snapshot_.can_undo = !snapshot_.is_viewing() &&
                       (game_.termination() == Termination::resign || plies_to_undo() > 0);
  snapshot_.can_redo = !snapshot_.is_viewing() && game_.can_redo();
  ++snapshot_.revision;
}

void Session::publish(Event event) {
  think_if_due();
  event.before = snapshot_.game;
  if (changes_game(event.kind)) snapshot_.game = std::make_shared<const Game>(game_);
  renew_snapshot();
  outbox_.emplace_back(snapshot_, std::move(event));
  if (telling_) return;
  telling_ = true;
  while (!outbox_.empty()) {
    const auto [snapshot, what] = std::move(outbox_.front());
    outbox_.pop_front();
    for (std::size_t i = 0; i < listeners_.size(); ++i)
      listeners_[i](snapshot, what);
  }
  telling_ = false;
}

}  // namespace pawnpath::app
