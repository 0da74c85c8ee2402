#include "app/sound/synth.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace pawnpath::app {
namespace {

using Signal = std::vector<double>;

constexpr double kPeak = 0.5;        // of the loudest sample, so that mixing leaves room
constexpr double kFadeTime = 0.004;  // seconds at either end, against clicks

std::size_t length_of(double seconds) { return static_cast<std::size_t>(seconds * kSampleRate); }

double time_of(std::size_t sample) { return static_cast<double>(sample) / kSampleRate; }

// A struck tone: loud at once, then dying away; `decay` in seconds to about a third.
struct Strike {
  double frequency;  // Hz
  double level;
  double decay;
  double start = 0;  // seconds
};

void add(Signal& signal, const Strike& strike) {
  for (std::size_t i = length_of(strike.start); i < signal.size(); ++i) {
    const double t = time_of(i) - strike.start;
    const double soft_start = std::min(1.0, t / kFadeTime);
    signal[i] += strike.level * soft_start * std::exp(-t / strike.decay) *
                 std::sin(2 * std::numbers::pi * strike.frequency * t);
  }
}

// The first moment of a knock on wood. The same noise each time.
void add_knock(Signal& signal, double level, double decay) {
  std::uint32_t state = 12345;
  double smooth = 0;
  for (std::size_t i = 0; i < signal.size(); ++i) {
    state = state * 1664525U + 1013904223U;
    const double noise = static_cast<double>(state >> 8) / double(1U << 23) - 1;
    smooth += 0.35 * (noise - smooth);
    signal[i] += level * std::exp(-time_of(i) / decay) * smooth;
  }
}

// A pawn put down: a light, short tap.
Signal step() {
  Signal signal(length_of(0.11));
  add(signal, {620, 1.0, 0.022});
  add(signal, {1240, 0.35, 0.012});
  add_knock(signal, 0.5, 0.008);
  return signal;
}

// A plank falls into its groove: lower, longer, with a second bump.
Signal wall() {
  Signal signal(length_of(0.24));
  add(signal, {165, 1.0, 0.06});
  add(signal, {330, 0.4, 0.03});
  add(signal, {150, 0.5, 0.04, 0.075});
  add_knock(signal, 0.7, 0.02);
  return signal;
}

// Two low tones, the second lower: no.
Signal refusal() {
  Signal signal(length_of(0.26));
  for (const double start : {0.0, 0.11}) {
    const double frequency = start > 0 ? 233 : 277;
    add(signal, {frequency, 1.0, 0.05, start});
    add(signal, {3 * frequency, 0.25, 0.04, start});
  }
  return signal;
}

// A rising chord.
Signal win() {
  Signal signal(length_of(0.85));
  constexpr double kNotes[] = {523.25, 659.25, 783.99, 1046.5};
  for (std::size_t i = 0; i < std::size(kNotes); ++i) {
    const double start = 0.12 * static_cast<double>(i);
    add(signal, {kNotes[i], 0.8, 0.18, start});
    add(signal, {2 * kNotes[i], 0.2, 0.08, start});
  }
  return signal;
}

Signal signal_of(Sound sound) {
  switch (sound) {
    case Sound::step:
      return step();
    case Sound::wall:
      return wall();
    case Sound::refusal:
      return refusal();
    case Sound::win:
      break;
  }
  return win();
}

void fade_ends(Signal& signal) {
  const std::size_t fade = length_of(kFadeTime);
  for (std::size_t i = 0; i < fade; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(fade);
    signal[i] *= share;
    signal[signal.size() - 1 - i] *= share;
  }
}

double loudest(const Signal& signal) {
  double most = 0;
  for (const double sample : signal)
    most = std::max(most, std::abs(sample));
  return most;
}

// Little-endian, as WAV files are.
void append(std::string& bytes, std::uint32_t value, int count) {
  for (int i = 0; i < count; ++i)
    bytes += static_cast<char>((value >> (8 * i)) & 0xFF);
}

}  // namespace

std::vector<std::int16_t> samples(Sound sound) {
  Signal signal = signal_of(sound);
  fade_ends(signal);
  const double scale = kPeak * 32767 / loudest(signal);
  std::vector<std::int16_t> result;
  result.reserve(signal.size());
  for (const double sample : signal)
    result.push_back(static_cast<std::int16_t>(std::lround(sample * scale)));
  return result;
}

std::string wave_file(Sound sound) {
  const std::vector<std::int16_t> data = samples(sound);
  const auto size = static_cast<std::uint32_t>(2 * data.size());
  constexpr std::uint32_t kPlain = 1;  // uncompressed
  constexpr std::uint32_t kChannels = 1;
  std::string bytes = "RIFF";
  append(bytes, 36 + size, 4);
  bytes += "WAVEfmt ";
  append(bytes, 16, 4);
  append(bytes, kPlain, 2);
  append(bytes, kChannels, 2);
  append(bytes, kSampleRate, 4);
  append(bytes, 2 * kSampleRate, 4);  // bytes a second
  append(bytes, 2, 2);                // bytes a sample
  append(bytes, 16, 2);               // bits
  bytes += "data";
  append(bytes, size, 4);
  for (const std::int16_t sample : data)
    append(bytes, static_cast<std::uint16_t>(sample), 2);
  return bytes;
}

}  // namespace pawnpath::app
