#include "store/memory/memory_store.hpp"

#include "store/contract.hpp"

#include <algorithm>
#include <iterator>

namespace thwart::store {

MemoryStore::MemoryStore(Post post) : post_(std::move(post)) {}

template <class T>
void MemoryStore::answer(Result<T> result, Then<T> then) {
    if (!post_) return then(std::move(result));
    post_([result = std::move(result), then = std::move(then)] { then(result); });
}

void MemoryStore::create(NewMatch match, Then<Done> then) {
    answer(create_now(std::move(match)), std::move(then));
}

Result<Done> MemoryStore::create_now(NewMatch match) {
    if (auto error = check(match)) return *error;
    const auto [place, is_new] = matches_.try_emplace(match.id);
    if (!is_new) return match_exists(match.id);
    Kept& kept = place->second;
    kept.match.info.number = ++last_number_;
    kept.match.info.id = std::move(match.id);
    kept.match.info.header = std::move(match.header);
    kept.match.info.created_at = match.at;
    kept.players = {match.players.begin(), match.players.end()};
    by_number_[last_number_] = &kept;
    return Done{};
}

void MemoryStore::append(std::string match, u64 expected_seq, std::vector<Event> events,
                         Then<Appended> then) {
    answer(append_now(match, expected_seq, std::move(events)), std::move(then));
}

Result<Appended> MemoryStore::append_now(const std::string& id, u64 expected_seq, std::vector<Event> events) {
    if (auto error = check_append(id, events)) return *error;
    const auto place = matches_.find(id);
    if (place == matches_.end()) return no_match(id);
    Kept& kept = place->second;
    for (const Event& event : events) {
        const auto known = kept.messages.find(event.message_id);
        if (known != kept.messages.end()) return Appended{known->second, true};
    }
    MatchInfo& info = kept.match.info;
    if (info.summary) return match_finished(id);
    if (info.last_seq != expected_seq) return wrong_seq(expected_seq, info.last_seq);
    for (Event& event : events) {
        event.seq = ++info.last_seq;
        if (!event.message_id.empty()) kept.messages.emplace(event.message_id, event.seq);
        kept.match.events.push_back(std::move(event));
    }
    return Appended{info.last_seq, false};
}

void MemoryStore::finish(std::string match, std::string summary, Time at, Then<Done> then) {
    answer(finish_now(match, std::move(summary), at), std::move(then));
}

Result<Done> MemoryStore::finish_now(const std::string& id, std::string summary, Time at) {
    if (auto error = check_finish(id, summary)) return *error;
    const auto place = matches_.find(id);
    if (place == matches_.end()) return no_match(id);
    MatchInfo& info = place->second.match.info;
    if (info.summary && *info.summary != summary) return finished_otherwise(id);
    if (!info.summary) info.finished_at = at;
    info.summary = std::move(summary);
    return Done{};
}

void MemoryStore::load(std::string match, u64 from_seq, Then<StoredMatch> then) {
    answer(load_now(match, from_seq), std::move(then));
}

Result<StoredMatch> MemoryStore::load_now(const std::string& id, u64 from_seq) {
    const auto place = matches_.find(id);
    if (place == matches_.end()) return no_match(id);
    const StoredMatch& kept = place->second.match;
    StoredMatch loaded{kept.info, {}};
    std::copy_if(kept.events.begin(), kept.events.end(), std::back_inserter(loaded.events),
                 [from_seq](const Event& event) { return event.seq >= from_seq; });
    return loaded;
}

void MemoryStore::list(MatchQuery query, Then<std::vector<MatchInfo>> then) {
    if (auto error = check(query)) return answer(Result<std::vector<MatchInfo>>(*error), std::move(then));
    std::vector<MatchInfo> rows;
    for (auto at = by_number_.rbegin(); at != by_number_.rend() && rows.size() < query.limit; ++at) {
        const Kept& kept = *at->second;
        if (query.before != 0 && at->first >= query.before) continue;
        if (query.which == MatchQuery::Which::unfinished && kept.match.info.summary) continue;
        if (!query.player.empty() && !kept.players.contains(query.player)) continue;
        rows.push_back(kept.match.info);
    }
    answer(Result<std::vector<MatchInfo>>(std::move(rows)), std::move(then));
}

void MemoryStore::write(std::vector<Change> changes, Then<std::vector<u64>> then) {
    answer(write_now(std::move(changes)), std::move(then));
}

Result<std::vector<u64>> MemoryStore::write_now(std::vector<Change> changes) {
    if (auto error = check(changes)) return *error;
    for (const Change& change : changes) {
        const auto place = documents_.find({change.kind, change.key});
        const u64 actual = place == documents_.end() ? kNoVersion : place->second.version;
        if (!change.value && actual == kNoVersion) return no_document(change.kind);
        if (change.expected && *change.expected != actual) return wrong_version(change, actual);
    }
    std::vector<u64> versions;
    for (Change& change : changes) {
        Address address{std::move(change.kind), std::move(change.key)};
        versions.push_back(change.value ? ++last_version_ : kNoVersion);
        if (change.value)
            documents_[address] = {address.second, std::move(*change.value), last_version_};
        else
            documents_.erase(address);
    }
    return versions;
}

void MemoryStore::get(std::string kind, std::string key, Then<Document> then) {
    const auto place = documents_.find({kind, key});
    if (place == documents_.end()) return answer(Result<Document>(no_document(kind)), std::move(then));
    answer(Result<Document>(place->second), std::move(then));
}

void MemoryStore::list_documents(std::string kind, std::string prefix, std::string after, u32 limit,
                                 Then<std::vector<Document>> then) {
    if (auto error = check_list(kind, limit))
        return answer(Result<std::vector<Document>>(*error), std::move(then));
    std::vector<Document> rows;
    auto at = documents_.lower_bound({kind, std::max(prefix, after)});
    for (; at != documents_.end() && rows.size() < limit; ++at) {
        const auto& [address, document] = *at;
        if (address.first != kind || !address.second.starts_with(prefix)) break;
        if (after.empty() || address.second > after) rows.push_back(document);
    }
    answer(Result<std::vector<Document>>(std::move(rows)), std::move(then));
}

}  // namespace thwart::store
