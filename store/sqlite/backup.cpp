#include "store/sqlite/backup.hpp"

#include "store/sqlite/database.hpp"
#include "store/sqlite/files.hpp"
#include "store/sqlite/schema.hpp"

#include <filesystem>
#include <sqlite3.h>
#include <system_error>

namespace thwart::store {
namespace {

namespace fs = std::filesystem;

// All pages in one step: in WAL mode that is one snapshot, and the server writes on meanwhile.
Result<Done> copy_pages(Database& source, Database& target) {
    sqlite3_backup* const backup = sqlite3_backup_init(target.handle(), "main", source.handle(), "main");
    if (!backup) return target.error();
    const int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code == SQLITE_DONE) return Done{};
    return Error{Failure::unavailable, sqlite3_errstr(code)};
}

Result<Done> copy_store(const std::string& from, const std::string& to) {
    auto source = Database::open(from, Database::Access::existing);
    if (!source) return source.error();
    if (auto version = schema_version(*source); !version) return version.error();
    auto target = Database::open(to, Database::Access::existing);
    if (!target) return target.error();
    if (auto done = copy_pages(*source, *target); !done) return done;
    return check_integrity(*target);
}

}  // namespace

base::Status back_up(const std::string& source, const std::string& target) {
    std::error_code failed;
    if (!fs::exists(source, failed)) return base::not_allowed(source, "there is no such file");
    if (fs::exists(target, failed)) return base::not_allowed(target, "the file is there already");
    const std::string part = target + ".part";
    fs::remove(part, failed);  // of an earlier try
    if (auto made = create_private_file(part); !made) return made;
    if (auto done = copy_store(source, part); !done) {
        fs::remove(part, failed);
        return base::not_allowed(target, done.error().what);
    }
    fs::rename(part, target, failed);
    if (failed) return base::not_allowed(target, failed.message());
    sync_folder_of(target);
    return base::Done{};
}

}  // namespace thwart::store
