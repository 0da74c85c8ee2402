// The text protocol: one command a line in, one reply out.
//
// The call that matters is Protocol::handle(), which takes a line and gives the exact bytes of its
// reply: `= result` or `? CODE: sentence` and an empty line. The commands stand in one table in
// protocol.cpp. It reads and writes no stream: main.cpp does, and cuts lines with LineReader.
#pragma once

#include <string>
#include <string_view>

#include "engine/ai/player.h"
#include "engine/qtp/arguments.h"
#include "engine/qtp/line_reader.h"
#include "engine/record/record.h"
#include "engine/rules/result.h"

namespace pawnpath {

class Protocol {
 public:
  // The reply with its closing empty line; nothing for a line without a command.
  [[nodiscard]] std::string handle(std::string_view line);
  // The same for a line of which only the first kMostLineBytes are given.
  [[nodiscard]] std::string handle_too_long(std::string_view beginning);

  [[nodiscard]] bool has_quit() const { return has_quit_; }
  [[nodiscard]] const Game& game() const { return record_.game; }

 private:
  // Why a command is refused, `CODE: sentence`.
  using Answer = Result<std::string, std::string>;
  struct Command;
  static const Command kCommands[];
  [[nodiscard]] static const Command* find(std::string_view name);
  // Refuses with the command's form in place of a sentence of its own.
  [[nodiscard]] static Failure<std::string> refuse_form(std::string_view name);

  // Program and session: session_commands.cpp, the list beside the table in protocol.cpp.
  Answer name(const CommandLine& line);
  Answer version(const CommandLine& line);
  Answer known_command(const CommandLine& line);
  Answer list_commands(const CommandLine& line);
  Answer quit(const CommandLine& line);
  Answer save(const CommandLine& line);
  Answer load(const CommandLine& line);

  // Playing: play_commands.cpp.
  Answer boardsize(const CommandLine& line);
  Answer clear_board(const CommandLine& line);
  Answer walls(const CommandLine& line);
  Answer playmove(const CommandLine& line);
  Answer playwall(const CommandLine& line);
  Answer genmove(const CommandLine& line);
  Answer undo(const CommandLine& line);
  Answer play(std::string_view colour, std::string_view name, bool wants_wall);
  [[nodiscard]] Refusal why_not_now(Side side) const;
  void start(const Position& position);

  // Asking: query_commands.cpp.
  Answer winner(const CommandLine& line);
  Answer showboard(const CommandLine& line);
  Answer position(const CommandLine& line);
  Answer legal(const CommandLine& line);
  Answer why(const CommandLine& line);
  Answer count_sequences(const CommandLine& line);
  Answer routes(const CommandLine& line);
  Answer route(const CommandLine& line);
  Answer describe_game(const CommandLine& line);
  Answer draw_watch(const CommandLine& line);

  // The computer: computer_commands.cpp.
  Answer level(const CommandLine& line);
  Answer time(const CommandLine& line);
  Answer nodes(const CommandLine& line);
  Answer threads(const CommandLine& line);
  Answer seed(const CommandLine& line);
  Answer suggest(const CommandLine& line);
  Answer evaluate_position(const CommandLine& line);
  SearchResult analyse();

  Record record_;
  Computer computer_;
  Settings settings_;
  bool has_quit_ = false;
};

}  // namespace pawnpath
