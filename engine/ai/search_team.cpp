#include "engine/ai/search_team.h"

#include <thread>
#include <utility>

namespace pawnpath {
namespace {

// The threads beside the caller's, ended and joined when this goes.
class Helpers {
 public:
  explicit Helpers(std::size_t count) : results_(count) { threads_.reserve(count); }
  ~Helpers() { end(); }
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;

  void start(Search& search, const Game& game, SearchLimits limits,
             const std::function<void()>& on_thread) {
    const std::size_t number = threads_.size();
    limits.stop = &stop_;
    // Every other one is a ply ahead, so that not all do the same at the same time.
    limits.first_depth = number % 2 == 0 ? 2 : 1;
    threads_.emplace_back([this, number, &search, &game, limits, on_thread] {
      if (on_thread) on_thread();
      results_[number] = search.run(game, limits);
    });
  }

  const std::vector<SearchResult>& end() {
    stop_.store(true, std::memory_order_relaxed);
    for (std::thread& thread : threads_) {
      if (thread.joinable()) thread.join();
    }
    return results_;
  }

 private:
  std::atomic<bool> stop_ = false;
  std::vector<SearchResult> results_;
  std::vector<std::thread> threads_;
};

}  // namespace

SearchTeam::SearchTeam(std::size_t table_bytes, Networks networks, std::function<void()> on_thread)
    : table_(table_bytes), networks_(std::move(networks)), on_thread_(std::move(on_thread)) {}

void SearchTeam::forget() {
  table_.clear();
  for (const auto& member : members_)
    member->forget();
}

Search& SearchTeam::member(std::size_t number) {
  while (members_.size() <= number)
    members_.push_back(std::make_unique<Search>(table_, networks_));
  return *members_[number];
}

SearchResult SearchTeam::run(const Game& game, SearchLimits limits, int threads,
                             const Search::OnDepth& on_depth) {
  table_.age();
  limits.ages_table = false;
  const auto count = static_cast<std::size_t>(threads > 1 ? threads - 1 : 0);
  Search& own = member(0);
  Helpers helpers(count);
  for (std::size_t i = 0; i < count; ++i)
    helpers.start(member(i + 1), game, limits, on_thread_);
  SearchResult best = own.run(game, limits, on_depth);
  std::int64_t nodes = best.nodes;
  for (const SearchResult& result : helpers.end()) {
    nodes += result.nodes;
    if (result.depth > best.depth) best = result;
  }
  best.nodes = nodes;
  return best;
}

}  // namespace pawnpath
