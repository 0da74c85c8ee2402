#include "app/frame/status_panel.h"

#include <wx/sizer.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/board/brush.h"
#include "app/board/utf8.h"

namespace pawnpath::app {
namespace {

wxFont larger_font(const wxFont& font) { return font.Scaled(1.4F).Bold(); }

}  // namespace

// Two lines of routes with the walls that are left, drawn and as a number, and the draw watch.
class StatusCard : public Canvas {
 public:
  StatusCard(wxWindow* parent, std::function<void()> resized)
      : Canvas(parent, wxID_ANY, wxBORDER_NONE),
        resized_(std::move(resized)),
        theme_(make_theme(ThemeChoice::light)) {
    SetCanFocus(false);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
      update_height();
      event.Skip();
    });
  }

  bool AcceptsFocus() const override { return false; }

  void show(StatusView view) {
    view_ = std::move(view);
    update_height();
    redraw();
  }
  void set_theme(const Theme& theme) {
    theme_ = theme;
    redraw();
  }

 protected:
  [[nodiscard]] Raster draw(const wxSize& size) override {
    Raster raster(size.x, size.y, ink_of(theme_.ground));
    const Brush brush(raster, GetDPIScaleFactor());
    const double line = brush.scaled(1);
    const Box card = Box{0, 0, double(size.x), double(size.y)}.grown(-line / 2);
    brush.fill(card, brush.scaled(6), theme_.card);
    brush.outline(card, brush.scaled(6), line, theme_.card_edge);
    for (const Side side : kSides) {
      const double middle = row_top(index(side)) + row_height() / 2.0;
      draw_sign(brush, side, {double(left()) + brush.scaled(8), middle});
      draw_places(brush, side, middle);
    }
    return raster;
  }

  void write(wxDC& dc) override {
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme_.text);
    for (const Side side : kSides) {
      const SideStatus& status = view_.sides[index(side)];
      write_row(dc, to_wx(status.route), left() + FromDIP(26), index(side));
      const wxString walls = wxString::Format("walls %d", status.walls_left);
      const int end = static_cast<int>(places_left(side)) - FromDIP(10);
      write_row(dc, walls, end - dc.GetTextExtent(walls).x, index(side));
    }
    dc.SetTextForeground(theme_.quiet_text);
    int row = 2;
    for (const wxString& line : draw_watch_lines())
      write_row(dc, line, left(), row++);
  }

 private:
  [[nodiscard]] int left() const { return FromDIP(12); }
  [[nodiscard]] int row_height() const { return GetCharHeight() + FromDIP(12); }
  [[nodiscard]] int row_top(int row) const { return FromDIP(6) + row * row_height(); }

  // The draw watch takes a second line where one is too short.
  [[nodiscard]] std::vector<wxString> draw_watch_lines() const {
    const wxString text = to_wx(view_.draw_watch);
    const std::size_t end = text.find(". ");
    const bool fits = GetTextExtent(text).x <= GetClientSize().x - 2 * left();
    if (fits || end == wxString::npos) return {text};
    return {text.Left(end + 1), text.Mid(end + 2)};
  }

  void update_height() {
    const int rows = 2 + static_cast<int>(draw_watch_lines().size());
    const int height = row_top(rows) + FromDIP(6);
    if (height == GetMinSize().y) return;
    SetMinSize(wxSize(-1, height));
    CallAfter(resized_);
  }

  void write_row(wxDC& dc, const wxString& text, int x, int row) const {
    dc.DrawText(text, x, row_top(row) + (row_height() - dc.GetTextExtent(text).y) / 2);
  }

  // The pawn in small.
  void draw_sign(const Brush& brush, Side side, Spot centre) const {
    const int i = index(side);
    const double radius = brush.scaled(7);
    if (side == Side::light) {
      brush.disc(centre, radius, theme_.pawn[i]);
      brush.circle(centre, radius, brush.scaled(2), theme_.pawn_line[i]);
      if (theme_.dark) brush.circle(centre, radius, brush.scaled(1), theme_.pawn[i]);
      brush.circle(centre, radius * 0.45, brush.scaled(1.5), theme_.pawn_mark[i]);
      return;
    }
    const Box box{centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
    brush.fill(box, brush.scaled(2), theme_.pawn[i]);
    brush.outline(box, brush.scaled(2), brush.scaled(1.5), theme_.pawn_line[i]);
    brush.diamond(centre, radius * 0.5, brush.scaled(1.5), theme_.pawn_mark[i]);
  }

  // Two rows of places for walls at the right, filled while the wall is in hand.
  [[nodiscard]] double place_pitch() const { return FromDIP(11); }
  [[nodiscard]] int places_in_row(Side side) const {
    return std::max(1, (view_.sides[index(side)].walls_at_most + 1) / 2);
  }
  [[nodiscard]] double places_left(Side side) const {
    return GetClientSize().x - left() - places_in_row(side) * place_pitch() + FromDIP(2);
  }

  void draw_places(const Brush& brush, Side side, double middle) const {
    const SideStatus& status = view_.sides[index(side)];
    const int in_row = places_in_row(side);
    const double height = FromDIP(5);
    const double gap = FromDIP(3);
    const double top = std::round(middle - height - gap / 2);
    for (int i = 0; i < status.walls_at_most; ++i) {
      const Box box{places_left(side) + (i % in_row) * place_pitch(),
                    top + (i / in_row) * (height + gap), place_pitch() - FromDIP(2), height};
      const bool in_hand = i < status.walls_left;
      brush.fill(box, brush.scaled(1), in_hand ? theme_.wall[index(side)] : theme_.empty_place);
      if (theme_.contrast && !in_hand) brush.outline(box.grown(-0.5), 0, 1, theme_.text);
    }
  }

  std::function<void()> resized_;
  StatusView view_;
  Theme theme_;
};

