#include "engine/tools/match/pipe.h"

#ifndef _WIN32
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include <csignal>
#include <cstdio>
#include <optional>
#include <utility>

#include "engine/rules/notation.h"

namespace pawnpath::tools {

#ifdef _WIN32

std::unique_ptr<Contestant> make_pipe_contestant(const std::string&, bool) { return nullptr; }

#else

namespace {

// A process with both ends of its talk; it ends with this object.
class Process {
 public:
  Process() = default;
  ~Process() {
    if (to_ != nullptr) std::fclose(to_);
    if (from_ != nullptr) std::fclose(from_);
    if (id_ > 0) waitpid(id_, nullptr, 0);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  bool start(const std::string& program) {
    int in[2];
    int out[2];
    // Closed in every other program: one that held an end would keep this one from its end.
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) return false;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    std::string name = program;
    char* words[] = {name.data(), nullptr};
    const int failed = posix_spawn(&id_, program.c_str(), &actions, nullptr, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(in[0]);
    close(out[1]);
    to_ = fdopen(in[1], "w");
    from_ = fdopen(out[0], "r");
    if (failed != 0) id_ = 0;
    return failed == 0;
  }

  // The result of a command; nothing when it failed or the program has gone.
  std::optional<std::string> ask(const std::string& command) {
    if (std::fputs((command + '\n').c_str(), to_) < 0 || std::fflush(to_) != 0) return std::nullopt;
    std::string answer;
    for (std::string line = next_line(); !line.empty(); line = next_line())
      answer += line;
    if (answer.empty() || answer[0] != '=') return std::nullopt;
    const std::size_t begin = answer.find_first_not_of("= ");
    return begin == std::string::npos ? std::string() : answer.substr(begin);
  }

 private:
  std::string next_line() {
    std::string line;
    for (int c = std::fgetc(from_); c != EOF && c != '\n'; c = std::fgetc(from_)) {
      if (c != '\r') line += static_cast<char>(c);
    }
    return line;
  }

  pid_t id_ = 0;
  std::FILE* to_ = nullptr;
  std::FILE* from_ = nullptr;
};

class PipeContestant : public Contestant {
 public:
  explicit PipeContestant(bool black_opens) : black_opens_(black_opens) {}
  bool start(const std::string& program) { return process_.start(program); }

  // No action when the program fails; the referee refuses that.
  Action choose(const Game& game) override {
    if (told_ == 0 && !process_.ask("clear_board")) return {};
    for (; told_ < game.plies(); ++told_) {
      if (!tell(game.actions()[static_cast<std::size_t>(told_)], game.position_at(told_).turn()))
        return {};
    }
    const auto answer = process_.ask("genmove " + colour(game.position().turn()));
    if (!answer) return {};
    ++told_;  // it has played it
    const auto action = parse_action(*answer, RuleSet::standard);
    return action ? seen(*action) : Action();
  }

 private:
  bool tell(Action action, Side side) {
    const char* const command = action.is_wall() ? "playwall " : "playmove ";
    return process_.ask(command + colour(side) + ' ' + to_string(seen(action))).has_value();
  }

  [[nodiscard]] std::string colour(Side side) const {
    return (side == Side::light) == black_opens_ ? "black" : "white";
  }

  // The same place on a board that is seen from the other end; both ways.
  [[nodiscard]] Action seen(Action action) const {
    if (!black_opens_) return action;
    if (action.is_step()) {
      return Action::step(Square::at(action.square().file(), 8 - action.square().rank()));
    }
    return Action::wall(Slot::at(action.slot().file(), 7 - action.slot().rank()),
                        action.direction());
  }

  bool black_opens_;
  Process process_;
  int told_ = 0;
};

}  // namespace

std::unique_ptr<Contestant> make_pipe_contestant(const std::string& program, bool black_opens) {
  std::signal(SIGPIPE, SIG_IGN);  // a program that has gone is a failed answer
  auto contestant = std::make_unique<PipeContestant>(black_opens);
  if (!contestant->start(program)) return nullptr;
  return contestant;
}

#endif

}  // namespace pawnpath::tools
