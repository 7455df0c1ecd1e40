// The board of Quoridor as numbers: 81 squares, 64 crossing points of the grooves, four directions.
//
// Squares count 9 * row + column from a1. A fence lies with its middle on a crossing point, so the 64 points
// (8 * row + column, the point at the north-east corner of its square) name the fences of both orientations:
// a horizontal fence reaches from the point west of its own to the point east of it, a vertical one from the
// point south to the point north. Points on the rim of the board are not counted.
#pragma once

#include "base/integers.hpp"

#include <array>

namespace thwart::quoridor {

inline constexpr unsigned kSize = 9;
inline constexpr unsigned kSquares = kSize * kSize;
inline constexpr unsigned kPoints = 64;

// Clockwise; the goal of a pawn is the side that its direction leads to.
enum class Side : u8 { north, east, south, west };
inline constexpr std::array kSides = {Side::north, Side::east, Side::south, Side::west};

constexpr unsigned index(Side side) { return static_cast<unsigned>(side); }
constexpr u8 bit(Side side) { return static_cast<u8>(1U << index(side)); }
constexpr Side left_of(Side side) { return kSides[(index(side) + 3) % 4]; }
constexpr Side right_of(Side side) { return kSides[(index(side) + 1) % 4]; }

constexpr unsigned square_at(unsigned column, unsigned row) { return row * kSize + column; }
constexpr unsigned column_of(unsigned square) { return square % kSize; }
constexpr unsigned row_of(unsigned square) { return square / kSize; }

inline constexpr std::array<int, 4> kStep = {9, 1, -9, -1};
constexpr unsigned neighbour(unsigned square, Side side) {
    return static_cast<unsigned>(static_cast<int>(square) + kStep[index(side)]);
}

// Sets of crossing points.
inline constexpr u64 kWestFile = 0x0101010101010101U;
inline constexpr u64 kEastFile = kWestFile << 7;
inline constexpr u64 kSouthRank = 0xffU;
inline constexpr u64 kNorthRank = kSouthRank << 56;

// Sets moved by one point; what leaves the board is gone.
constexpr u64 shift_east(u64 set) { return (set & ~kEastFile) << 1; }
constexpr u64 shift_west(u64 set) { return (set & ~kWestFile) >> 1; }
constexpr u64 shift_north(u64 set) { return set << 8; }
constexpr u64 shift_south(u64 set) { return set >> 8; }

namespace detail {

constexpr bool on_side(unsigned square, Side side) {
    switch (side) {
        case Side::north: return row_of(square) == kSize - 1;
        case Side::east: return column_of(square) == kSize - 1;
        case Side::south: return row_of(square) == 0;
        case Side::west: return column_of(square) == 0;
    }
    return false;
}

constexpr std::array<u8, kSquares> make_rims() {
    std::array<u8, kSquares> rims{};
    for (unsigned square = 0; square < kSquares; ++square)
        for (const Side side : kSides)
            if (on_side(square, side)) rims[square] |= bit(side);
    return rims;
}

constexpr u64 point_bit(int column, int row) {
    return column >= 0 && column < 8 && row >= 0 && row < 8 ? u64{1} << (8 * row + column) : 0;
}

constexpr std::array<std::array<u64, 4>, kSquares> make_barring() {
    std::array<std::array<u64, 4>, kSquares> barring{};
    for (unsigned square = 0; square < kSquares; ++square) {
        const int column = static_cast<int>(column_of(square));
        const int row = static_cast<int>(row_of(square));
        barring[square][index(Side::north)] = point_bit(column, row) | point_bit(column - 1, row);
        barring[square][index(Side::south)] = point_bit(column, row - 1) | point_bit(column - 1, row - 1);
        barring[square][index(Side::east)] = point_bit(column, row) | point_bit(column, row - 1);
        barring[square][index(Side::west)] = point_bit(column - 1, row) | point_bit(column - 1, row - 1);
    }
    return barring;
}

}  // namespace detail

// The sides of the board on which a square lies, as a set of bit(side).
inline constexpr std::array<u8, kSquares> kRims = detail::make_rims();

// The two points whose fence bars the way out of a square: horizontal fences to north and south, vertical ones
// to east and west.
inline constexpr std::array<std::array<u64, 4>, kSquares> kBarring = detail::make_barring();

}  // namespace thwart::quoridor
