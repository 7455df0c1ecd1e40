// What a SQLite store needs of the file system besides SQLite itself.
#pragma once

#include "base/result.hpp"

#include <string>

namespace thwart::store {

// Makes an empty file that only its owner may read, unless the file is there: it will hold secrets and hashes.
base::Status create_private_file(const std::string& path);

// Makes the names in the folder of this file durable.
void sync_folder_of(const std::string& path);

// Held while the file lives and let go by the system when the process dies. It is a file beside the database: SQLite loses
// its own locks if anybody else in the process opens and closes the database file.
class FileLock {
public:
    // Refused while another holder lives.
    static base::Result<FileLock> take(const std::string& path);
    ~FileLock();
    FileLock(FileLock&& other) noexcept : descriptor_(other.descriptor_) { other.descriptor_ = -1; }
    FileLock& operator=(FileLock&&) = delete;

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

}  // namespace thwart::store
