// The transposition table: what was found out about positions, shared by all threads of a search.
//
// An entry is two words written without a lock. The key is stored mixed with the data, so a reader that catches two
// different writers' halves sees a foreign key and takes it for a miss.
#pragma once

#include "base/integers.hpp"
#include "search/score.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <memory>

namespace thwart::search {

enum class Bound : u8 { none, at_most, at_least, exact };

struct Entry {
    u32 move = 0;     // raw; 0: none
    Score score = 0;  // wins and losses counted from the entry's own position
    u8 depth = 0;
    Bound bound = Bound::none;
};

class Table {
public:
    explicit Table(std::size_t bytes)
        : size_(std::bit_floor(std::max(bytes, sizeof(Slot) * kBucket) / sizeof(Slot))) {
        make_empty();
    }

    // Entries of earlier searches are used only when `reuse` is set; without them a search depends on nothing but its
    // own arguments.
    void begin(bool reuse) {
        if (++generation_ == kGenerations) {
            make_empty();
            generation_ = 1;
        }
        reuse_ = reuse;
    }

    [[nodiscard]] bool find(u64 key, Entry& entry) const {
        Slot* bucket = slots_.get() + start(key);
        for (std::size_t i = 0; i < kBucket; ++i) {
            const u64 data = bucket[i].load_data();
            if (!counts(data) || (bucket[i].load_check() ^ data) != key) continue;
            entry = unpack(data);
            return true;
        }
        return false;
    }

    void store(u64 key, const Entry& entry) {
        Slot* bucket = slots_.get() + start(key);
        Slot* victim = bucket;
        int cheapest = 1 << 20;
        for (std::size_t i = 0; i < kBucket; ++i) {
            const u64 data = bucket[i].load_data();
            if (counts(data) && (bucket[i].load_check() ^ data) == key) {
                victim = &bucket[i];
                break;
            }
            // Shallow and old entries go first; what does not count leaves no trace, as if the place were empty.
            const int value =
                !counts(data) ? -1 : unpack(data).depth + (generation_in(data) == generation_ ? 256 : 0);
            if (value >= cheapest) continue;
            cheapest = value;
            victim = &bucket[i];
        }
        const u64 data = pack(entry) | u64{generation_} << kGenerationShift;
        victim->set(key, data);
    }

private:
    // 64 bits:  gggg gggg  bb dd dddd dddd .. : move 32, score 16, depth 8, bound 2, generation 6
    static constexpr unsigned kGenerationShift = 58;
    static constexpr u8 kGenerations = 64;
    static constexpr std::size_t kBucket = 2;

    // Plain words, so that the system can hand out empty ones without writing them.
    struct Slot {
        u64 check;
        u64 data;
        u64 load_check() { return std::atomic_ref(check).load(std::memory_order_relaxed); }
        u64 load_data() { return std::atomic_ref(data).load(std::memory_order_relaxed); }
        void set(u64 key, u64 value) {
            std::atomic_ref(data).store(value, std::memory_order_relaxed);
            std::atomic_ref(check).store(key ^ value, std::memory_order_relaxed);
        }
    };
    struct Free {
        void operator()(Slot* slots) const { std::free(slots); }  // NOLINT(*-no-malloc)
    };
    using Slots = std::unique_ptr<Slot[], Free>;  // NOLINT(modernize-avoid-c-arrays)

    // A large table costs no time until it is used: a search with a short limit must not spend it here. Where memory is
    // short, a smaller table only costs strength.
    void make_empty() {
        slots_.reset();  // first, so that there are never two
        while (!allocate() && size_ > kBucket) size_ /= 2;
    }
    bool allocate() {
        slots_.reset(static_cast<Slot*>(std::calloc(size_, sizeof(Slot))));  // NOLINT(*-no-malloc)
        return slots_ != nullptr;
    }

    [[nodiscard]] bool counts(u64 data) const {
        return data != 0 && (reuse_ || generation_in(data) == generation_);
    }

    [[nodiscard]] std::size_t start(u64 key) const { return key & (size_ - 1) & ~(kBucket - 1); }

    static u64 pack(const Entry& entry) {
        return entry.move | u64{static_cast<u16>(entry.score)} << 32 | u64{entry.depth} << 48 |
               u64{static_cast<u8>(entry.bound)} << 56;
    }
    static Entry unpack(u64 data) {
        return {static_cast<u32>(data), static_cast<i16>(data >> 32), static_cast<u8>(data >> 48),
                static_cast<Bound>(data >> 56 & 3U)};
    }
    static u8 generation_in(u64 data) { return static_cast<u8>(data >> kGenerationShift); }

    std::size_t size_;
    Slots slots_;
    u8 generation_ = 0;
    bool reuse_ = false;
};

}  // namespace thwart::search
