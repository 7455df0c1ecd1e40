// Where matches and the few things around them are kept. The server talks to this interface only; behind it are memory
// (tests, a server that forgets), SQLite (the default), both behind a wrapper that fails on purpose, and later PostgreSQL.
// One suite (store/conformance_test.cpp) holds them all to the contract below.
//
// A match is a header and a log of events with dense numbers from 1: texts whose meaning is match/'s business. Everything
// else (rooms, accounts, sessions, ratings, secrets) is a document: a text under a kind and a key.
//
// - Answers come by callback, once each, through the `post` function that the owner gave the store. A store without one
//   may answer before the call returns.
// - A write that is answered without an error is on disk, and stays there whatever happens to the program.
// - Writes take effect in the order of the calls. A read sees every write answered before the read was asked for; whether
//   it sees one that is still under way is open.
// - An error leaves everything as it was, but for `unavailable`: such a write may still turn out to have been made, as
//   when the machine stopped between the disk and the answer. Load before going on; message ids make resending harmless.
//
// The answer is a callback and not a future: the server has one thread for its logic, which must never wait for a disk.
#pragma once

#include "base/integers.hpp"
#include "base/result.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::store {

// Milliseconds since 1970 (UTC), from the clock of whoever calls. A store keeps times and never looks at them.
using Time = std::chrono::milliseconds;

enum class Failure : u8 {
    not_found,    // there is no such match or document
    conflict,     // another number, version or match is there than the caller believed; see Error::actual
    not_allowed,  // against the contract: too long, empty, a finished match, a list of secrets
    unavailable,  // the disk is full or fails, or too much is waiting
    corrupt,      // what is stored cannot be trusted
};

struct Error {
    Failure kind = Failure::unavailable;
    std::string what;  // one plain sentence without a full stop
    u64 actual =
        0;  // with `conflict`: the number of the last event, or the version of the document (0: none)

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = base::Result<T, Error>;
using base::Done;

template <class T>
using Then = std::function<void(Result<T>)>;

// Runs what it is given on the owner's thread, now or later, in the order given. Called from any thread.
using Post = std::function<void(std::function<void()>)>;

// Longest texts, in bytes. What is longer is `not_allowed`.
inline constexpr std::size_t kMaxKey = 200;  // ids, kinds, keys, players, message ids
inline constexpr std::size_t kMaxEvent = 4096;
inline constexpr std::size_t kMaxText = 1 << 20;  // headers, summaries, documents
inline constexpr std::size_t kMaxBatch =
    4096;  // events of one append, changes of one write, rows of one list

struct Event {
    u64 seq = 0;  // given by the store; ignored where an event is appended
    std::string text;
    std::string message_id;  // of the client who asked for it, unique in its match; empty: nobody's
    Time at{0};

    friend bool operator==(const Event&, const Event&) = default;
};

struct NewMatch {
    std::string id;
    std::string header;
    std::vector<std::string> players;  // whose history it belongs to; each at most once
    Time at{0};
};

// The answer to an append: the number of its last event. For a resend (a message id that is already there) nothing is
// appended, and `seq` is the number that this message got the first time.
struct Appended {
    u64 seq = 0;
    bool is_duplicate = false;

    friend bool operator==(const Appended&, const Appended&) = default;
};

struct MatchInfo {
    u64 number = 0;  // grows with every match created; a place in a list
    std::string id;
    std::string header;
    std::optional<std::string> summary;  // of a finished match
    Time created_at{0};
    Time finished_at{0};
    u64 last_seq = 0;

    friend bool operator==(const MatchInfo&, const MatchInfo&) = default;
};

struct StoredMatch {
    MatchInfo info;
    std::vector<Event> events;
};

// Which matches, newest first.
struct MatchQuery {
    enum class Which : u8 { all, unfinished };
    Which which = Which::all;
    std::string player;  // empty: anybody's
    u64 before = 0;      // only numbers smaller than this, to turn pages; 0: from the newest
    u32 limit = 100;     // at most kMaxBatch
};

struct Document {
    std::string key;
    std::string value;
    u64 version = 0;  // grows with every write; never given twice, not even after a removal

    friend bool operator==(const Document&, const Document&) = default;
};

inline constexpr u64 kNoVersion = 0;  // expected: the document must not be there yet

struct Change {
    std::string kind;
    std::string key;
    std::optional<std::string> value;  // none: remove the document
    std::optional<u64> expected;       // its version, or kNoVersion; none: whatever is there
};

// The kind of document that a list never shows: dealers' secrets are read one by one, by whoever has the match.
inline constexpr std::string_view kSecretKind = "secret";

class Store {
public:
    virtual ~Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    // `conflict` if there is a match of this id.
    virtual void create(NewMatch match, Then<Done> then) = 0;

    // Appends all events, numbered from `expected_seq` + 1, or none. A known message id in any of them makes it a resend,
    // also where `expected_seq` is old; otherwise `conflict` unless the last event has the number `expected_seq`.
    // `not_allowed` if the match is finished or the batch is empty or names a message id twice.
    virtual void append(std::string match, u64 expected_seq, std::vector<Event> events,
                        Then<Appended> then) = 0;

    // Ends a match; it takes no events any more. Again with the same summary is fine, with another one is `conflict`.
    virtual void finish(std::string match, std::string summary, Time at, Then<Done> then) = 0;

    // The match and its events from this number on (1: all of them).
    virtual void load(std::string match, u64 from_seq, Then<StoredMatch> then) = 0;

    virtual void list(MatchQuery query, Then<std::vector<MatchInfo>> then) = 0;

    // Makes all changes or none. Answers the new versions in the same order, kNoVersion for a removal. `conflict` if one
    // document has not the expected version; removing what is not there is `not_found`. `not_allowed` if the changes are
    // none or name a document twice.
    virtual void write(std::vector<Change> changes, Then<std::vector<u64>> then) = 0;

    virtual void get(std::string kind, std::string key, Then<Document> then) = 0;

    // Documents whose keys begin with `prefix`, sorted bytewise, after the key `after` (empty: from the first).
    // `not_allowed` for kSecretKind.
    virtual void list_documents(std::string kind, std::string prefix, std::string after, u32 limit,
                                Then<std::vector<Document>> then) = 0;

    // The one-document forms of write.
    void put(std::string kind, std::string key, std::string value, std::optional<u64> expected,
             Then<u64> then);
    void remove(std::string kind, std::string key, std::optional<u64> expected, Then<Done> then);

protected:
    Store() = default;
};

}  // namespace thwart::store
