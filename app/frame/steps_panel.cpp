#include "app/frame/steps_panel.h"

#include <algorithm>
#include <utility>

#include "app/board/utf8.h"
#include "engine/rules/legal.h"
#include "engine/rules/notation.h"

namespace pawnpath::app {
namespace {

constexpr int kButtonHeight = 44;

std::vector<Action> steps_of(const Snapshot& snapshot) {
  std::vector<Action> steps;
  if (!snapshot.awaits_person()) return steps;
  ActionList sorted;
  for (SquareSet left = legal_steps(snapshot.shown()); !left.empty(); left.remove_first()) {
    sorted.push_back(Action::step(left.first()));
  }
  sort_by_name(sorted);
  steps.assign(sorted.begin(), sorted.end());
  return steps;
}

}  // namespace

StepsPanel::StepsPanel(wxWindow* parent, std::function<void(Action)> play,
                       std::function<void()> leave)
    : GroupPanel(parent), play_(std::move(play)), leave_(std::move(leave)) {
  label_ = new wxStaticText(this, wxID_ANY, "Steps you can play", wxPoint(0, 0));
  for (std::size_t i = 0; i < kButtons; ++i) {
    buttons_[i] = new wxButton(this, wxID_ANY, wxString::Format("Step %d", int(i) + 1));
    buttons_[i]->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent&) {
      if (i < steps_.size()) play_(steps_[i]);
    });
  }
  Bind(wxEVT_SIZE, [this](wxSizeEvent&) { lay_out(); });
}

// Five beside each other where their labels fit, else as many as do, in rows.
void StepsPanel::lay_out() {
  const int gap = FromDIP(kGap / 2);
  const int room = FromDIP(kRingRoom);
  const int width = GetClientSize().x - 2 * room;
  int least = GetTextExtent("Step to W 9").x;
  for (std::size_t i = 0; i < steps_.size(); ++i)
    least = std::max(least, GetTextExtent(buttons_[i]->GetLabelText()).x);
  least += FromDIP(6) + gap;
  const int columns = std::clamp((width + gap) / least, 1, static_cast<int>(kButtons));
  const wxSize button((width + gap) / columns - gap, FromDIP(kButtonHeight));
  label_->SetPosition(wxPoint(room, room));
  const int top = room + label_->GetBestSize().y + FromDIP(kLabelGap);
  for (int i = 0; i < static_cast<int>(kButtons); ++i) {
    buttons_[i]->SetSize(room + i % columns * (button.x + gap),
                         top + i / columns * (button.y + gap), button.x, button.y);
  }
  const int rows = (std::max(1, static_cast<int>(steps_.size())) + columns - 1) / columns;
  const int height = top + rows * (button.y + gap) - gap + room;
  if (height == GetMinSize().y) return;
  SetMinSize(wxSize(FromDIP(40), height));
  lay_out_column_of(*this);
}

void StepsPanel::show(const Snapshot& snapshot, Wording wording) {
  std::vector<Action> steps = steps_of(snapshot);
  if (steps.size() > kButtons) steps.resize(kButtons);  // the rules give no more
  leave_hidden(steps.size());
  if (label_->GetLabelText() != heading(snapshot)) label_->SetLabelText(heading(snapshot));
  steps_ = std::move(steps);
  for (std::size_t i = 0; i < kButtons; ++i) {
    if (i < steps_.size()) fill_button(i, steps_[i], wording);
    buttons_[i]->Show(i < steps_.size());
  }
  lay_out();
}

// Why there are no buttons, where there are none.
wxString StepsPanel::heading(const Snapshot& snapshot) {
  if (snapshot.awaits_person()) return "Steps you can play";
  if (snapshot.is_viewing()) return "No steps while you look at an earlier move";
  if (snapshot.game->is_over()) return "No steps: the game is over";
  return "No steps: the computer is to move";
}

void StepsPanel::fill_button(std::size_t place, Action step, Wording wording) {
  const wxString label = "Step to " + to_wx(square_name(step.square(), wording));
  if (buttons_[place]->GetLabel() != label) buttons_[place]->SetLabel(label);
}

void StepsPanel::leave_hidden(std::size_t shown) {
  for (std::size_t i = shown; i < kButtons; ++i) {
    if (buttons_[i]->HasFocus()) leave_();
  }
}

}  // namespace pawnpath::app
