#include "engine/text/fault_text.h"

#include <algorithm>

#include "engine/text/catalogue.h"

namespace pawnpath {
namespace {

// Twenty walls on one spot are 190 faults; nobody wants to hear them all.
constexpr std::size_t kMostFaults = 4;

std::string of_walls(const PositionFault& fault, Wording wording) {
  const bool crosses = fault.code == PositionFaultCode::crosses;
  const bool twice = fault.wall == fault.with;
  const Message message = crosses ? Message::fault_crosses
                          : twice ? Message::fault_twice
                                  : Message::fault_overlaps;
  return say(message, {wall_name(fault.wall, wording), wall_name(fault.with, wording)});
}

}  // namespace

std::string fault_sentence(const PositionFault& fault, Wording wording) {
  const std::string side = side_name(fault.side);
  const std::string token = quotable(fault.token);
  switch (fault.code) {
    case PositionFaultCode::field_count:
      return say(Message::fault_fields);
    case PositionFaultCode::bad_square:
      return say(Message::fault_square, {token, side});
    case PositionFaultCode::bad_number:
      return say(Message::fault_number, {token, side});
    case PositionFaultCode::bad_turn:
      return say(Message::fault_turn, {token});
    case PositionFaultCode::bad_wall:
      return say(Message::fault_wall, {token});
    case PositionFaultCode::too_many_in_hand:
      return say(Message::fault_in_hand, {side});
    case PositionFaultCode::too_many_walls:
      return say(Message::fault_walls, {std::to_string(fault.count), std::to_string(fault.most)});
    case PositionFaultCode::pawns_together:
      return say(Message::fault_together);
    case PositionFaultCode::on_goal:
      return say(Message::fault_goal, {side});
    case PositionFaultCode::overlaps:
    case PositionFaultCode::crosses:
      return of_walls(fault, wording);
    case PositionFaultCode::no_route:
      return say(Message::fault_route, {side});
  }
  return say(Message::fault_fields);
}

std::string fault_sentences(const std::vector<PositionFault>& faults, Wording wording) {
  std::string text;
  for (std::size_t i = 0; i < std::min(faults.size(), kMostFaults); ++i) {
    text += (text.empty() ? "" : " ") + fault_sentence(faults[i], wording);
  }
  return text;
}

}  // namespace pawnpath
