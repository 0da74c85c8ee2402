// The commands that copy and paste: the record, and the position as one line.
#include <wx/clipbrd.h>
#include <wx/log.h>
#include <wx/utils.h>

#include "app/board/utf8.h"
#include "app/frame/actions.h"
#include "app/session/phrases.h"
#include "app/session/position_form.h"
#include "engine/record/writer.h"
#include "engine/rules/position_line.h"
#include "engine/text/fault_text.h"

namespace pawnpath::app {
namespace {

constexpr int kTries = 5;
constexpr int kPause = 50;  // milliseconds

// Other programs hold the clipboard for moments at a time. With OLE, opening it asks nobody: what
// can fail is `task`. The library would show each failure in a window of its own.
template <typename Task>
bool persist(const Task& task) {
  const wxLogNull quiet;
  for (int tries = 0; tries < kTries; ++tries) {
    if (tries > 0) wxMilliSleep(kPause);
    const wxClipboardLocker lock;
    if (!!lock && task()) return true;
  }
  return false;
}

bool put_on_clipboard(const wxString& text) {
  return persist([&text] {
    return wxTheClipboard->SetData(new wxTextDataObject(text)) && wxTheClipboard->Flush();
  });
}

// Empty when there is no text, or another program holds it.
wxString clipboard_text() {
  wxTextDataObject data;
  return persist([&data] { return wxTheClipboard->GetData(data); }) ? data.GetText() : wxString();
}

}  // namespace

void Actions::copy_record() {
  const bool done = put_on_clipboard(to_wx(write_record(services_.store.record(snapshot()))));
  frame_.tell(phrase(done ? Phrase::record_copied : Phrase::clipboard_held));
}

void Actions::copy_position() {
  const bool done = put_on_clipboard(to_wx(format_position(snapshot().shown())));
  frame_.tell(phrase(done ? Phrase::position_copied : Phrase::clipboard_held));
}

// A position line is read under the rules of the game at hand; all else is taken for a record.
void Actions::paste() {
  const std::string text = to_utf8(clipboard_text());
  if (text.empty()) return frame_.tell(phrase(Phrase::clipboard_empty));
  if (is_position_line(text)) {
    const auto position = parse_position(text, snapshot().game->start().rules());
    if (position) return begin_from(*position);
    return show_fault("Paste", fault_sentences(position.error(), kSpoken));
  }
  const Seat people[2];
  if (const auto fault = services_.store.open_text(text, people, session())) {
    show_fault("Paste", *fault);
  }
}

}  // namespace pawnpath::app
