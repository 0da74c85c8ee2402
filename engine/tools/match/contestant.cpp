#include "engine/tools/match/contestant.h"

#include <sstream>
#include <string_view>

#include "engine/ai/player.h"
#include "engine/rules/legal.h"
#include "engine/tools/match/best_first.h"
#include "engine/tools/match/pipe.h"
#include "engine/tools/network_file.h"

namespace pawnpath::tools {
namespace {

constexpr std::string_view kPipe = "pipe=";
constexpr std::string_view kBlackPipe = "black-pipe=";
constexpr std::string_view kBestFirst = "best-first";

class RandomContestant : public Contestant {
 public:
  explicit RandomContestant(std::uint64_t seed) : random_(seed) {}
  Action choose(const Game& game) override {
    const ActionList actions = legal_actions(game.position());
    return actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
  }

 private:
  Random random_;
};

class LevelContestant : public Contestant {
 public:
  LevelContestant(const Settings& settings, const Networks& networks)
      : settings_(settings), computer_(std::size_t{32} << 20, networks) {}
  Action choose(const Game& game) override { return computer_.choose(game, settings_); }

 private:
  Settings settings_;
  Computer computer_;
};

bool read_setting(const std::string& item, Settings& settings) {
  const std::size_t equals = item.find('=');
  if (equals == std::string::npos) return false;
  const std::string name = item.substr(0, equals);
  const long long value = std::atoll(item.c_str() + equals + 1);
  if (name == "level" && value >= 1 && value <= 6) {
    settings.level = static_cast<Level>(value);
  } else if (name == "nodes" && value > 0) {
    settings.nodes = value;
  } else if (name == "time" && value > 0) {
    settings.time = std::chrono::milliseconds(value);
  } else if (name == "threads" && value > 0) {
    settings.threads = static_cast<int>(value);
  } else if (name == "varied") {
    settings.varied = value != 0;
  } else if (name == "seed") {
    settings.seed ^= static_cast<std::uint64_t>(value) * 0x9E3779B97F4A7C15u;
  } else {
    return false;
  }
  return true;
}

BestFirstOptions best_first_options(const Settings& settings) {
  BestFirstOptions options;
  if (settings.time) options.time = *settings.time;
  if (settings.nodes) options.leaf_nodes = static_cast<int>(*settings.nodes);
  return options;
}

}  // namespace

std::unique_ptr<Contestant> make_contestant(const std::string& text, std::uint64_t game_seed) {
  if (text == "random") return std::make_unique<RandomContestant>(game_seed);
  if (text.starts_with(kPipe)) return make_pipe_contestant(text.substr(kPipe.size()), false);
  if (text.starts_with(kBlackPipe)) {
    return make_pipe_contestant(text.substr(kBlackPipe.size()), true);
  }
  Settings settings;
  settings.seed = game_seed;
  std::istringstream items(text);
  std::string network_name;
  const bool is_best_first = text.starts_with(kBestFirst);
  std::string item;
  if (is_best_first) items >> item;
  while (items >> item) {
    if (item.starts_with("net=")) {
      network_name = item.substr(4);
    } else if (!read_setting(item, settings)) {
      return nullptr;
    }
  }
  const auto networks = networks_from(network_name);
  if (!networks) return nullptr;
  if (is_best_first) return make_best_first(best_first_options(settings), *networks);
  return std::make_unique<LevelContestant>(settings, *networks);
}

}  // namespace pawnpath::tools
