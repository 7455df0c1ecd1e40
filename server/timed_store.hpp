// A store that measures how long appends take to be answered: what a player waits for after a move. The rest is passed on.
#pragma once

#include "server/metrics.hpp"
#include "store/store.hpp"

#include <chrono>
#include <utility>

namespace thwart::server {

class TimedStore final : public store::Store {
public:
    TimedStore(store::Store& inner, Histogram& appends) : inner_(inner), appends_(appends) {}

    void create(store::NewMatch match, store::Then<store::Done> then) override {
        inner_.create(std::move(match), std::move(then));
    }
    void append(std::string match, u64 expected_seq, std::vector<store::Event> events,
                store::Then<store::Appended> then) override {
        const auto start = std::chrono::steady_clock::now();
        inner_.append(std::move(match), expected_seq, std::move(events),
                      [this, start, then = std::move(then)](store::Result<store::Appended> appended) {
                          appends_.add(std::chrono::steady_clock::now() - start);
                          then(std::move(appended));
                      });
    }
    void finish(std::string match, std::string summary, store::Time at,
                store::Then<store::Done> then) override {
        inner_.finish(std::move(match), std::move(summary), at, std::move(then));
    }
    void load(std::string match, u64 from_seq, store::Then<store::StoredMatch> then) override {
        inner_.load(std::move(match), from_seq, std::move(then));
    }
    void list(store::MatchQuery query, store::Then<std::vector<store::MatchInfo>> then) override {
        inner_.list(std::move(query), std::move(then));
    }
    void write(std::vector<store::Change> changes, store::Then<std::vector<u64>> then) override {
        inner_.write(std::move(changes), std::move(then));
    }
    void get(std::string kind, std::string key, store::Then<store::Document> then) override {
        inner_.get(std::move(kind), std::move(key), std::move(then));
    }
    void list_documents(std::string kind, std::string prefix, std::string after, u32 limit,
                        store::Then<std::vector<store::Document>> then) override {
        inner_.list_documents(std::move(kind), std::move(prefix), std::move(after), limit, std::move(then));
    }

private:
    store::Store& inner_;
    Histogram& appends_;
};

}  // namespace thwart::server
