// Announcer: the one door by which anything is said aloud, wherever the focus is.
//
// The call that matters is say(). It speaks through a UI Automation notification where the system
// has it, else through a live region, never both. It keeps the last twenty messages; sentences are
// made elsewhere.
#pragma once

#include <wx/stattext.h>

#include <cstddef>
#include <deque>
#include <string>

namespace pawnpath::app {

class Notifier;

enum class Urgency {
  message,  // actions, refusals, results, answers: each is spoken
  preview,  // replaces the previews before it that have not been spoken
  passing,  // an edge, the same place again: spoken, but nothing to hear again later
};

class Announcer {
 public:
  // Makes its small windows in `window`, a frame or dialog, which owns them. In a dialog make it
  // after the controls: it must not stand before one as its label.
  explicit Announcer(wxWindow* window);

  // `text` in UTF-8; an empty one is not said.
  void say(const std::string& text, Urgency urgency = Urgency::message);
  // The last message again, and at the next call the one before it.
  void repeat();

 private:
  static constexpr std::size_t kKept = 20;
  // Readers ask for a region's text some time after its event: the next message takes another one.
  static constexpr std::size_t kLiveRegions = 4;

  void speak(const std::string& text, Urgency urgency);

  Notifier* notifier_;
  wxStaticText* live_regions_[kLiveRegions];
  std::size_t next_region_ = 0;
  std::deque<std::string> messages_;  // the newest first
  std::size_t repeated_ = 0;          // how many repeat() has gone back
};

}  // namespace pawnpath::app
