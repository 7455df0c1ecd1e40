// A store that fails on purpose, wrapped around a real one, so that tests meet a failing, slow or full disk when they want
// to. Used on one thread: calls and the inner store's answers must come on the same one.
#pragma once

#include "store/store.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace thwart::store {

class FaultyStore final : public Store {
public:
    // What `unavailable` leaves open: whether the write was made.
    enum class Loss : u8 { request, answer };

    explicit FaultyStore(Store& inner) : inner_(inner) {}

    // The nth operation from now (0: the next one) fails once.
    void fail(u64 nth, Loss loss = Loss::request);
    // While full, every write fails and reads go on.
    void set_full(bool is_full) { is_full_ = is_full; }
    // While slow, answers wait until they are let go.
    void set_slow(bool is_slow) { is_slow_ = is_slow; }
    // Lets the oldest waiting answers go, in order; answers how many there were.
    std::size_t release(std::size_t count = kEveryAnswer);
    [[nodiscard]] std::size_t waiting() const { return held_.size(); }
    [[nodiscard]] u64 operations() const { return operations_; }

    static constexpr std::size_t kEveryAnswer = ~std::size_t{0};

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
    enum class Access : u8 { read, write };
    struct Fault {
        u64 operation = 0;
        Loss loss = Loss::request;
    };

    template <class T, class Call>
    void run(Access access, Then<T> then, Call call);
    template <class T>
    void answer(Result<T> result, const Then<T>& then);

    Store& inner_;
    std::vector<Fault> faults_;
    std::vector<std::function<void()>> held_;
    u64 operations_ = 0;
    bool is_full_ = false;
    bool is_slow_ = false;
};

}  // namespace thwart::store
