// The program's edge: starts the window, catches what nobody caught, ends in good order.
#include <wx/app.h>
#include <wx/msgdlg.h>

#include <cstdlib>
#include <exception>
#include <random>

#include "app/board/utf8.h"
#include "app/dialogs/help_texts.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/text_dialog.h"
#include "app/frame/actions.h"
#include "app/frame/main_frame.h"

namespace pawnpath::app {
namespace {

class PawnPathApp : public wxApp {
 public:
  bool OnInit() override;
  bool OnExceptionInMainLoop() override;

 private:
  std::unique_ptr<Session> make_session();
  FrameDialogs make_dialogs();

  MainFrame* frame_ = nullptr;
  std::unique_ptr<Actions> actions_;
  std::mt19937_64 chance_;
};

std::unique_ptr<Session> PawnPathApp::make_session() {
  SessionHooks hooks;
  Door* door = &frame_->door();
  hooks.post = [door](std::function<void()> work) { door->post(std::move(work)); };
  hooks.later = [door](std::chrono::milliseconds delay, std::function<void()> work) {
    door->after(delay, std::move(work));
  };
  SessionSettings settings;
  settings.seed = chance_();
  return std::make_unique<Session>(std::move(hooks), settings);
}

FrameDialogs PawnPathApp::make_dialogs() {
  FrameDialogs dialogs;
  dialogs.new_game = [this](wxWindow& parent,
                            const Snapshot& current) -> std::optional<GameOptions> {
    NewGameChoice choice = choice_of(current);
    if (!ask_new_game(parent, choice)) return std::nullopt;
    return game_options(choice, chance_() % 2 == 1);
  };
  dialogs.keys = [](wxWindow& parent) { show_text(parent, "Keys", "&Keys", keys_text()); };
  dialogs.about = [](wxWindow& parent) {
    show_text(parent, "About Pawn Path", "&About", about_text());
  };
  return dialogs;
}

bool PawnPathApp::OnInit() {
  chance_.seed(std::random_device{}());
  SetAppName("PawnPath");
  frame_ = new MainFrame;
  frame_->use_session(make_session(), [] {});
  actions_ = std::make_unique<Actions>(*frame_, make_dialogs());
  frame_->use_commands(make_commands(*actions_));
  GameOptions options{Position(RuleSet::standard), {}, {}};
  options.seats[1].level = Level::casual;
  frame_->session().new_game(options);
  frame_->Show();
  frame_->board().SetFocus();
  return true;
}

bool PawnPathApp::OnExceptionInMainLoop() {
  wxString reason = "An unknown fault.";
  try {
    throw;
  } catch (const std::exception& fault) {
    reason = to_wx(fault.what());
  } catch (...) {
  }
  wxMessageBox("Something went wrong inside Pawn Path:\n" + reason + "\n\nThe game goes on.",
               "Pawn Path", wxOK | wxICON_ERROR);
  return true;
}

}  // namespace
}  // namespace pawnpath::app

wxIMPLEMENT_APP(pawnpath::app::PawnPathApp);
