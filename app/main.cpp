// The program's edge: starts the window, catches what nobody caught, ends in good order.
// start.cpp comes before it.
#include <wx/app.h>
#include <wx/msgdlg.h>

#include <exception>
#include <memory>
#include <random>
#include <utility>

#include "app/board/utf8.h"
#include "app/dialogs/frame_dialogs.h"
#include "app/frame/actions.h"
#include "app/frame/input_bench.h"
#include "app/frame/main_frame.h"
#include "app/instance.h"
#include "app/options.h"
#include "app/session/phrases.h"
#include "app/settings/new_game.h"
#include "app/settings/session_settings.h"
#include "app/sound/sound_box.h"
#include "app/sound/sound_of.h"
#include "app/storage/data_folder.h"
#include "app/storage/instance_lock.h"

#ifdef __WINDOWS__
#include <windows.h>
#endif

namespace pawnpath::app {
namespace {

void show_fault(const std::string& sentence) {
  wxMessageBox(to_wx(sentence), "Pawn Path", wxOK | wxICON_WARNING);
}

// The window comes before all that thinks.
void lower_priority() {
#ifdef __WINDOWS__
  SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL);
#endif
}

class PawnPathApp : public wxApp {
 public:
  bool OnInit() override;
  int OnRun() override;
  int OnExit() override;
  bool OnExceptionInMainLoop() override;
  void OnUnhandledException() override;
  void OnAssertFailure(const wxChar* file, int line, const wxChar* function,
                       const wxChar* condition, const wxChar* message) override;

 private:
  bool read_command_line();
  bool use_data_folder();  // false: another window of ours is in front now
  void make_window();
  void begin();
  void keep_state();
  [[nodiscard]] Preferences load_settings();
  void keep_settings(const Preferences& preferences);
  [[nodiscard]] std::unique_ptr<GameStore> make_store();
  [[nodiscard]] std::unique_ptr<Session> make_session();
  [[nodiscard]] GameOptions first_game();
  void tell_later(const std::string& sentence);
  void tell_fault(const std::string& what);

