// What the real disk does the same way on every system.
#include "app/storage/disk.h"

#include <system_error>
#include <thread>

namespace pawnpath::app {

void SystemDisk::remove(const std::filesystem::path& path) {
  std::error_code ignored;
  std::filesystem::remove(path, ignored);
}

void SystemDisk::wait(std::chrono::milliseconds time) { std::this_thread::sleep_for(time); }

}  // namespace pawnpath::app
