// Sets of squares, one bit each, and how they spread through the gaps that the fences leave.
//
// Shared by the fence test and the computer player, which both flood the board many times per position.
#pragma once

#include "base/bits.hpp"
#include "games/quoridor/board.hpp"
#include "games/quoridor/fences.hpp"

#include <array>

namespace thwart::quoridor {

inline constexpr u128 kAllSquares = (u128{1} << kSquares) - 1;

namespace detail {
constexpr u128 make_rim_squares(Side side) {
    u128 squares = 0;
    for (unsigned square = 0; square < kSquares; ++square)
        if ((kRims[square] & bit(side)) != 0) squares |= u128{1} << square;
    return squares;
}
}  // namespace detail

inline constexpr std::array<u128, 4> kRimSquares = {
    detail::make_rim_squares(Side::north), detail::make_rim_squares(Side::east),
    detail::make_rim_squares(Side::south), detail::make_rim_squares(Side::west)};

constexpr bool contains(u128 squares, unsigned square) { return (squares >> square & 1U) != 0; }

// The squares whose point is in the set: rows of eight bits become rows of nine.
constexpr u128 squares_of(u64 points) {
    u128 set = points;
    set = (set & 0xffffffffU) | (set & ~u128{0xffffffffU}) << 4;
    constexpr u128 kLow2 = u128{0xffffU} | u128{0xffffU} << 36;
    set = (set & kLow2) | (set & ~kLow2) << 2;
    constexpr u128 kLow1 = u128{0xffU} | u128{0xffU} << 18 | u128{0xffU} << 36 | u128{0xffU} << 54;
    return (set & kLow1) | (set & ~kLow1) << 1;
}

// The way back; squares of the last file and the last rank have no point.
constexpr u64 points_of(u128 squares) {
    u128 set = squares & ~kRimSquares[index(Side::north)] & ~kRimSquares[index(Side::east)];
    constexpr u128 kLow1 = u128{0xffU} | u128{0xffU} << 18 | u128{0xffU} << 36 | u128{0xffU} << 54;
    set = (set & kLow1) | (set & ~kLow1) >> 1;
    constexpr u128 kLow2 = u128{0xffffU} | u128{0xffffU} << 36;
    set = (set & kLow2) | (set & ~kLow2) >> 2;
    return static_cast<u64>((set & 0xffffffffU) | (set & ~u128{0xffffffffU}) >> 4);
}

// The open borders between squares: bit s stands for the one from s to the square north, or east, of it.
struct Passages {
    u128 north = 0;
    u128 east = 0;

    Passages() = default;
    explicit Passages(const Fences& f) {
        const u128 h = squares_of(f.h);
        const u128 v = squares_of(f.v);
        north = kAllSquares & ~kRimSquares[index(Side::north)] & ~(h | h << 1);
        east = kAllSquares & ~kRimSquares[index(Side::east)] & ~(v | v << kSize);
    }
    // The squares one step from some of these.
    [[nodiscard]] u128 beside(u128 squares) const {
        return (squares & north) << kSize | (squares >> kSize & north) | (squares & east) << 1 |
               (squares >> 1 & east);
    }
    [[nodiscard]] u128 spread(u128 squares) const { return squares | beside(squares); }
    // Puts up a fence.
    void bar_h(unsigned point) { north &= ~(u128{3} << (point + point / 8)); }
    void bar_v(unsigned point) { east &= ~((u128{1} << kSize | 1U) << (point + point / 8)); }
};

}  // namespace thwart::quoridor
