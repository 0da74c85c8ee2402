#include "app/storage/saved_game.h"

#include <algorithm>

#include "app/session/level_key.h"
#include "app/session/phrases.h"
#include "app/storage/record_keeper.h"
#include "engine/record/reader.h"
#include "engine/record/writer.h"
#include "engine/text/record_text.h"

namespace pawnpath::app {
namespace {

// By index(Side).
constexpr std::string_view kPlayerTags[] = {"LightPlayer", "DarkPlayer"};
constexpr std::string_view kPerson = "person";
constexpr std::string_view kCounts = "Counts";
constexpr std::string_view kYes = "yes";
constexpr std::string_view kLastPlayed = "LastPlayed";

bool is_own_tag(const RecordTag& tag) {
  return tag.name == kPlayerTags[0] || tag.name == kPlayerTags[1] || tag.name == kCounts ||
         tag.name == kLastPlayed;
}

std::string value_of(const Record& record, std::string_view name) {
  for (const RecordTag& tag : record.other_tags) {
    if (tag.name == name) return tag.value;
  }
  return {};
}

// Takes the level out of the record's tags; a level that is not known leaves a person there.
Seat seat_of(const Record& record, Side side) {
  Seat seat;
  seat.name = side == Side::light ? record.light : record.dark;
  seat.level = level_from_key(value_of(record, kPlayerTags[index(side)]));
  if (seat.level && seat.name == default_name(seat)) seat.name.clear();
  return seat;
}

std::string sentence(const RecordError& error) {
  std::string text = record_error_sentence(error, kSpoken);
  if (error.code != RecordErrorCode::other_format) return text;
  return text + ' ' + phrase(Phrase::newer_version);
}

bool ends_with_result(std::string_view bytes) {
  bytes = bytes.substr(0, bytes.find_last_not_of(" \t\r\n") + 1);
  const std::string_view word = bytes.substr(bytes.find_last_of(" \t\r\n") + 1);
  constexpr Outcome kOutcomes[] = {Outcome::unfinished, Outcome::light_wins, Outcome::dark_wins,
                                   Outcome::draw};
  return std::any_of(std::begin(kOutcomes), std::end(kOutcomes),
                     [&](Outcome outcome) { return word == result_token(outcome); });
}

SavedGame saved_game(ReadRecord read) {
  SavedGame saved;
  for (const Side side : kSides)
    saved.seats[index(side)] = seat_of(read.record, side);
  saved.counts = value_of(read.record, kCounts) == kYes;
  saved.last_played = value_of(read.record, kLastPlayed);
  std::erase_if(read.record.other_tags, is_own_tag);
  saved.record = std::move(read.record);
  saved.more_games = read.more_games;
  return saved;
}

}  // namespace

std::string saved_text(SavedGame saved) {
  auto& tags = saved.record.other_tags;
  std::erase_if(tags, is_own_tag);
  const auto add = [&](std::string_view name, std::string_view value) {
    tags.push_back({std::string(name), std::string(value)});
  };
  for (const Side side : kSides) {
    const auto level = saved.seats[index(side)].level;
    add(kPlayerTags[index(side)], level ? level_key(*level) : kPerson);
  }
  if (saved.counts) add(kCounts, kYes);
  if (!saved.last_played.empty()) add(kLastPlayed, saved.last_played);
  return write_autosave(saved.record);
}

std::string saved_text(Record record, const Seat (&seats)[2]) {
  return saved_text({.record = std::move(record), .seats = {seats[0], seats[1]}});
}

Result<SavedGame, std::string> read_saved(std::string_view bytes) {
  auto read = read_record(bytes);
  if (!read) return Failure{sentence(read.error())};
  return saved_game(std::move(read.value()));
}

Result<SavedGame, std::string> read_own(std::string_view bytes) {
  auto read = read_record(bytes);
  if (!read) return Failure{sentence(read.error())};
  if (!read->checked && !ends_with_result(bytes)) {
    return Failure{phrase(Phrase::cut_short)};
  }
  return saved_game(std::move(read.value()));
}

}  // namespace pawnpath::app
