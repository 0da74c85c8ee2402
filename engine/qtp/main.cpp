// The program pawnpath-engine: the text protocol on standard input and output.
#include <cstdio>
#include <exception>
#include <string>

#include "engine/qtp/line_reader.h"
#include "engine/qtp/protocol.h"
#include "engine/rules/processor.h"

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

namespace {

using pawnpath::LineReader;
using pawnpath::Protocol;

// Line ends are LF everywhere, and the end of the input is its end, not a Ctrl+Z in it.
void make_streams_binary() {
#ifdef _WIN32
  _setmode(_fileno(stdin), _O_BINARY);
  _setmode(_fileno(stdout), _O_BINARY);
#endif
}

// False when nobody listens any more.
bool answer(Protocol& protocol, const LineReader& reader) {
  const std::string reply = reader.is_too_long() ? protocol.handle_too_long(reader.line())
                                                 : protocol.handle(reader.line());
  return std::fwrite(reply.data(), 1, reply.size(), stdout) == reply.size() &&
         std::fflush(stdout) == 0;
}

// False when a reply could not be written.
bool run() {
  Protocol protocol;
  LineReader reader;
  for (int byte = std::getchar(); byte != EOF; byte = std::getchar()) {
    if (!reader.add(static_cast<char>(byte))) continue;
    if (!answer(protocol, reader)) return false;
    if (protocol.has_quit()) return true;
    reader.next();
  }
  return reader.is_empty() || answer(protocol, reader);
}

}  // namespace

int main() {
  if (!pawnpath::processor_is_supported()) {
    std::fprintf(stderr, "pawnpath-engine: %s\n", pawnpath::kUnsupportedProcessor);
    return 1;
  }
  try {
    make_streams_binary();
    if (!run()) {
      std::fputs("pawnpath-engine: a reply could not be written\n", stderr);
      return 1;
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "pawnpath-engine: %s\n", error.what());
    return 1;
  }
  return 0;
}
