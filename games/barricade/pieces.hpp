// The five pieces of a seat as a sorted list of nodes: equal positions are equal values.
//
// Random play looks into these lists and changes one at every walk, so both work on all five bytes at once. Nodes
// stay below 128, which leaves the top bit of every byte to catch the borrow of a subtraction.
#pragma once

#include "base/integers.hpp"
#include "games/barricade/board.hpp"

#include <array>

namespace thwart::barricade {

inline constexpr unsigned kPieces = 5;  // of a seat

using Pieces = std::array<u8, kPieces>;

inline constexpr u8 kGone = 0xff;  // in place of the nodes of a retired or unused seat
inline constexpr Pieces kNoPieces = {kGone, kGone, kGone, kGone, kGone};

namespace detail {

inline constexpr u64 kOnes = 0x0101010101U;
inline constexpr u64 kTops = kOnes << 7;
static_assert(kNodes <= 0x7f);

constexpr u64 pack(const Pieces& pieces) {
    u64 list = 0;
    for (unsigned i = 0; i < kPieces; ++i) list |= u64{pieces[i]} << 8 * i;
    return list;
}
constexpr void unpack(u64 list, Pieces& pieces) {
    for (unsigned i = 0; i < kPieces; ++i) pieces[i] = static_cast<u8>(list >> 8 * i);
}

// All bits of the bytes that are smaller than a node.
constexpr u64 below(u64 list, unsigned node) {
    const u64 tops = ~((list | kTops) - node * kOnes) & kTops;
    return (tops << 1) - (tops >> 7);
}

}  // namespace detail

constexpr bool contains(const Pieces& pieces, unsigned node) {
    const u64 difference = detail::pack(pieces) ^ node * detail::kOnes;
    return (~((difference | detail::kTops) - detail::kOnes) & detail::kTops) != 0;
}

// Puts a piece from one node, where it must be, on another.
constexpr void replace(Pieces& pieces, unsigned from, unsigned to) {
    constexpr u64 kLast = u64{0x7f} << 8 * (kPieces - 1);  // greater than any node
    const u64 list = detail::pack(pieces);
    const u64 kept = detail::below(list, from);
    const u64 rest = (list & kept) | (list >> 8 & ~kept) | kLast;
    const u64 before = detail::below(rest, to);
    const u64 here = (before << 8 | 0xffU) & ~before;
    detail::unpack((rest & before) | (to * detail::kOnes & here) | (rest & ~before) << 8, pieces);
}

// The cells with one of the pieces on them.
constexpr Cells cells_of(const Pieces& pieces) {
    Cells cells = 0;
    for (const unsigned node : pieces)
        if (is_cell(node)) cells |= bit(node);
    return cells;
}

}  // namespace thwart::barricade
