// The commands that read and write records: open, save, copy.
#include <wx/clipbrd.h>
#include <wx/datetime.h>
#include <wx/ffile.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>

#include "app/board/utf8.h"
#include "app/frame/actions.h"
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
  if (dialog.ShowModal() == wxID_OK) open_file(dialog.GetPath());
}

void Actions::open_file(const wxString& path) {
  wxFFile file(path, "rb");
  wxString text;
  if (!file.IsOpened() || !file.ReadAll(&text, wxConvUTF8)) return;
  const auto read = read_record(to_utf8(text));
  if (!read) {
    wxMessageBox(to_wx(record_error_sentence(read.error(), kWritten)), "Open a record",
                 wxOK | wxICON_ERROR, &frame_);
    return;
  }
  session().load(read->record.game, snapshot().seats);
}

void Actions::save_record() {
  wxFileDialog dialog(&frame_, "Save the record", "", "Pawn Path game.txt", kRecordFiles,
                      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  wxFFile file(dialog.GetPath(), "wb");
  file.Write(to_wx(write_record(record_of(snapshot()))), wxConvUTF8);
}

void Actions::copy_record() {
  const bool done = put_on_clipboard(to_wx(write_record(record_of(snapshot()))));
  frame_.tell(done ? "Record copied." : "The record was not copied: another program holds the clipboard.");
}

}  // namespace pawnpath::app
