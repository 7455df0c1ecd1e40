#include "store/contract.hpp"

#include "base/text.hpp"

#include <set>
#include <utility>

namespace thwart::store {
namespace {

Error not_found(std::string what) { return {Failure::not_found, std::move(what)}; }
Error conflict(std::string what, u64 actual = 0) { return {Failure::conflict, std::move(what), actual}; }
Error not_allowed(std::string what) { return {Failure::not_allowed, std::move(what)}; }

std::optional<Error> check_key(std::string_view name, std::string_view key) {
    if (key.empty()) return not_allowed(base::cat("the ", name, " is empty"));
    if (key.size() > kMaxKey)
        return not_allowed(base::cat("the ", name, " is longer than ", kMaxKey, " bytes"));
    return std::nullopt;
}

std::optional<Error> check_length(std::string_view name, std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::nullopt;
    return not_allowed(base::cat("the ", name, " is longer than ", most, " bytes"));
}

std::optional<Error> check_count(std::string_view name, std::size_t count) {
    if (count >= 1 && count <= kMaxBatch) return std::nullopt;
    return not_allowed(base::cat("expected 1 to ", kMaxBatch, ' ', name, ", not ", count));
}

}  // namespace

std::optional<Error> check(const NewMatch& match) {
    if (auto error = check_key("id of the match", match.id)) return error;
    if (auto error = check_length("header", match.header, kMaxText)) return error;
    std::set<std::string_view> players;
    for (const std::string& player : match.players) {
        if (auto error = check_key("player", player)) return error;
        if (!players.insert(player).second) return not_allowed("a player is named twice");
    }
    return std::nullopt;
}

std::optional<Error> check_append(std::string_view match, const std::vector<Event>& events) {
    if (auto error = check_key("id of the match", match)) return error;
    if (auto error = check_count("events", events.size())) return error;
    std::set<std::string_view> ids;
    for (const Event& event : events) {
        if (auto error = check_length("event", event.text, kMaxEvent)) return error;
        if (event.message_id.empty()) continue;
        if (auto error = check_key("message id", event.message_id)) return error;
        if (!ids.insert(event.message_id).second)
            return not_allowed("a message id stands twice in one batch");
    }
    return std::nullopt;
}

std::optional<Error> check_finish(std::string_view match, std::string_view summary) {
    if (auto error = check_key("id of the match", match)) return error;
    return check_length("summary", summary, kMaxText);
}

std::optional<Error> check(const MatchQuery& query) {
    if (auto error = check_length("player", query.player, kMaxKey)) return error;
    return check_count("rows", query.limit);
}

std::optional<Error> check(const std::vector<Change>& changes) {
    if (auto error = check_count("changes", changes.size())) return error;
    std::set<std::pair<std::string_view, std::string_view>> seen;
    for (const Change& change : changes) {
        if (auto error = check_document(change.kind, change.key)) return error;
        if (auto error = check_length("document", change.value.value_or(""), kMaxText)) return error;
        if (!change.value && change.expected == kNoVersion)
            return not_allowed("what must not be there cannot be removed");
        if (!seen.emplace(change.kind, change.key).second) return not_allowed("a document is changed twice");
    }
    return std::nullopt;
}

std::optional<Error> check_document(std::string_view kind, std::string_view key) {
    if (auto error = check_key("kind of the document", kind)) return error;
    return check_key("key of the document", key);
}

std::optional<Error> check_list(std::string_view kind, u32 limit) {
    if (auto error = check_key("kind of the documents", kind)) return error;
    if (kind == kSecretKind) return not_allowed("secrets are not listed");
    return check_count("rows", limit);
}

Error no_match(std::string_view id) { return not_found(base::cat("there is no match ", base::quote(id))); }
// Without the key: it may be the hash of somebody's session, and errors are logged.
Error no_document(std::string_view kind) {
    return not_found(base::cat("there is no such document of the kind ", base::quote(kind)));
}
Error match_exists(std::string_view id) {
    return conflict(base::cat("there is a match ", base::quote(id), " already"));
}
Error match_finished(std::string_view id) {
    return not_allowed(base::cat("the match ", base::quote(id), " is finished"));
}
Error finished_otherwise(std::string_view id) {
    return conflict(base::cat("the match ", base::quote(id), " was finished with another summary"));
}
Error wrong_seq(u64 expected, u64 actual) {
    return conflict(base::cat("the last event has number ", actual, ", not ", expected), actual);
}
Error wrong_version(const Change& change, u64 actual) {
    return conflict(
        base::cat("a document of the kind ", base::quote(change.kind), " has another version than expected"),
        actual);
}

}  // namespace thwart::store
