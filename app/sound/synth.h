// Synth: the four sounds of the game, made from sines and noise when they are first needed.
//
// The call that matters is wave_file(), a whole WAV file in memory: 16 bit, one channel, 22,050 Hz.
// The same bytes on every system; playing them is the SoundBox's affair.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace pawnpath::app {

enum class Sound : std::uint8_t { step, wall, refusal, win };
inline constexpr Sound kSounds[] = {Sound::step, Sound::wall, Sound::refusal, Sound::win};

inline constexpr int kSampleRate = 22050;

// From -32,768 to 32,767; they begin and end in silence.
[[nodiscard]] std::vector<std::int16_t> samples(Sound sound);
[[nodiscard]] std::string wave_file(Sound sound);

}  // namespace pawnpath::app
