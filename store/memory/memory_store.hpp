// The store that forgets: for tests, and for a server that is asked to keep nothing. Also the plainest reading of the
// contract, which the others are compared with.
#pragma once

#include "store/store.hpp"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace thwart::store {

class MemoryStore final : public Store {
public:
    // Without `post`, answers come before the call returns.
    explicit MemoryStore(Post post = {});

    void create(NewMatch match, Then<Done> then) override;
    void append(std::string match, u64 expected_seq, std::vector<Event> events, Then<Appended> then) override;
    void finish(std::string match, std::string summary, Time at, Then<Done> then) override;
    void load(std::string match, u64 from_seq, Then<StoredMatch> then) override;
    void list(MatchQuery query, Then<std::vector<MatchInfo>> then) override;
    void write(std::vector<Change> changes, Then<std::vector<u64>> then) override;
    void get(std::string kind, std::string key, Then<Document> then) override;
    void list_documents(std::string kind, std::string prefix, std::string after, u32 limit,
                        Then<std::vector<Document>> then) override;

private:
    struct Kept {
        StoredMatch match;
        std::set<std::string> players;
        std::map<std::string, u64> messages;  // id → the number of its event
    };
    using Address = std::pair<std::string, std::string>;  // kind, key

    template <class T>
    void answer(Result<T> result, Then<T> then);
    Result<Done> create_now(NewMatch match);
    Result<Appended> append_now(const std::string& id, u64 expected_seq, std::vector<Event> events);
    Result<Done> finish_now(const std::string& id, std::string summary, Time at);
    Result<StoredMatch> load_now(const std::string& id, u64 from_seq);
    Result<std::vector<u64>> write_now(std::vector<Change> changes);

    Post post_;
    std::map<std::string, Kept> matches_;
    std::map<u64, const Kept*> by_number_;
    std::map<Address, Document> documents_;
    u64 last_number_ = 0;
    u64 last_version_ = 0;
};

}  // namespace thwart::store
