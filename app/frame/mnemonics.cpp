#include "app/frame/mnemonics.h"

#include <wx/button.h>
#include <wx/stattext.h>

namespace pawnpath::app {
namespace {

bool has_mnemonic(const wxString& label, int letter) {
  for (std::size_t i = 0; i + 1 < label.size(); ++i) {
    if (label[i] != '&') continue;
    ++i;
    if (label[i] != '&') return wxToupper(label[i]) == wxUniChar(letter);
  }
  return false;
}

bool can_be_used(const wxWindow& window) { return window.IsShown() && window.IsEnabled(); }

void press(wxWindow& button) {
  button.SetFocus();
  wxCommandEvent event(wxEVT_BUTTON, button.GetId());
  event.SetEventObject(&button);
  button.GetEventHandler()->ProcessEvent(event);
}

// What the letter leads to from `window` itself.
bool follow(wxWindow& window, int letter) {
  if (!has_mnemonic(window.GetLabel(), letter)) return false;
  if (dynamic_cast<wxButton*>(&window) != nullptr) {
    press(window);
    return true;
  }
  wxWindow* named = window.GetNextSibling();
  if (dynamic_cast<wxStaticText*>(&window) == nullptr || named == nullptr) return false;
  if (can_be_used(*named)) named->SetFocus();
  return true;
}

bool search(wxWindow& root, int letter) {
  for (wxWindow* child : root.GetChildren()) {
    if (can_be_used(*child) && (follow(*child, letter) || search(*child, letter))) return true;
  }
  return false;
}

}  // namespace

bool follow_mnemonic(wxWindow& root, const wxKeyEvent& key) {
  const int code = key.GetKeyCode();
  return key.GetModifiers() == wxMOD_ALT && code >= 'A' && code <= 'Z' && search(root, code);
}

}  // namespace pawnpath::app
