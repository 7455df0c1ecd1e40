// Large sets of positions: those that are as many moves from a start as each other.
//
// A layer is cut into shards by a hash. A shard is a sorted list, so comparing two layers is walking along two lists,
// and workers that take whole shards never meet. There are enough of them that sorting one takes a few milliseconds.
#pragma once

#include "base/hash.hpp"
#include "base/integers.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace thwart::halma {

inline constexpr std::size_t kShards = 256;
using Shard = std::vector<u128>;
using Layer = std::array<Shard, kShards>;

inline u64 hash_of(u128 key) {
    return base::mix(static_cast<u64>(key) + base::mix(static_cast<u64>(key >> 64) + base::kGolden));
}
inline u64 hash_of(u64 key) { return base::mix(key + base::kGolden); }
inline std::size_t shard_of(u64 hash) { return hash % kShards; }

inline std::size_t size_of(const Layer& layer) {
    std::size_t size = 0;
    for (const Shard& shard : layer) size += shard.size();
    return size;
}

inline bool has(const Layer& layer, u128 key) {
    return std::ranges::binary_search(layer[shard_of(hash_of(key))], key);
}

// Takes the members of one sorted list out of another.
inline void subtract(Shard& from, const Shard& taken) {
    auto next = taken.begin();
    std::erase_if(from, [&](u128 key) {
        while (next != taken.end() && *next < key) ++next;
        return next != taken.end() && *next == key;
    });
}

// The smallest member of two sorted lists, 0 if there is none.
inline u128 first_common(const Shard& one, const Shard& other) {
    auto a = one.begin();
    auto b = other.begin();
    while (a != one.end() && b != other.end()) {
        if (*a == *b) return *a;
        if (*a < *b)
            ++a;
        else
            ++b;
    }
    return 0;
}

// A hash set that grows. Only for keys other than 0.
template <class Key>
class FlatSet {
public:
    bool insert(Key key) {
        if (4 * (count_ + 1) > 3 * slots_.size()) grow();
        Key& slot = slots_[find(key)];
        if (slot == key) return false;
        slot = key;
        ++count_;
        return true;
    }
    [[nodiscard]] bool has(Key key) const { return slots_[find(key)] == key; }
    [[nodiscard]] std::size_t size() const { return count_; }

    // All members in some order; the set is empty afterwards and keeps its room.
    std::vector<Key> take_all() {
        std::vector<Key> keys;
        keys.reserve(count_);
        for (Key& slot : slots_)
            if (slot != 0) {
                keys.push_back(slot);
                slot = 0;
            }
        count_ = 0;
        return keys;
    }

private:
    [[nodiscard]] std::size_t find(Key key) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t i = hash_of(key) / kShards & mask;  // within a shard the rest of the hash is the same
        while (slots_[i] != 0 && slots_[i] != key) i = (i + 1) & mask;
        return i;
    }
    void grow() {
        std::vector<Key> old(2 * slots_.size());
        old.swap(slots_);
        for (const Key key : old)
            if (key != 0) slots_[find(key)] = key;
    }

    std::vector<Key> slots_ = std::vector<Key>(16);
    std::size_t count_ = 0;
};

}  // namespace thwart::halma
