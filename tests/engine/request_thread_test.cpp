// One thread, the newest request: stale work is told to stop, nothing outlives the thread.
#include "engine/ai/request_thread.h"

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <vector>

using namespace pawnpath;
using std::chrono::milliseconds;

namespace {

bool becomes(const std::atomic<int>& value, int wanted) {
  for (int i = 0; i < 2000 && value != wanted; ++i)
    std::this_thread::sleep_for(milliseconds(5));
  return value == wanted;
}

void wait_until_stopped(const std::atomic<bool>& stop) {
  while (!stop)
    std::this_thread::sleep_for(milliseconds(1));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(request_thread_h)

BOOST_AUTO_TEST_CASE(work_gets_its_number_and_is_wanted) {
  std::atomic<int> starts = 0;
  std::atomic<int> done = 0;
  RequestThread thread([&] { ++starts; });
  for (int i = 1; i <= 3; ++i) {
    std::atomic<std::uint64_t> seen = 0;
    const std::uint64_t number =
        thread.start([&](std::uint64_t own, const std::atomic<bool>& stop) {
          seen = own;
          BOOST_TEST(!stop);
          ++done;
        });
    BOOST_TEST(becomes(done, i));
    BOOST_TEST(seen == number);
    BOOST_TEST(thread.is_wanted(number));
  }
  BOOST_TEST(starts == 1);
}

BOOST_AUTO_TEST_CASE(a_newer_request_stops_the_older) {
  std::atomic<int> begun = 0;
  std::atomic<int> ended = 0;
  RequestThread thread;
  const auto work = [&](std::uint64_t, const std::atomic<bool>& stop) {
    ++begun;
    wait_until_stopped(stop);
    ++ended;
  };
  const std::uint64_t first = thread.start(work);
  BOOST_TEST(becomes(begun, 1));
  const std::uint64_t second = thread.start(work);
  BOOST_TEST(becomes(begun, 2));
  BOOST_TEST(ended == 1);
  BOOST_TEST(!thread.is_wanted(first));
  BOOST_TEST(thread.is_wanted(second));
  thread.cancel();
  BOOST_TEST(becomes(ended, 2));
  BOOST_TEST(!thread.is_wanted(second));
}

BOOST_AUTO_TEST_CASE(what_waits_is_replaced_and_never_begins) {
  std::atomic<int> begun = 0;
  std::atomic<int> stale = 0;
  RequestThread thread;
  thread.start([&](std::uint64_t, const std::atomic<bool>& stop) {
    ++begun;
    wait_until_stopped(stop);
    std::this_thread::sleep_for(milliseconds(50));
  });
  BOOST_TEST(becomes(begun, 1));
  thread.start([&](std::uint64_t, const std::atomic<bool>&) { ++stale; });
  thread.start([&](std::uint64_t, const std::atomic<bool>&) { ++begun; });
  BOOST_TEST(becomes(begun, 2));
  BOOST_TEST(stale == 0);
}

BOOST_AUTO_TEST_CASE(destruction_stops_the_work_and_joins) {
  std::atomic<int> begun = 0;
  std::atomic<int> ended = 0;
  {
    RequestThread thread;
    thread.start([&](std::uint64_t, const std::atomic<bool>& stop) {
      ++begun;
      wait_until_stopped(stop);
      ++ended;
    });
    BOOST_TEST(becomes(begun, 1));
  }
  BOOST_TEST(ended == 1);
}

BOOST_AUTO_TEST_SUITE_END()
