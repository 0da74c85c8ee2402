// A dialogue with the text protocol for tests.
//
// `Dialogue d; d("playmove light e2")` is the exact reply; `d.all({"..."})` sends several lines and
// gives the last reply.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/qtp/protocol.h"

namespace pawnpath::test {

class Dialogue {
 public:
  Dialogue() = default;
  Dialogue(std::initializer_list<std::string_view> lines) { (void)all(lines); }

  std::string operator()(std::string_view line) { return protocol_.handle(line); }

  std::string all(std::initializer_list<std::string_view> lines) {
    std::string reply;
    for (const std::string_view line : lines)
      reply = protocol_.handle(line);
    return reply;
  }

  // The refusal's code, or the whole reply when it is none.
  std::string code(std::string_view line) {
    const std::string reply = protocol_.handle(line);
    return reply.starts_with("? ") ? reply.substr(2, reply.find(':') - 2) : reply;
  }

  [[nodiscard]] const Protocol& protocol() const { return protocol_; }

 private:
  Protocol protocol_;
};

inline constexpr const char* kDone = "=\n\n";

}  // namespace pawnpath::test
