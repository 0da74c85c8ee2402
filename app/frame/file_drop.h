// FileDrop: files that are dropped onto the window.
//
// It only passes their names on, once the program they came from has its answer: opening one may
// ask or tell something, and the other program would stand still meanwhile.
#pragma once

#include <wx/dnd.h>
#include <wx/window.h>

#include <functional>
#include <utility>

namespace pawnpath::app {

class FileDrop : public wxFileDropTarget {
 public:
  using Dropped = std::function<void(const wxArrayString& names)>;

  FileDrop(wxWindow& window, Dropped dropped) : window_(window), dropped_(std::move(dropped)) {}

  // False while a dialog is open: it comes first.
  bool OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& names) override {
    if (names.empty() || !window_.IsThisEnabled()) return false;
    window_.CallAfter([dropped = dropped_, names] { dropped(names); });
    return true;
  }

 private:
  wxWindow& window_;
  Dropped dropped_;
};

}  // namespace pawnpath::app
