#include "app/dialogs/position_dialog.h"

#include <wx/bitmap.h>
#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/statbmp.h>
#include <wx/timer.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "app/a11y/announcer.h"
#include "app/board/utf8.h"
#include "app/dialogs/form.h"
#include "app/frame/controls.h"
#include "app/session/phrases.h"
#include "app/session/position_form.h"
#include "engine/text/position_text.h"

namespace pawnpath::app {
namespace {

constexpr int kLongestWalls = 400;
const wxSize kCheckSize{520, 84};  // at 100 %
constexpr int kPictureSize = 280;  // at 100 %
constexpr int kSettled = 600;      // milliseconds without a change until the verdict is said

class PositionDialog : public wxDialog {
 public:
  PositionDialog(wxWindow& parent, const Position& shown, const PictureOf& picture);
  [[nodiscard]] std::optional<Position> position() const;

 private:
  void add_fields(wxSizer& sizer);
  void add_wall_row(wxSizer& sizer);
  void add_check_text(wxSizer& sizer);
  wxChoice* add_watched_choice(wxSizer& sizer, const wxString& label);
  void add_wall_button(wxSizer& row, const wxString& label,
                       std::string (*change)(std::string_view, Action, RuleSet));
  void fill_choices();
  void show(const PositionForm& form);
  [[nodiscard]] PositionForm read() const;
  [[nodiscard]] Action wall() const;
  [[nodiscard]] wxBitmap drawn(const PositionForm& form) const;
  void update();
  void say_change(std::size_t before);
  void say_verdict();
  void on_rules();
  void on_ok(wxCommandEvent& event);

  RuleSet filled_ = RuleSet::standard;  // the rules that the choices are filled for
  wxChoice* rules_ = nullptr;
  wxChoice* turn_ = nullptr;
  wxChoice* files_[2] = {};  // by index(Side)
  wxChoice* ranks_[2] = {};
  wxChoice* walls_left_[2] = {};
  wxTextCtrl* walls_ = nullptr;
  wxChoice* wall_file_ = nullptr;
  wxChoice* wall_rank_ = nullptr;
  wxChoice* wall_direction_ = nullptr;
  wxTextCtrl* check_ = nullptr;
  const PictureOf& picture_of_;
  wxStaticBitmap* picture_ = nullptr;
  std::unique_ptr<Announcer> announcer_;
  std::string verdict_;  // what there is to say of the position by now
  std::string told_;     // and what was said last
  wxTimer timer_;        // runs until no change has followed for a while
};

void fill_files(wxChoice& choice, int count) {
  choice.Clear();
  for (int i = 0; i < count; ++i)
    choice.Append(wxString(static_cast<wxChar>(wxT('A') + i)));
}

void fill_numbers(wxChoice& choice, int first, int last) {
  choice.Clear();
  for (int i = first; i <= last; ++i)
    choice.Append(wxString::Format("%d", i));
}

PositionDialog::PositionDialog(wxWindow& parent, const Position& shown, const PictureOf& picture)
    : wxDialog(&parent, wxID_ANY, "Set up a position"), picture_of_(picture) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  add_fields(*sizer);
  walls_ = add_text(*this, *sizer, "W&alls on the board, like D1H, E5V", {}, kLongestWalls);
  walls_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { update(); });
  add_wall_row(*sizer);
  add_check_text(*sizer);
  add_ok_and_cancel(*this, *sizer, "&Start from here");
  Bind(wxEVT_BUTTON, &PositionDialog::on_ok, this, wxID_OK);
  timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { say_verdict(); });
  filled_ = shown.rules();
  fill_choices();
  // Last, so that they stand before no field as its label.
  picture_ = new wxStaticBitmap(this, wxID_ANY, drawn(form_of(shown)));
  announcer_ = std::make_unique<Announcer>(this);
  show(form_of(shown));
  told_ = verdict_;
  timer_.Stop();
  auto* beside = new wxBoxSizer(wxHORIZONTAL);
  beside->Add(sizer, wxSizerFlags(1).Expand());
  beside->Add(picture_, wxSizerFlags().Top().Border(wxLEFT, FromDIP(2 * kGap)));
  fit_dialog(*this, beside);
  rules_->SetFocus();
}

void PositionDialog::add_fields(wxSizer& sizer) {
  wxSizer* grid = two_columns(*this);
  rules_ = add_choice(*this, *grid, "&Rules");
  rules_->Append("Standard: 9 by 9 squares");
  rules_->Append("Passage: 7 by 7 squares");
  rules_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_rules(); });
  turn_ = add_watched_choice(*grid, "Side to &move");
  turn_->Append("Light");
  turn_->Append("Dark");
  files_[0] = add_watched_choice(*grid, "&Light pawn, column");
  ranks_[0] = add_watched_choice(*grid, "L&ight pawn, row");
  files_[1] = add_watched_choice(*grid, "&Dark pawn, column");
  ranks_[1] = add_watched_choice(*grid, "Dar&k pawn, row");
  walls_left_[0] = add_watched_choice(*grid, "Li&ght walls left");
  walls_left_[1] = add_watched_choice(*grid, "Dark walls le&ft");
  sizer.Add(grid, wxSizerFlags().Expand());
}

void PositionDialog::add_wall_row(wxSizer& sizer) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [&](const wxString& label) {
    auto* field = new wxBoxSizer(wxVERTICAL);
    row->Add(field, wxSizerFlags(1).Border(wxRIGHT, FromDIP(kGap)));
    return add_choice(*this, *field, label);
  };
  wall_file_ = add("Wall &column");
  wall_rank_ = add("Wall r&ow");
  wall_direction_ = add("Dir&ection");
  wall_direction_->Append("horizontal");
  wall_direction_->Append("vertical");
  wall_direction_->SetSelection(0);
  add_wall_button(*row, "Add &wall", with_wall);
  add_wall_button(*row, "Remo&ve wall", without_wall);
  sizer.Add(row, wxSizerFlags().Expand());
}

