#include "app/dialogs/new_game_dialog.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>

#include "app/board/utf8.h"
#include "app/dialogs/level_words.h"
#include "app/frame/controls.h"

namespace pawnpath::app {
namespace {

constexpr std::array kRuleNames = {"Standard: 9 by 9 squares, 10 walls each",
                                   "Passage: 7 by 7 squares, 6 walls each"};
// In the order of Players.
constexpr std::array kPlayersNames = {
    "Two people at this PC", "You play Light against the computer",
    "You play Dark against the computer", "You against the computer, side by chance",
    "Computer against computer"};

class NewGameDialog : public wxDialog {
 public:
  NewGameDialog(wxWindow& parent, const NewGameChoice& choice);
  [[nodiscard]] NewGameChoice choice() const;

 private:
  wxChoice* add_choice(wxSizer& sizer, const wxString& label);
  wxCheckBox* add_check(wxSizer& sizer, const wxString& label, bool value);
  void add_buttons(wxSizer& sizer);
  void fill(const NewGameChoice& choice);
  void update();
  [[nodiscard]] Level level() const;

  wxChoice* rules_;
  wxChoice* players_;
  wxChoice* level_;
  wxStaticText* level_words_;
  wxCheckBox* repetition_;
  wxCheckBox* plies_;
};

NewGameDialog::NewGameDialog(wxWindow& parent, const NewGameChoice& choice)
    : wxDialog(&parent, wxID_ANY, "New game") {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  rules_ = add_choice(*sizer, "&Rules");
  players_ = add_choice(*sizer, "&Who plays (Light moves first)");
  level_ = add_choice(*sizer, "&Level of the computer");
  level_words_ = new wxStaticText(this, wxID_ANY, " ", wxDefaultPosition,
                                  FromDIP(wxSize(400, -1)), wxST_NO_AUTORESIZE);
  level_words_->SetMinSize(wxSize(FromDIP(400), 2 * level_words_->GetCharHeight()));
  sizer->Add(level_words_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(kSectionGap)));
  repetition_ = add_check(*sizer, "&Draw when a position is there for the third time",
                          choice.draws.repetition);
  plies_ = add_check(*sizer, "Draw after &500 moves without a winner", choice.draws.plies);
  add_buttons(*sizer);
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(sizer, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(2 * kGap)));
  fill(choice);
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

void NewGameDialog::fill(const NewGameChoice& choice) {
  for (const char* name : kRuleNames) rules_->Append(name);
  for (const char* name : kPlayersNames) players_->Append(name);
  const auto levels = available_levels();
  for (const Level level : levels) level_->Append(to_wx(level_name(level)));
  rules_->SetSelection(choice.rules == RuleSet::standard ? 0 : 1);
  players_->SetSelection(static_cast<int>(choice.players));
  const auto found = std::find(levels.begin(), levels.end(), choice.level);
  level_->SetSelection(found == levels.end() ? 0 : static_cast<int>(found - levels.begin()));
  update();
}

Level NewGameDialog::level() const {
  return available_levels()[static_cast<std::size_t>(level_->GetSelection())];
}

void NewGameDialog::update() {
  if (level_->GetSelection() == wxNOT_FOUND) return;
  const bool computer = players_->GetSelection() != static_cast<int>(Players::two_people);
  level_->Enable(computer);
  level_words_->SetLabelText(computer ? to_wx(level_sentence(level())) : wxString());
  level_words_->Wrap(FromDIP(400));
}

NewGameChoice NewGameDialog::choice() const {
  NewGameChoice choice;
  choice.rules = rules_->GetSelection() == 0 ? RuleSet::standard : RuleSet::passage;
  choice.players = static_cast<Players>(players_->GetSelection());
  choice.level = level();
  choice.draws = {repetition_->GetValue(), plies_->GetValue()};
  return choice;
}

Players players_of(const Snapshot& snapshot) {
  if (const auto person = snapshot.person()) {
    return *person == Side::light ? Players::person_light : Players::person_dark;
  }
  return snapshot.seats[0].is_computer() ? Players::two_computers : Players::two_people;
}

}  // namespace

bool ask_new_game(wxWindow& parent, NewGameChoice& choice) {
  NewGameDialog dialog(parent, choice);
  if (dialog.ShowModal() != wxID_OK) return false;
  choice = dialog.choice();
  return true;
}

GameOptions game_options(const NewGameChoice& choice, bool coin) {
  GameOptions options{Position(choice.rules), choice.draws, {}};
  const Seat computer{choice.level, {}};
  const bool person_is_dark = choice.players == Players::person_dark ||
                              (choice.players == Players::person_by_chance && coin);
  switch (choice.players) {
    case Players::two_people:
      break;
    case Players::two_computers:
      for (Seat& seat : options.seats) seat = computer;
      break;
    default:
      options.seats[index(person_is_dark ? Side::light : Side::dark)] = computer;
      break;
  }
  return options;
}

NewGameChoice choice_of(const Snapshot& snapshot) {
  NewGameChoice choice;
  choice.rules = snapshot.game->start().rules();
  choice.players = players_of(snapshot);
  choice.draws = snapshot.game->draw_rules();
  for (const Seat& seat : snapshot.seats) {
    if (seat.level) choice.level = *seat.level;
  }
  return choice;
}

}  // namespace pawnpath::app
