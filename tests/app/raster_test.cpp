#include "app/board/raster.h"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <random>

using namespace pawnpath::app;

namespace {

constexpr Ink kBlack{0, 0, 0};
constexpr Ink kWhite{255, 255, 255};
constexpr Ink kRed{200, 10, 20};

using Draw = std::function<void(Raster&)>;

// What white on black covers, in pixels.
double covered(const Raster& raster) {
  double sum = 0;
  for (int y = 0; y < raster.height(); ++y) {
    for (int x = 0; x < raster.width(); ++x)
      sum += raster.at(x, y).red / 255.0;
  }
  return sum;
}

double covered(const Draw& draw) {
  Raster raster(120, 100, kBlack);
  draw(raster);
  return covered(raster);
}

// Every shape, moved by (dx, dy).
std::vector<Draw> shapes(double dx, double dy, Ink ink) {
  const Box box{20.3 + dx, 15.6 + dy, 41.2, 23.7};
  const Spot spot{40.4 + dx, 30.1 + dy};
  return {[=](Raster& r) { r.fill_box(box, 0, ink); },
          [=](Raster& r) { r.fill_box(box, 7.5, ink); },
          [=](Raster& r) { r.ring_box(box, 5, 3, ink); },
          [=](Raster& r) { r.disc(spot, 17.2, ink); },
          [=](Raster& r) { r.ring(spot, 15, 3.3, ink); },
          [=](Raster& r) { r.ring_diamond(spot, 14, 2.5, ink); },
          [=](Raster& r) {
            r.line(spot, {spot.x + 21, spot.y - 13}, 4, ink);
          },
          [=](Raster& r) { r.hatch_box(box, 7, 1.5, ink); }};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(raster)

BOOST_AUTO_TEST_CASE(what_is_covered_adds_up_to_the_area) {
  constexpr double kPi = std::numbers::pi;
  std::mt19937 random(3);
  std::uniform_real_distribution<double> somewhere(40, 60);
  for (int i = 0; i < 200; ++i) {
    const Spot at{somewhere(random), somewhere(random)};
    const double radius = somewhere(random) / 2;
    const Box box{at.x - 20, at.y - 10, radius, radius / 2};
    BOOST_TEST(covered([&](Raster& r) { r.fill_box(box, 0, kWhite); }) == radius * radius / 2,
               boost::test_tools::tolerance(0.01));
    BOOST_TEST(covered([&](Raster& r) { r.disc(at, radius, kWhite); }) == kPi * radius * radius,
               boost::test_tools::tolerance(0.01));
    BOOST_TEST(covered([&](Raster& r) { r.ring(at, radius, 3, kWhite); }) == 2 * kPi * radius * 3,
               boost::test_tools::tolerance(0.01));
    const Spot end{at.x + 17, at.y - 21};
    const double area = 4 * std::hypot(17, 21) + kPi * 4;
    BOOST_TEST(covered([&](Raster& r) { r.line(at, end, 4, kWhite); }) == area,
               boost::test_tools::tolerance(0.02));
  }
}

BOOST_AUTO_TEST_CASE(round_corners_take_their_part_away) {
  const Box box{10, 10, 60, 40};
  const double corners = (4 - std::numbers::pi) * 12 * 12;
  BOOST_TEST(covered([&](Raster& r) { r.fill_box(box, 12, kWhite); }) == 2400 - corners,
             boost::test_tools::tolerance(0.005));
  // A radius that does not fit is made to.
  BOOST_TEST(covered([&](Raster& r) { r.fill_box(box, 500, kWhite); }) ==
                 covered([&](Raster& r) { r.fill_box(box, 20, kWhite); }),
             boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_CASE(whole_pixels_are_covered_whole_and_others_not_at_all) {
  Raster raster(30, 20, kBlack);
  raster.fill_box({5, 4, 10, 8}, 0, kRed);
  for (int y = 0; y < 20; ++y) {
    for (int x = 0; x < 30; ++x) {
      const bool inside = x >= 5 && x < 15 && y >= 4 && y < 12;
      BOOST_REQUIRE((raster.at(x, y) == (inside ? kRed : kBlack)));
    }
  }
}

BOOST_AUTO_TEST_CASE(a_circle_is_symmetric) {
  Raster raster(41, 41, kBlack);
  raster.disc({20.5, 20.5}, 16.3, kWhite);
  raster.ring({20.5, 20.5}, 9.1, 2.7, kRed);
  for (int y = 0; y < 41; ++y) {
    for (int x = 0; x < 41; ++x) {
      BOOST_REQUIRE((raster.at(x, y) == raster.at(40 - x, y)));
      BOOST_REQUIRE((raster.at(x, y) == raster.at(x, 40 - y)));
      BOOST_REQUIRE((raster.at(x, y) == raster.at(y, x)));
    }
  }
}

BOOST_AUTO_TEST_CASE(a_shape_cut_by_the_edge_is_the_same_inside) {
  for (const double shift : {-45.0, -30.0, 0.0, 30.0, 55.0}) {
    const auto there = shapes(shift, shift / 2, kRed);
    const auto further = shapes(shift + 100, shift / 2 + 100, kRed);
    for (std::size_t i = 0; i < there.size(); ++i) {
      Raster small(70, 50, kBlack);
      Raster large(300, 300, kBlack);
      there[i](small);
      further[i](large);
      for (int y = 0; y < 50; ++y) {
        for (int x = 0; x < 70; ++x) {
          const Ink a = small.at(x, y);
          const Ink b = large.at(x + 100, y + 100);
          BOOST_REQUIRE(std::abs(a.red - b.red) <= 1);
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(a_shape_far_away_or_without_size_harms_nothing) {
  const double infinity = std::numeric_limits<double>::infinity();
  Raster raster(20, 20, kRed);
  for (const double far : {-1e300, -1e10, -500.0, 500.0, 1e10, 1e300, infinity, -infinity}) {
    for (const Draw& draw : shapes(far, far, kWhite))
      draw(raster);
  }
  raster.fill_box({5, 5, -3, -3}, 2, kWhite);
  raster.disc({5, 5}, -2, kWhite);
  for (int y = 0; y < 20; ++y) {
    for (int x = 0; x < 20; ++x)
      BOOST_REQUIRE((raster.at(x, y) == kRed));
  }
  raster.fill_box({-1e9, -1e9, 2e9, 2e9}, 0, kWhite);
  BOOST_TEST((raster.at(0, 0) == kWhite));
  BOOST_TEST((raster.at(19, 19) == kWhite));
  Raster none(0, 0, kRed);
  none.disc({0, 0}, 5, kWhite);
  BOOST_TEST(none.pixels().empty());
}

BOOST_AUTO_TEST_CASE(mixing_stays_between_the_two_colours) {
  for (const int alpha : {0, 1, 45, 128, 254, 255}) {
    const Ink ink{200, 10, 20, static_cast<std::uint8_t>(alpha)};
    for (const Draw& draw : shapes(0, 0, ink)) {
      Raster raster(90, 70, kWhite);
      draw(raster);
      for (int y = 0; y < 70; ++y) {
        for (int x = 0; x < 90; ++x) {
          const Ink at = raster.at(x, y);
          BOOST_REQUIRE((at.red >= 200 && at.green >= 10 && at.blue >= 20));
          if (alpha == 0) BOOST_REQUIRE((at == kWhite));
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(a_line_without_length_is_a_disc) {
  Raster line(30, 30, kBlack);
  Raster disc(30, 30, kBlack);
  line.line({14.2, 15.9}, {14.2, 15.9}, 9, kWhite);
  disc.disc({14.2, 15.9}, 4.5, kWhite);
  BOOST_TEST(line.pixels() == disc.pixels());
}

BOOST_AUTO_TEST_SUITE_END()
