// GameList: the last twenty games that were left for another one, each in a file of its own.
//
// The calls that matter are games(), keep() and take(). The files are read when the list is first
// asked for; what is damaged is put aside and stops nothing. A game that is taken to be gone on
// with keeps its file until release(), so that it is never nowhere.
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <vector>

#include "app/storage/data_folder.h"
#include "app/storage/file.h"
#include "app/storage/saved_game.h"

namespace pawnpath::app {

struct KeptGame {
  SavedGame saved;
  int number = 0;  // of its file, from 1; 0: there was no place for one
  bool on_disk = false;
};

class GameList {
 public:
  static constexpr std::size_t kMost = 20;

  // `disk` outlives it.
  GameList(Disk& disk, DataFolder folder) : disk_(disk), folder_(std::move(folder)) {}

  // Newest first.
  [[nodiscard]] const std::vector<KeptGame>& games();
  // What was damaged or could not be read, as a sentence, once; empty when all went well.
  [[nodiscard]] std::string take_message();

  // `saved` becomes the newest. When there are too many the oldest that is finished goes, or else
  // the oldest. A fault: it is in the list, but not on the disk yet; the next call tries again.
  std::optional<FileFault> keep(SavedGame saved);
  // The same for a copy of a game that goes on. One that is, or begins, a game of the list is not
  // kept; one that goes on from an earlier copy takes its place.
  std::optional<FileFault> keep_copy(SavedGame saved);

  // Takes a game out of the list. Precondition: index < games().size(). release() then removes its
  // file.
  [[nodiscard]] KeptGame take(std::size_t index);
  void release(const KeptGame& taken);

 private:
  // One more than games, for one that is taken while another comes.
  static constexpr int kFiles = static_cast<int>(kMost) + 1;

  void read();
  void read_one(int number);
  void make_room();
  [[nodiscard]] int free_number() const;
  std::optional<FileFault> write();

  Disk& disk_;
  DataFolder folder_;
  bool is_read_ = false;
  std::vector<KeptGame> games_;
  std::bitset<kFiles + 1> shut_;  // files that are not to be written over
  int damaged_ = 0;
};

}  // namespace pawnpath::app
