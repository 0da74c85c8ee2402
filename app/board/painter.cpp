#include "app/board/painter.h"

#include <algorithm>
#include <cmath>

#include "app/board/brush.h"

namespace pawnpath::app {
namespace {

// Everything a drawing step needs.
struct Scene {
  const Brush& brush;
  const BoardPicture& picture;
  const Theme& theme;
  const BoardLayout& layout;

  [[nodiscard]] double square() const { return layout.square_size(); }
  [[nodiscard]] Box box(Action place) const { return box_of(layout.rect_of(place)); }
  // A line that grows with the squares, `share` of their size, and is never too thin to see.
  [[nodiscard]] double stroke(double share) const {
    return std::max(share * square(), brush.scaled(2));
  }
  // Left out here: it is drawn where it is at the moment.
  [[nodiscard]] bool moves(Action place) const { return picture.left_out == place; }
  [[nodiscard]] double square_radius() const { return square() * 0.11; }
};

Action step_to(Square square) { return Action::step(square); }

void paint_ground(const Scene& scene) {
  const Brush& brush = scene.brush;
  const Theme& theme = scene.theme;
  const Box frame = box_of(scene.layout.frame());
  const Box field = box_of(scene.layout.field());
  brush.fill(frame, brush.scaled(14), theme.frame);
  brush.fill(field, brush.scaled(8), theme.groove);
  if (theme.contrast) {
    const double line = brush.scaled(2);
    brush.outline(frame.grown(-line / 2), brush.scaled(14), line, theme.square_edge);
  }
  for (const Side side : kSides) {
    const Box line = box_of(scene.layout.goal_line(side));
    brush.fill(line, line.height / 2, theme.wall[index(side)]);
    if (theme.contrast && side == Side::dark) {  // told apart by its gaps
      for (double x = brush.scaled(12); x < line.width; x += brush.scaled(16)) {
        brush.fill({line.x + x, line.y, brush.scaled(5), line.height}, 0, theme.groove);
      }
    }
  }
}

void paint_squares(const Scene& scene) {
  const Board& board = pawnpath::board(scene.layout.view().rules);
  for (int rank = 0; rank < board.size; ++rank) {
    for (int file = 0; file < board.size; ++file) {
      const Box box = scene.box(step_to(Square::at(file, rank)));
      scene.brush.fill(box, scene.square_radius(), scene.theme.square);
      if (scene.theme.contrast) {
        scene.brush.outline(box.grown(-0.5), scene.square_radius(), 1, scene.theme.square_edge);
      }
    }
  }
}

// A soft glow: a few see-through layers, each larger and fainter.
void paint_halo(const Scene& scene) {
  const Action last = scene.picture.last_action;
  if (last.is_none()) return;
  const Box box = scene.box(last);
  const Brush& brush = scene.brush;
  if (scene.theme.contrast) {
    const double line = brush.scaled(2);
    brush.outline(box.grown(last.is_step() ? -line : line), scene.square_radius(), line,
                  scene.theme.halo);
    return;
  }
  const double reach = last.is_step() ? 0 : brush.scaled(4);
  const double radius = last.is_step() ? scene.square_radius() : box.height / 2;
  const double softest = brush.scaled(2);
  const int strength = scene.theme.dark ? 50 : 75;
  brush.fill(box.grown(reach), std::min(radius + reach, brush.scaled(8)),
             see_through(scene.theme.halo, strength));
  brush.fill(box.grown(reach - softest), std::min(radius, brush.scaled(7)),
             see_through(scene.theme.halo, strength));
}

void paint_light_marks(const Scene& scene, const Box& box, const wxColour& colour) {
  const bool along = box.width > box.height;
  const double thickness = std::min(box.width, box.height);
  const double inset = thickness * 0.55;
  const Spot middle = box.centre();
  const Spot from = along ? Spot{box.x + inset, middle.y} : Spot{middle.x, box.y + inset};
  const Spot to = along ? Spot{box.x + box.width - inset, middle.y}
                        : Spot{middle.x, box.y + box.height - inset};
  scene.brush.line(from, to, std::max(thickness / 6, scene.brush.scaled(2)), colour);
}

void paint_dark_marks(const Scene& scene, const Box& box, const wxColour& colour) {
  constexpr int kDots = 5;
  const bool along = box.width > box.height;
  const double thickness = std::min(box.width, box.height);
  const double length = std::max(box.width, box.height);
  const double radius = std::max(thickness / 5.5, scene.brush.scaled(1.5));
  for (int i = 0; i < kDots; ++i) {
    const double at = length * (i + 0.5) / kDots;
    const Spot middle = box.centre();
    scene.brush.disc(along ? Spot{box.x + at, middle.y} : Spot{middle.x, box.y + at}, radius,
                     colour);
  }
}

void paint_wall(const Scene& scene, const Box& box, std::optional<Side> placed_by) {
  const Theme& theme = scene.theme;
  const double radius = std::min(box.width, box.height) * 0.33;
  if (!placed_by) return scene.brush.fill(box, radius, theme.start_wall);
  const int side = index(*placed_by);
  scene.brush.fill(box, radius, theme.wall[side]);
  if (*placed_by == Side::light) {
    paint_light_marks(scene, box, theme.wall_mark[side]);
  } else {
    paint_dark_marks(scene, box, theme.wall_mark[side]);
  }
}

void paint_walls(const Scene& scene) {
  for (const PaintedWall& painted : scene.picture.walls) {
    if (!scene.moves(painted.wall)) paint_wall(scene, scene.box(painted.wall), painted.placed_by);
  }
}

void paint_path(const Scene& scene) {
  std::vector<Spot> spots;
  for (const Square square : scene.picture.path) {
    spots.push_back(scene.box(step_to(square)).centre());
  }
  const double width = scene.stroke(0.055);
  scene.brush.dashes(spots, width * 3.2, width * 1.6, width, scene.theme.path);
}

void paint_light_pawn(const Scene& scene, Spot centre) {
  const int side = index(Side::light);
  const double radius = scene.square() * 0.36;
  scene.brush.disc(centre, radius, scene.theme.pawn[side]);
  scene.brush.circle(centre, radius, scene.stroke(0.055), scene.theme.pawn_line[side]);
  scene.brush.circle(centre, radius * 0.56, scene.stroke(0.04), scene.theme.pawn_mark[side]);
}

void paint_dark_pawn(const Scene& scene, Spot centre) {
  const int side = index(Side::dark);
  const double half = scene.square() * 0.32;
  const Box box{centre.x - half, centre.y - half, 2 * half, 2 * half};
  scene.brush.fill(box, half * 0.32, scene.theme.pawn[side]);
  const double line = scene.stroke(0.045);
  scene.brush.outline(box, half * 0.32, line, scene.theme.pawn_line[side]);
  scene.brush.diamond(centre, half * 0.54, scene.stroke(0.045), scene.theme.pawn_mark[side]);
}

void paint_pawn(const Scene& scene, Side side, Spot centre) {
  if (side == Side::light) {
    paint_light_pawn(scene, centre);
  } else {
    paint_dark_pawn(scene, centre);
  }
}

void paint_pawns(const Scene& scene) {
  for (const Side side : kSides) {
    const Action square = step_to(scene.picture.pawns[index(side)]);
    if (!scene.moves(square)) paint_pawn(scene, side, scene.box(square).centre());
  }
}

void paint_legal_steps(const Scene& scene) {
  for (SquareSet left = scene.picture.legal_steps; !left.empty(); left.remove_first()) {
    const Action step = step_to(left.first());
    const Box box = scene.box(step);
    const wxColour& colour = scene.theme.legal;
    if (step == scene.picture.pointed) {
      const double line = scene.stroke(0.05);
      scene.brush.fill(box, scene.square_radius(), see_through(colour, 45));
      scene.brush.outline(box.grown(-line / 2), scene.square_radius(), line, colour);
    }
    const double radius = scene.square() * 0.17;
    scene.brush.disc(box.centre(), radius, scene.theme.square);  // the path passes underneath
    scene.brush.circle(box.centre(), radius, scene.stroke(0.05), colour);
    scene.brush.disc(box.centre(), std::max(scene.square() * 0.06, scene.brush.scaled(2)), colour);
  }
}

void paint_cross(const Scene& scene, Spot centre, double half, const wxColour& colour,
                 double width) {
  scene.brush.line({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}, width,
                   colour);
  scene.brush.line({centre.x - half, centre.y + half}, {centre.x + half, centre.y - half}, width,
                   colour);
}

void paint_aim(const Scene& scene, const PaintedAim& aim) {
  const auto [wall, allowed] = aim;
  const Box box = scene.box(wall);
  const Brush& brush = scene.brush;
  const wxColour& colour = allowed ? scene.theme.legal : scene.theme.refused;
  const double line = brush.scaled(2);
  const double radius = std::min(box.width, box.height) * 0.33;
  brush.outline(box, radius, line + brush.scaled(2), scene.theme.ring_edge);
  brush.fill(box, radius, scene.theme.square);
  if (!scene.theme.contrast) brush.fill(box, radius, see_through(colour, allowed ? 50 : 40));
  if (!allowed) brush.hatch(box, brush.scaled(7), brush.scaled(1.5), colour);
  brush.dashed_outline(box, brush.scaled(6), brush.scaled(3), line, colour);
}

// The card under the words on an aim.
void paint_caption(const Scene& scene, const Rect& place) {
  const Brush& brush = scene.brush;
  const Box box = box_of(place);
  brush.fill(box, brush.scaled(5), scene.theme.card);
  brush.outline(box.grown(-brush.scaled(1) / 2), brush.scaled(5), brush.scaled(1),
                scene.theme.text);
}

// On top of the ring, so that it is never hidden by it.
void paint_refusal(const Scene& scene, Action wall) {
  const Box box = scene.box(wall);
  const double half = std::min(box.width, box.height) * 0.8;
  paint_cross(scene, box.centre(), half, scene.theme.ring_edge, scene.brush.scaled(6));
  paint_cross(scene, box.centre(), half, scene.theme.refused, scene.brush.scaled(3));
}

void paint_ring(const Scene& scene, Action place) {
  const Brush& brush = scene.brush;
  const double line = brush.scaled(3);
  const double edge = brush.scaled(1);
  // Around a wall the ring stands clear of the preview's outline.
  const Box box = scene.box(place).grown(place.is_step() ? line / 2 : line + edge);
  const double radius = place.is_step() ? scene.square_radius() + line / 2 : brush.scaled(6);
  brush.outline(box, radius, line + 2 * edge, scene.theme.ring_edge);
  brush.outline(box, radius, line, scene.theme.ring);
}

}  // namespace

void paint_board(Raster& raster, const BoardPicture& picture, const Theme& theme,
                 const BoardLayout& layout) {
  if (!layout.is_usable()) return;
  const Brush brush(raster, layout.view().scale);
  const Scene scene{brush, picture, theme, layout};
  paint_ground(scene);
  paint_squares(scene);
  paint_halo(scene);
  paint_path(scene);
  paint_walls(scene);
  paint_pawns(scene);
  paint_legal_steps(scene);
}

void paint_marks(Raster& raster, const BoardMarks& marks, const Theme& theme,
                 const BoardLayout& layout) {
  if (!layout.is_usable()) return;
  const Brush brush(raster, layout.view().scale);
  const BoardPicture nothing;
  const Scene scene{brush, nothing, theme, layout};
  if (marks.aim) paint_aim(scene, *marks.aim);
  if (!marks.ring.is_none()) paint_ring(scene, marks.ring);
  if (marks.aim && !marks.aim->allowed) paint_refusal(scene, marks.aim->wall);
  if (!marks.caption.empty()) paint_caption(scene, marks.caption);
}

void paint_moving(Raster& raster, const Moving& moving, const Theme& theme,
                  const BoardLayout& layout) {
  if (!layout.is_usable()) return;
  const Brush brush(raster, layout.view().scale);
  const BoardPicture nothing;
  const Scene scene{brush, nothing, theme, layout};
  const Box there = scene.box(moving.action);
  const double left = 1 - moving.share;
  if (moving.action.is_step()) {
    const Spot to = there.centre();
    const Spot from = scene.box(step_to(moving.from)).centre();
    paint_pawn(scene, moving.side, {to.x + (from.x - to.x) * left, to.y + (from.y - to.y) * left});
    return;
  }
  // From above, and nearer to the eye.
  Box falling = there.grown(left * scene.square() * 0.12);
  falling.y -= left * scene.square() * 0.4;
  paint_wall(scene, falling, moving.side);
}

}  // namespace pawnpath::app
