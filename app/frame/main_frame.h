// MainFrame: the main window. It holds the panels, shows them every snapshot and says every event.
//
// The calls that matter are use_session() and show(). What commands do is in actions.h, what they
// are called in command_table.cpp; panels know nothing of the frame. The frame owns the Session
// and ends it before its first window goes.
#pragma once

#include <wx/frame.h>

#include <functional>
#include <memory>

#include "app/a11y/announcer.h"
#include "app/board/panel.h"
#include "app/frame/analysis_panel.h"
#include "app/frame/commands.h"
#include "app/frame/door.h"
#include "app/frame/move_box.h"
#include "app/frame/moves_panel.h"
#include "app/frame/status_panel.h"
#include "app/frame/steps_panel.h"
#include "app/frame/wall_panel.h"
#include "app/frame/words_panel.h"
#include "app/session/coach.h"
#include "app/session/session.h"
#include "app/settings/preferences.h"

class wxScrolledWindow;

namespace pawnpath::app {

class MainFrame : public wxFrame {
 public:
  // Without `is_animated` nothing ever moves, whatever the preferences say.
  explicit MainFrame(bool is_animated);
  ~MainFrame() override;

  // Once, before the frame is shown. `closing` runs when the window is about to go, while the
  // session still lives.
  void use_session(std::unique_ptr<Session> session, std::function<void()> closing);
  // After the session. `nodes` makes suggestions repeatable.
  void use_coach(std::function<void()> on_thread, std::optional<std::int64_t> nodes);
  void use_commands(std::vector<Command> table);
  [[nodiscard]] Session& session() { return *session_; }
  [[nodiscard]] Door& door() { return door_; }
  [[nodiscard]] BoardPanel& board() { return *board_; }
  [[nodiscard]] Announcer& announcer() { return announcer_; }

  // How the window and the board look.
  void use_preferences(const Preferences& preferences);
  // Where it was the last time, on the screens there are now.
  void go_to(const WindowPlace& saved);
  [[nodiscard]] WindowPlace place() const;

  [[nodiscard]] Wording spoken() const { return board_->spoken_wording(); }

  // Says it aloud and writes it into the status bar.
  void tell(const std::string& text);

  // The coach.
  void suggest();
  void toggle_analysis();
  [[nodiscard]] bool shows_analysis() const { return coach_ && coach_->is_watching(); }

  // Focus.
  void focus_board();
  void focus_move_box() { move_box_->focus(); }
  void focus_next_part(int step);  // F6: 1 forth, -1 back

  // Shows the window, the focus on the board. What was to be said before is said now: screen
  // readers drop what a hidden window says.
  void open();

  // False once the end has begun: there is no session any more.
  [[nodiscard]] bool is_open() const { return session_ != nullptr; }
#ifdef __WINDOWS__
  WXLRESULT MSWWindowProc(WXUINT message, WXWPARAM w, WXLPARAM l) override;
#endif

  // The end: stops the computer, closes the door. What is called twice does nothing.
  void shut_down();

 private:
  void build_board();
  wxScrolledWindow* build_column();
  void lay_out();
  void show(const Snapshot& snapshot, const Event& event);
  void show_panels(const Snapshot& snapshot);
  void on_key(wxKeyEvent& event);
  void on_close(wxCloseEvent& event);
  void say_event(const Snapshot& snapshot, const Event& event);
  void on_board_intent(const Intent& intent);
  void on_preview(Action wall);
  void on_typed(const std::string& text);
  void say_settled_preview();
  void say_soon(const std::string& text);
  void say_unheard();
  void update_theme();
  [[nodiscard]] bool play(Action action);

  bool is_animated_;
  Door door_;
  Announcer announcer_;
  ThemeChoice theme_ = ThemeChoice::system;
  WindowPlace restored_;  // where it is while not maximised
  std::unique_ptr<Commands> commands_;
  std::function<void()> closing_;
  Cursor::Mode last_mode_ = Cursor::Mode::step;
  std::string unheard_;        // what is said soon, or before anything else
  bool alt_is_spent_ = false;  // it went with a letter or a shortcut: its release opens no menu
  int preview_count_ = 0;      // tells a settled preview from one that was followed by another

  wxWindow* ringed_ = nullptr;  // had the focus last, inside this window
  wxPanel* ground_ = nullptr;
  BoardPanel* board_ = nullptr;
  wxScrolledWindow* column_ = nullptr;
  StatusPanel* status_ = nullptr;
  StepsPanel* steps_ = nullptr;
  WallPanel* walls_ = nullptr;
  MoveBox* move_box_ = nullptr;
  MovesPanel* moves_ = nullptr;
  AnalysisPanel* analysis_ = nullptr;
  WordsPanel* words_ = nullptr;

  // The last members: they go first, and with them their threads.
  std::unique_ptr<Session> session_;
  std::unique_ptr<Coach> coach_;
};

}  // namespace pawnpath::app
