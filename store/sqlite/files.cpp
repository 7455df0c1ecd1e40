#include "store/sqlite/files.hpp"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace thwart::store {
namespace {

base::Error last_error(const std::string& path) {
    return base::not_allowed(path, std::generic_category().message(errno));
}

}  // namespace

base::Status create_private_file(const std::string& path) {
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0) return errno == EEXIST ? base::Status(base::Done{}) : last_error(path);
    ::close(file);
    sync_folder_of(path);
    return base::Done{};
}

void sync_folder_of(const std::string& path) {
    const auto folder = std::filesystem::absolute(path).parent_path();
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
}

base::Result<FileLock> FileLock::take(const std::string& path) {
    const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0) return last_error(path);
    FileLock lock(file);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? base::not_allowed(path, "another server has this file open")
                                    : last_error(path);
    return lock;
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace thwart::store
