// The analyst: lines for the position it was asked about, until it is cancelled.
#include "engine/ai/analyst.h"

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;
using std::chrono::milliseconds;

namespace {

// Collects an analyst's results.
class Results {
 public:
  Analyst::Callback callback() {
    return [this](std::uint64_t request, const SearchResult& result, bool is_final) {
      const std::lock_guard lock(mutex_);
      last_ = result;
      is_final_ = is_final;
      request_ = request;
      came_.notify_all();
    };
  }
  bool wait_for(std::uint64_t request, int depth) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, milliseconds(20'000),
                          [&] { return request_ == request && last_.depth >= depth; });
  }
  bool wait_for_end(std::uint64_t request) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, milliseconds(20'000),
                          [&] { return request_ == request && is_final_; });
  }
  SearchResult last() {
    const std::lock_guard lock(mutex_);
    return last_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::uint64_t request_ = 0;
  bool is_final_ = false;
  SearchResult last_;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(analyst_h)

BOOST_AUTO_TEST_CASE(deeper_and_deeper_until_another_position_comes) {
  Results results;
  Analyst analyst(results.callback());
  const std::uint64_t first = analyst.start(Game(), 3);
  BOOST_TEST(results.wait_for(first, 2));
  const std::uint64_t second = analyst.start(Game(at("e8 e2 10 10 light -")), 3);
  BOOST_TEST(results.wait_for(second, 1));
  const SearchResult seen = results.last();
  BOOST_TEST(seen.lines.size() == 3u);
  BOOST_TEST(to_string(seen.best().actions.front()) == "e9");
  analyst.cancel();
}

BOOST_AUTO_TEST_CASE(limits_end_it) {
  Results results;
  Analyst analyst(results.callback());
  Settings limits;
  limits.nodes = 300;
  BOOST_TEST(results.wait_for_end(analyst.start(Game(), 1, limits)));
  const SearchResult first = results.last();
  BOOST_TEST(results.wait_for_end(analyst.start(Game(), 1, limits)));
  BOOST_TEST((results.last().best().actions == first.best().actions));
}

BOOST_AUTO_TEST_CASE(what_scores_mean) {
  BOOST_TEST(outlook(150).hundredths == 150);
  BOOST_TEST(outlook(150).percent > 60);
  BOOST_TEST(outlook(0).percent == 50);
  BOOST_TEST(outlook(2000).percent == 99);
  BOOST_TEST(outlook(-2000).percent == 1);
  BOOST_TEST(outlook(win_in(3)).win_in_plies == 3);
  BOOST_TEST(outlook(win_in(3)).loss_in_plies == 0);
  BOOST_TEST(outlook(win_in(3)).percent == 100);
  BOOST_TEST(outlook(loss_in(4)).loss_in_plies == 4);
  BOOST_TEST(outlook(loss_in(4)).percent == 0);
}

BOOST_AUTO_TEST_SUITE_END()
