#include "app/sound/synth.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cmath>
#include <numeric>

using namespace pawnpath::app;

namespace {

double seconds(const std::vector<std::int16_t>& samples) {
  return static_cast<double>(samples.size()) / kSampleRate;
}

int peak(const std::vector<std::int16_t>& samples) {
  int most = 0;
  for (const int sample : samples)
    most = std::max(most, std::abs(sample));
  return most;
}

double loudness(const std::vector<std::int16_t>& samples) {
  double sum = 0;
  for (const double sample : samples)
    sum += sample * sample;
  return std::sqrt(sum / static_cast<double>(samples.size()));
}

// How often the signal changes its sign in a second: about twice its pitch.
double changes(const std::vector<std::int16_t>& samples) {
  int count = 0;
  for (std::size_t i = 1; i < samples.size(); ++i)
    count += (samples[i - 1] < 0) != (samples[i] < 0) ? 1 : 0;
  return count / seconds(samples);
}

std::uint32_t number(const std::string& bytes, std::size_t at, int count) {
  std::uint32_t value = 0;
  for (int i = count - 1; i >= 0; --i)
    value = value << 8 | static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(i)]);
  return value;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(synth)

BOOST_AUTO_TEST_CASE(short_loud_enough_and_never_clipped) {
  for (const Sound sound : kSounds) {
    const auto data = samples(sound);
    BOOST_TEST(seconds(data) >= 0.08);
    BOOST_TEST(seconds(data) <= 1.0);
    BOOST_TEST(peak(data) >= 12000);
    BOOST_TEST(peak(data) <= 17000);
    BOOST_TEST(loudness(data) >= 800);
  }
}

BOOST_AUTO_TEST_CASE(they_begin_and_end_in_silence) {
  for (const Sound sound : kSounds) {
    const auto data = samples(sound);
    BOOST_TEST(data.front() == 0);
    BOOST_TEST(data.back() == 0);
    const double mean = std::accumulate(data.begin(), data.end(), 0.0) / double(data.size());
    BOOST_TEST(std::abs(mean) < 300);
  }
}

BOOST_AUTO_TEST_CASE(no_two_are_alike) {
  const double step = changes(samples(Sound::step));
  const double wall = changes(samples(Sound::wall));
  const double refusal = changes(samples(Sound::refusal));
  const double win = changes(samples(Sound::win));
  BOOST_TEST(step > 1.5 * wall);    // lighter
  BOOST_TEST(win > 1.5 * refusal);  // brighter
  BOOST_TEST(seconds(samples(Sound::win)) > 2 * seconds(samples(Sound::refusal)));
  BOOST_TEST(seconds(samples(Sound::wall)) > 1.5 * seconds(samples(Sound::step)));
  for (const Sound a : kSounds) {
    for (const Sound b : kSounds)
      BOOST_TEST((a == b || samples(a) != samples(b)));
  }
}

BOOST_AUTO_TEST_CASE(the_file_says_what_it_holds) {
  for (const Sound sound : kSounds) {
    const std::string file = wave_file(sound);
    const auto data = samples(sound);
    BOOST_TEST(file.substr(0, 4) == "RIFF");
    BOOST_TEST(file.substr(8, 8) == "WAVEfmt ");
    BOOST_TEST(file.substr(36, 4) == "data");
    BOOST_TEST(number(file, 4, 4) == file.size() - 8);
    BOOST_TEST(number(file, 20, 2) == 1U);
    BOOST_TEST(number(file, 22, 2) == 1U);
    BOOST_TEST(number(file, 24, 4) == 22050U);
    BOOST_TEST(number(file, 28, 4) == 44100U);
    BOOST_TEST(number(file, 34, 2) == 16U);
    BOOST_TEST(number(file, 40, 4) == 2 * data.size());
    BOOST_REQUIRE(file.size() == 44 + 2 * data.size());
    for (std::size_t i = 0; i < data.size(); ++i)
      BOOST_REQUIRE(static_cast<std::int16_t>(number(file, 44 + 2 * i, 2)) == data[i]);
  }
}

BOOST_AUTO_TEST_CASE(the_same_bytes_each_time) {
  for (const Sound sound : kSounds)
    BOOST_TEST(wave_file(sound) == wave_file(sound));
}

BOOST_AUTO_TEST_SUITE_END()
