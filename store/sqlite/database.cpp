#include "store/sqlite/database.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <limits>
#include <sqlite3.h>
#include <utility>

namespace thwart::store {
namespace {

// How long a connection waits for another one, as when a backup begins.
constexpr int kPatienceMs = 5000;

Error error_of(sqlite3* handle) {
    const int code = sqlite3_errcode(handle) & 0xff;
    // A broken constraint counts as damage: every rule is checked before anything is written.
    const bool is_damage = code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_CONSTRAINT;
    return {is_damage ? Failure::corrupt : Failure::unavailable, sqlite3_errmsg(handle)};
}

}  // namespace

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Result<Database> Database::open(const std::string& path, Access access) {
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE |
                      (access == Access::create ? SQLITE_OPEN_CREATE : 0);
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    Database database(handle);
    if (code != SQLITE_OK) return handle ? error_of(handle) : Error{Failure::unavailable, "out of memory"};
    sqlite3_busy_timeout(handle, kPatienceMs);
    return database;
}

Result<Done> Database::run(const std::string& sql) {  // NOLINT(readability-make-member-function-const)
    if (sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return error();
    return Done{};
}

Result<std::string> Database::read(const std::string& sql) {
    Statement statement(*this, sql);
    Query query(statement);
    const bool has_row = query.next();
    if (!query.is_ok()) return query.error();
    return has_row ? query.text(0) : std::string();
}

Error Database::error() const { return error_of(handle()); }

bool Database::is_in_transaction() const { return sqlite3_get_autocommit(handle()) == 0; }

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(const Database& database, std::string_view sql) : database_(database.handle()) {
    sqlite3_stmt* handle = nullptr;
    sqlite3_prepare_v3(database_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                       &handle, nullptr);
    handle_.reset(handle);
    if (!handle) problem_ = error_of(database_);
}

Query::~Query() {
    if (statement_) sqlite3_reset(statement_);
}

bool Query::next() {
    if (statement_) state_ = sqlite3_step(statement_);
    return state_ == SQLITE_ROW;
}

bool Query::is_ok() const { return statement_ && (state_ == SQLITE_ROW || state_ == SQLITE_DONE); }

Error Query::error() const { return statement_ ? error_of(source_.database_) : source_.problem_; }

Result<Done> Query::run() {
    while (next()) {
    }
    if (!is_ok()) return error();
    return Done{};
}

bool Query::is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }

u64 Query::number(int column) const { return static_cast<u64>(sqlite3_column_int64(statement_, column)); }

Time Query::moment(int column) const { return Time(sqlite3_column_int64(statement_, column)); }

std::string Query::text(int column) const {
    const unsigned char* bytes = sqlite3_column_text(statement_, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes ? std::string(bytes, bytes + size) : std::string();
}

void Query::bind(int place, u64 value) {
    constexpr auto kLargest = static_cast<u64>(std::numeric_limits<sqlite3_int64>::max());
    sqlite3_bind_int64(statement_, place, static_cast<sqlite3_int64>(std::min(value, kLargest)));
}

void Query::bind(int place, Time value) { sqlite3_bind_int64(statement_, place, value.count()); }

void Query::bind(int place, std::string_view value) {
    // A null pointer would bind NULL, and SQLITE_STATIC promises that the text stays.
    sqlite3_bind_text64(statement_, place, value.empty() ? "" : value.data(), value.size(), SQLITE_STATIC,
                        SQLITE_UTF8);
}

}  // namespace thwart::store
