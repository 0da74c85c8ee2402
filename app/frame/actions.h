// Actions: what the commands do with the session, the window and files.
//
// One small function for each command; command_table.cpp gives them their names and keys. Dialogs
// come in from outside (FrameDialogs), since dialogs/ builds on this folder.
#pragma once

#include <wx/window.h>

#include <functional>
#include <optional>
#include <string>

#include "app/frame/main_frame.h"

namespace pawnpath::app {

struct FrameDialogs {
  // Nothing when it was called off.
  std::function<std::optional<GameOptions>(wxWindow& parent, const Snapshot& current)> new_game;
  std::function<void(wxWindow& parent)> about;
  std::function<void(wxWindow& parent)> keys;
};

class Actions {
 public:
  Actions(MainFrame& frame, FrameDialogs dialogs);

  // Game.
  void new_game();
  void rematch() { session().rematch(); }
  void resign();
  void open_record();
  void open_file(const wxString& path);
  void save_record();
  void copy_record();

  // Play.
  void undo() { session().undo(); }
  void redo() { session().redo(); }
  void toggle_pause();
  void continue_from_here() { session().continue_from_here(); }

  // View.
  void view_by(int plies);
  void view_start() { session().view(0); }
  void change_look(const std::function<void(FrameLook&)>& change);

  // Speak.
  void speak(const std::string& text) { frame_.tell(text); }

  // Help.
  void show_keys() { dialogs_.keys(frame_); }
  void show_about() { dialogs_.about(frame_); }

  [[nodiscard]] MainFrame& frame() { return frame_; }
  [[nodiscard]] Session& session() { return frame_.session(); }
  [[nodiscard]] const Snapshot& snapshot() { return frame_.session().snapshot(); }

 private:
  MainFrame& frame_;
  FrameDialogs dialogs_;
};

// The one table of all commands. `actions` must outlive it.
[[nodiscard]] std::vector<Command> make_commands(Actions& actions);

}  // namespace pawnpath::app
