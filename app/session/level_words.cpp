#include "app/session/level_words.h"

#include <iterator>

namespace pawnpath::app {
namespace {

struct Words {
  const char* name;
  const char* sentence;
};

constexpr Words kWords[] = {
    {"Beginner",
     "Looks one action ahead: it hurries, and blocks you only when you are not behind."},
    {"Casual", "Looks at your best reply to each of its actions; it can be outplanned."},
    {"Club", "Searches several actions ahead, and sometimes plays the second best."},
    {"Strong", "Searches deeper and seldom goes wrong; you need a plan for your walls."},
    {"Expert", "Plays the best it finds in a fixed effort; few people beat it."},
    {"Master",
     "Plays as well as it can in the time you give it, two seconds an action unless you choose."},
};

const Words& words_of(Level level) { return kWords[static_cast<std::size_t>(level) - 1]; }

}  // namespace

std::string level_name(Level level) { return words_of(level).name; }

std::string level_sentence(Level level) { return words_of(level).sentence; }

}  // namespace pawnpath::app
