// Remembers what depends on nothing but the fences and one pawn. A search meets few of these in many combinations.
#pragma once

#include "base/hash.hpp"
#include "games/quoridor/fences.hpp"

#include <cstddef>
#include <limits>
#include <vector>

namespace thwart::quoridor {

// A copy remembers nothing yet, so that copies are cheap and searches do not depend on earlier ones.
template <class Value>
class PawnMemory {
public:
    PawnMemory() = default;
    PawnMemory(const PawnMemory& /*other*/) {}
    PawnMemory& operator=(const PawnMemory& /*other*/) { return *this = PawnMemory(); }
    PawnMemory(PawnMemory&&) = default;
    PawnMemory& operator=(PawnMemory&&) = default;
    ~PawnMemory() = default;

    // What is known of these fences and this pawn, where `pawn` is a number for its square and whatever else matters.
    // Where nothing is known, make(value) finds it out. Valid until the next call.
    template <class Make>
    const Value& find(const Fences& fences, u32 pawn, const Make& make) {
        if (slots_.empty()) grow();
        const u64 key = key_of(fences, pawn);
        Slot* slot = &slot_of(key);
        if (slot->pawn == pawn && slot->fences == fences) return slot->value;
        if (until_growth_-- == 0) {
            grow();
            slot = &slot_of(key);
        }
        slot->fences = fences;
        slot->pawn = pawn;
        make(slot->value);
        return slot->value;
    }

private:
    static constexpr unsigned kFewestBits = 10;
    static constexpr unsigned kMostBits = 13;
    static constexpr u32 kNobody = std::numeric_limits<u32>::max();
    struct Slot {
        Fences fences;
        u32 pawn = kNobody;
        Value value;
    };

    static u64 key_of(const Fences& fences, u32 pawn) {
        return (fences.h ^ base::mix(fences.v + pawn)) * base::kGolden;
    }
    Slot& slot_of(u64 key) { return slots_[static_cast<std::size_t>(key >> (64 - bits_))]; }

    // A short search must not pay for the memory that a long one needs.
    void grow() {
        until_growth_ = std::numeric_limits<std::size_t>::max();
        if (slots_.size() >> kMostBits != 0) return;
        bits_ = slots_.empty() ? kFewestBits : bits_ + 1;
        std::vector<Slot> old(std::size_t{1} << bits_);
        old.swap(slots_);
        until_growth_ = 2 * slots_.size();
        for (const Slot& each : old)
            if (each.pawn != kNobody) slot_of(key_of(each.fences, each.pawn)) = each;
    }

    std::vector<Slot> slots_;
    unsigned bits_ = 0;             // of a key: the number of its slot
    std::size_t until_growth_ = 0;  // new pawns that find room before there should be more of it
};

}  // namespace thwart::quoridor
