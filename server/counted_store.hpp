// A store that counts: how many answers are still to come, and how many of them were failures of the disk. The house puts
// it before the real one, so that it knows when the program may end; and once it is gone, so are the answers that were
// still to come, which would find nobody.
#pragma once

#include "store/store.hpp"

#include <memory>

namespace thwart::server {

class CountedStore final : public store::Store {
public:
    explicit CountedStore(store::Store& inner) : inner_(inner), counts_(std::make_shared<Counts>()) {}
    ~CountedStore() override { counts_->is_over = true; }

    [[nodiscard]] u64 waiting() const { return counts_->waiting; }
    [[nodiscard]] u64 failures() const { return counts_->failures; }

    void create(store::NewMatch match, store::Then<store::Done> then) override;
    void append(std::string match, u64 expected_seq, std::vector<store::Event> events,
                store::Then<store::Appended> then) override;
    void finish(std::string match, std::string summary, store::Time at,
                store::Then<store::Done> then) override;
    void load(std::string match, u64 from_seq, store::Then<store::StoredMatch> then) override;
    void list(store::MatchQuery query, store::Then<std::vector<store::MatchInfo>> then) override;
    void write(std::vector<store::Change> changes, store::Then<std::vector<u64>> then) override;
    void get(std::string kind, std::string key, store::Then<store::Document> then) override;
    void list_documents(std::string kind, std::string prefix, std::string after, u32 limit,
                        store::Then<std::vector<store::Document>> then) override;

private:
    struct Counts {
        bool is_over = false;
        u64 waiting = 0;
        u64 failures = 0;
    };

    template <class T>
    store::Then<T> counted(store::Then<T> then);

    store::Store& inner_;
    std::shared_ptr<Counts> counts_;
};

}  // namespace thwart::server
