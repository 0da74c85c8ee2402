#include "app/dialogs/new_game_dialog.h"

#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include <algorithm>
#include <array>
#include <memory>

#include "app/a11y/announcer.h"
#include "app/board/utf8.h"
#include "app/dialogs/form.h"
#include "app/frame/controls.h"
#include "app/session/level_words.h"
#include "app/settings/new_game.h"

namespace pawnpath::app {
namespace {

constexpr int kWidth = 560;  // of the text on a level, at 100 %
constexpr int kLongestName = 60;
constexpr int kSettled = 400;  // milliseconds

constexpr std::array kRuleNames = {"Standard: 9 by 9 squares, 10 walls each",
                                   "Passage: 7 by 7 squares, 6 walls each"};
// In the order of Opponent and LightChoice.
constexpr std::array kOpponents = {"Another person at this PC", "The computer",
                                   "None: computer against computer"};
constexpr std::array kLightChoices = {"You", "The other side", "In turn, this time you",
                                      "By chance"};
constexpr const char* kInTurnOther = "In turn, this time the other side";

class NewGameDialog : public wxDialog {
 public:
  NewGameDialog(wxWindow& parent, const Preferences& preferences);
  void read_into(Preferences& preferences) const;

 private:
  void add_fields(wxSizer& sizer, const Preferences& preferences);
  void add_level_words(wxSizer& sizer);
  void add_game_fields(wxSizer& grid, const Preferences& preferences);
  wxCheckBox* add_check(wxSizer& sizer, const wxString& label, bool value);
  wxChoice* add_updating_choice(wxSizer& sizer, const wxString& label);
  void fill(const Preferences& preferences);
  void fill_walls(int fewer, int other_fewer);
  void update();
  [[nodiscard]] wxString level_words(const NewGameFields& usable) const;
  void say_level(const wxChoice& choice);
  [[nodiscard]] RuleSet rules() const;

