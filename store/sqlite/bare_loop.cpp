#include "store/sqlite/bare_loop.hpp"

#include "base/integers.hpp"

#include <filesystem>
#include <sqlite3.h>

namespace thwart::store {
namespace {

constexpr std::size_t kMatches = 1000;
constexpr const char* kTable =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
    "CREATE TABLE events (match INTEGER, seq INTEGER, at INTEGER, text TEXT, id TEXT, UNIQUE (match, seq))";

bool insert(sqlite3_stmt* statement, sqlite3_int64 match, sqlite3_int64 seq) {
    const std::string message = "message-" + std::to_string(seq);
    sqlite3_bind_int64(statement, 1, match);
    sqlite3_bind_int64(statement, 2, seq);
    sqlite3_bind_int64(statement, 3, 61'500);
    sqlite3_bind_text(statement, 4, "61500 move 2 e8", -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 5, message.c_str(), -1, SQLITE_STATIC);
    const bool is_done = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_reset(statement);
    return is_done;
}

bool run(sqlite3* database, const char* sql) {
    return sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

bool commit_group(sqlite3* database, sqlite3_stmt* statement, std::size_t group, u64& events) {
    if (!run(database, "BEGIN IMMEDIATE")) return false;
    for (std::size_t at = 0; at < group; ++at, ++events) {
        const u64 match = events % kMatches;
        const u64 seq = events / kMatches + 1;
        if (!insert(statement, static_cast<sqlite3_int64>(match), static_cast<sqlite3_int64>(seq)))
            return false;
    }
    return run(database, "COMMIT");
}

}  // namespace

base::Result<BareLoop> measure_bare_loop(const std::string& path, std::size_t group,
                                         std::chrono::nanoseconds time,
                                         const std::function<std::chrono::nanoseconds()>& now) {
    const auto remove_all = [&] {
        for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path + ending);
    };
    remove_all();
    sqlite3* database = nullptr;
    sqlite3_stmt* statement = nullptr;
    bool is_ok = sqlite3_open(path.c_str(), &database) == SQLITE_OK && run(database, kTable) &&
                 sqlite3_prepare_v2(database, "INSERT INTO events VALUES (?, ?, ?, ?, ?)", -1, &statement,
                                    nullptr) == SQLITE_OK;
    const auto start = now();
    u64 events = 0;
    u64 commits = 0;
    for (; is_ok && now() - start < time; ++commits) is_ok = commit_group(database, statement, group, events);
    const double took = std::chrono::duration<double>(now() - start).count();
    sqlite3_finalize(statement);
    sqlite3_close(database);
    remove_all();
    if (!is_ok) return base::not_allowed(path, "the bare loop failed");
    return BareLoop{static_cast<double>(events) / took, static_cast<double>(commits) / took};
}

}  // namespace thwart::store
