// GameStore: everything the window does with files of games, as one object.
//
// The calls that matter are start(), hear() and finish(). Autosave, slot, the list of games and the
// tally of results live in the data folder; records are opened and saved where the user says.
// Failures are sentences; the game at hand is never touched by one, and a game that is left for
// another one goes into the list by itself.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/session/session.h"
#include "app/session/tally.h"
#include "app/storage/autosave.h"
#include "app/storage/data_folder.h"
#include "app/storage/game_list.h"
#include "app/storage/record_keeper.h"
#include "app/storage/restore.h"

namespace pawnpath::app {

class GameStore {
 public:
  // Without a folder nothing is saved by itself; records can still be opened and saved. `tell` may
  // be called on another thread.
  GameStore(Disk& disk, std::optional<DataFolder> folder, Autosave::Tell tell);

  // The game of the last time, if any, goes to the session; `message` tells of damage. From then
  // on the game is saved. Call it once; add hear() as a listener of the session before.
  struct Started {
    bool has_game = false;
    std::string message;
  };
  Started start(Session& session);
  void hear(const Snapshot& snapshot, const Event& event);
  // At the end of the program or of the Windows session, and before a backup: waits for at most
  // `most`. False when the game is not on the disk by then. What is called twice does nothing more.
  [[nodiscard]] bool finish(std::chrono::milliseconds most = std::chrono::seconds(1));

  // After a backup was restored: list and results are read from the disk again, and the game of
  // `autosave`, as our own files hold it, takes the place of the game at hand.
  void reload();
  [[nodiscard]] std::optional<std::string> open_own(std::string_view autosave, Session& session);

  // Records. `seats` says who plays on; the names come from the record.
  [[nodiscard]] Record record(const Snapshot& snapshot) const { return keeper_.record(snapshot); }
  [[nodiscard]] std::optional<std::string> save_record(const std::filesystem::path& path,
                                                       const Snapshot& snapshot);
  [[nodiscard]] std::optional<std::string> open_record(const std::filesystem::path& path,
                                                       const Seat (&seats)[2], Session& session);
  // From the clipboard or the like.
  [[nodiscard]] std::optional<std::string> open_text(std::string_view text, const Seat (&seats)[2],
                                                     Session& session);

  // The one slot: the game with its players. A failure is a sentence; none is success. Whether
  // there is one is remembered: the window asks after every event.
  [[nodiscard]] bool has_slot() const { return has_slot_; }
  [[nodiscard]] std::optional<std::string> save_slot(const Snapshot& snapshot);
  [[nodiscard]] std::optional<std::string> load_slot(Session& session);

  // The games that were left for another one, newest first; one of them is gone on with, and the
  // game at hand takes its place in the list. Precondition: `index` is one of the list.
  [[nodiscard]] const std::vector<KeptGame>& games();
  [[nodiscard]] std::string take_list_message() { return games_ ? games_->take_message() : ""; }
  void go_on(std::size_t index, Session& session);

  // Results against the computer. Counted once a game, at its first end: a game that one person
  // began here, from the start with all walls, against a level that stayed the same.
  [[nodiscard]] const Tally& tally() const { return tally_; }

 private:
  // Where a game comes from.
  struct Origin {
    bool elsewhere = false;  // it lies in a file of the user, or in the slot, as it is
    bool counts = false;
  };

  void load(const SavedGame& saved, const Seat (&seats)[2], Session& session, std::string text,
            Origin origin);
  [[nodiscard]] std::optional<std::string> open(std::string_view text, const Seat (&seats)[2],
                                                Session& session, Origin origin);
  void begin_autosave(std::string known);
  void try_held_autosave();
  enum class Keep : bool { game, copy };
  void keep_game_at_hand(Keep what = Keep::game);
  void keep_copy_of_game_at_hand();
  void follow_origin(const Snapshot& snapshot, const Event& event);
  void count_result(const Snapshot& snapshot);
  void read_results();
  void save_results();

  Disk& disk_;
  std::optional<DataFolder> folder_;
  Autosave::Tell tell_;
  RecordKeeper keeper_;
  std::unique_ptr<Autosave> autosave_;
  bool autosave_is_held_ = false;    // by another program since the start: none has begun
  std::unique_ptr<GameList> games_;  // none without a folder
  Tally tally_;
  bool has_slot_ = false;
  bool may_save_results_ = true;      // false: a file is there that could not be read
  std::optional<SavedGame> at_hand_;  // as it was heard of last
  Origin origin_;                     // of the game at hand
  Origin next_origin_;                // of the game that is loaded next
};

}  // namespace pawnpath::app
