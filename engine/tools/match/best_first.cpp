#include "engine/tools/match/best_first.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/ai/search.h"
#include "engine/rules/legal.h"

namespace pawnpath::tools {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kExploration = 1.2;
// How many hundredths of a step make an action e times as likely to be looked at.
constexpr double kTemperature = 60.0;

// An action out of a position, and what lies behind it.
struct Edge {
  Action action;
  float policy = 0;
  int visits = 0;
  double won = 0;  // the sum of the chances of the side that plays it
  int child = -1;  // in the row of nodes; none yet
};

struct Node {
  std::vector<Edge> edges;
};

double value_of(const Edge& edge, double unvisited) {
  return edge.visits > 0 ? edge.won / edge.visits : unvisited;
}

class BestFirst : public Contestant {
 public:
  BestFirst(const BestFirstOptions& options, const Networks& networks)
      : options_(options),
        networks_(networks),
        table_(std::size_t{8} << 20),
        search_(table_, networks) {}

  Action choose(const Game& game) override {
    const auto deadline = Clock::now() + options_.time;
    nodes_.clear();
    add_node(game.position());
    do {
      visit(0, game);
    } while (Clock::now() < deadline);
    const auto& edges = nodes_.front().edges;
    return std::max_element(edges.begin(), edges.end(),
                            [](const Edge& a, const Edge& b) { return a.visits < b.visits; })
        ->action;
  }

 private:
  [[nodiscard]] Score value(const Position& position) const {
    const RouteLengths routes = route_lengths(position);
    const Network* const network = networks_.of(position.rules());
    return network != nullptr ? network->evaluate(position, routes) : evaluate(position, routes);
  }

  int add_node(const Position& position) {
    Node node;
    double sum = 0;
    for (const Action action : legal_actions(position)) {
      Position next = position;
      next.apply(action);
      const bool wins = action.is_step() && goal_steps(position).has(action.square());
      const double order = wins ? 4.0 : -value(next) / kTemperature;
      node.edges.push_back({.action = action, .policy = static_cast<float>(std::exp(order))});
      sum += static_cast<double>(node.edges.back().policy);
    }
    for (Edge& edge : node.edges)
      edge.policy = static_cast<float>(edge.policy / sum);
    nodes_.push_back(std::move(node));
    return static_cast<int>(nodes_.size()) - 1;
  }

  // The chance to win of the side to move, seen by one more look below this node.
  double visit(int number, Game game) {
    const std::size_t chosen = choose_edge(nodes_[static_cast<std::size_t>(number)]);
    const auto edge = [&]() -> Edge& {
      return nodes_[static_cast<std::size_t>(number)].edges[chosen];
    };
    game.play(edge().action);
    double chance = 0.5;
    if (game.is_over()) {
      chance = game.outcome() == Outcome::draw ? 0.5 : 1.0;  // only who moved can have won
    } else if (edge().child >= 0) {
      chance = 1.0 - visit(edge().child, game);
    } else {
      chance = 1.0 - judge(game);
      edge().child = add_node(game.position());
    }
    ++edge().visits;
    edge().won += chance;
    return chance;
  }

  static std::size_t choose_edge(const Node& node) {
    int visits = 0;
    double won = 0;
    for (const Edge& edge : node.edges) {
      visits += edge.visits;
      won += edge.won;
    }
    // What was not looked at yet is taken for somewhat worse than the rest.
    const double unvisited = visits > 0 ? won / visits - 0.15 : 0.5;
    const double spread = kExploration * std::sqrt(visits + 1.0);
    const auto urgency = [&](const Edge& edge) {
      return value_of(edge, unvisited) +
             spread * static_cast<double>(edge.policy) / (1.0 + edge.visits);
    };
    const auto best =
        std::max_element(node.edges.begin(), node.edges.end(),
                         [&](const Edge& a, const Edge& b) { return urgency(a) < urgency(b); });
    return static_cast<std::size_t>(best - node.edges.begin());
  }

  double judge(const Game& game) {
    SearchLimits limits;
    limits.nodes = options_.leaf_nodes;
    limits.contempt = 0;
    return chance_to_win(search_.run(game, limits).best().score);
  }

  BestFirstOptions options_;
  Networks networks_;
  TranspositionTable table_;
  Search search_;
  std::vector<Node> nodes_;
};

}  // namespace

std::unique_ptr<Contestant> make_best_first(const BestFirstOptions& options,
                                            const Networks& networks) {
  return std::make_unique<BestFirst>(options, networks);
}

}  // namespace pawnpath::tools
