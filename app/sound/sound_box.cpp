#include "app/sound/sound_box.h"

#ifdef _WIN32
#include <windows.h>
// After windows.h.
#include <mmsystem.h>
#endif

namespace pawnpath::app {
namespace {

void silence() {
#ifdef _WIN32
  PlaySoundW(nullptr, nullptr, 0);
#endif
}

}  // namespace

void SoundBox::play(Sound sound) {
  std::string& file = files_[static_cast<std::size_t>(sound)];
  if (file.empty()) file = wave_file(sound);
#ifdef _WIN32
  // With SND_MEMORY the name is the file itself.
  const auto* const bytes = reinterpret_cast<LPCWSTR>(file.data());
  PlaySoundW(bytes, nullptr, SND_MEMORY | SND_ASYNC | SND_NODEFAULT);
#endif
}

SoundBox::~SoundBox() { silence(); }

}  // namespace pawnpath::app
