// bench-search: how many positions a second the search looks at, and how deep it comes with them.
//
//   bench-search [NODES]     for each position; 2,000,000 without
//
// Prints, for the opening, a middle game and a late one, nodes a second and the depth reached, with
// the evaluation by hand and with the network built in; the nodes are counted as limits count them.
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "engine/ai/search.h"
#include "engine/rules/position_line.h"

namespace {

using namespace pawnpath;

constexpr const char* kLines[] = {"e1 e9 10 10 light -",
                                  "e4 e6 6 6 light c3h,e3h,d5v,f6h,b7v,g4h,c6h,f2v",
                                  "d5 f4 2 3 dark a3h,c3h,e3h,g4h,d6v,f5v,c6h,e6h,b7v,g7h,h2v,a6h"};

void measure(const char* what, const Networks& networks, std::int64_t nodes) {
  for (const char* line : kLines) {
    const auto position = parse_position(line, RuleSet::standard);
    if (!position) continue;
    TranspositionTable table(std::size_t{64} << 20);
    Search search(table, networks);
    SearchLimits limits;
    limits.nodes = nodes;
    const auto begun = std::chrono::steady_clock::now();
    const SearchResult result = search.run(Game(*position), limits);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begun;
    std::printf("%-8s %9.0f nodes a second, depth %2d  %s\n", what,
                static_cast<double>(result.nodes) / time.count(), result.depth, line);
  }
}

}  // namespace

int main(int count, char** words) {
  const std::int64_t nodes = count > 1 ? std::atoll(words[1]) : 2'000'000;
  if (nodes <= 0) return std::fputs("bench-search [NODES]\n", stderr), 2;
  measure("by hand", {}, nodes);
  measure("network", Networks::built_in(), nodes);
  return 0;
}
