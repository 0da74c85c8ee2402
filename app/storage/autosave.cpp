#include "app/storage/autosave.h"

#include <utility>

#include "app/session/phrases.h"

namespace pawnpath::app {

Autosave::Autosave(Disk& disk, Files files, Tell tell)
    : disk_(disk), files_(std::move(files)), tell_(std::move(tell)), thread_([this] { run(); }) {}

Autosave::~Autosave() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Autosave::save(std::string bytes) {
  {
    const std::lock_guard lock(mutex_);
    waiting_ = std::move(bytes);
    unsaved_.reset();
  }
  wake_.notify_one();
}

bool Autosave::finish(std::chrono::milliseconds most) {
  std::unique_lock lock(mutex_);
  if (unsaved_ && !waiting_) waiting_ = std::exchange(unsaved_, std::nullopt);
  wake_.notify_one();
  idle_.wait_for(lock, most, [this] { return !waiting_ && !writing_; });
  return !waiting_ && !writing_ && !unsaved_;
}

void Autosave::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return closing_ || waiting_; });
    if (!waiting_) return;
    const std::string bytes = std::move(*waiting_);
    waiting_.reset();
    writing_ = true;
    lock.unlock();
    write(bytes);
    lock.lock();
    if (failing_ && !waiting_) unsaved_ = bytes;
    writing_ = false;
    idle_.notify_all();
  }
}

void Autosave::write(const std::string& bytes) {
  if (bytes == files_.known) return report(std::nullopt);
  // A backup that fails must not keep the game itself from being saved.
  if (!files_.known.empty()) {
    static_cast<void>(save_file(disk_, files_.backup, files_.known, Patience::none));
  }
  const auto fault = save_file(disk_, files_.game, bytes);
  if (!fault) files_.known = bytes;
  report(fault);
}

void Autosave::report(const std::optional<FileFault>& fault) {
  const bool failed = fault.has_value();
  if (std::exchange(failing_, failed) == failed) return;
  tell_(failed ? phrase(Phrase::autosave_failed, {file_sentence(*fault)})
               : phrase(Phrase::autosave_back));
}

}  // namespace pawnpath::app
