#include "app/a11y/announcer.h"

#include <wx/access.h>

#include "app/a11y/notifier.h"
#include "app/board/utf8.h"

namespace pawnpath::app {
namespace {

constexpr int kLiveRegionChanged = 0x8019;  // EVENT_OBJECT_LIVEREGIONCHANGED

}  // namespace

Announcer::Announcer(wxWindow* window) : notifier_(new Notifier(window)) {
  for (wxStaticText*& region : live_regions_) {
    region =
        new wxStaticText(window, wxID_ANY, "", wxPoint(0, 0), wxSize(1, 1), wxST_NO_AUTORESIZE);
  }
}

void Announcer::say(const std::string& text, Urgency urgency) {
  if (text.empty()) return;
  if (urgency == Urgency::message) {
    messages_.push_front(text);
    if (messages_.size() > kKept) messages_.pop_back();
    repeated_ = 0;
  }
  speak(text, urgency);
}

void Announcer::repeat() {
  if (messages_.empty()) return speak("Nothing has been said yet.", Urgency::message);
  if (repeated_ >= messages_.size()) {
    repeated_ = 0;
    return speak("No earlier message is kept.", Urgency::message);
  }
  speak(messages_[repeated_], Urgency::message);
  ++repeated_;
}

void Announcer::speak(const std::string& text, Urgency urgency) {
  const wxString words = to_wx(text);
  if (notifier_->is_available()) {
    notifier_->raise(words, urgency == Urgency::preview);
    return;
  }
  wxStaticText* region = live_regions_[next_region_];
  next_region_ = (next_region_ + 1) % kLiveRegions;
  region->SetLabelText(words);
#if wxUSE_ACCESSIBILITY
  wxAccessible::NotifyEvent(kLiveRegionChanged, region, wxOBJID_CLIENT, wxACC_SELF);
#endif
}

}  // namespace pawnpath::app
