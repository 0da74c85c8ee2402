// Notifier: raises one notification of UI Automation, where the system can.
//
// The call that matters is raise(). It is a small child window with a provider of its own, so that
// the accessible objects of the frame and the board stay in charge of theirs. The functions it
// needs are looked up at run time: older systems and Wine lack them.
#pragma once

#include <wx/window.h>

#include <memory>
#include <string>

namespace pawnpath::app {

class NotificationProvider;

class Notifier : public wxWindow {
 public:
  explicit Notifier(wxWindow* parent);
  ~Notifier() override;

  // False when this system has no such notifications.
  [[nodiscard]] bool is_available() const;
  // `replaces` the earlier ones of its kind that have not been spoken; else all are spoken.
  bool raise(const wxString& text, bool replaces);

  bool AcceptsFocus() const override { return false; }
  bool AcceptsFocusFromKeyboard() const override { return false; }

#ifdef __WINDOWS__
  WXLRESULT MSWWindowProc(WXUINT message, WXWPARAM w, WXLPARAM l) override;
#endif

 private:
  NotificationProvider* provider_ = nullptr;  // a COM object, released when the window goes
};

}  // namespace pawnpath::app
