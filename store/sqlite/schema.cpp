#include "store/sqlite/schema.hpp"

#include "base/text.hpp"

#include <array>

namespace thwart::store {
namespace {

// Events stand in the order in which they came, so a commit writes them to one place however many matches it serves. Only
// the small index is spread. Message ids have none, which would be spread, too: Writer keeps them unique (docs/storage.md).
// Versions of documents come from AUTOINCREMENT: every write is a new row, and a number is never used again.
constexpr const char* kVersion1 = R"(
CREATE TABLE matches (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    header TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    summary TEXT,
    finished_at INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX unfinished_matches ON matches (number) WHERE summary IS NULL;
CREATE TABLE players (
    player TEXT NOT NULL,
    match INTEGER NOT NULL,
    PRIMARY KEY (player, match)
) WITHOUT ROWID;
CREATE TABLE events (
    match INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    message_id TEXT,
    UNIQUE (match, seq)
);
CREATE TABLE documents (
    version INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (kind, key)
);
)";

// FULL: every commit is flushed to the disk before it returns. After a burst the log shrinks to 64 MiB again.
constexpr const char* kPragmas =
    "PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -16384;"
    " PRAGMA trusted_schema = OFF;";

constexpr std::array kMigrations = {kVersion1};

Error corrupt(std::string what) { return {Failure::corrupt, std::move(what)}; }

// Gives an empty file its version 0.
Result<Done> begin_schema(Database& database) {
    const auto tables = database.read("SELECT count(*) FROM sqlite_master");
    if (!tables) return tables.error();
    if (*tables != "0") return Result<Done>(Done{});  // ours or foreign: schema_version tells
    return database.run("CREATE TABLE schema (version INTEGER NOT NULL); INSERT INTO schema VALUES (0);");
}

Result<Done> migrate_inside(Database& database, std::span<const char* const> steps) {
    if (auto begun = begin_schema(database); !begun) return begun;
    const auto version = schema_version(database);
    if (!version) return version.error();
    if (*version > steps.size())
        return Error{Failure::not_allowed,
                     base::cat("the file has version ", *version, " and this program knows versions up to ",
                               steps.size())};
    for (u64 at = *version; at < steps.size(); ++at)
        if (auto done = database.run(steps[at]); !done) return done;
    if (*version == steps.size()) return Done{};
    return database.run(base::cat("UPDATE schema SET version = ", steps.size()));
}

}  // namespace

Result<Database> connect(const std::string& path, Database::Access access) {
    auto database = Database::open(path, access);
    if (!database) return database;
    const auto mode = database->read("PRAGMA journal_mode = WAL");
    if (!mode) return mode.error();
    if (*mode != "wal")
        return Error{Failure::unavailable, "the file system does not allow SQLite's write-ahead log"};
    if (auto done = database->run(kPragmas); !done) return done.error();
    return database;
}

std::span<const char* const> migrations() { return kMigrations; }

Result<Done> migrate(Database& database, std::span<const char* const> steps) {
    if (auto begun = database.run("BEGIN IMMEDIATE"); !begun) return begun;
    auto done = migrate_inside(database, steps);
    if (done) done = database.run("COMMIT");
    if (!done && database.is_in_transaction()) (void)database.run("ROLLBACK");
    return done;
}

Result<u64> schema_version(Database& database) {
    const auto has_schema =
        database.read("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'schema'");
    if (!has_schema) return has_schema.error();
    if (*has_schema != "1") return corrupt("the file is a database of another program");
    const auto text = database.read("SELECT version FROM schema");
    if (!text) return text.error();
    const auto version = base::parse_number(*text, 1'000'000);
    if (!version) return corrupt("the file has no version");
    return u64{*version};
}

Result<Done> check_integrity(Database& database) {
    const auto found = database.read("PRAGMA quick_check(1)");
    if (!found) return found.error();
    if (*found != "ok") return corrupt(*found);
    return Done{};
}

}  // namespace thwart::store
