// Large tables in the memory of the device: sets of positions, and for row counts the moves they need at least.
//
// Many threads write at the same time. A slot changes once, from free to taken, and stays so until all is cleared.
#pragma once

#include "tools/solo_bound/star.cuh"

namespace thwart::solo_bound {

constexpr u64 kGolden = 0x9e3779b97f4a7c15U;

__device__ inline u64 mix(u64 x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
    x = (x ^ x >> 27) * 0x94d049bb133111ebU;
    return x ^ x >> 31;
}

// --- positions ---

// A list of positions, or a set of them with free slots in between.
struct Positions {
    Men* slots = nullptr;
    u64 size = 0;
};

__device__ inline u64 first_slot(Positions set, Men men) {
    return __umul64hi(mix(static_cast<u64>(men) + mix(static_cast<u64>(men >> 64) + kGolden)), set.size);
}

// Both halves at once, which a plain read does not promise.
__device__ inline Men read(const Men* slot) {
    Men men;
    asm volatile("ld.relaxed.gpu.global.b128 %0, [%1];" : "=q"(men) : "l"(slot) : "memory");
    return men;
}

// Puts a position into a slot if it is free, and returns what was there before.
__device__ inline Men put(Men* slot, Men men) {
    Men before;
    asm volatile("atom.relaxed.gpu.global.cas.b128 %0, [%1], %2, %3;"
                 : "=q"(before)
                 : "l"(slot), "q"(Men{0}), "q"(men)
                 : "memory");
    return before;
}

constexpr unsigned kMostProbes = 2000;  // of taken slots in a row; then a set counts as full

enum class Insertion { added, known, lost };

__device__ inline Insertion insert(Positions set, Men men) {
    u64 i = first_slot(set, men);
    for (unsigned probe = 0; probe < kMostProbes; ++probe) {
        Men there = read(set.slots + i);
        if (there == 0) {
            there = put(set.slots + i, men);
            if (there == 0) return Insertion::added;
        }
        if (there == men) return Insertion::known;
        if (++i == set.size) i = 0;
    }
    return Insertion::lost;
}

// For a set that nobody writes to meanwhile.
__device__ inline bool has(Positions set, Men men) {
    u64 i = first_slot(set, men);
    for (unsigned probe = 0; probe < kMostProbes; ++probe) {
        const Men there = set.slots[i];
        if (there == men || there == 0) return there == men;
        if (++i == set.size) i = 0;
    }
    return false;
}

// --- row counts ---

using Rows = u64;  // how many men stand in each row, four bits each; the last row has the rest

__device__ inline Rows one(const Star& star, unsigned row) {
    return row + 1 < star.rows ? Rows{1} << 4 * row : 0;
}

__device__ inline Rows rows_of(const Star& star, Men men) {
    Rows rows = 0;
    for_each_point(men, [&](unsigned point) { rows += one(star, star.row[point]); });
    return rows;
}

__device__ inline Rows turned_rows(const Star& star, Rows rows) {
    Rows image = 0;
    unsigned last = star.men;
    for (unsigned row = 0; row + 1 < star.rows; ++row) {
        const unsigned count = rows >> 4 * row & 15;
        last -= count;
        if (row > 0) image |= Rows{count} << 4 * (star.rows - 1 - row);
    }
    return image | last;
}

// visit(rows) for whatever one move of simple men can make of a row count: see point 2 in solo_bound.cu.
template <class Visit>
__device__ void for_each_simple_move(const Star& star, Rows rows, Visit visit) {
    u32 taken = 0;
    u32 open = 0;
    unsigned left = star.men;
    for (unsigned row = 0; row < star.rows; ++row) {
        const unsigned count = row + 1 < star.rows ? rows >> 4 * row & 15 : left;
        left -= count;
        taken |= u32{count > 0} << row;
        open |= u32{count < star.room[row]} << row;
    }
    for (u32 men = taken; men != 0; men &= men - 1) {
        const u32 start = men & (0 - men);
        u32 ends = start;
        for (u32 before = 0; before != ends;) {
            before = ends;
            ends |= ((ends << 1 & taken) << 1 | (ends >> 1 & taken) >> 1) & open;
        }
        ends = (ends | start << 1 | start >> 1) & open & ~start;
        for (; ends != 0; ends &= ends - 1) visit(rows - one(star, lowest(start)) + one(star, lowest(ends)));
    }
}

constexpr unsigned kNoLimit = 255;  // in place of a number of moves

// For each row count how many moves a position that has it needs at least.
struct RowTable {
    static constexpr u64 kSlots = 160'000'000;  // 15 men have 115,708,561 row counts
    static constexpr Rows kFree = ~Rows{0};

    Rows* keys = nullptr;
    u8* moves = nullptr;

    __device__ static u64 first_slot(Rows rows) { return __umul64hi(mix(rows + kGolden), kSlots); }
    __device__ static u64 next_slot(u64 slot) { return slot + 1 == kSlots ? 0 : slot + 1; }

    __device__ unsigned moves_from(Rows rows) const {
        for (u64 i = first_slot(rows);; i = next_slot(i)) {
            const Rows there = keys[i];
            if (there == rows) return moves[i];
            if (there == kFree) return kNoLimit;
        }
    }

    // Whether it was not there before.
    __device__ bool add(Rows rows, unsigned moves_needed) const {
        for (u64 i = first_slot(rows);; i = next_slot(i)) {
            Rows there = *static_cast<volatile Rows*>(keys + i);
            if (there == kFree) there = atomicCAS(keys + i, kFree, rows);
            if (there == kFree) moves[i] = static_cast<u8>(moves_needed);
            if (there == kFree || there == rows) return there == kFree;
        }
    }
};

// What the bound lets the men of one position do: which changes of row, each looked up once.
class Prospects {
public:
    __device__ Prospects(const Star& star, Men men, RowTable table, unsigned limit)
        : star_(star), table_(table), limit_(limit), rows_(rows_of(star, men)) {}

    __device__ Rows after(unsigned from, unsigned to) const {
        return rows_ - one(star_, from) + one(star_, to);
    }
    __device__ bool asked(unsigned from, unsigned to) const { return (asked_[from] >> to & 1) != 0; }
    __device__ bool allow(unsigned from, unsigned to) {
        if (!asked(from, to)) {
            const bool good = limit_ == kNoLimit || table_.moves_from(after(from, to)) <= limit_;
            asked_[from] |= u32{1} << to;
            good_[from] |= u32{good} << to;
        }
        return (good_[from] >> to & 1) != 0;
    }

private:
    const Star& star_;
    RowTable table_;
    unsigned limit_;
    Rows rows_;
    u32 asked_[kMostRows] = {};
    u32 good_[kMostRows] = {};
};

}  // namespace thwart::solo_bound
