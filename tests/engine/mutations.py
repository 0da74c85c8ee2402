"""The mutations of mutants.py: each breaks one rule by one small change of text."""

from typing import NamedTuple


class Mutation(NamedTuple):
    name: str
    file: str  # in engine/rules
    old: str  # stands there exactly once, blanks and line ends apart
    new: str
    breaks: str


MUTATIONS = [
    # Steps, jumps and side-steps.
    Mutation("jump-over-wall", "legal.cpp",
             "if (!is_open(position.shut(), from, direction)) continue;\n"
             "    const Square to = neighbour(from, direction);",
             "const Square to = neighbour(from, direction);\n"
             "    if (!is_open(position.shut(), from, direction) && to != opponent) continue;",
             "a wall between the pawns forbids the jump"),
    Mutation("side-step-when-jump-open", "legal.cpp",
             "steps = steps | SquareSet::of(neighbour(over, direction));\n    return;",
             "steps = steps | SquareSet::of(neighbour(over, direction));",
             "no side-step when the straight jump is open"),
    Mutation("side-step-through-wall", "legal.cpp",
             "if (is_open(shut, over, side)) steps =",
             "if (is_open(shut, over, side) || shut.north.has(over)) steps =",
             "a wall beside the other pawn shuts the side-step"),
    Mutation("no-sideways-jump", "legal.cpp",
             "if (to == opponent) {\n",
             "if (to == opponent && (direction == Direction::east || direction == Direction::west)) {\n"
             "      continue;\n    } else if (to == opponent) {\n",
             "pawns side by side jump as well"),
    Mutation("one-side-only", "legal.cpp",
             "along_file ? Direction::east : Direction::south};",
             "along_file ? Direction::west : Direction::south};",
             "both side-steps are offered"),
    Mutation("land-on-the-other-pawn", "legal.cpp",
             "add_jumps(position, direction, steps);",
             "add_jumps(position, direction, steps);\n      steps = steps | SquareSet::of(to);",
             "no pawn lands on the other"),

    # Where walls fit.
    Mutation("overlap-only-exact", "legal.cpp",
             "walls.horizontal | points.from_west(walls.horizontal) |"
             " points.from_east(walls.horizontal);",
             "walls.horizontal;",
             "walls overlap by half as well"),
    Mutation("overlap-one-half-only", "legal.cpp",
             "walls.vertical | points.from_south(walls.vertical) |"
             " points.from_north(walls.vertical);",
             "walls.vertical | points.from_south(walls.vertical);",
             "vertical walls overlap from either side"),
    Mutation("crossing-ignored", "legal.cpp",
             "~(taken_along | walls.vertical)", "~taken_along",
             "a horizontal wall does not cross a vertical one"),
    Mutation("crossing-too-strict", "legal.cpp",
             "~(taken_up | walls.horizontal)",
             "~(taken_up | walls.horizontal | points.from_west(walls.horizontal))",
             "touching in a T is fine"),
    Mutation("wrap-around-the-board", "legal.cpp",
             "return (set << 1) & ~west_rim & all;", "return (set << 1) & all;",
             "the last slot of a rank is no neighbour of the next rank's first"),
    Mutation("walls-without-walls-in-hand", "legal.cpp",
             "if (position.walls_left(position.turn()) == 0) return {};\n", "",
             "without walls in hand only steps remain"),

    # Routes for both pawns.
    Mutation("only-movers-route", "legal.cpp",
             "for (const Side side : kSides) { // A wall beside",
             "for (const Side side : kSides) {\n    if (side != position.turn()) continue;\n"
             "    // A wall beside",
             "neither pawn may be shut off"),
    Mutation("only-lights-route", "legal.cpp",
             "return !off.light && !off.dark;", "return !off.light;",
             "neither pawn may be shut off"),
    Mutation("pawns-are-obstacles", "legal.cpp",
             "const ShutSides shut{position.shut().north | more.north,"
             " position.shut().east | more.east};",
             "ShutSides shut{position.shut().north | more.north,"
             " position.shut().east | more.east};\n"
             "  const Square blocked = position.pawn(other(side));\n"
             "  shut.north = shut.north | SquareSet::of(blocked);\n"
             "  if (blocked.number >= 9) shut.north = shut.north |"
             " SquareSet::of(neighbour(blocked, Direction::south));",
             "pawns are no obstacle to a route"),
    Mutation("ring-without-rim", "legal.cpp",
             "walls_closing(points, rim, ~std::uint64_t{0})", "walls_closing(points, rim, 0)",
             "the rim belongs to a ring"),
    Mutation("rings-on-the-rim-only", "legal.cpp",
             "while (std::popcount(rest) >= 3)", "while (std::popcount(rest) >= 64)",
             "a ring may lie away from the rim"),
    Mutation("ring-of-four-only", "legal.cpp",
             "std::popcount(rest) >= 3", "std::popcount(rest) >= 4",
             "three walls and the new one close a ring"),
    Mutation("first-piece-only", "legal.cpp",
             "rest &= ~piece;", "rest = 0;",
             "every piece of wall may close a ring"),
    Mutation("vertical-link-lost", "legal.cpp",
             "north_link_((walls.vertical | points.from_north(walls.vertical))",
             "north_link_((walls.vertical)",
             "a vertical wall reaches one point each way"),
    Mutation("wall-across-missed", "routes.cpp",
             "add(across.north[square], file - 1, rank);", "",
             "two walls lie across each step of a route"),

    # Routes as shown.
    Mutation("right-before-left", "routes.cpp",
             "{{Direction::north, Direction::west, Direction::east, Direction::south}},",
             "{{Direction::north, Direction::east, Direction::west, Direction::south}},",
             "among equal squares left comes before right"),
    Mutation("back-before-right", "routes.cpp",
             "{{Direction::north, Direction::west, Direction::east, Direction::south}},",
             "{{Direction::north, Direction::west, Direction::south, Direction::east}},",
             "among equal squares right comes before back"),
    Mutation("straight-but-shut", "routes.cpp",
             "const int first = side == Side::light ? rank : 0;",
             "const int first = side == Side::light ? rank : 1;",
             "the last step of a straight route may be shut too"),
    Mutation("dark-prefers-north", "routes.cpp",
             "{{Direction::south, Direction::west, Direction::east, Direction::north}},",
             "{{Direction::north, Direction::west, Direction::east, Direction::south}},",
             "toward the own goal first"),
    Mutation("wrong-goal", "routes.cpp",
             "make_rank(kBoards[1], 6)", "make_rank(kBoards[1], 5)",
             "the last rank is the goal on either board"),

    # Positions: apply, undo, hash.
    Mutation("undo-forgets-wall-in-hand", "position.cpp",
             "    ++walls_left_[i];\n", "",
             "undo gives the wall back"),
    Mutation("undo-forgets-hash-of-hand", "position.cpp",
             "hash_ ^= kKeys.walls_left[i][walls_left_[i]] ^"
             " kKeys.walls_left[i][walls_left_[i] + 1];", "",
             "undo restores the hash"),
    Mutation("wall-costs-the-other", "position.cpp",
             "    --walls_left_[i];\n", "    --walls_left_[1 - i];\n",
             "a wall costs its mover one"),
    Mutation("hash-without-hand", "position.cpp",
             "for (auto& side : keys.walls_left) { for (auto& key : side) key = next_key(state);",
             "for (auto& side : keys.walls_left) { for (auto& key : side) key = 0;",
             "walls in hand belong to the position"),
    Mutation("hash-without-turn", "position.cpp",
             "keys.dark_to_move = next_key(state);", "keys.dark_to_move = 0;",
             "the player to move belongs to the position"),
    Mutation("wall-one-square-long", "position.cpp",
             "first | SquareSet::of(neighbour(low, Direction::east));", "first;",
             "a wall is two squares long"),
    Mutation("small-board-without-rim", "position.cpp",
             "if (off || file == board.size - 1)", "if (off || file == 8)",
             "the smaller board ends where it ends"),

    # Refusals.
    Mutation("jump-open-before-blocked", "refusal.cpp",
             "if (!is_open(position.shut(), pawn, ahead)) {",
             "if (straight && !is_open(position.shut(), pawn, ahead)) {",
             "a wall between the pawns is told first"),
    Mutation("overlap-before-cross", "refusal.cpp",
             "if (position.walls().has(crossed)) return {RefusalCode::crosses, action, crossed, mover};",
             "if (first_overlapped(position, action).is_none() && position.walls().has(crossed))"
             " return {RefusalCode::crosses, action, crossed, mover};",
             "crossing is told before overlapping"),
    Mutation("second-overlap-named", "refusal.cpp",
             "for (int shift = -1; shift <= 1; ++shift)",
             "for (int shift = 1; shift >= -1; --shift)",
             "the first wall in the order of lines is named"),
    Mutation("occupied-is-walled", "refusal.cpp",
             "if (to == opponent) {\n    refusal.side",
             "if (to == opponent && wall_between(position, pawn,"
             " direction_of(offset(pawn, to))).is_none()) {\n    refusal.side",
             "the other pawn's square is occupied, wall or no wall"),
    Mutation("shuts-both-lost", "refusal.cpp",
             "if (off.light && off.dark) return {RefusalCode::shuts_both, action, {}, mover};\n", "",
             "shutting off both is told as such"),
    Mutation("no-walls-told-late", "refusal.cpp",
             "if (position.walls_left(mover) == 0) return {RefusalCode::no_walls",
             "if (position.walls_left(mover) == 0 && free_walls(position).has(action))"
             " return {RefusalCode::no_walls",
             "having no walls is told before a clash"),

    # Names and lines.
    Mutation("rank-ten-cut", "notation.cpp",
             "rank = rank * 10 + (compact[i++] - '0');", "++i;",
             "e10 is not e1"),
    Mutation("slots-like-squares", "notation.cpp",
             "if (!board(rules).has_slot(name.file, name.rank))",
             "if (!board(rules).has_square(name.file, name.rank))",
             "walls end one rank and file earlier"),
    Mutation("vertical-sorted-first", "notation.cpp",
             "action.direction() == WallDirection::horizontal ? 1 : 2;",
             "action.direction() == WallDirection::horizontal ? 2 : 1;",
             "horizontal walls come first"),
    Mutation("too-many-walls-allowed", "position_line.cpp",
             "if (total > 2 * most) faults", "if (total > 2 * most + 1) faults",
             "walls on the board and in hand are 20 or 12 at most"),
    Mutation("duplicate-wall-allowed", "position_line.cpp",
             "return across == 0 && along >= -1 && along <= 1;",
             "return across == 0 && (along == -1 || along == 1);",
             "a duplicate is an overlap"),
    Mutation("goal-of-light-only", "position_line.cpp",
             "faults.push_back({Code::on_goal, {}, side, {}, {}});",
             "if (side == Side::light) faults.push_back({Code::on_goal, {}, side, {}, {}});",
             "neither pawn starts on its goal"),

    # Games.
    Mutation("second-time-draws", "game.cpp",
             "times_.back() >= kDrawTimes", "times_.back() >= kDrawTimes - 1",
             "the third time is a draw, not the second"),
    Mutation("repetition-across-turns", "game.cpp",
             "if (positions_[ply - 1] == positions_.back()) ++times;",
             "if (positions_[ply - 1].pawn(Side::light) == positions_.back().pawn(Side::light) &&\n"
             "        positions_[ply - 1].pawn(Side::dark) == positions_.back().pawn(Side::dark)) ++times;",
             "the player to move belongs to the position"),
    Mutation("plies-off-by-one", "game.cpp",
             "plies() >= kDrawPlies", "plies() > kDrawPlies",
             "500 plies are a draw"),
    Mutation("plies-before-goal", "game.cpp",
             "if (position().has_reached_goal(side)) return Termination::goal;",
             "if (position().has_reached_goal(side) && plies() < kDrawPlies)"
             " return Termination::goal;",
             "a goal step at ply 500 wins"),
    Mutation("no-bound", "game.cpp",
             "termination() != Termination::unfinished || plies() >= kMostActions;",
             "termination() != Termination::unfinished;",
             "a game without draws stops at 5,000 actions"),
    Mutation("redo-survives-an-action", "game.cpp",
             "if (refusal.refused()) return refusal;\n  undone_.clear();",
             "if (refusal.refused()) return refusal;",
             "a new action clears what could be redone"),
    Mutation("undo-keeps-the-count", "game.cpp",
             "  times_.pop_back();\n", "",
             "undo takes the draw watch back"),
    Mutation("resigner-wins", "game.cpp",
             "*resigned_ == Side::light ? Outcome::dark_wins : Outcome::light_wins;",
             "*resigned_ == Side::light ? Outcome::light_wins : Outcome::dark_wins;",
             "who resigns loses"),
    Mutation("resignation-undone-last", "game.cpp",
             "  if (resigned_) {\n    undone_resignation_",
             "  if (resigned_ && actions_.empty()) {\n    undone_resignation_",
             "a resignation is undone first"),
    Mutation("walls-change-owner", "game.cpp",
             "== wall) return mover_at(ply);", "== wall) return mover_at(ply + 1);",
             "who placed a wall is who played it"),

    # Counts.
    Mutation("ended-sequences-counted", "perft.cpp",
             "if (is_decided(position)) return 0;", "if (is_decided(position)) return 1;",
             "sequences that ended earlier are not counted"),
    Mutation("table-mixes-depths", "perft.cpp",
             "(position.hash() ^ (static_cast<std::uint64_t>(plies) * 0x9E3779B97F4A7C15u)) | 1;",
             "position.hash() | 1;",
             "a count belongs to its depth"),
]
