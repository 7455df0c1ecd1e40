#include "store/sqlite/writer.hpp"

#include "store/contract.hpp"
#include "store/sqlite/schema.hpp"

#include <algorithm>
#include <functional>
#include <sqlite3.h>
#include <utility>

namespace thwart::store {
namespace {

// 8 bytes for a move, so some 3 KB for a long match: at most about 50 MB.
constexpr std::size_t kMaxLive = 16'384;

std::size_t hash_of(const std::string& message_id) { return std::hash<std::string>()(message_id); }

}  // namespace

Writer::Writer(Database database)
    : database_(std::move(database)),
      begin_(database_, "BEGIN IMMEDIATE"),
      commit_(database_, "COMMIT"),
      roll_back_(database_, "ROLLBACK"),
      insert_match_(database_, "INSERT INTO matches (id, header, created_at) VALUES (?, ?, ?)"),
      insert_player_(database_, "INSERT INTO players (player, match) VALUES (?, ?)"),
      select_match_(database_,
                    "SELECT number, summary, (SELECT max(seq) FROM events WHERE match = number) FROM matches"
                    " WHERE id = ?"),
      finish_match_(database_, "UPDATE matches SET summary = ?, finished_at = ? WHERE number = ?"),
      insert_event_(database_, kInsertEvent),
      select_message_(database_, "SELECT seq FROM events WHERE match = ? AND message_id = ?"),
      select_messages_(database_, "SELECT message_id FROM events WHERE match = ? AND message_id IS NOT NULL"),
      put_document_(database_, "INSERT OR REPLACE INTO documents (kind, key, value) VALUES (?, ?, ?)"),
      remove_document_(database_, "DELETE FROM documents WHERE kind = ? AND key = ?"),
      select_version_(database_, "SELECT version FROM documents WHERE kind = ? AND key = ?") {}

Result<Done> Writer::begin() { return Query(begin_).run(); }

Result<Done> Writer::commit() { return Query(commit_).run(); }

void Writer::roll_back() {
    live_.clear();
    // Some errors have ended the transaction already.
    if (database_.is_in_transaction()) (void)Query(roll_back_).run();
}

Result<Done> Writer::create(const NewMatch& match) {
    if (auto error = check(match)) return *error;
    {
        Query known(select_match_, match.id);
        if (known.next()) return match_exists(match.id);
        if (!known.is_ok()) return known.error();
    }
    if (auto done = Query(insert_match_, match.id, match.header, match.at).run(); !done) return done;
    const auto number = static_cast<u64>(sqlite3_last_insert_rowid(database_.handle()));
    for (const std::string& player : match.players)
        if (auto done = Query(insert_player_, player, number).run(); !done) return done;
    return Done{};
}

Result<Writer::Live*> Writer::find(const std::string& match) {
    if (const auto known = live_.find(match); known != live_.end()) return &known->second;
    auto live = read_live(match);
    if (!live) return live.error();
    if (live_.size() >= kMaxLive) live_.clear();
    return &(live_[match] = std::move(*live));
}

Result<Writer::Live> Writer::read_live(const std::string& match) {
    Query row(select_match_, match);
    if (!row.next()) return row.is_ok() ? no_match(match) : row.error();
    Live live{row.number(0), row.number(2), !row.is_null(1), {}};
    Query messages(select_messages_, live.number);
    while (messages.next()) live.messages.push_back(hash_of(messages.text(0)));
    if (!messages.is_ok()) return messages.error();
    return live;
}

Result<u64> Writer::find_message(const Live& live, const std::vector<Event>& events) {
    for (const Event& event : events) {
        const auto end = live.messages.end();
        if (std::find(live.messages.begin(), end, hash_of(event.message_id)) == end) continue;
        Query query(select_message_, live.number, event.message_id);
        if (query.next()) return query.number(0);
        if (!query.is_ok()) return query.error();
    }
    return u64{0};
}

Result<Done> Writer::insert(Live& live, const Event& event) {
    Query query(insert_event_, live.number, live.last_seq + 1, event.at, event.text, event.message_id);
    if (auto done = query.run(); !done) return done;
    ++live.last_seq;
    if (!event.message_id.empty()) live.messages.push_back(hash_of(event.message_id));
    return Done{};
}

Result<Appended> Writer::append(const std::string& match, u64 expected_seq,
                                const std::vector<Event>& events) {
    if (auto error = check_append(match, events)) return *error;
    const auto found = find(match);
    if (!found) return found.error();
    Live& live = **found;
    const auto first_seq = find_message(live, events);
    if (!first_seq) return first_seq.error();
    if (*first_seq != 0) return Appended{*first_seq, true};
    if (live.is_finished) return match_finished(match);
    if (live.last_seq != expected_seq) return wrong_seq(expected_seq, live.last_seq);
    for (const Event& event : events)
        if (auto done = insert(live, event); !done) return done.error();
    return Appended{live.last_seq, false};
}

Result<Done> Writer::finish(const std::string& match, const std::string& summary, Time at) {
    if (auto error = check_finish(match, summary)) return *error;
    u64 number = 0;
    {
        Query query(select_match_, match);
        if (!query.next()) return query.is_ok() ? no_match(match) : query.error();
        number = query.number(0);
        if (!query.is_null(1))
            return query.text(1) == summary ? Result<Done>(Done{}) : finished_otherwise(match);
    }
    live_.erase(match);
    return Query(finish_match_, summary, at, number).run();
}

Result<u64> Writer::find_version(const Change& change) {
    Query query(select_version_, change.kind, change.key);
    if (query.next()) return query.number(0);
    if (!query.is_ok()) return query.error();
    return kNoVersion;
}

Result<std::vector<u64>> Writer::write(const std::vector<Change>& changes) {
    if (auto error = check(changes)) return *error;
    for (const Change& change : changes) {
        const auto actual = find_version(change);
        if (!actual) return actual.error();
        if (!change.value && *actual == kNoVersion) return no_document(change.kind);
        if (change.expected && *change.expected != *actual) return wrong_version(change, *actual);
    }
    std::vector<u64> versions;
    for (const Change& change : changes) {
        const auto done = change.value ? Query(put_document_, change.kind, change.key, *change.value).run()
                                       : Query(remove_document_, change.kind, change.key).run();
        if (!done) return done.error();
        versions.push_back(change.value ? static_cast<u64>(sqlite3_last_insert_rowid(database_.handle()))
                                        : kNoVersion);
    }
    return versions;
}

}  // namespace thwart::store
