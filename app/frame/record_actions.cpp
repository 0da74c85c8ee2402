// The commands that read and write games: records as files, the one slot.
#include <wx/filedlg.h>
#include <wx/msgdlg.h>

#include <tuple>

#include "app/board/utf8.h"
#include "app/frame/actions.h"
#include "app/frame/file_drop.h"
#include "app/session/phrases.h"
#include "app/storage/path_text.h"

namespace pawnpath::app {
namespace {

constexpr const char* kRecordFiles = "Text records (*.txt)|*.txt|All files|*.*";

}  // namespace

void Actions::open_record() {
  const auto path = ask_path("Open a record", "", kRecordFiles, wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  if (path) std::ignore = open_file(*path);
}

// Two people go on with it: a computer would change the game before it has been looked at.
bool Actions::open_file(const std::filesystem::path& path) {
  const Seat people[2];
  if (const auto fault = services_.store.open_record(path, people, session())) {
    show_fault("Open a record", *fault);
    return false;
  }
  remember(path);
  return true;
}

// --- Recent files

void Actions::remember(const std::filesystem::path& record) {
  std::error_code failed;
  const auto whole = std::filesystem::absolute(record, failed);
  if (failed) return;
  services_.change(
      [&whole](Preferences& preferences) { add_recent(preferences.recent, path_text(whole)); });
}

void Actions::open_recent() {
  if (!has_recent()) return;
  const auto chosen = dialogs_.recent(frame_, services_.preferences.recent);
  if (!chosen) return;
  const std::string name = services_.preferences.recent[*chosen];
  const std::filesystem::path path = path_from(name);
  const Seat people[2];
  const auto fault = services_.store.open_record(path, people, session());
  if (!fault) return remember(path);
  std::error_code failed;
  const bool is_gone = !std::filesystem::exists(path, failed);
  if (!is_gone) return show_fault("Open a record", *fault);
  services_.change([&name](Preferences& preferences) { remove_recent(preferences.recent, name); });
  show_fault("Open a record", *fault + ' ' + phrase(Phrase::recent_gone));
}

void Actions::accept_files() {
  frame_.SetDropTarget(
      new FileDrop(frame_, [this](const wxArrayString& names) { open_dropped(names); }));
}

void Actions::open_dropped(const wxArrayString& names) {
  if (open_file(path_from(to_utf8(names[0]))) && names.size() > 1) {
    frame_.tell(phrase(Phrase::only_one_opened, {std::to_string(names.size())}));
  }
}

// --- Saving

void Actions::save_record() {
  const auto path = ask_path("Save the record", "Pawn Path game.txt", kRecordFiles,
                             wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (!path) return;
  if (const auto fault = services_.store.save_record(*path, snapshot())) {
    return show_fault("Save the record", *fault);
  }
  remember(*path);
  frame_.tell(phrase(Phrase::record_saved));
}

void Actions::save_slot() {
  if (const auto fault = services_.store.save_slot(snapshot())) {
    return show_fault("Save position", *fault);
  }
  frame_.tell("Position saved. Load position brings it back.");
}

void Actions::load_slot() {
  if (const auto fault = services_.store.load_slot(session())) show_fault("Load position", *fault);
}

void Actions::show_fault(const wxString& title, const std::string& sentence) {
  services_.log.write(LogLevel::warning, sentence);
  wxMessageBox(to_wx(sentence), title, wxOK | wxICON_WARNING, &frame_);
}

}  // namespace pawnpath::app
