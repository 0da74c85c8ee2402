// bench-rules: exact figures for the rules. Prints counts and speeds; fails when a count is wrong.
//
// Four plies of both rule sets by plain recursion and with a table, then how fast late positions
// are played and taken back, and how fast their legal actions are listed.
#include <chrono>
#include <cstdio>
#include <vector>

#include "engine/rules/legal.h"
#include "engine/rules/perft.h"
#include "tests/engine/random_games.h"

namespace {

using namespace pawnpath;

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Counts the sequences and says how long it took; false when the count is not `expected`.
template <typename Count>
bool count_and_tell(const char* what, std::uint64_t expected, Count count) {
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t counted = count();
  const double seconds = seconds_since(start);
  std::printf("%-34s %12llu  %8.3f s  %s\n", what, static_cast<unsigned long long>(counted),
              seconds, counted == expected ? "right" : "WRONG");
  return counted == expected;
}

bool bench_perft() {
  constexpr std::uint64_t kStandard = 247'569'030;
  constexpr std::uint64_t kPassage = 23'458'826;
  const Position standard(RuleSet::standard);
  const Position passage(RuleSet::passage);
  bool right = true;
  right &= count_and_tell("perft 4 Standard", kStandard, [&] { return perft(standard, 4); });
  right &= count_and_tell("perft 4 Standard with table", kStandard,
                          [&] { return perft_with_table(standard, 4); });
  right &= count_and_tell("perft 4 Passage", kPassage, [&] { return perft(passage, 4); });
  right &= count_and_tell("perft 4 Passage with table", kPassage,
                          [&] { return perft_with_table(passage, 4); });
  return right;
}

// Positions of wall-heavy random games from ply 14 on, walls still in hand.
std::vector<Position> late_positions(RuleSet rules) {
  std::vector<Position> positions;
  for (std::uint64_t seed = 0; positions.size() < 2'000; ++seed) {
    test::play_random_game(rules, seed, [&](const Position& p, Action) {
      const bool late = p.walls().count() >= 3 * p.board().walls / 2;
      if (late && p.walls_left(p.turn()) > 0) positions.push_back(p);
    });
  }
  return positions;
}

void tell_speed(const char* what, const char* rules, long long done, double seconds,
                std::uint64_t check) {
  std::printf("%-34s %12.2f million a second, %.0f ns each  (%s, check %016llx)\n", what,
              static_cast<double>(done) / seconds / 1e6, seconds * 1e9 / static_cast<double>(done),
              rules, static_cast<unsigned long long>(check));
}

void bench_listing(const std::vector<Position>& positions, const char* rules) {
  constexpr int kRounds = 200;
  std::uint64_t check = 0;
  const auto start = std::chrono::steady_clock::now();
  for (int round = 0; round < kRounds; ++round) {
    for (const Position& p : positions)
      check += legal_actions(p).size();
  }
  const auto done = kRounds * static_cast<long long>(positions.size());
  tell_speed("legal_actions, late positions", rules, done, seconds_since(start), check);
}

void bench_apply_undo(const std::vector<Position>& positions, const char* rules) {
  constexpr int kRounds = 50;
  std::uint64_t check = 0;
  long long done = 0;
  double seconds = 0;
  for (const Position& p : positions) {
    Position position = p;
    const ActionList actions = legal_actions(position);
    const Square from = position.pawn(position.turn());
    const auto start = std::chrono::steady_clock::now();
    for (int round = 0; round < kRounds; ++round) {
      for (const Action action : actions) {
        position.apply(action);
        check += position.hash();
        position.undo(action, from);
      }
    }
    seconds += seconds_since(start);
    done += kRounds * static_cast<long long>(actions.size());
  }
  tell_speed("apply and undo, with hash", rules, done, seconds, check);
}

}  // namespace

int main() {
  const bool right = bench_perft();
  for (const auto& [rules, name] :
       {std::pair{RuleSet::standard, "Standard"}, std::pair{RuleSet::passage, "Passage"}}) {
    const std::vector<Position> positions = late_positions(rules);
    bench_listing(positions, name);
    bench_apply_undo(positions, name);
  }
  return right ? 0 : 1;
}
