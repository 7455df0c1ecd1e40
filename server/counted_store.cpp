#include "server/counted_store.hpp"

#include <utility>

namespace thwart::server {

using store::Then;

template <class T>
Then<T> CountedStore::counted(Then<T> then) {
    ++counts_->waiting;
    return [counts = counts_, then = std::move(then)](store::Result<T> result) {
        if (counts->is_over) return;
        --counts->waiting;
        const bool is_failure = !result && (result.error().kind == store::Failure::unavailable ||
                                            result.error().kind == store::Failure::corrupt);
        if (is_failure) ++counts->failures;
        then(std::move(result));
    };
}

void CountedStore::create(store::NewMatch match, Then<store::Done> then) {
    inner_.create(std::move(match), counted(std::move(then)));
}
void CountedStore::append(std::string match, u64 expected_seq, std::vector<store::Event> events,
                          Then<store::Appended> then) {
    inner_.append(std::move(match), expected_seq, std::move(events), counted(std::move(then)));
}
void CountedStore::finish(std::string match, std::string summary, store::Time at, Then<store::Done> then) {
    inner_.finish(std::move(match), std::move(summary), at, counted(std::move(then)));
}
void CountedStore::load(std::string match, u64 from_seq, Then<store::StoredMatch> then) {
    inner_.load(std::move(match), from_seq, counted(std::move(then)));
}
void CountedStore::list(store::MatchQuery query, Then<std::vector<store::MatchInfo>> then) {
    inner_.list(std::move(query), counted(std::move(then)));
}
void CountedStore::write(std::vector<store::Change> changes, Then<std::vector<u64>> then) {
    inner_.write(std::move(changes), counted(std::move(then)));
}
void CountedStore::get(std::string kind, std::string key, Then<store::Document> then) {
    inner_.get(std::move(kind), std::move(key), counted(std::move(then)));
}
void CountedStore::list_documents(std::string kind, std::string prefix, std::string after, u32 limit,
                                  Then<std::vector<store::Document>> then) {
    inner_.list_documents(std::move(kind), std::move(prefix), std::move(after), limit,
                          counted(std::move(then)));
}

}  // namespace thwart::server
