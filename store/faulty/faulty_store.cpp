#include "store/faulty/faulty_store.hpp"

#include <algorithm>
#include <utility>

namespace thwart::store {
namespace {

Error broken(std::string what) { return {Failure::unavailable, std::move(what)}; }

}  // namespace

void FaultyStore::fail(u64 nth, Loss loss) { faults_.push_back({operations_ + nth, loss}); }

std::size_t FaultyStore::release(std::size_t count) {
    count = std::min(count, held_.size());
    const auto end = held_.begin() + static_cast<std::ptrdiff_t>(count);
    std::vector<std::function<void()>> going(std::make_move_iterator(held_.begin()),
                                             std::make_move_iterator(end));
    held_.erase(held_.begin(), end);
    for (const auto& go : going) go();
    return count;
}

template <class T>
void FaultyStore::answer(Result<T> result, const Then<T>& then) {
    if (!is_slow_ && held_.empty()) return then(std::move(result));
    held_.push_back([result = std::move(result), then] { then(result); });
}

template <class T, class Call>
void FaultyStore::run(Access access, Then<T> then, Call call) {
    const u64 operation = operations_++;
    if (is_full_ && access == Access::write) return answer<T>(broken("the disk is full, on purpose"), then);
    const auto fault = std::find_if(faults_.begin(), faults_.end(),
                                    [operation](const Fault& one) { return one.operation == operation; });
    const bool fails = fault != faults_.end();
    if (fails && fault->loss == Loss::request)
        return answer<T>(broken("the request is lost, on purpose"), then);
    call([this, fails, then = std::move(then)](Result<T> result) {
        if (fails) return answer<T>(broken("the answer is lost, on purpose"), then);
        answer<T>(std::move(result), then);
    });
}

void FaultyStore::create(NewMatch match, Then<Done> then) {
    run<Done>(Access::write, std::move(then),
              [&](Then<Done> next) { inner_.create(std::move(match), std::move(next)); });
}

void FaultyStore::append(std::string match, u64 expected_seq, std::vector<Event> events,
                         Then<Appended> then) {
    run<Appended>(Access::write, std::move(then), [&](Then<Appended> next) {
        inner_.append(std::move(match), expected_seq, std::move(events), std::move(next));
    });
}

void FaultyStore::finish(std::string match, std::string summary, Time at, Then<Done> then) {
    run<Done>(Access::write, std::move(then), [&](Then<Done> next) {
        inner_.finish(std::move(match), std::move(summary), at, std::move(next));
    });
}

void FaultyStore::load(std::string match, u64 from_seq, Then<StoredMatch> then) {
    run<StoredMatch>(Access::read, std::move(then), [&](Then<StoredMatch> next) {
        inner_.load(std::move(match), from_seq, std::move(next));
    });
}

void FaultyStore::list(MatchQuery query, Then<std::vector<MatchInfo>> then) {
    run<std::vector<MatchInfo>>(Access::read, std::move(then), [&](Then<std::vector<MatchInfo>> next) {
        inner_.list(std::move(query), std::move(next));
    });
}

void FaultyStore::write(std::vector<Change> changes, Then<std::vector<u64>> then) {
    run<std::vector<u64>>(Access::write, std::move(then), [&](Then<std::vector<u64>> next) {
        inner_.write(std::move(changes), std::move(next));
    });
}

void FaultyStore::get(std::string kind, std::string key, Then<Document> then) {
    run<Document>(Access::read, std::move(then),
                  [&](Then<Document> next) { inner_.get(std::move(kind), std::move(key), std::move(next)); });
}

void FaultyStore::list_documents(std::string kind, std::string prefix, std::string after, u32 limit,
                                 Then<std::vector<Document>> then) {
    run<std::vector<Document>>(Access::read, std::move(then), [&](Then<std::vector<Document>> next) {
        inner_.list_documents(std::move(kind), std::move(prefix), std::move(after), limit, std::move(next));
    });
}

}  // namespace thwart::store
