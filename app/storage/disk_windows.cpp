// The real disk on Windows: wide paths throughout.
#ifdef _WIN32

#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

#include <algorithm>

#include "app/storage/disk.h"
#include "app/storage/instance_lock.h"

namespace pawnpath::app {
namespace {

DiskError error_for(DWORD number) {
  switch (number) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_NETPATH:
    case ERROR_INVALID_DRIVE:
    case ERROR_NOT_READY:
      return DiskError::not_found;
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_USER_MAPPED_FILE:
      return DiskError::held;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
      return DiskError::full;
    case ERROR_ACCESS_DENIED:
    case ERROR_WRITE_PROTECT:
      return DiskError::no_permission;
    default:
      return DiskError::other;
  }
}

DiskFault fault(DWORD number) { return {error_for(number), static_cast<int>(number)}; }

// A folder answers "access denied" to whoever opens it as a file.
DiskFault fault(DWORD number, const std::filesystem::path& path) {
  const DWORD attributes = ::GetFileAttributesW(path.c_str());
  const bool folder =
      attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
  return folder ? DiskFault{DiskError::is_folder, static_cast<int>(number)} : fault(number);
}

// An open file that is closed when it goes.
class Handle {
 public:
  Handle(const std::filesystem::path& path, DWORD access, DWORD share, DWORD how, DWORD flags)
      : handle_(::CreateFileW(path.c_str(), access, share, nullptr, how, flags, nullptr)) {}
  ~Handle() {
    if (is_open()) ::CloseHandle(handle_);
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  [[nodiscard]] bool is_open() const { return handle_ != INVALID_HANDLE_VALUE; }
  [[nodiscard]] HANDLE get() const { return handle_; }

 private:
  HANDLE handle_;
};

bool write_all(HANDLE file, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto size = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), 1u << 20));
    DWORD written = 0;
    if (!::WriteFile(file, bytes.data(), size, &written, nullptr)) return false;
    bytes.remove_prefix(written);
  }
  return true;
}

}  // namespace

Result<std::string, DiskFault> SystemDisk::read(const std::filesystem::path& path,
                                                std::size_t most) {
  const Handle file(path, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE, OPEN_EXISTING,
                    FILE_ATTRIBUTE_NORMAL);
  if (!file.is_open()) return Failure{fault(::GetLastError(), path)};
  LARGE_INTEGER length{};
  if (!::GetFileSizeEx(file.get(), &length)) return Failure{fault(::GetLastError())};
  if (static_cast<unsigned long long>(length.QuadPart) > most) {
    return Failure{DiskFault{DiskError::too_big, 0}};
  }
  std::string bytes(static_cast<std::size_t>(length.QuadPart), '\0');
  std::size_t size = 0;
  while (size < bytes.size()) {
    DWORD got = 0;
    const auto wanted = static_cast<DWORD>(std::min<std::size_t>(bytes.size() - size, 1u << 20));
    if (!::ReadFile(file.get(), bytes.data() + size, wanted, &got, nullptr)) {
      return Failure{fault(::GetLastError())};
    }
    if (got == 0) break;
    size += got;
  }
  bytes.resize(size);
  return bytes;
}

std::optional<DiskFault> SystemDisk::write(const std::filesystem::path& path,
                                           std::string_view bytes) {
  const Handle file(path, GENERIC_WRITE, 0, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL);
  if (!file.is_open()) return fault(::GetLastError(), path);
  if (write_all(file.get(), bytes) && ::FlushFileBuffers(file.get())) return std::nullopt;
  return fault(::GetLastError());
}

std::optional<DiskFault> SystemDisk::replace(const std::filesystem::path& from,
                                             const std::filesystem::path& to) {
  if (::MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)) {
    return std::nullopt;
  }
  return fault(::GetLastError(), to);
}

// --- The lock

struct InstanceLock::File {
  explicit File(const std::filesystem::path& path)
      : handle(path, GENERIC_READ | GENERIC_WRITE, 0, OPEN_ALWAYS, FILE_FLAG_DELETE_ON_CLOSE) {}
  Handle handle;
};

std::unique_ptr<InstanceLock::File> InstanceLock::take(const std::filesystem::path& path) {
  auto file = std::make_unique<File>(path);
  return file->handle.is_open() ? std::move(file) : nullptr;
}

InstanceLock::InstanceLock(const std::filesystem::path& folder) : file_(take(folder / "lock")) {}
InstanceLock::~InstanceLock() = default;

}  // namespace pawnpath::app

#endif