StatusPanel::StatusPanel(wxWindow* parent, StatusActions actions)
    : GroupPanel(parent),
      actions_(std::move(actions)),
      heading_(new wxStaticText(this, wxID_ANY, " ", wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE)),
      back_(new wxButton(this, wxID_ANY, "B&ack to the game")),
      play_here_(new wxButton(this, wxID_ANY, "Continu&e from here")),
      card_(new StatusCard(this, actions_.resized)),
      note_(new wxStaticText(this, wxID_ANY, "")) {
  heading_->SetMinSize(wxSize(FromDIP(40), -1));  // it shortens itself
  heading_->SetFont(larger_font(heading_->GetFont()));
  back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { actions_.back(); });
  play_here_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { actions_.play_here(); });
  auto* ways = new wxBoxSizer(wxHORIZONTAL);
  ways->Add(back_, wxSizerFlags().Border(wxRIGHT, FromDIP(kGap)));
  ways->Add(play_here_);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(heading_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(kGap)));
  sizer->Add(ways, wxSizerFlags().Border(wxBOTTOM, FromDIP(kGap)));
  sizer->Add(card_, wxSizerFlags().Expand());
  sizer->Add(note_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(kGap)));
  back_->Hide();
  play_here_->Hide();
  note_->Hide();
  set_content(sizer);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    if (!note_text_.empty()) lay_out();
    event.Skip();
  });
}

void StatusPanel::show(const Snapshot& snapshot) {
  StatusView view = status_view(snapshot);
  const wxString heading = to_wx(view.heading);
  if (heading_->GetLabelText() != heading) heading_->SetLabelText(heading);
  show_way_back(snapshot.is_viewing());
  note("");
  card_->show(std::move(view));
}

void StatusPanel::show_way_back(bool on) {
  if (back_->IsShown() == on) return;
  // The focus never stays on what is hidden.
  if (!on && (back_->HasFocus() || play_here_->HasFocus())) actions_.back();
  back_->Show(on);
  play_here_->Show(on);
  CallAfter(actions_.resized);
}

void StatusPanel::note(const wxString& text) {
  if (text == note_text_) return;
  note_text_ = text;
  note_->Show(!text.empty());
  lay_out();
  CallAfter(actions_.resized);
}

// The note takes as many lines as it needs in the width there is.
void StatusPanel::lay_out() {
  note_->SetLabelText(note_text_);
  note_->Wrap(std::max(FromDIP(40), GetClientSize().x - 2 * FromDIP(kRingRoom)));
  Layout();
}

void StatusPanel::set_theme(const Theme& theme) { card_->set_theme(theme); }

}  // namespace pawnpath::app
