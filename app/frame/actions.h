// Actions: what the commands do with the session, the window and files.
//
// One small function for each command; command_table.cpp gives them their names and keys. Dialogs
// come in from outside (FrameDialogs), since dialogs/ builds on this folder.
#pragma once

#include <wx/image.h>
#include <wx/window.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "app/frame/main_frame.h"
#include "app/frame/services.h"
#include "app/session/practice.h"

namespace pawnpath::app {

// Pawns and walls as a square picture of that many pixels.
using PictureOf = std::function<wxImage(const BoardFigure&, int size)>;

struct FrameDialogs {
  // Nothing when it was called off; the preferences get what was chosen.
  std::function<std::optional<GameOptions>(wxWindow& parent, Preferences& preferences)> new_game;
  // False when it was called off; else the preferences hold what was chosen.
  std::function<bool(wxWindow& parent, Preferences& preferences)> preferences;
  // The place in the list; nothing when it was called off.
  std::function<std::optional<std::size_t>(wxWindow& parent, const RecentFiles& files)> recent;
  // Who plays on; nothing when it was called off.
  std::function<std::optional<Seats>(wxWindow& parent, const Snapshot& snapshot)> players;
  std::function<std::optional<Position>(wxWindow& parent, const Position& shown,
                                        const PictureOf& picture)>
      position;
  // Of a list of sentences on games, the one to go on with.
  std::function<std::optional<std::size_t>(wxWindow& parent, const std::vector<std::string>& games)>
      game;
  std::function<void(wxWindow& parent, const wxString& title, const wxString& label,
                     const wxString& text)>
      text;
  std::function<void(wxWindow& parent)> about;
  std::function<void(wxWindow& parent)> keys;
};

struct Backup;

class Actions {
 public:
  // All are kept by reference but the dialogs.
  Actions(MainFrame& frame, Services& services, FrameDialogs dialogs);

  // Game.
  void new_game();
  void rematch();
  void resign();
  void practise(const Practice& practice);
  void set_up_position();
  void choose_game();
  void choose_players();
  void show_results();
  void open_record();
  bool open_file(const std::filesystem::path& path);  // false when it was refused
  void open_recent();
  [[nodiscard]] bool has_recent() const { return !services_.preferences.recent.empty(); }
  void accept_files();  // that are dropped onto the window
  void save_record();
  void save_picture();
  void back_up();
  void restore();
  void copy_record();
  void copy_position();
  void paste();
  void save_slot();
  void load_slot();
  [[nodiscard]] bool has_slot() const { return services_.store.has_slot(); }

  // Play.
  void undo() { session().undo(); }
  void redo() { session().redo(); }
  void toggle_pause();
  void continue_from_here() { session().continue_from_here(); }

  // View.
  void view_by(int plies);
  void view_start() { session().view(0); }
  void change(const std::function<void(Preferences&)>& how);
  void change_preferences();
  [[nodiscard]] const Preferences& preferences() const { return services_.preferences; }

  // Speak.
  void speak(const std::string& text) { frame_.tell(text); }

  // Help.
  void show_rules();
  void show_keys() { dialogs_.keys(frame_); }
  void show_about() { dialogs_.about(frame_); }

  [[nodiscard]] MainFrame& frame() { return frame_; }
  [[nodiscard]] Session& session() { return frame_.session(); }
  [[nodiscard]] const Snapshot& snapshot() { return frame_.session().snapshot(); }

 private:
  [[nodiscard]] std::optional<std::filesystem::path> ask_path(const wxString& title,
                                                              const wxString& name,
                                                              const wxString& kinds, long style);
  void remember(const std::filesystem::path& record);
  void open_dropped(const wxArrayString& names);
  [[nodiscard]] bool put_all_on_disk();
  void use_restored(const Backup& backup);
  void begin_from(const Position& position);
  void tell_session();  // what it needs to know of the preferences
  void show_fault(const wxString& title, const std::string& sentence);

  MainFrame& frame_;
  Services& services_;
  FrameDialogs dialogs_;
};

// The one table of all commands. `actions` must outlive it.
[[nodiscard]] std::vector<Command> make_commands(Actions& actions);

}  // namespace pawnpath::app
