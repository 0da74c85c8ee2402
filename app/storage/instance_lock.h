// InstanceLock: held by the first program that uses a data folder; a second one notices.
//
// The call that matters is is_held(). The system lets go of it however the program ends. What the
// second program does about it is the window's affair.
#pragma once

#include <filesystem>
#include <memory>

namespace pawnpath::app {

class InstanceLock {
 public:
  // Tries once, and leaves the file `lock` in `folder` while it is held.
  explicit InstanceLock(const std::filesystem::path& folder);
  ~InstanceLock();
  InstanceLock(const InstanceLock&) = delete;
  InstanceLock& operator=(const InstanceLock&) = delete;

  [[nodiscard]] bool is_held() const { return file_ != nullptr; }

 private:
  struct File;
  static std::unique_ptr<File> take(const std::filesystem::path& path);

  std::unique_ptr<File> file_;
};

}  // namespace pawnpath::app