void PositionDialog::add_wall_button(wxSizer& row, const wxString& label,
                                     std::string (*change)(std::string_view, Action, RuleSet)) {
  auto* button = new wxButton(this, wxID_ANY, label);
  button->Bind(wxEVT_BUTTON, [this, change](wxCommandEvent&) {
    const auto before = walls_of(read()).size();
    walls_->SetValue(to_wx(change(to_utf8(walls_->GetValue()), wall(), filled_)));
    say_change(before);
  });
  row.Add(button, wxSizerFlags().Bottom().Border(wxRIGHT | wxBOTTOM, FromDIP(kGap)));
}

void PositionDialog::add_check_text(wxSizer& sizer) {
  add_label(this, sizer, "What is still wro&ng");
  check_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(kCheckSize),
                          wxTE_MULTILINE | wxTE_READONLY);
  sizer.Add(check_, wxSizerFlags(1).Expand());
}

wxChoice* PositionDialog::add_watched_choice(wxSizer& sizer, const wxString& label) {
  wxChoice* choice = add_choice(*this, sizer, label);
  choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
  return choice;
}

void PositionDialog::fill_choices() {
  const Board& b = board(filled_);
  for (const Side side : kSides) {
    fill_files(*files_[index(side)], b.size);
    fill_numbers(*ranks_[index(side)], 1, b.size);
    fill_numbers(*walls_left_[index(side)], 0, b.walls);
  }
  fill_files(*wall_file_, b.slot_size());
  fill_numbers(*wall_rank_, 1, b.slot_size());
  wall_file_->SetSelection(b.slot_size() / 2);
  wall_rank_->SetSelection(b.slot_size() / 2);
}

void PositionDialog::show(const PositionForm& form) {
  rules_->SetSelection(form.rules == RuleSet::standard ? 0 : 1);
  turn_->SetSelection(index(form.turn));
  for (const Side side : kSides) {
    files_[index(side)]->SetSelection(form.pawns[index(side)].file());
    ranks_[index(side)]->SetSelection(form.pawns[index(side)].rank());
    walls_left_[index(side)]->SetSelection(form.walls_left[index(side)]);
  }
  walls_->ChangeValue(to_wx(form.walls));
  update();
}

PositionForm PositionDialog::read() const {
  PositionForm form;
  form.rules = filled_;
  form.turn = turn_->GetSelection() == 1 ? Side::dark : Side::light;
  for (const Side side : kSides) {
    form.pawns[index(side)] =
        Square::at(files_[index(side)]->GetSelection(), ranks_[index(side)]->GetSelection());
    form.walls_left[index(side)] = walls_left_[index(side)]->GetSelection();
  }
  form.walls = to_utf8(walls_->GetValue());
  return form;
}

Action PositionDialog::wall() const {
  const bool horizontal = wall_direction_->GetSelection() == 0;
  return Action::wall(Slot::at(wall_file_->GetSelection(), wall_rank_->GetSelection()),
                      horizontal ? WallDirection::horizontal : WallDirection::vertical);
}

// In pixels of the screen: at a scale of 1 the control would enlarge it once more.
wxBitmap PositionDialog::drawn(const PositionForm& form) const {
  const BoardFigure figure{form.rules, {form.pawns[0], form.pawns[1]}, walls_of(form)};
  wxBitmap bitmap(picture_of_(figure, FromDIP(kPictureSize)));
  bitmap.SetScaleFactor(GetDPIScaleFactor());
  return bitmap;
}

void PositionDialog::update() {
  const PositionForm form = read();
  const auto checked = check_form(form, kSpoken);
  const wxString text =
      checked ? "Nothing. " + to_wx(pawns_and_routes(*checked, kSpoken)) : to_wx(checked.error());
  if (check_->GetValue() != text) check_->ChangeValue(text);
  picture_->SetBitmap(drawn(form));
  verdict_ = checked ? phrase(Phrase::position_is_valid) : checked.error();
  timer_.StartOnce(kSettled);
}

// What became of the wall that a button was pressed for; `before` walls were there.
void PositionDialog::say_change(std::size_t before) {
  const std::size_t now = walls_of(read()).size();
  const Phrase what = now > before   ? Phrase::wall_added
                      : now < before ? Phrase::wall_removed
                                     : Phrase::wall_unchanged;
  announcer_->say(phrase(what, {wall_name(wall(), kSpoken), std::to_string(now)}));
}

// Once, when typing and choosing have come to rest.
void PositionDialog::say_verdict() {
  if (std::exchange(told_, verdict_) != verdict_) announcer_->say(verdict_, Urgency::preview);
}

void PositionDialog::on_rules() {
  PositionForm form = read();
  form.rules = rules_->GetSelection() == 1 ? RuleSet::passage : RuleSet::standard;
  if (form.rules == filled_) return;
  fit_to_rules(form);
  filled_ = form.rules;
  fill_choices();
  show(form);
}

// A position with faults starts nothing: the faults are read instead.
void PositionDialog::on_ok(wxCommandEvent& event) {
  event.Skip(position().has_value());
  if (!position()) check_->SetFocus();
}

std::optional<Position> PositionDialog::position() const {
  const auto checked = check_form(read(), kSpoken);
  return checked ? std::optional(*checked) : std::nullopt;
}

}  // namespace

std::optional<Position> ask_position(wxWindow& parent, const Position& shown,
                                     const PictureOf& picture) {
  PositionDialog dialog(parent, shown, picture);
  return dialog.ShowModal() == wxID_OK ? dialog.position() : std::nullopt;
}

}  // namespace pawnpath::app
