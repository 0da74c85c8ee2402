// The network that a developer's program is told to use: a file, `hand` for none, or nothing for
// the one built in.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "engine/ai/network.h"

namespace pawnpath::tools {

using NetworkResult = Result<std::shared_ptr<const Network>, std::string>;

// A pointer to nothing means evaluation by hand.
[[nodiscard]] inline NetworkResult network_from(const std::string& name) {
  if (name.empty()) return Network::built_in();
  if (name == "hand") return std::shared_ptr<const Network>();
  std::FILE* file = std::fopen(name.c_str(), "rb");
  if (file == nullptr) return Failure<std::string>{name + ": cannot be opened"};
  std::vector<std::byte> bytes;
  std::byte buffer[65536];
  for (std::size_t got = 0; (got = std::fread(buffer, 1, sizeof buffer, file)) > 0;)
    bytes.insert(bytes.end(), buffer, buffer + got);
  std::fclose(file);
  return Network::read(bytes);
}

}  // namespace pawnpath::tools
