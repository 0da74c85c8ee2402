// Game: a start position and the actions played from it, with draws, results, undo and redo.
//
// The call that matters is play(), which refuses what the rules refuse and changes nothing then.
// Game knows no players, no clocks and no files. How far Undo goes back against a computer is the
// Session's affair; here it is one step of history.
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/position.h"
#include "engine/rules/refusal.h"

namespace pawnpath {

// The two house rules for draws; each can be off for a new game.
struct DrawRules {
  bool repetition = true;  // third time the same position with the same side to move
  bool plies = true;       // 500 plies without a winner
  friend bool operator==(DrawRules, DrawRules) = default;
};

inline constexpr int kDrawTimes = 3;
inline constexpr int kDrawPlies = 500;
// A game without draw rules stops unfinished here.
inline constexpr int kMostActions = 5000;

enum class Outcome : std::uint8_t { unfinished, light_wins, dark_wins, draw };
enum class Termination : std::uint8_t { unfinished, goal, repetition, plies, resign };

struct DrawWatch {
  int plies;  // played so far
  int times;  // how often the position now on the board has been on it, this time included
};

class Game {
 public:
  explicit Game(RuleSet rules = RuleSet::standard, DrawRules draws = {});
  // Precondition: neither side has won in `start`.
  explicit Game(const Position& start, DrawRules draws = {});

  // What is on the board, and how it came about.
  [[nodiscard]] const Position& position() const { return positions_.back(); }
  [[nodiscard]] const Position& start() const { return positions_.front(); }
  [[nodiscard]] int plies() const { return static_cast<int>(actions_.size()); }
  [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }
  // The position after `ply` actions. Precondition: 0 <= ply <= plies().
  [[nodiscard]] const Position& position_at(int ply) const {
    return positions_[static_cast<std::size_t>(ply)];
  }
  // Who played action number `ply` (from 0).
  [[nodiscard]] Side mover_at(int ply) const { return position_at(ply).turn(); }
  // Who placed `wall`; nothing for a wall of the start position or none at all.
  [[nodiscard]] std::optional<Side> placed_by(Action wall) const;
  [[nodiscard]] DrawRules draw_rules() const { return draws_; }

  // How it stands.
  [[nodiscard]] Outcome outcome() const;
  [[nodiscard]] Termination termination() const;
  // True when no further action is accepted: a result, or the bound of 5,000 actions.
  [[nodiscard]] bool is_over() const;
  [[nodiscard]] DrawWatch draw_watch() const;

  // Playing. A refused action changes nothing; a new action clears what could be redone.
  [[nodiscard]] Refusal why_not(Action action) const;
  Refusal play(Action action);
  // `side` gives up; false when the game is over already.
  bool resign(Side side);

  // One step back or forth: a resignation, else an action. False when there is none.
  [[nodiscard]] bool can_undo() const { return resigned_.has_value() || !actions_.empty(); }
  [[nodiscard]] bool can_redo() const {
    return !undone_.empty() || undone_resignation_.has_value();
  }
  bool undo();
  bool redo();

 private:
  void push(Action action);
  [[nodiscard]] int times_seen() const;

  DrawRules draws_;
  std::vector<Position> positions_;  // one more than actions_
  std::vector<Action> actions_;
  std::vector<int> times_;      // per position, how often it had been seen by then
  std::vector<Action> undone_;  // the next one to redo last
  std::optional<Side> resigned_;
  std::optional<Side> undone_resignation_;  // redone after undone_
};

}  // namespace pawnpath
