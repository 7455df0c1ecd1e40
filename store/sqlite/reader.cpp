#include "store/sqlite/reader.hpp"

#include "base/text.hpp"
#include "store/contract.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace thwart::store {
namespace {

const std::string kSelect =
    "SELECT number, id, header, summary, created_at, finished_at,"
    " (SELECT max(seq) FROM events WHERE events.match = number) FROM matches";

MatchInfo info_of(const Query& row) {
    MatchInfo info;
    info.number = row.number(0);
    info.id = row.text(1);
    info.header = row.text(2);
    if (!row.is_null(3)) info.summary = row.text(3);
    info.created_at = row.moment(4);
    info.finished_at = row.moment(5);
    info.last_seq = row.number(6);
    return info;
}

// All from this number to the last one, without a gap.
bool is_dense(const StoredMatch& match, u64 from_seq) {
    const u64 first = std::max<u64>(from_seq, 1);
    const u64 count = match.info.last_seq >= first ? match.info.last_seq - first + 1 : 0;
    return match.events.size() == count && (count == 0 || match.events.front().seq == first);
}

}  // namespace

Reader::Reader(Database database)
    : database_(std::move(database)),
      begin_(database_, "BEGIN"),
      end_(database_, "COMMIT"),
      match_(database_, kSelect + " WHERE id = ?"),
      events_(database_,
              "SELECT seq, text, message_id, at FROM events WHERE match = ? AND seq >= ? ORDER BY seq"),
      all_(database_, kSelect + " WHERE number < ? ORDER BY number DESC LIMIT ?"),
      unfinished_(database_, kSelect + " WHERE summary IS NULL AND number < ? ORDER BY number DESC LIMIT ?"),
      of_player_(database_, kSelect +
                                " JOIN players ON players.match = number WHERE player = ? AND number < ?"
                                " AND (summary IS NULL OR ?) ORDER BY players.match DESC LIMIT ?"),
      document_(database_, "SELECT key, value, version FROM documents WHERE kind = ? AND key = ?"),
      documents_(
          database_,
          "SELECT key, value, version FROM documents WHERE kind = ? AND key >= ? ORDER BY key LIMIT ?") {}

Result<StoredMatch> Reader::load(const std::string& match, u64 from_seq) {
    // One snapshot for both statements.
    if (auto begun = Query(begin_).run(); !begun) return begun.error();
    auto loaded = load_inside(match, from_seq);
    if (auto ended = Query(end_).run(); !ended && loaded) return ended.error();
    return loaded;
}

Result<StoredMatch> Reader::load_inside(const std::string& match, u64 from_seq) {
    Query row(match_, match);
    if (!row.next()) return row.is_ok() ? no_match(match) : row.error();
    StoredMatch loaded{info_of(row), {}};
    Query events(events_, loaded.info.number, from_seq);
    while (events.next())
        loaded.events.push_back({events.number(0), events.text(1), events.text(2), events.moment(3)});
    if (!events.is_ok()) return events.error();
    if (!is_dense(loaded, from_seq))
        return Error{Failure::corrupt, base::cat("events of the match ", base::quote(match), " are missing")};
    return loaded;
}

Result<std::vector<MatchInfo>> Reader::list(const MatchQuery& query) {
    if (auto error = check(query)) return *error;
    const u64 before = query.before == 0 ? std::numeric_limits<u64>::max() : query.before;
    const u64 limit = query.limit;
    const bool is_all = query.which == MatchQuery::Which::all;
    const auto read = [](Query& rows) -> Result<std::vector<MatchInfo>> {
        std::vector<MatchInfo> list;
        while (rows.next()) list.push_back(info_of(rows));
        if (!rows.is_ok()) return rows.error();
        return list;
    };
    if (query.player.empty()) {
        Query rows(is_all ? all_ : unfinished_, before, limit);
        return read(rows);
    }
    Query rows(of_player_, query.player, before, u64{is_all}, limit);
    return read(rows);
}

Result<Document> Reader::get(const std::string& kind, const std::string& key) {
    Query row(document_, kind, key);
    if (!row.next()) return row.is_ok() ? no_document(kind) : row.error();
    return Document{row.text(0), row.text(1), row.number(2)};
}

Result<std::vector<Document>> Reader::list_documents(const std::string& kind, const std::string& prefix,
                                                     const std::string& after, u32 limit) {
    if (auto error = check_list(kind, limit)) return *error;
    // One more than wanted, because the row of `after` itself is left out.
    Query rows(documents_, kind, std::max(prefix, after), u64{limit} + 1);
    std::vector<Document> list;
    while (list.size() < limit && rows.next()) {
        Document document{rows.text(0), rows.text(1), rows.number(2)};
        if (!document.key.starts_with(prefix)) break;
        if (after.empty() || document.key > after) list.push_back(std::move(document));
    }
    if (!rows.is_ok()) return rows.error();
    return list;
}

}  // namespace thwart::store
