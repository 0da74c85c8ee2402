// GameStore: everything the window does with files of games, as one object.
//
// The calls that matter are start(), hear() and finish(). Autosave and slot live in the data
// folder; records are opened and saved where the user says. Failures are sentences; the game at
// hand is never touched by one.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/session/session.h"
#include "app/storage/autosave.h"
#include "app/storage/data_folder.h"
#include "app/storage/record_keeper.h"
#include "app/storage/restore.h"

namespace pawnpath::app {

class GameStore {
 public:
  // Without a folder nothing is saved by itself; records can still be opened and saved. `tell` is
  // called on another thread.
  GameStore(Disk& disk, std::optional<DataFolder> folder, Autosave::Tell tell);

  // The game of the last time, if any, goes to the session; `message` tells of damage. From then
  // on the game is saved. Call it once; add hear() as a listener of the session before.
  struct Started {
    bool has_game = false;
    std::string message;
  };
  Started start(Session& session);
  void hear(const Snapshot& snapshot, const Event& event);
  // At the end of the program or of the Windows session: waits for at most `most`. What is called
  // twice does nothing more.
  bool finish(std::chrono::milliseconds most = std::chrono::seconds(1));

  // Records. `seats` says who plays on; the names come from the record.
  [[nodiscard]] Record record(const Snapshot& snapshot) const { return keeper_.record(snapshot); }
  [[nodiscard]] std::optional<std::string> save_record(const std::filesystem::path& path,
                                                       const Snapshot& snapshot);
  [[nodiscard]] std::optional<std::string> open_record(const std::filesystem::path& path,
                                                       const Seat (&seats)[2], Session& session);
  // From the clipboard or the like.
  [[nodiscard]] std::optional<std::string> open_text(std::string_view text, const Seat (&seats)[2],
                                                     Session& session);

  // The one slot: the game with its players. A failure is a sentence; none is success.
  [[nodiscard]] bool has_slot();
  [[nodiscard]] std::optional<std::string> save_slot(const Snapshot& snapshot);
  [[nodiscard]] std::optional<std::string> load_slot(Session& session);

 private:
  void load(const SavedGame& saved, const Seat (&seats)[2], Session& session, std::string text);

  Disk& disk_;
  std::optional<DataFolder> folder_;
  Autosave::Tell tell_;
  RecordKeeper keeper_;
  std::unique_ptr<Autosave> autosave_;
};

}  // namespace pawnpath::app
