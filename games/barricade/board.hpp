// The board of Barricade as numbers: 112 cells and the four houses below them.
//
// Cells count column by column from a1, bottom to top, which is also the order of all lists in texts. Behind them
// come the houses, as nodes that ways lead out of and never into.
#pragma once

#include "base/integers.hpp"

#include <array>
#include <string_view>

namespace thwart::barricade {

inline constexpr unsigned kColumns = 17;
inline constexpr unsigned kRows = 14;
inline constexpr unsigned kCells = 112;
inline constexpr unsigned kHouses = 4;
inline constexpr unsigned kNodes = kCells + kHouses;
inline constexpr unsigned kHighestThrow = 6;

inline constexpr u8 kNoCell = 0xff;

// A set of cells.
using Cells = u128;
#if defined(__wasm__)
// By halves: WebAssembly has no shift of 128 bits and would call a library function.
constexpr Cells bit(unsigned cell) {
    const u64 half = u64{1} << (cell & 63U);
    return cell < 64 ? Cells{half} : Cells{half} << 64;
}
constexpr bool has(Cells cells, unsigned cell) {
    const u64 half = static_cast<u64>(cell < 64 ? cells : cells >> 64);
    return (half >> (cell & 63U) & 1U) != 0;
}
#else
constexpr Cells bit(unsigned cell) { return Cells{1} << cell; }
constexpr bool has(Cells cells, unsigned cell) { return (cells >> cell & 1U) != 0; }
#endif

namespace detail {

// From the top: o a cell, X a cell with a blocker at the start.
inline constexpr std::array<std::string_view, kRows> kPicture = {
    "........o........",  // 14
    "ooooooooXoooooooo",  // 13
    "o...............o",  // 12
    "ooooooooXoooooooo",  // 11
    "........X........",  // 10
    "......ooXoo......",  //  9
    "......o...o......",  //  8
    "....ooXoooXoo....",  //  7
    "....o.......o....",  //  6
    "..ooooooooooooo..",  //  5
    "..o...o...o...o..",  //  4
    "XoooXoooXoooXoooX",  //  3
    "o...o...o...o...o",  //  2
    "ooooooooooooooooo",  //  1
};
constexpr char picture_at(unsigned column, unsigned row) { return kPicture[kRows - 1 - row][column]; }

struct Geometry {
    std::array<std::array<u8, kRows>, kColumns> cell_at{};  // or kNoCell
    std::array<u8, kCells> column{};
    std::array<u8, kCells> row{};
    Cells blockers = 0;   // at the start
    Cells placeable = 0;  // where a blocker may be put: all but row 1 and the goal
};

constexpr Geometry make_geometry() {
    Geometry board;
    unsigned cell = 0;
    for (unsigned column = 0; column < kColumns; ++column)
        for (unsigned row = 0; row < kRows; ++row) {
            board.cell_at[column][row] = kNoCell;
            if (picture_at(column, row) == '.') continue;
            board.cell_at[column][row] = static_cast<u8>(cell);
            board.column[cell] = static_cast<u8>(column);
            board.row[cell] = static_cast<u8>(row);
            if (picture_at(column, row) == 'X') board.blockers |= bit(cell);
            if (row != 0 && row != kRows - 1) board.placeable |= bit(cell);
            ++cell;
        }
    return board;
}
inline constexpr Geometry kGeometry = make_geometry();

}  // namespace detail

inline constexpr Cells kStartBlockers = detail::kGeometry.blockers;
inline constexpr Cells kPlaceable = detail::kGeometry.placeable;

// The cell of a column and row, both counted from 0, or kNoCell.
constexpr unsigned cell_at(unsigned column, unsigned row) { return detail::kGeometry.cell_at[column][row]; }
constexpr unsigned column_of(unsigned cell) { return detail::kGeometry.column[cell]; }
constexpr unsigned row_of(unsigned cell) { return detail::kGeometry.row[cell]; }

inline constexpr unsigned kGoal = cell_at(8, kRows - 1);

constexpr bool is_cell(unsigned node) { return node < kCells; }
// The cell in front of a house: c1, g1, k1, o1.
constexpr unsigned start_of(unsigned house) { return cell_at(2 + 4 * (house - kCells), 0); }

// The cells one step away, smallest first.
struct Neighbours {
    std::array<u8, 3> cells{};
    u8 count = 0;

    constexpr void push(unsigned cell) { cells[count++] = static_cast<u8>(cell); }
    [[nodiscard]] constexpr const u8* begin() const { return cells.data(); }
    [[nodiscard]] constexpr const u8* end() const { return cells.data() + count; }
};

namespace detail {

constexpr std::array<Neighbours, kNodes> make_neighbours() {
    std::array<Neighbours, kNodes> all{};
    for (unsigned cell = 0; cell < kCells; ++cell) {
        const unsigned column = column_of(cell);
        const unsigned row = row_of(cell);
        const auto add = [&](unsigned other) {
            if (other != kNoCell) all[cell].push(other);
        };
        if (column > 0) add(cell_at(column - 1, row));
        if (row > 0) add(cell_at(column, row - 1));
        if (row < kRows - 1) add(cell_at(column, row + 1));
        if (column < kColumns - 1) add(cell_at(column + 1, row));
    }
    for (unsigned house = kCells; house < kNodes; ++house) all[house].push(start_of(house));
    return all;
}

}  // namespace detail

inline constexpr std::array<Neighbours, kNodes> kNeighbours = detail::make_neighbours();

}  // namespace thwart::barricade
