// A disk in memory whose calls can be made to fail, and which counts what was waited for. Its
// members may be touched while no other thread uses it.
#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "app/storage/disk.h"

namespace pawnpath::app {

class FakeDisk final : public Disk {
 public:
  using Files = std::map<std::filesystem::path, std::string>;

  FakeDisk() = default;
  explicit FakeDisk(Files there) : files(std::move(there)) {}

  Result<std::string, DiskFault> read(const std::filesystem::path& path,
                                      std::size_t most) override {
    const std::lock_guard lock(mutex_);
    if (const auto fault = next(read_faults)) return Failure{*fault};
    const auto found = files.find(path);
    if (found == files.end()) return Failure{DiskFault{DiskError::not_found, 2}};
    if (found->second.size() > most) return Failure{DiskFault{DiskError::too_big, 0}};
    return found->second;
  }

  // A write that fails leaves half of the file behind, as a full disk does.
  std::optional<DiskFault> write(const std::filesystem::path& path,
                                 std::string_view bytes) override {
    const std::lock_guard lock(mutex_);
    const auto fault = next(write_faults);
    files[path] = fault ? bytes.substr(0, bytes.size() / 2) : bytes;
    return fault;
  }

  std::optional<DiskFault> replace(const std::filesystem::path& from,
                                   const std::filesystem::path& to) override {
    const std::lock_guard lock(mutex_);
    if (const auto fault = next(replace_faults)) return fault;
    if (!files.contains(from)) return DiskFault{DiskError::not_found, 2};
    files[to] = files[from];
    files.erase(from);
    return std::nullopt;
  }

  void remove(const std::filesystem::path& path) override {
    const std::lock_guard lock(mutex_);
    files.erase(path);
  }
  void wait(std::chrono::milliseconds time) override {
    const std::lock_guard lock(mutex_);
    waited += time;
  }

  Files files;
  // Taken one a call, from the front; none left means success.
  std::deque<std::optional<DiskFault>> read_faults;
  std::deque<std::optional<DiskFault>> write_faults;
  std::deque<std::optional<DiskFault>> replace_faults;
  std::chrono::milliseconds waited{0};

 private:
  std::mutex mutex_;

  static std::optional<DiskFault> next(std::deque<std::optional<DiskFault>>& faults) {
    if (faults.empty()) return std::nullopt;
    const auto fault = faults.front();
    faults.pop_front();
    return fault;
  }
};

}  // namespace pawnpath::app
