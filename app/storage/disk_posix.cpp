// The real disk on systems with POSIX calls: where the tests run.
#ifndef _WIN32

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "app/storage/disk.h"
#include "app/storage/instance_lock.h"

namespace pawnpath::app {
namespace {

DiskFault fault(int number) {
  switch (number) {
    case ENOENT:
    case ENOTDIR:
      return {DiskError::not_found, number};
    case EISDIR:
      return {DiskError::is_folder, number};
    case ENOSPC:
    case EDQUOT:
      return {DiskError::full, number};
    case EACCES:
    case EPERM:
    case EROFS:
      return {DiskError::no_permission, number};
    case EBUSY:
    case ETXTBSY:
      return {DiskError::held, number};
    default:
      return {DiskError::other, number};
  }
}

// An open file that is closed when it goes.
class Descriptor {
 public:
  Descriptor(const std::filesystem::path& path, int flags)
      : number_(::open(path.c_str(), flags | O_CLOEXEC, 0644)) {}
  ~Descriptor() {
    if (is_open()) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }
  // False when the system could not keep what was written.
  bool close() {
    const int number = number_;
    number_ = -1;
    return ::close(number) == 0;
  }

 private:
  int number_;
};

bool write_all(int number, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(number, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

Result<std::string, DiskFault> SystemDisk::read(const std::filesystem::path& path,
                                                std::size_t most) {
  const Descriptor file(path, O_RDONLY);
  struct stat about {};
  if (!file.is_open() || ::fstat(file.number(), &about) != 0) return Failure{fault(errno)};
  if (S_ISDIR(about.st_mode)) return Failure{fault(EISDIR)};
  std::string bytes(most + 1, '\0');
  std::size_t size = 0;
  while (size < bytes.size()) {
    const ssize_t got = ::read(file.number(), bytes.data() + size, bytes.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return Failure{fault(errno)};
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  if (size > most) return Failure{DiskFault{DiskError::too_big, 0}};
  bytes.resize(size);
  return bytes;
}

std::optional<DiskFault> SystemDisk::write(const std::filesystem::path& path,
                                           std::string_view bytes) {
  Descriptor file(path, O_WRONLY | O_CREAT | O_TRUNC);
  const bool done = file.is_open() && write_all(file.number(), bytes) &&
                    ::fsync(file.number()) == 0 && file.close();
  if (done) return std::nullopt;
  return fault(errno);
}

std::optional<DiskFault> SystemDisk::replace(const std::filesystem::path& from,
                                             const std::filesystem::path& to) {
  if (::rename(from.c_str(), to.c_str()) != 0) return fault(errno);
  const Descriptor folder(to.has_parent_path() ? to.parent_path() : ".", O_RDONLY | O_DIRECTORY);
  if (folder.is_open()) ::fsync(folder.number());
  return std::nullopt;
}

// --- The lock

struct InstanceLock::File {
  explicit File(const std::filesystem::path& path) : descriptor(path, O_RDWR | O_CREAT) {}
  Descriptor descriptor;
};

std::unique_ptr<InstanceLock::File> InstanceLock::take(const std::filesystem::path& path) {
  auto file = std::make_unique<File>(path);
  const int number = file->descriptor.number();
  const bool taken = file->descriptor.is_open() && ::flock(number, LOCK_EX | LOCK_NB) == 0;
  return taken ? std::move(file) : nullptr;
}

InstanceLock::InstanceLock(const std::filesystem::path& folder) : file_(take(folder / "lock")) {}
InstanceLock::~InstanceLock() = default;

}  // namespace pawnpath::app

#endif
