#include "app/settings/fields.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <iterator>

#include "app/session/level_key.h"

namespace pawnpath::app {
namespace {

// --- Values as text

template <typename Value>
struct Name {
  Value value;
  std::string_view name;
};

constexpr Name<bool> kYesNo[] = {{true, "yes"}, {false, "no"}};
constexpr Name<ThemeChoice> kThemes[] = {{ThemeChoice::system, "system"},
                                         {ThemeChoice::light, "light"},
                                         {ThemeChoice::dark, "dark"},
                                         {ThemeChoice::contrast, "contrast"}};
constexpr Name<Verbosity> kVerbosities[] = {{Verbosity::full, "full"}, {Verbosity::brief, "brief"}};
constexpr Name<BrailleOrder> kOrders[] = {{BrailleOrder::ranks, "rows-first"},
                                          {BrailleOrder::files, "columns-first"}};
constexpr Name<RuleSet> kRules[] = {{RuleSet::standard, "standard"}, {RuleSet::passage, "passage"}};
constexpr Name<Opponent> kOpponents[] = {{Opponent::person, "person"},
                                         {Opponent::computer, "computer"},
                                         {Opponent::two_computers, "two-computers"}};
constexpr Name<LightChoice> kLightChoices[] = {{LightChoice::you, "you"},
                                               {LightChoice::other, "other"},
                                               {LightChoice::alternating, "alternating"},
                                               {LightChoice::by_chance, "by-chance"}};
template <typename Value, std::size_t Count>
bool read_name(const Name<Value> (&names)[Count], std::string_view text, Value& value) {
  const auto found = std::find_if(std::begin(names), std::end(names),
                                  [&](const auto& entry) { return entry.name == text; });
  if (found == std::end(names)) return false;
  value = found->value;
  return true;
}

template <typename Value, std::size_t Count>
std::string write_name(const Name<Value> (&names)[Count], Value value) {
  const auto found = std::find_if(std::begin(names), std::end(names),
                                  [&](const auto& entry) { return entry.value == value; });
  return found == std::end(names) ? std::string() : std::string(found->name);
}

bool read_number(std::string_view text, int least, int most, int& value) {
  int read = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, read);
  if (error != std::errc() || stop != end || read < least || read > most) return false;
  value = read;
  return true;
}

// Takes the next blank-separated word off `text`.
std::string_view next_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

constexpr int kFarthest = 1000000;  // pixels; more is no screen

std::optional<WindowPlace> read_place(std::string_view text) {
  WindowPlace place;
  bool good = true;
  for (int* number : {&place.x, &place.y, &place.width, &place.height}) {
    good = read_number(next_word(text), -kFarthest, kFarthest, *number) && good;
  }
  const std::string_view last = next_word(text);
  place.maximised = last == "maximised";
  good = good && (last.empty() || place.maximised) && next_word(text).empty();
  return good && place.width > 0 && place.height > 0 ? std::optional(place) : std::nullopt;
}

std::string write_place(const WindowPlace& place) {
  std::string text;
  for (const int number : {place.x, place.y, place.width, place.height}) {
    text += std::to_string(number) + ' ';
  }
  if (place.maximised) return text + "maximised";
  text.pop_back();
  return text;
}

// --- Fields of each type

template <const auto& Names, auto Member>
constexpr Field named(std::string_view key) {
  return {key,
          [](Preferences& p, std::string_view text) { return read_name(Names, text, p.*Member); },
          [](const Preferences& p) { return write_name(Names, p.*Member); }};
}

template <auto Member>
constexpr Field yes_no(std::string_view key) {
  return named<kYesNo, Member>(key);
}

template <bool DrawRules::*Member>
constexpr Field draw_rule(std::string_view key) {
  return {key,
          [](Preferences& p, std::string_view text) {
            return read_name(kYesNo, text, p.draws.*Member);
          },
          [](const Preferences& p) { return write_name(kYesNo, p.draws.*Member); }};
}

template <auto Member, int Least, int Most>
constexpr Field number(std::string_view key) {
  return {key,
          [](Preferences& p, std::string_view text) {
            return read_number(text, Least, Most, p.*Member);
          },
          [](const Preferences& p) { return std::to_string(p.*Member); }};
}

// Players' names: any text of one line, not endless.
constexpr std::size_t kLongestName = 400;

template <std::string Preferences::*Member>
constexpr Field text(std::string_view key) {
  return {key,
          [](Preferences& p, std::string_view value) {
            if (value.size() > kLongestName) return false;
            p.*Member = value;
            return true;
          },
          [](const Preferences& p) { return p.*Member; }};
}

template <Level Preferences::*Member>
constexpr Field level(std::string_view key) {
  return {key,
          [](Preferences& p, std::string_view value) {
            const auto level = level_from_key(value);
            if (level) p.*Member = *level;
            return level.has_value();
          },
          [](const Preferences& p) { return std::string(level_key(p.*Member)); }};
}

bool read_master_time(Preferences& p, std::string_view value) {
  int milliseconds = 0;
  if (!read_number(value, 500, 30000, milliseconds)) return false;
  p.master_time = std::chrono::milliseconds(milliseconds);
  return true;
}
std::string write_master_time(const Preferences& p) {
  return std::to_string(p.master_time.count());
}

bool read_window(Preferences& p, std::string_view value) {
  const auto place = read_place(value);
  if (place) p.window = place;
  return place.has_value();
}
std::string write_window(const Preferences& p) {
  return p.window ? write_place(*p.window) : std::string();
}

// One line for each recent file. A gap in the numbers is closed by read_preferences().
template <std::size_t Place>
constexpr Field recent(std::string_view key) {
  return {key,
          [](Preferences& p, std::string_view value) {
            if (value.empty()) return false;
            if (p.recent.size() <= Place) p.recent.resize(Place + 1);
            p.recent[Place] = value;
            return true;
          },
          [](const Preferences& p) {
            return Place < p.recent.size() ? p.recent[Place] : std::string();
          }};
}

using P = Preferences;

constexpr auto kFields = std::to_array<Field>({
    named<kThemes, &P::theme>("theme"),
    yes_no<&P::path_hint>("path-hint"),
    yes_no<&P::coordinates>("coordinates"),
    yes_no<&P::turned>("turned"),
    yes_no<&P::animation>("animation"),
    yes_no<&P::sounds>("sounds"),
    named<kVerbosities, &P::verbosity>("speech"),
    yes_no<&P::letter_words>("letters-as-words"),
    yes_no<&P::braille_rows>("position-as-rows"),
    named<kOrders, &P::braille_order>("rows"),
    named<kRules, &P::rules>("rules"),
    named<kOpponents, &P::opponent>("opponent"),
    named<kLightChoices, &P::light>("light"),
    level<&P::level>("level"),
    level<&P::other_level>("other-level"),
    yes_no<&P::was_light>("was-light"),
    number<&P::handicap, 0, 10>("handicap"),
    number<&P::other_handicap, 0, 10>("other-handicap"),
    draw_rule<&DrawRules::repetition>("draw-by-repetition"),
    draw_rule<&DrawRules::plies>("draw-by-plies"),
    text<&P::name>("name"),
    text<&P::other_name>("other-name"),
    {"master-milliseconds", read_master_time, write_master_time},
    number<&P::threads, 1, 64>("threads"),
    number<&P::memory, 1, 4096>("memory-mib"),
    {"window", read_window, write_window},
    recent<0>("recent-1"),
    recent<1>("recent-2"),
    recent<2>("recent-3"),
    recent<3>("recent-4"),
    recent<4>("recent-5"),
    recent<5>("recent-6"),
    recent<6>("recent-7"),
    recent<7>("recent-8"),
});

}  // namespace

std::span<const Field> fields() { return kFields; }

}  // namespace pawnpath::app
