// The commands that read and write games: records as files, the one slot.
#include <wx/filedlg.h>
#include <wx/msgdlg.h>

#include "app/board/utf8.h"
#include "app/frame/actions.h"
#include "app/storage/path_text.h"

namespace pawnpath::app {
namespace {

constexpr const char* kRecordFiles = "Text records (*.txt)|*.txt|All files|*.*";

}  // namespace

void Actions::open_record() {
  wxFileDialog dialog(&frame_, "Open a record", "", "", kRecordFiles,
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  if (dialog.ShowModal() == wxID_OK) open_file(path_from(to_utf8(dialog.GetPath())));
}

// Two people go on with it: a computer would change the game before it has been looked at.
void Actions::open_file(const std::filesystem::path& path) {
  const Seat people[2];
  if (const auto fault = services_.store.open_record(path, people, session())) {
    show_fault("Open a record", *fault);
  }
}

void Actions::save_record() {
  wxFileDialog dialog(&frame_, "Save the record", "", "Pawn Path game.txt", kRecordFiles,
                      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  const auto path = path_from(to_utf8(dialog.GetPath()));
  if (const auto fault = services_.store.save_record(path, snapshot())) {
    return show_fault("Save the record", *fault);
  }
  frame_.tell("Record saved.");
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
