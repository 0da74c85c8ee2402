// Run: one run of the program over a disk that outlives it, for the tests of the game store.
#pragma once

#include <boost/test/unit_test.hpp>
#include <optional>
#include <string>

#include "app/storage/game_store.h"
#include "tests/app/fake_disk.h"
#include "tests/app/pump.h"

namespace pawnpath::app {

inline const DataFolder kFolder{"data"};
inline const Seat kPeople[2];

struct Run : Bench {
  explicit Run(FakeDisk& disk, bool first = true)
      : store(disk, first ? std::optional(kFolder) : std::nullopt, [](const std::string&) {}) {
    session.add_listener(
        [this](const Snapshot& snapshot, const Event& event) { store.hear(snapshot, event); });
    started = store.start(session);
  }

  // From here on the disk may be looked at and changed.
  void settle() { BOOST_TEST(store.finish(std::chrono::seconds(10))); }

  GameStore store;
  GameStore::Started started;
};

}  // namespace pawnpath::app
