#include "engine/rules/game.h"

#include <cassert>

namespace pawnpath {

Game::Game(RuleSet rules, DrawRules draws) : Game(Position(rules), draws) {}

Game::Game(const Position& start, DrawRules draws) : draws_(draws), positions_{start}, times_{1} {
  assert(!start.has_reached_goal(Side::light) && !start.has_reached_goal(Side::dark));
}

std::optional<Side> Game::placed_by(Action wall) const {
  for (int ply = 0; ply < plies(); ++ply) {
    if (actions_[static_cast<std::size_t>(ply)] == wall) return mover_at(ply);
  }
  return std::nullopt;
}

Outcome Game::outcome() const {
  if (resigned_) return *resigned_ == Side::light ? Outcome::dark_wins : Outcome::light_wins;
  switch (termination()) {
    case Termination::goal:
      return position().has_reached_goal(Side::light) ? Outcome::light_wins : Outcome::dark_wins;
    case Termination::repetition:
    case Termination::plies:
      return Outcome::draw;
    case Termination::resign:
    case Termination::unfinished:
      break;
  }
  return Outcome::unfinished;
}

Termination Game::termination() const {
  if (resigned_) return Termination::resign;
  for (const Side side : kSides) {
    if (position().has_reached_goal(side)) return Termination::goal;
  }
  if (draws_.repetition && times_.back() >= kDrawTimes) return Termination::repetition;
  if (draws_.plies && plies() >= kDrawPlies) return Termination::plies;
  return Termination::unfinished;
}

bool Game::is_over() const {
  return termination() != Termination::unfinished || plies() >= kMostActions;
}

DrawWatch Game::draw_watch() const { return {plies(), times_.back()}; }

Refusal Game::why_not(Action action) const {
  Refusal refusal = pawnpath::why_not(position(), action);
  if (refusal.code == RefusalCode::off_board || !is_over()) return refusal;
  return {RefusalCode::game_over, action, {}, position().turn()};
}

Refusal Game::play(Action action) {
  const Refusal refusal = why_not(action);
  if (refusal.refused()) return refusal;
  undone_.clear();
  undone_resignation_.reset();
  push(action);
  return refusal;
}

bool Game::resign(Side side) {
  if (is_over()) return false;
  undone_.clear();
  undone_resignation_.reset();
  resigned_ = side;
  return true;
}

bool Game::undo() {
  if (resigned_) {
    undone_resignation_ = resigned_;
    resigned_.reset();
    return true;
  }
  if (actions_.empty()) return false;
  undone_.push_back(actions_.back());
  actions_.pop_back();
  positions_.pop_back();
  times_.pop_back();
  return true;
}

bool Game::redo() {
  if (undone_.empty()) {
    if (!undone_resignation_) return false;
    resigned_ = undone_resignation_;
    undone_resignation_.reset();
    return true;
  }
  const Action action = undone_.back();
  undone_.pop_back();
  push(action);
  return true;
}

void Game::push(Action action) {
  Position next = position();
  next.apply(action);
  positions_.push_back(next);
  actions_.push_back(action);
  times_.push_back(times_seen());
}

// Counts back to the last wall: what was before it cannot come again.
int Game::times_seen() const {
  int times = 1;
  for (std::size_t ply = actions_.size(); ply > 0 && actions_[ply - 1].is_step(); --ply) {
    if (positions_[ply - 1] == positions_.back()) ++times;
  }
  return times;
}

}  // namespace pawnpath
