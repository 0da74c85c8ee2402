#include "app/dialogs/new_game_dialog.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

#include "app/board/utf8.h"
#include "app/frame/controls.h"
#include "app/frame/level_words.h"

namespace pawnpath::app {
namespace {

constexpr std::array kRuleNames = {"Standard: 9 by 9 squares, 10 walls each",
                                   "Passage: 7 by 7 squares, 6 walls each"};
// In the order of PlayersChoice.
constexpr std::array kPlayersNames = {"You play Light against the computer",
                                      "You play Dark against the computer",
                                      "You against the computer, Light from game to game",
                                      "You against the computer, side by chance",
                                      "Two people at this PC",
                                      "Computer against computer"};

class NewGameDialog : public wxDialog {
 public:
  NewGameDialog(wxWindow& parent, const Preferences& preferences);
  void read_into(Preferences& preferences) const;

 private:
  wxChoice* add_choice(wxSizer& sizer, const wxString& label);
  wxCheckBox* add_check(wxSizer& sizer, const wxString& label, bool value);
  void add_buttons(wxSizer& sizer);
  wxTextCtrl* add_text(wxSizer& sizer, const wxString& label, const std::string& value);
  void fill(const Preferences& preferences);
  void update();
  [[nodiscard]] Level level() const;

  wxChoice* rules_;
  wxChoice* players_;
  wxChoice* level_;
  wxStaticText* level_words_;
  wxTextCtrl* name_;
  wxTextCtrl* other_name_;
  wxCheckBox* repetition_;
  wxCheckBox* plies_;
};

NewGameDialog::NewGameDialog(wxWindow& parent, const Preferences& preferences)
    : wxDialog(&parent, wxID_ANY, "New game") {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  rules_ = add_choice(*sizer, "&Rules");
  players_ = add_choice(*sizer, "&Who plays (Light moves first)");
  level_ = add_choice(*sizer, "&Level of the computer");
  level_words_ = new wxStaticText(this, wxID_ANY, " ", wxDefaultPosition, FromDIP(wxSize(400, -1)),
                                  wxST_NO_AUTORESIZE);
  level_words_->SetMinSize(wxSize(FromDIP(400), 2 * level_words_->GetCharHeight()));
  sizer->Add(level_words_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(kSectionGap)));
  name_ = add_text(*sizer, "Your &name, for the record", preferences.name);
  other_name_ = add_text(*sizer, "Name of the second &player", preferences.other_name);
  repetition_ = add_check(*sizer, "&Draw when a position is there for the third time",
                          preferences.draws.repetition);
  plies_ = add_check(*sizer, "Draw after &500 moves without a winner", preferences.draws.plies);
  add_buttons(*sizer);
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(sizer, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(2 * kGap)));
  fill(preferences);
  SetSizerAndFit(outer);
  rules_->SetFocus();
  CentreOnParent();
}

wxChoice* NewGameDialog::add_choice(wxSizer& sizer, const wxString& label) {
  add_label(this, sizer, label);
  auto* choice = new wxChoice(this, wxID_ANY);
  choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
  sizer.Add(choice, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(kSectionGap)));
  return choice;
}

wxTextCtrl* NewGameDialog::add_text(wxSizer& sizer, const wxString& label,
                                    const std::string& value) {
  add_label(this, sizer, label);
  auto* text = new wxTextCtrl(this, wxID_ANY, to_wx(value));
  text->SetMaxLength(60);
  sizer.Add(text, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(kSectionGap)));
  return text;
}

wxCheckBox* NewGameDialog::add_check(wxSizer& sizer, const wxString& label, bool value) {
  auto* check = new wxCheckBox(this, wxID_ANY, label);
  check->SetValue(value);
  sizer.Add(check, wxSizerFlags().Border(wxBOTTOM, FromDIP(kGap)));
  return check;
}

void NewGameDialog::add_buttons(wxSizer& sizer) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  auto* start = new wxButton(this, wxID_OK, "&Start game");
  row->Add(start, wxSizerFlags().Border(wxRIGHT, FromDIP(kGap)));
  row->Add(new wxButton(this, wxID_CANCEL, "Cancel"));
  start->SetDefault();
  sizer.Add(row, wxSizerFlags().Right().Border(wxTOP, FromDIP(kSectionGap)));
}

void NewGameDialog::fill(const Preferences& preferences) {
  for (const char* name : kRuleNames)
    rules_->Append(name);
  for (const char* name : kPlayersNames)
    players_->Append(name);
  const auto levels = available_levels();
  for (const Level level : levels)
    level_->Append(to_wx(level_name(level)));
  rules_->SetSelection(preferences.rules == RuleSet::standard ? 0 : 1);
  players_->SetSelection(static_cast<int>(preferences.players));
  const auto found = std::find(levels.begin(), levels.end(), preferences.level);
  level_->SetSelection(found == levels.end() ? 0 : static_cast<int>(found - levels.begin()));
  update();
}

Level NewGameDialog::level() const {
  return available_levels()[static_cast<std::size_t>(level_->GetSelection())];
}

void NewGameDialog::update() {
  if (level_->GetSelection() == wxNOT_FOUND) return;
  const auto players = static_cast<PlayersChoice>(players_->GetSelection());
  const bool computer = players != PlayersChoice::two_people;
  level_->Enable(computer);
  name_->Enable(players != PlayersChoice::two_computers);
  other_name_->Enable(!computer);
  level_words_->SetLabelText(computer ? to_wx(level_sentence(level())) : wxString());
  level_words_->Wrap(FromDIP(400));
}

void NewGameDialog::read_into(Preferences& preferences) const {
  preferences.rules = rules_->GetSelection() == 0 ? RuleSet::standard : RuleSet::passage;
  preferences.players = static_cast<PlayersChoice>(players_->GetSelection());
  preferences.level = level();
  preferences.draws = {repetition_->GetValue(), plies_->GetValue()};
  preferences.name = to_utf8(name_->GetValue());
  preferences.other_name = to_utf8(other_name_->GetValue());
}

bool person_is_light(const Preferences& preferences, bool coin) {
  switch (preferences.players) {
    case PlayersChoice::person_dark:
      return false;
    case PlayersChoice::person_alternating:
      return !preferences.was_light;
    case PlayersChoice::person_by_chance:
      return coin;
    default:
      return true;
  }
}

}  // namespace

bool ask_new_game(wxWindow& parent, Preferences& preferences) {
  NewGameDialog dialog(parent, preferences);
  if (dialog.ShowModal() != wxID_OK) return false;
  dialog.read_into(preferences);
  return true;
}

GameOptions game_options(Preferences& preferences, bool coin) {
  GameOptions options{Position(preferences.rules), preferences.draws, {}};
  const Seat computer{preferences.level, {}};
  const Seat person{std::nullopt, preferences.name};
  switch (preferences.players) {
    case PlayersChoice::two_people:
      options.seats[0] = person;
      options.seats[1] = {std::nullopt, preferences.other_name};
      break;
    case PlayersChoice::two_computers:
      for (Seat& seat : options.seats)
        seat = computer;
      break;
    default:
      preferences.was_light = person_is_light(preferences, coin);
      options.seats[preferences.was_light ? 0 : 1] = person;
      options.seats[preferences.was_light ? 1 : 0] = computer;
      break;
  }
  return options;
}

}  // namespace pawnpath::app