  wxChoice* rules_ = nullptr;
  wxChoice* opponent_ = nullptr;
  wxChoice* level_ = nullptr;
  wxChoice* other_level_ = nullptr;
  wxStaticText* level_words_ = nullptr;
  wxChoice* light_ = nullptr;
  wxChoice* time_ = nullptr;
  wxChoice* walls_ = nullptr;
  wxChoice* other_walls_ = nullptr;
  wxTextCtrl* name_ = nullptr;
  wxTextCtrl* other_name_ = nullptr;
  wxCheckBox* repetition_ = nullptr;
  wxCheckBox* plies_ = nullptr;
  std::unique_ptr<Announcer> announcer_;
  std::string words_to_say_;
  wxTimer timer_;  // runs until no other level has followed for a while
};

Level level_of(const wxChoice& choice) {
  return available_levels()[static_cast<std::size_t>(std::max(0, choice.GetSelection()))];
}

void select_level(wxChoice& choice, Level level) {
  const auto levels = available_levels();
  const auto found = std::find(levels.begin(), levels.end(), level);
  choice.SetSelection(found == levels.end() ? 0 : static_cast<int>(found - levels.begin()));
}

// The label stands right before its control.
void rename(wxWindow& control, const wxString& label) {
  wxWindow* const words = control.GetPrevSibling();
  if (words->GetLabel() != label) words->SetLabel(label);
}

wxString time_words(std::chrono::milliseconds time) {
  if (time.count() < 1000) return "half a second a move";
  const auto seconds = static_cast<int>(time.count() / 1000);
  return seconds == 1 ? wxString("1 second a move")
                      : wxString::Format("%d seconds a move", seconds);
}

NewGameDialog::NewGameDialog(wxWindow& parent, const Preferences& preferences)
    : wxDialog(&parent, wxID_ANY, "New game") {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  add_fields(*sizer, preferences);
  repetition_ = add_check(*sizer, "&Draw when a position is there for the third time",
                          preferences.draws.repetition);
  plies_ = add_check(*sizer, "Draw after &500 moves without a winner", preferences.draws.plies);
  add_ok_and_cancel(*this, *sizer, "&Start game");
  announcer_ = std::make_unique<Announcer>(this);
  timer_.Bind(wxEVT_TIMER,
              [this](wxTimerEvent&) { announcer_->say(words_to_say_, Urgency::preview); });
  fill(preferences);
  fit_dialog(*this, sizer);
  rules_->SetFocus();
}

void NewGameDialog::add_fields(wxSizer& sizer, const Preferences& preferences) {
  wxSizer* top = two_columns(*this);
  rules_ = add_updating_choice(*top, "&Rules");
  opponent_ = add_updating_choice(*top, "&Opponent");
  level_ = add_updating_choice(*top, "&Level of the computer");
  other_level_ = add_updating_choice(*top, "Le&vel of the second computer");
  for (wxChoice* choice : {level_, other_level_}) {
    choice->Bind(wxEVT_CHOICE, [this, choice](wxCommandEvent& event) {
      say_level(*choice);
      event.Skip();
    });
  }
  sizer.Add(top, wxSizerFlags().Expand());
  add_level_words(sizer);
  wxSizer* rest = two_columns(*this);
  add_game_fields(*rest, preferences);
  sizer.Add(rest, wxSizerFlags().Expand());
}

void NewGameDialog::add_level_words(wxSizer& sizer) {
  // Room for two computers.
  level_words_ = new wxStaticText(this, wxID_ANY, "\n", wxDefaultPosition,
                                  FromDIP(wxSize(kWidth, -1)), wxST_NO_AUTORESIZE);
  sizer.Add(level_words_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(kSectionGap)));
}

void NewGameDialog::add_game_fields(wxSizer& grid, const Preferences& preferences) {
  light_ = add_choice(*this, grid, "&Who gets Light and moves first");
  time_ = add_choice(*this, grid, "&Thinking time of Master");
  walls_ = add_choice(*this, grid, "Your w&alls");
  other_walls_ = add_choice(*this, grid, "Walls of the ot&her side");
  name_ = add_text(*this, grid, "Your &name, for the record", preferences.name, kLongestName);
  other_name_ =
      add_text(*this, grid, "Name of the other &person", preferences.other_name, kLongestName);
}

wxChoice* NewGameDialog::add_updating_choice(wxSizer& sizer, const wxString& label) {
  wxChoice* choice = add_choice(*this, sizer, label);
  choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
  return choice;
}

wxCheckBox* NewGameDialog::add_check(wxSizer& sizer, const wxString& label, bool value) {
  auto* check = new wxCheckBox(this, wxID_ANY, label);
  check->SetValue(value);
  sizer.Add(check, wxSizerFlags().Border(wxBOTTOM, FromDIP(kGap)));
  return check;
}

void NewGameDialog::fill(const Preferences& preferences) {
  for (const char* name : kRuleNames)
    rules_->Append(name);
  for (const char* name : kOpponents)
    opponent_->Append(name);
  for (const char* name : kLightChoices)
    light_->Append(name);
  if (preferences.was_light) {
    light_->SetString(static_cast<unsigned>(LightChoice::alternating), kInTurnOther);
  }
  for (const Level level : available_levels()) {
    level_->Append(to_wx(level_name(level)));
    other_level_->Append(to_wx(level_name(level)));
  }
  for (const auto time : master_times())
    time_->Append(time_words(time));
  rules_->SetSelection(preferences.rules == RuleSet::standard ? 0 : 1);
  opponent_->SetSelection(static_cast<int>(preferences.opponent));
  light_->SetSelection(static_cast<int>(preferences.light));
  select_level(*level_, preferences.level);
  select_level(*other_level_, preferences.other_level);
  time_->SetSelection(static_cast<int>(nearest_master_time(preferences.master_time)));
  fill_walls(preferences.handicap, preferences.other_handicap);
  update();
}

RuleSet NewGameDialog::rules() const {
  return rules_->GetSelection() == 1 ? RuleSet::passage : RuleSet::standard;
}

// From all walls down to none, so that the place in the list is the number given up.
void NewGameDialog::fill_walls(int fewer, int other_fewer) {
  const int all = board(rules()).walls;
  for (wxChoice* choice : {walls_, other_walls_}) {
    choice->Clear();
    for (int walls = all; walls >= 0; --walls)
      choice->Append(walls == all ? wxString::Format("%d, all", walls)
                                  : wxString::Format("%d", walls));
  }
  walls_->SetSelection(std::clamp(fewer, 0, all));
  other_walls_->SetSelection(std::clamp(other_fewer, 0, all));
}

void NewGameDialog::update() {
  if (static_cast<int>(walls_->GetCount()) != board(rules()).walls + 1) {
    fill_walls(walls_->GetSelection(), other_walls_->GetSelection());
  }
  const auto opponent = static_cast<Opponent>(opponent_->GetSelection());
  const NewGameFields usable = usable_fields(opponent, level_of(*level_), level_of(*other_level_));
  const bool two = opponent == Opponent::two_computers;
  rename(*level_, two ? "&Level of the computer with Light" : "&Level of the computer");
  rename(*other_level_, two ? "Le&vel of the computer with Dark" : "Le&vel of the second computer");
  rename(*walls_, two ? "W&alls of Light" : "Your w&alls");
  rename(*other_walls_, two ? "Walls of Dark, t&he other side" : "Walls of the ot&her side");
  level_->Enable(usable.level);
  other_level_->Enable(usable.other_level);
  light_->Enable(usable.light);
  time_->Enable(usable.master_time);
  name_->Enable(usable.name);
  other_name_->Enable(usable.other_name);
  level_words_->SetLabelText(level_words(usable));
}

wxString NewGameDialog::level_words(const NewGameFields& usable) const {
  if (!usable.level) return {};
  const wxString words = to_wx(level_sentence(level_of(*level_)));
  if (!usable.other_level) return words;
  return "Light: " + words + "\nDark: " + to_wx(level_sentence(level_of(*other_level_)));
}

// The sentence that stands below is not read by itself. The choice itself is read first.
void NewGameDialog::say_level(const wxChoice& choice) {
  words_to_say_ = level_sentence(level_of(choice));
  timer_.StartOnce(kSettled);
}

void NewGameDialog::read_into(Preferences& preferences) const {
  preferences.rules = rules();
  preferences.opponent = static_cast<Opponent>(opponent_->GetSelection());
  preferences.light = static_cast<LightChoice>(light_->GetSelection());
  preferences.level = level_of(*level_);
  preferences.other_level = level_of(*other_level_);
  const auto time = static_cast<std::size_t>(time_->GetSelection());
  // A time between those of the list stays as long as nobody chooses another.
  if (time != nearest_master_time(preferences.master_time)) {
    preferences.master_time = master_times()[time];
  }
  preferences.handicap = walls_->GetSelection();
  preferences.other_handicap = other_walls_->GetSelection();
  preferences.name = to_utf8(name_->GetValue());
  preferences.other_name = to_utf8(other_name_->GetValue());
  preferences.draws = {repetition_->GetValue(), plies_->GetValue()};
}

}  // namespace

bool ask_new_game(wxWindow& parent, Preferences& preferences) {
  NewGameDialog dialog(parent, preferences);
  if (dialog.ShowModal() != wxID_OK) return false;
  dialog.read_into(preferences);
  return true;
}

}  // namespace pawnpath::app
