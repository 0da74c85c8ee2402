// Disk: the few calls to the system that saving and loading need, so that tests can let them fail.
//
// Nothing here retries or makes sentences: see file.h. SystemDisk is the real one.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/rules/result.h"

namespace pawnpath::app {

enum class DiskError : std::uint8_t {
  held,  // another program has it open
  not_found,
  is_folder,
  full,
  no_permission,
  too_big,
  other,
};

struct DiskFault {
  DiskError error = DiskError::other;
  int system = 0;  // the system's own number
};

class Disk {
 public:
  virtual ~Disk() = default;

  // The whole file, when it has at most `most` bytes.
  virtual Result<std::string, DiskFault> read(const std::filesystem::path& path,
                                              std::size_t most) = 0;
  // Makes or overwrites the file; its data is on the disk when this returns.
  virtual std::optional<DiskFault> write(const std::filesystem::path& path,
                                         std::string_view bytes) = 0;
  // `to` becomes `from` in one step of the system: it is the old file or the new one, never none.
  virtual std::optional<DiskFault> replace(const std::filesystem::path& from,
                                           const std::filesystem::path& to) = 0;
  // Nothing happens when it cannot be removed.
  virtual void remove(const std::filesystem::path& path) = 0;
  virtual void wait(std::chrono::milliseconds time) = 0;
};

class SystemDisk final : public Disk {
 public:
  Result<std::string, DiskFault> read(const std::filesystem::path& path, std::size_t most) override;
  std::optional<DiskFault> write(const std::filesystem::path& path,
                                 std::string_view bytes) override;
  std::optional<DiskFault> replace(const std::filesystem::path& from,
                                   const std::filesystem::path& to) override;
  void remove(const std::filesystem::path& path) override;
  void wait(std::chrono::milliseconds time) override;
};

}  // namespace pawnpath::app
