// A little order around SQLite's C interface: connections and prepared statements that clean up after themselves, and
// errors as values. For the files of this folder only.
#pragma once

#include "store/store.hpp"

#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace thwart::store {

// A connection. Used by one thread at a time.
class Database {
public:
    enum class Access : u8 { create, existing };

    static Result<Database> open(const std::string& path, Access access);

    Result<Done> run(const std::string& sql);  // NOLINT(readability-make-member-function-const): it writes
    // The first field of the first row, empty without one.
    Result<std::string> read(const std::string& sql);
    // The problem of the last call.
    [[nodiscard]] Error error() const;
    [[nodiscard]] bool is_in_transaction() const;
    [[nodiscard]] sqlite3* handle() const { return handle_.get(); }

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    explicit Database(sqlite3* handle) : handle_(handle) {}

    std::unique_ptr<sqlite3, Close> handle_;
};

// Prepared once, used often. One that could not be prepared fails when it is used.
class Statement {
public:
    Statement(const Database& database, std::string_view sql);

private:
    friend class Query;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    sqlite3* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
    Error problem_;  // why there is no handle
};

// One use of a statement. The texts bound must outlive it; they are not copied.
class Query {
public:
    template <class... Values>
    explicit Query(Statement& statement, const Values&... values)
        : source_(statement), statement_(statement.handle_.get()) {
        int place = 0;
        (bind(++place, values), ...);
    }
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    // Moves to the next row. False at the end, and when it failed: then is_ok() is false, too.
    bool next();
    [[nodiscard]] bool is_ok() const;
    [[nodiscard]] Error error() const;
    // For statements without rows.
    Result<Done> run();

    [[nodiscard]] bool is_null(int column) const;
    [[nodiscard]] u64 number(int column) const;
    [[nodiscard]] Time moment(int column) const;
    [[nodiscard]] std::string text(int column) const;

private:
    void bind(int place, u64 value);  // beyond SQLite's 63 bits: the largest it can hold
    void bind(int place, Time value);
    void bind(int place, std::string_view value);

    const Statement& source_;
    sqlite3_stmt* statement_;
    int state_ = 0;
};

}  // namespace thwart::store
