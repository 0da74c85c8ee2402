// Phrases: the sentences on the session, on files and on the command line, in one place.
//
// The call that matters is phrase(), which fills the places {0}, {1} ... of a text. Whatever
// concerns squares, walls, routes and the rules is said by engine/text; no other file of the
// program's wx-free half holds a sentence.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace pawnpath::app {

// The arguments stand beside the texts in phrases.cpp.
enum class Phrase : std::uint8_t {
  // The session.
  new_game,
  you_play,
  computer_plays,
  loaded,
  thinking,
  viewing_start,
  viewing,
  view_first_return,
  returned,
  continued_at_start,
  continued,
  paused,
  resumed,
  options,
  nothing_to_undo,
  no_turn_of_yours,
  nothing_to_redo,
  nobody_resigns,
  not_viewing,
  only_two_computers,
  computer_name,
  analysis_begins,
  analysis_over,
  suggesting,
  nothing_to_suggest,
  analysis_on,
  analysis_off,
  // The view.
  path_hint_on,
  path_hint_off,
  turned_on,
  turned_off,
  coordinates_on,
  coordinates_off,
  // Files.
  cannot_open,
  cannot_write,
  cannot_replace,
  held_by_another,
  too_big,
  not_found,
  is_folder,
  disk_full,
  no_permission,
  system_reason,
  autosave_failed,
  autosave_back,
  autosave_damaged,
  autosave_lost,
  autosave_missing,
  backup_used,
  newer_version,
  cut_short,
  kept_as,
  second_instance,
  no_data_folder,
  no_folder,
  // The command line.
  option_unknown,
  option_needs_value,
  option_twice,
  option_not_a_number,
  option_one_record,
  option_usage,
  count
};

[[nodiscard]] std::string phrase(Phrase name,
                                 std::initializer_list<std::string_view> arguments = {});

}  // namespace pawnpath::app
