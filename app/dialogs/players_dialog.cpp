#include "app/dialogs/players_dialog.h"

#include <wx/dialog.h>
#include <wx/stattext.h>

#include <algorithm>

#include "app/board/utf8.h"
#include "app/dialogs/form.h"
#include "app/frame/controls.h"
#include "app/session/level_words.h"

namespace pawnpath::app {
namespace {

constexpr int kLongestName = 60;

class PlayersDialog : public wxDialog {
 public:
  PlayersDialog(wxWindow& parent, const Snapshot& snapshot);
  [[nodiscard]] Seats seats() const;

 private:
  void add_side(wxSizer& grid, const Seat& seat, Side side, const wxString& player,
                const wxString& name);
  void update();

  wxChoice* players_[2] = {};  // by index(Side)
  wxTextCtrl* names_[2] = {};
};

PlayersDialog::PlayersDialog(wxWindow& parent, const Snapshot& snapshot)
    : wxDialog(&parent, wxID_ANY, "Players") {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  wxSizer* grid = two_columns(*this);
  add_side(*grid, snapshot.seat(Side::light), Side::light, "&Light is played by", "L&ight's name");
  add_side(*grid, snapshot.seat(Side::dark), Side::dark, "&Dark is played by", "Da&rk's name");
  sizer->Add(grid, wxSizerFlags().Expand());
  add_ok_and_cancel(*this, *sizer, "&Play on");
  update();
  fit_dialog(*this, sizer);
  players_[0]->SetFocus();
}

// The first entry is a person, then the levels.
void PlayersDialog::add_side(wxSizer& grid, const Seat& seat, Side side, const wxString& player,
                             const wxString& name) {
  wxChoice* choice = add_choice(*this, grid, player);
  choice->Append("a person");
  const auto levels = available_levels();
  for (const Level level : levels)
    choice->Append("the computer, " + to_wx(level_name(level)));
  const auto found =
      seat.level ? std::find(levels.begin(), levels.end(), *seat.level) : levels.end();
  choice->SetSelection(found == levels.end() ? 0 : 1 + static_cast<int>(found - levels.begin()));
  choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
  players_[index(side)] = choice;
  names_[index(side)] = add_text(*this, grid, name, seat.name, kLongestName);
}

void PlayersDialog::update() {
  for (const Side side : kSides)
    names_[index(side)]->Enable(players_[index(side)]->GetSelection() == 0);
}

Seats PlayersDialog::seats() const {
  Seats seats;
  for (const Side side : kSides) {
    const int chosen = players_[index(side)]->GetSelection();
    Seat& seat = seats[static_cast<std::size_t>(index(side))];
    if (chosen > 0) {
      seat.level = available_levels()[static_cast<std::size_t>(chosen) - 1];
    } else {
      seat.name = to_utf8(names_[index(side)]->GetValue());
    }
  }
  return seats;
}

}  // namespace

std::optional<Seats> ask_players(wxWindow& parent, const Snapshot& snapshot) {
  PlayersDialog dialog(parent, snapshot);
  return dialog.ShowModal() == wxID_OK ? std::optional(dialog.seats()) : std::nullopt;
}

}  // namespace pawnpath::app
