// The tables of the SQLite store and how an older file becomes a current one. The version stands in the table `schema`;
// each migration takes a file one version further, in one transaction. A published migration is never edited.
#pragma once

#include "store/sqlite/database.hpp"

#include <span>
#include <string>
#include <string_view>

namespace thwart::store {

// A connection to the file with the settings that all of them have: write-ahead log, every commit flushed.
Result<Database> connect(const std::string& path, Database::Access access);

inline constexpr std::string_view kInsertEvent =
    "INSERT INTO events (match, seq, at, text, message_id) VALUES (?, ?, ?, ?, nullif(?, ''))";

// Entry n leads from version n to n + 1; version 0 is a file with nothing but its version.
std::span<const char* const> migrations();

// Brings the file up to the version that `steps` lead to; an empty file begins at version 0. Refuses a newer version and
// a database that is none of ours.
Result<Done> migrate(Database& database, std::span<const char* const> steps = migrations());

// The version of the file; an error if it has none.
Result<u64> schema_version(Database& database);

// Reads the whole file. `corrupt` says what was found.
Result<Done> check_integrity(Database& database);

}  // namespace thwart::store
