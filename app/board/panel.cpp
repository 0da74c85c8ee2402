#include "app/board/panel.h"

#include <wx/access.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "app/board/board_image.h"
#include "app/board/brush.h"
#include "app/board/caption.h"
#include "app/board/ids.h"
#include "app/board/utf8.h"
#include "engine/rules/legal.h"
#include "engine/rules/position_line.h"
#include "engine/text/action_text.h"

namespace pawnpath::app {
namespace {

constexpr int kCaptionPad = 4;  // pixels at 100 %

std::vector<PaintedWall> painted_walls(const Snapshot& snapshot) {
  std::vector<PaintedWall> walls;
  for (const Action wall : walls_in_order(snapshot.shown().walls())) {
    walls.push_back({wall, snapshot.game->placed_by(wall)});
  }
  return walls;
}

bool is_finished(const Snapshot& snapshot) {
  return snapshot.game->is_over() && !snapshot.is_viewing();
}

}  // namespace

BoardPanel::BoardPanel(wxWindow* parent, BoardActions actions)
    : Canvas(parent, wxID_ANY, wxWANTS_CHARS | wxBORDER_NONE),
      actions_(std::move(actions)),
      theme_(make_theme(ThemeChoice::light)) {
  snapshot_.game = std::make_shared<const Game>();
  SetName("Board");
  bind_events();
}

void BoardPanel::show(const Snapshot& snapshot, bool is_new) {
  settle();
  const Action place = cursor_.place();
  const Snapshot before = std::exchange(snapshot_, snapshot);
  if (is_new) {
    cursor_.reset(ground());
  } else {
    cursor_.follow(ground());
  }
  if (cursor_.place() != place) tell_focus();
  outside_preview_ = Action();
  pointed_step_ = Action();
  update_layout();
  redraw();
  if (!is_new) start_motion(before);
}

void BoardPanel::set_options(const BoardOptions& options) {
  options_ = options;
  if (!cursor_.is_dragging()) std::ignore = cursor_.leave();  // what was below the mouse has moved
  update_layout();
  redraw();
}

void BoardPanel::set_theme(const Theme& theme) {
  theme_ = theme;
  still_.reset();
  redraw();
}

void BoardPanel::preview(Action action) {
  if (outside_preview_ == action) return;
  outside_preview_ = action;
  if (!action.is_none() && !cursor_.is_dragging()) std::ignore = cursor_.leave();
  redraw();
}

void BoardPanel::put_cursor(Action place) { apply(cursor_.go_to(place, ground())); }

SquareSet BoardPanel::marked_steps() const {
  return snapshot_.awaits_person() ? legal_steps(snapshot_.shown()) : SquareSet{};
}

Wording BoardPanel::spoken_wording() const {
  return {true, options_.letter_words, options_.brief, options_.turned};
}

CursorGround BoardPanel::ground() const {
  const Position& position = snapshot_.shown();
  return {position, snapshot_.person().value_or(position.turn()), options_.turned};
}

Action BoardPanel::preview_to_draw() const {
  if (!snapshot_.awaits_person()) return {};
  const Action own = cursor_.preview();
  if (!own.is_none()) return own;
  return outside_preview_.is_wall() ? outside_preview_ : Action();
}

BoardPicture BoardPanel::picture() const {
  const Position& position = snapshot_.shown();
  BoardPicture picture;
  for (const Side side : kSides)
    picture.pawns[index(side)] = position.pawn(side);
  picture.walls = painted_walls(snapshot_);
  picture.last_action = snapshot_.last_action();
  picture.legal_steps = marked_steps();
  picture.pointed =
      pointed_step_.is_none() && outside_preview_.is_step() ? outside_preview_ : pointed_step_;
  if (options_.path_hint && !is_finished(snapshot_)) {
    const Route route = shortest_route(position, position.turn());
    picture.path.assign(route.begin(), route.end());
  }
  return picture;
}

BoardMarks BoardPanel::marks() const {
  BoardMarks marks;
  const Action wall = preview_to_draw();
  if (!wall.is_none()) marks.aim = PaintedAim{wall, is_legal(snapshot_.shown(), wall)};
  marks.caption = caption_.place;
  if (HasFocus() && (cursor_.keys_used() || focus_by_key_)) marks.ring = cursor_.place();
  return marks;
}

void BoardPanel::update_layout() {
  const wxSize size = GetClientSize();
  const BoardView view{size.x,
                       size.y,
                       GetDPIScaleFactor(),
                       snapshot_.shown().rules(),
                       options_.turned,
                       options_.coordinates};
  if (!(view == layout_.view())) layout_ = BoardLayout(view);
}

Raster BoardPanel::draw(const wxSize& size) {
  update_layout();
  const std::optional<Moving> moving = motion_.at(std::chrono::steady_clock::now());
  BoardPicture shown = picture();
  if (moving) shown.left_out = moving->action;
  // The view has the size in pixels too.
  if (!still_ || !(still_->picture == shown) || !(still_->view == layout_.view())) {
    still_ = Still{shown, layout_.view(), Raster(size.x, size.y, ink_of(theme_.ground))};
    paint_board(still_->raster, shown, theme_, layout_);
  }
  Raster raster = still_->raster;
  if (moving) paint_moving(raster, *moving, theme_, layout_);
  update_caption();
  paint_marks(raster, marks(), theme_, layout_);
  return raster;
}

wxImage BoardPanel::image(int size) const {
  BoardPicture shown = picture();
  shown.legal_steps = SquareSet();
  shown.pointed = Action();
  // Lines as on a window of this size at 175 %.
  return picture_of(
      shown, {size, size, 1.75, snapshot_.shown().rules(), options_.turned, options_.coordinates});
}

wxImage BoardPanel::image_of(const BoardFigure& figure, int size) const {
  BoardPicture shown;
  for (const Side side : kSides)
    shown.pawns[index(side)] = figure.pawns[index(side)];
  for (const Action wall : figure.walls)
    shown.walls.push_back({wall, std::nullopt});
  // The grooves of a window would leave little of the squares in a picture this small.
  return picture_of(shown, {size, size, size / 560.0, figure.rules, options_.turned, true});
}

wxImage BoardPanel::picture_of(const BoardPicture& picture, const BoardView& view) const {
  return board_image(picture, theme_, view, GetFont());
}

void BoardPanel::update_caption() {
  caption_ = Caption();
  const Action wall = preview_to_draw();
  if (wall.is_none() || !layout_.is_usable()) return;
  int widest = 0;
  int height = 0;
  for (const std::string& line : wall_caption(snapshot_.shown(), wall)) {
    caption_.lines.push_back(to_wx(line));
    const wxSize size = GetTextExtent(caption_.lines.back());
    widest = std::max(widest, size.x);
    height += size.y;
  }
  const int pad = FromDIP(kCaptionPad);
  const Position& position = snapshot_.shown();
  std::vector<Square> busy = {position.pawn(Side::light), position.pawn(Side::dark)};
  for (SquareSet left = marked_steps(); !left.empty(); left.remove_first())
    busy.push_back(left.first());
  caption_.place = caption_place(layout_, wall, widest + 4 * pad, height + 2 * pad, busy);
}

void BoardPanel::write(wxDC& dc) {
  write_coordinates(dc, theme_, layout_, GetFont());
  if (caption_.lines.empty()) return;
  dc.SetFont(GetFont());
  dc.SetTextForeground(theme_.text);
  const int pad = FromDIP(kCaptionPad);
  int y = caption_.place.y + pad;
  for (const wxString& line : caption_.lines) {
    dc.DrawText(line, caption_.place.x + 2 * pad, y);
    y += dc.GetTextExtent(line).y;
  }
}

wxAccessible* BoardPanel::CreateAccessible() { return actions_.make_accessible(*this); }

void BoardPanel::tell_focus() {
  focus_to_tell_ = false;
  if (!HasFocus()) return;
  wxAccessible::NotifyEvent(wxACC_EVENT_OBJECT_FOCUS, this, wxOBJID_CLIENT,
                            child_id(snapshot_.shown().rules(), cursor_.place()));
}

void BoardPanel::act_on(Action place) {
  settle();
  if (cursor_.place() != place) put_cursor(place);
  apply(cursor_.key(BoardKey::enter, ground()));
}

void BoardPanel::play(const Intent& intent) {
  if (actions_.play(intent.action) && intent.kind == IntentKind::place) {
    cursor_.placed();
    tell_focus();
    actions_.told(intent);  // the mode is step again
  }
  redraw();
}

void BoardPanel::apply(const Intent& intent) {
  switch (intent.kind) {
    case IntentKind::none:
      return;
    case IntentKind::step:
    case IntentKind::place:
      play(intent);
      return;
    case IntentKind::moved:
    case IntentKind::mode:
      tell_focus();
      break;
    default:
      break;
  }
  redraw();
  if (intent.kind == IntentKind::preview) return;  // the mouse passing by means nothing yet
  actions_.told(intent);
  actions_.previewed(preview_to_draw());
}

}  // namespace pawnpath::app
