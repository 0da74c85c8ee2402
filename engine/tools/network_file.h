// The network that a developer's program is told to use: a file, for the rules that it was trained
// for, `hand` for none, or nothing for those built in.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "engine/ai/network.h"

namespace pawnpath::tools {

using NetworksResult = Result<Networks, std::string>;

[[nodiscard]] inline NetworksResult networks_from(const std::string& name) {
  if (name.empty()) return Networks::built_in();
  if (name == "hand") return Networks();
  std::FILE* file = std::fopen(name.c_str(), "rb");
  if (file == nullptr) return Failure<std::string>{name + ": cannot be opened"};
  std::vector<std::byte> bytes;
  std::byte buffer[65536];
  for (std::size_t got = 0; (got = std::fread(buffer, 1, sizeof buffer, file)) > 0;)
    bytes.insert(bytes.end(), buffer, buffer + got);
  std::fclose(file);
  const auto network = Network::read(bytes);
  if (!network) return Failure<std::string>{name + ": " + network.error()};
  return Networks{*network, *network};
}

}  // namespace pawnpath::tools
