// Any bytes as a dialogue: each line has no reply or one that keeps the framing.
//
// Left out are commands that touch files and those that may think or count for long.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <string>

#include "engine/qtp/line_reader.h"
#include "engine/qtp/protocol.h"
#include "engine/record/utf8.h"

using namespace pawnpath;

namespace {

constexpr std::string_view kLeftOut[] = {"pp-save",  "pp-load",    "pp-perft",
                                         "pp-level", "pp-suggest", "pp-eval"};

void require(bool holds) {
  if (!holds) std::abort();
}

void check_reply(const std::string& reply) {
  if (reply.empty()) return;
  require(reply[0] == '=' || reply[0] == '?');
  require(reply.size() >= 3 && reply.find("\n\n") == reply.size() - 2);
  require(first_fault(reply) == std::string::npos && reply.find('\r') == std::string::npos);
}

void answer(Protocol& protocol, const LineReader& reader) {
  const std::string command = parse_line(reader.line()).command;
  if (std::find(std::begin(kLeftOut), std::end(kLeftOut), command) != std::end(kLeftOut)) return;
  check_reply(reader.is_too_long() ? protocol.handle_too_long(reader.line())
                                   : protocol.handle(reader.line()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Protocol protocol;
  LineReader reader;
  (void)protocol.handle("pp-level 1");
  for (std::size_t i = 0; i < size && !protocol.has_quit(); ++i) {
    if (!reader.add(static_cast<char>(data[i]))) continue;
    answer(protocol, reader);
    reader.next();
  }
  answer(protocol, reader);
  return 0;
}
