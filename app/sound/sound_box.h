// SoundBox: plays the game's sounds, one at a time, and never waits for them.
//
// The call that matters is play(). A newer sound takes the place of the one that is playing.
// Without a sound device, or with one that is busy, it is silent.
#pragma once

#include <array>
#include <string>

#include "app/sound/synth.h"

namespace pawnpath::app {

class SoundBox {
 public:
  SoundBox() = default;
  ~SoundBox();  // silent first: the system reads the files while it plays them
  SoundBox(const SoundBox&) = delete;
  SoundBox& operator=(const SoundBox&) = delete;

  void play(Sound sound);

 private:
  // Made when first played, and kept to the end.
  std::array<std::string, std::size(kSounds)> files_;
};

}  // namespace pawnpath::app
