#include "engine/text/route_change.h"

#include "engine/rules/routes.h"
#include "engine/text/catalogue.h"

namespace pawnpath {
RouteChange route_change(const Position& before, const Position& after) {
  RouteChange change{};
  for (const Side side : kSides) {
    change.before[index(side)] = route_length(before, side);
    change.after[index(side)] = route_length(after, side);
  }
  return change;
}

std::string with_change(const RouteChange& change, Side side) {
  std::string steps = std::to_string(change.after[index(side)]);
  const int difference = change.difference(side);
  if (difference == 0) return steps;
  if (difference > 0) return say(Message::plus, {steps, std::to_string(difference)});
  return say(Message::minus, {steps, std::to_string(-difference)});
}

std::string route_of(const RouteChange& change, Side side) {
  return say(Message::route_of, {side_name(side), with_change(change, side)});
}

std::string both_routes(const RouteChange& change) {
  return say(Message::preview_routes,
             {route_of(change, Side::light), route_of(change, Side::dark)});
}

}  // namespace pawnpath
