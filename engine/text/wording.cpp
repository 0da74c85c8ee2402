#include "engine/text/wording.h"

#include <algorithm>

#include "engine/record/utf8.h"
#include "engine/rules/notation.h"
#include "engine/text/catalogue.h"

namespace pawnpath {
namespace {

std::string letter(int file, Wording wording) {
  if (wording.letter_words) return std::string(letter_word(file));
  return std::string(1, static_cast<char>('A' + file));
}

Square lower_left(Action wall) { return Square::at(wall.slot().file(), wall.slot().rank()); }

}  // namespace

std::string side_name(Side side) {
  return say(side == Side::light ? Message::side_light : Message::side_dark);
}

std::string square_name(Square square, Wording wording) {
  if (!wording.spoken) return to_string(square);
  return say(Message::square_spoken,
             {letter(square.file(), wording), std::to_string(square.rank() + 1)});
}

std::string wall_name(Action wall, Wording wording) {
  if (!wording.spoken) return to_string(wall);
  const bool horizontal = wall.direction() == WallDirection::horizontal;
  return say(horizontal ? Message::wall_horizontal : Message::wall_vertical,
             {square_name(lower_left(wall), wording)});
}

std::string action_name(Action action, Wording wording) {
  if (action.is_none()) return {};
  return action.is_step() ? square_name(action.square(), wording) : wall_name(action, wording);
}

std::string wall_place(Action wall, Wording wording) {
  const bool horizontal = wall.direction() == WallDirection::horizontal;
  const Square first = lower_left(wall);
  const Square second =
      Square::at(first.file() + (horizontal ? 1 : 0), first.rank() + (horizontal ? 0 : 1));
  const Message place = horizontal ? (wording.turned ? Message::place_below : Message::place_above)
                                   : (wording.turned ? Message::place_left : Message::place_right);
  return say(place, {square_name(first, wording), square_name(second, wording)});
}

std::string direction_name(Direction direction, Wording wording) {
  constexpr Message kNames[] = {Message::above, Message::left, Message::right, Message::below};
  const int number = static_cast<int>(direction);
  return say(kNames[wording.turned ? 3 - number : number]);
}

std::string quotable(std::string_view text) {
  std::string result = shortened(mended(text), 60);
  std::replace_if(
      result.begin(), result.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
  return result;
}

std::string enumerate(const std::vector<std::string>& items) {
  std::string result;
  for (const std::string& item : items) {
    if (!result.empty()) result += text_of(Message::comma);
    result += item;
  }
  return result;
}

std::string enumerate_with_and(const std::vector<std::string>& items) {
  if (items.size() < 2) return enumerate(items);
  const std::vector<std::string> head(items.begin(), items.end() - 1);
  return say(Message::last_and, {enumerate(head), items.back()});
}

}  // namespace pawnpath