  Options options_;
  std::optional<DataFolder> folder_;                        // none: nothing can be saved
  std::optional<std::filesystem::path> settings_of_first_;  // of the window that has the folder
  std::unique_ptr<InstanceLock> lock_;
  SystemDisk disk_;
  std::unique_ptr<Log> log_ = std::make_unique<Log>();
  std::unique_ptr<GameStore> store_;
  std::unique_ptr<Services> services_;
  std::unique_ptr<Actions> actions_;
  SoundBox sounds_;
  std::mt19937_64 chance_;
  MainFrame* frame_ = nullptr;  // wxWidgets owns it
  std::unique_ptr<InputBench> bench_;
  std::string settings_message_;
  bool may_save_settings_ = true;
  bool settings_fail_ = false;  // and the user has been told
};

bool PawnPathApp::read_command_line() {
  std::vector<std::string> arguments;
  for (int i = 1; i < argc; ++i)
    arguments.push_back(to_utf8(argv[i]));
  auto read = read_options(arguments);
  if (!read) {
    show_fault(read.error());
    return false;
  }
  options_ = *read;
  chance_.seed(options_.seed ? *options_.seed : std::random_device{}());
  return true;
}

bool PawnPathApp::use_data_folder() {
  const auto opened = open_data_folder(options_.data_folder);
  if (!opened) {
    show_fault(opened.error());
    return true;
  }
  lock_ = std::make_unique<InstanceLock>(opened->root);
  if (lock_->is_held()) {
    folder_ = *opened;
    remove_left_overs(disk_, *folder_);
    log_ = std::make_unique<Log>(folder_->log());
    return true;
  }
  if (hand_over(opened->root, options_.record)) return false;
  settings_of_first_ = opened->settings();
  show_fault(phrase(Phrase::second_instance));
  return true;
}

std::unique_ptr<Session> PawnPathApp::make_session() {
  SessionHooks hooks;
  Door* door = &frame_->door();
  hooks.post = [door](std::function<void()> work) { door->post(std::move(work)); };
  hooks.later = [door](std::chrono::milliseconds delay, std::function<void()> work) {
    door->after(delay, std::move(work));
  };
  hooks.on_player_thread = lower_priority;
  SessionSettings settings;
  settings.seed = chance_();
  settings.nodes = options_.nodes;
  use_preferences(services_->preferences, settings);
  // Not none: two computers that answer at once would leave the window no time for its own events.
  if (!options_.animation) settings.least_pause = std::chrono::milliseconds(10);
  return std::make_unique<Session>(std::move(hooks), settings);
}

// From any thread, at any time; the window may not be there yet, or any more.
void PawnPathApp::tell_later(const std::string& sentence) {
  log_->write(LogLevel::warning, sentence);
  CallAfter([this, sentence] {
    if (frame_ != nullptr && frame_->is_open()) frame_->tell(sentence);
  });
}

std::unique_ptr<GameStore> PawnPathApp::make_store() {
  return std::make_unique<GameStore>(disk_, folder_,
                                     [this](const std::string& sentence) { tell_later(sentence); });
}

GameOptions PawnPathApp::first_game() {
  return game_options(services_->preferences, chance_() % 2 == 1);
}

Preferences PawnPathApp::load_settings() {
  // A second window looks and speaks as the first one does.
  if (!folder_)
    return settings_of_first_ ? peek_preferences(disk_, *settings_of_first_) : Preferences{};
  LoadedPreferences loaded = load_preferences(disk_, folder_->settings());
  settings_message_ = loaded.message;
  may_save_settings_ = loaded.may_save;
  if (!loaded.message.empty()) log_->write(LogLevel::warning, loaded.message);
  return std::move(loaded.preferences);
}

// Told once, not at every change; again when it has worked in between.
void PawnPathApp::keep_settings(const Preferences& preferences) {
  if (!folder_ || !may_save_settings_) return;
  const auto fault = save_preferences(disk_, folder_->settings(), preferences);
  if (std::exchange(settings_fail_, fault.has_value()) || !fault) return;
  tell_later(phrase(Phrase::settings_unsaved, {file_sentence(*fault)}));
}

void PawnPathApp::make_window() {
  store_ = make_store();
  services_ = std::make_unique<Services>(
      Services{*store_, *log_, load_settings(),
               [this](const Preferences& changed) { keep_settings(changed); }, disk_, folder_});
  frame_ = new MainFrame(options_.animation);
  frame_->use_preferences(services_->preferences);
  if (services_->preferences.window) frame_->go_to(*services_->preferences.window);
  frame_->use_session(make_session(), [this] { keep_state(); });
  frame_->use_coach(lower_priority, options_.nodes);
  actions_ = std::make_unique<Actions>(*frame_, *services_,
                                       frame_dialogs([this] { return chance_() % 2 == 1; }));
  actions_->accept_files();
  frame_->use_commands(make_commands(*actions_));
  if (folder_) {
    receive_records(*frame_, folder_->root,
                    [this](const auto& path) { actions_->open_file(path); });
  }
}

// The game of the last time, else a new one; then the record of the command line.
void PawnPathApp::begin() {
  Session& session = frame_->session();
  session.add_listener(
      [this](const Snapshot& snapshot, const Event& event) { store_->hear(snapshot, event); });
  session.add_listener([this](const Snapshot& snapshot, const Event& event) {
    const auto sound = sound_of(event, snapshot);
    if (sound && services_->preferences.sounds) sounds_.play(*sound);
  });
  const GameStore::Started started = store_->start(session);
  if (!started.has_game) session.new_game(first_game());
  frame_->open();
  if (!settings_message_.empty()) show_fault(settings_message_);
  if (!started.message.empty()) show_fault(started.message);
  if (options_.record) actions_->open_file(*options_.record);
  if (options_.bench_keys == 0) return;
  bench_ = std::make_unique<InputBench>(*frame_, disk_, options_.bench_keys, options_.bench_file);
  bench_->start();
}

// Once, when the window closes or the Windows session ends; no question, no veto.
void PawnPathApp::keep_state() {
  services_->change([this](Preferences& preferences) { preferences.window = frame_->place(); });
  if (!store_->finish()) log_->write(LogLevel::error, phrase(Phrase::game_not_in_time));
  bench_.reset();
  frame_ = nullptr;
}

bool PawnPathApp::OnInit() {
  SetAppName("PawnPath");
  SetAppDisplayName("Pawn Path");
  if (!read_command_line()) return false;
  if (!use_data_folder()) return true;  // all is well, only not here: OnRun() has nothing to do
  log_->write(LogLevel::info, "Pawn Path starts.");
  // A session that ends tells the application alone.
  Bind(wxEVT_QUERY_END_SESSION, [](wxCloseEvent&) {});
  Bind(wxEVT_END_SESSION, [this](wxCloseEvent& event) {
    if (frame_ != nullptr) frame_->shut_down();
    event.Skip();
  });
  make_window();
  begin();
  return true;
}

int PawnPathApp::OnRun() { return frame_ == nullptr ? 0 : wxApp::OnRun(); }

int PawnPathApp::OnExit() {
  store_.reset();  // its thread may still want to tell something
  log_->write(LogLevel::info, "Pawn Path ends.");
  return wxApp::OnExit();
}

// --- The single net

void PawnPathApp::tell_fault(const std::string& what) {
  log_->write(LogLevel::error, what);
  show_fault("Something went wrong inside Pawn Path:\n" + what +
             "\n\nYou can go on. The log in the data folder has the same words.");
}

bool PawnPathApp::OnExceptionInMainLoop() {
  try {
    throw;
  } catch (const std::exception& fault) {
    tell_fault(fault.what());
  } catch (...) {
    tell_fault("a fault of an unknown kind");
  }
  return true;
}

void PawnPathApp::OnUnhandledException() {
  log_->write(LogLevel::error, "A fault outside the main loop ends the program.");
}

// What the library finds odd is for the log; the player can do nothing about it.
void PawnPathApp::OnAssertFailure(const wxChar* file, int line, const wxChar* function,
                                  const wxChar* condition, const wxChar* message) {
  const auto text = [](const wxChar* part) {
    return part == nullptr ? std::string() : to_utf8(part);
  };
  log_->write(LogLevel::warning, "wxWidgets: " + text(condition) + " does not hold in " +
                                     text(function) + ", " + text(file) + ":" +
                                     std::to_string(line) + ". " + text(message));
}

}  // namespace
}  // namespace pawnpath::app

wxIMPLEMENT_APP_NO_MAIN(pawnpath::app::PawnPathApp);
