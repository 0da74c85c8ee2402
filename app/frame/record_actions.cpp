// The commands that read and write records: open, save, copy.
#include <wx/clipbrd.h>
#include <wx/datetime.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>

#include "app/board/utf8.h"
#include "app/frame/actions.h"
#include "app/storage/file.h"
#include "app/storage/path_text.h"
#include "engine/record/reader.h"
#include "engine/record/writer.h"
#include "engine/text/record_text.h"

namespace pawnpath::app {
namespace {

constexpr const char* kRecordFiles = "Text records (*.txt)|*.txt|All files|*.*";

Record record_of(const Snapshot& snapshot) {
  Record record{*snapshot.game, {}, {}, to_utf8(wxDateTime::Today().FormatISODate()), {}, {}};
  record.light = snapshot.seats[0].name;
  record.dark = snapshot.seats[1].name;
  return record;
}

// Other programs hold the clipboard for moments at a time.
bool put_on_clipboard(const wxString& text) {
  for (int tries = 0; tries < 5; ++tries) {
    wxClipboardLocker lock;
    if (!!lock) {
      const bool done = wxTheClipboard->SetData(new wxTextDataObject(text));
      return done && wxTheClipboard->Flush();
    }
    wxMilliSleep(50);
  }
  return false;
}

}  // namespace

void Actions::open_record() {
  wxFileDialog dialog(&frame_, "Open a record", "", "", kRecordFiles,
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  if (dialog.ShowModal() == wxID_OK) open_file(path_from(to_utf8(dialog.GetPath())));
}

void Actions::open_file(const std::filesystem::path& path) {
  const auto bytes = read_file(services_.disk, path, kMostRecordBytes);
  if (!bytes) return show_fault("Open a record", file_sentence(bytes.error()));
  const auto read = read_record(*bytes);
  if (!read) {
    return show_fault("Open a record", record_error_sentence(read.error(), kWritten));
  }
  const Record& record = read->record;
  const Seat seats[2] = {{std::nullopt, record.light}, {std::nullopt, record.dark}};
  session().load(record.game, seats, read->more_games ? more_games_sentence() : std::string());
}

void Actions::save_record() {
  wxFileDialog dialog(&frame_, "Save the record", "", "Pawn Path game.txt", kRecordFiles,
                      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  const auto fault = save_file(services_.disk, path_from(to_utf8(dialog.GetPath())),
                               write_record(record_of(snapshot())));
  if (fault) return show_fault("Save the record", file_sentence(*fault));
  frame_.tell("Record saved.");
}

void Actions::show_fault(const wxString& title, const std::string& sentence) {
  services_.log.write(LogLevel::warning, sentence);
  wxMessageBox(to_wx(sentence), title, wxOK | wxICON_WARNING, &frame_);
}

void Actions::copy_record() {
  const bool done = put_on_clipboard(to_wx(write_record(record_of(snapshot()))));
  frame_.tell(done ? "Record copied."
                   : "The record was not copied: another program holds the clipboard.");
}

}  // namespace pawnpath::app
