#include "engine/text/advice_text.h"

#include <cstdlib>
#include <vector>

#include "engine/text/catalogue.h"
#include "engine/text/route_change.h"
#include "engine/text/threat_text.h"

namespace pawnpath {
namespace {

Position after_action(const Position& position, Action action) {
  Position after = position;
  after.apply(action);
  return after;
}

// How much the route of `side` grows by the other side's most costly wall; 0 for none.
int wall_cost(const Position& position, Side side) {
  const Action wall = most_costly_wall(position, other(side));
  if (wall.is_none()) return 0;
  Position turned = position;
  if (turned.turn() == side) turned.pass();
  return route_change(turned, after_action(turned, wall)).difference(side);
}

std::string step_reason(const RouteChange& change, Side own) {
  const int difference = change.difference(own);
  const Message message = difference < 0    ? Message::advice_nearer
                          : difference == 0 ? Message::advice_same
                                            : Message::advice_longer;
  return say(message,
             {side_name(own), side_name(other(own)), std::to_string(change.after[index(own)]),
              std::to_string(change.after[index(other(own))])});
}

std::string wall_reason(const RouteChange& change, Side own) {
  const bool pays = change.difference(other(own)) > change.difference(own);
  return say(pays ? Message::advice_wall : Message::advice_wall_quiet,
             {side_name(own), side_name(other(own)), with_change(change, other(own)),
              with_change(change, own)});
}

// Empty unless the action takes the sting out of the opponent's best wall.
std::string weakened_wall(const Position& position, const Position& after, Wording wording) {
  const Side own = position.turn();
  const int before = wall_cost(position, own);
  const int now = wall_cost(after, own);
  if (before < 2 || now + 1 >= before) return {};
  return say(Message::advice_weakens, {side_name(own), side_name(other(own)),
                                       wall_name(most_costly_wall(position, other(own)), wording),
                                       std::to_string(before), std::to_string(now)});
}

void add(std::string& text, const std::string& sentence) {
  if (!text.empty() && !sentence.empty()) text += ' ';
  text += sentence;
}

// Of the side's own moves, the first included.
int moves(int plies) { return (plies + 1) / 2; }

// Hundredths as tenths of a step: `1.5`.
std::string steps_ahead(int hundredths) {
  const int tenths = (std::abs(hundredths) + 5) / 10;
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string won(Side winner, int plies) {
  if (plies == 1) return say(Message::line_wins_now, {side_name(winner)});
  return say(Message::line_wins, {side_name(winner), std::to_string(moves(plies))});
}

std::string worth(Side side, const Outlook& outlook) {
  if (outlook.win_in_plies > 0) return won(side, outlook.win_in_plies);
  if (outlook.loss_in_plies > 0) return won(other(side), outlook.loss_in_plies);
  const bool ahead = outlook.hundredths >= 0;
  const std::string percent = std::to_string(ahead ? outlook.percent : 100 - outlook.percent);
  const std::string name = side_name(ahead ? side : other(side));
  if (std::abs(outlook.hundredths) < 5) return say(Message::line_even, {name, percent});
  return say(Message::line_ahead, {name, percent, steps_ahead(outlook.hundredths)});
}

}  // namespace

std::string action_words(Action action, Wording wording) {
  return say(action.is_step() ? Message::step_words : Message::wall_words,
             {action_name(action, wording)});
}

std::string reason_for(const Position& position, std::span<const Action> line,
                       const Outlook& outlook, Wording wording) {
  const Side own = position.turn();
  const Action action = line.front();
  const Position after = after_action(position, action);
  if (after.has_reached_goal(own)) return say(Message::advice_goal);
  const RouteChange change = route_change(position, after);
  std::string text = action.is_step() ? step_reason(change, own) : wall_reason(change, own);
  if (outlook.win_in_plies > 0) {
    const std::string count = std::to_string(moves(outlook.win_in_plies));
    add(text, say(Message::advice_wins, {side_name(own), side_name(other(own)), count}));
    return text;
  }
  if (outlook.loss_in_plies > 0) {
    add(text, say(Message::advice_loses));
    return text;
  }
  add(text, weakened_wall(position, after, wording));
  if (line.size() > 1) add(text, say(Message::advice_answer, {action_words(line[1], wording)}));
  return text;
}

std::string suggestion_sentence(const Position& position, std::span<const Action> line,
                                const Outlook& outlook, Wording wording) {
  return say(Message::suggestion,
             {action_words(line.front(), wording), reason_for(position, line, outlook, wording)});
}

std::string line_sentence(Side side, std::span<const Action> line, const Outlook& outlook,
                          Wording wording, int most) {
  std::vector<std::string> names;
  for (const Action action : line.first(std::min(line.size(), static_cast<std::size_t>(most))))
    names.push_back(action.is_step() ? action_name(action, wording)
                                     : action_words(action, wording));
  return worth(side, outlook) + ": " + enumerate(names);
}

}  // namespace pawnpath
