#include "app/frame/steps_panel.h"

#include <wx/sizer.h>

#include <utility>

#include "app/board/utf8.h"
#include "app/frame/controls.h"
#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "engine/text/wording.h"

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
    : wxPanel(parent), play_(std::move(play)), leave_(std::move(leave)) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  label_ = add_label(this, *sizer, "Steps you can play");
  auto* row = new wxGridSizer(1, kButtons, 0, FromDIP(kGap / 2));
  for (std::size_t i = 0; i < kButtons; ++i) {
    buttons_[i] = new wxButton(this, wxID_ANY, wxString::Format("Step %d", int(i) + 1),
                               wxDefaultPosition, wxSize(FromDIP(40), FromDIP(kButtonHeight)));
    buttons_[i]->SetMinSize(wxSize(FromDIP(40), FromDIP(kButtonHeight)));
    buttons_[i]->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent&) {
      if (i < steps_.size()) play_(steps_[i]);
    });
    row->Add(buttons_[i], wxSizerFlags().Expand().ReserveSpaceEvenIfHidden());
  }
  sizer->Add(row, wxSizerFlags().Expand());
  SetSizer(sizer);
}

void StepsPanel::show(const Snapshot& snapshot) {
  std::vector<Action> steps = steps_of(snapshot);
  if (steps.size() > kButtons) steps.resize(kButtons);  // the rules give no more
  leave_hidden(steps.size());
  steps_ = std::move(steps);
  for (std::size_t i = 0; i < kButtons; ++i) {
    if (i < steps_.size()) fill_button(i, steps_[i]);
    buttons_[i]->Show(i < steps_.size());
  }
}

void StepsPanel::fill_button(std::size_t place, Action step) {
  const wxString label = "Step to " + to_wx(square_name(step.square(), kSpoken));
  if (buttons_[place]->GetLabel() != label) buttons_[place]->SetLabel(label);
}

void StepsPanel::leave_hidden(std::size_t shown) {
  for (std::size_t i = shown; i < kButtons; ++i) {
    if (buttons_[i]->HasFocus()) leave_();
  }
}

}  // namespace pawnpath::app
