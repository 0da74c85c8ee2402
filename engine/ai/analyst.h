// Analyst: the best lines of a position, better and better, from a thread of its own.
//
// The call that matters is start(). It goes on until it is cancelled, the position changes or all
// is seen. outlook() says what a score means to a person.
#pragma once

#include <functional>

#include "engine/ai/player.h"
#include "engine/ai/request_thread.h"
#include "engine/text/advice_text.h"

namespace pawnpath {

[[nodiscard]] Outlook outlook(Score score);

class Analyst {
 public:
  // Called on the analyst's thread after each depth, and once more at the end unless the request
  // was cancelled; must be quick and must not call the analyst.
  using Callback =
      std::function<void(std::uint64_t request, const SearchResult& result, bool is_final)>;

  explicit Analyst(Callback on_result, std::function<void()> on_thread_start = {});

  // Looks for so many lines in a copy of `game`, which must not be over; limits as Computer's
  // analyse(). A request under way is cancelled. Returns the request's number.
  std::uint64_t start(const Game& game, int lines, const Settings& limits = {});
  void cancel() { thread_.cancel(); }

 private:
  Callback on_result_;
  Computer computer_;     // used on the thread alone
  RequestThread thread_;  // last: it is joined before the rest goes
};

}  // namespace pawnpath
