// The board of Shibuya as numbers: 64 cells, 16 places for tiles, 32 slots in the frame, tiles and their turns.
//
// Cells count 8 * rank + file from a1, so a set of cells is one 64-bit number. A place is named by its south-western
// cell, its corner, and a set of places is a set of corners. Slots count 8 * edge + file or rank.
#pragma once

#include "base/bits.hpp"
#include "base/integers.hpp"
#include "games/shibuya/tables.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace thwart::shibuya {

inline constexpr unsigned kSize = 8;
inline constexpr unsigned kCells = kSize * kSize;
inline constexpr unsigned kSlots = 4 * kSize;
inline constexpr unsigned kPlaces = 16;

constexpr u64 bit(unsigned cell) { return u64{1} << cell; }
constexpr u32 slot_bit(unsigned slot) { return u32{1} << slot; }

constexpr unsigned cell_at(unsigned file, unsigned rank) { return kSize * rank + file; }
constexpr unsigned file_of(unsigned cell) { return cell % kSize; }
constexpr unsigned rank_of(unsigned cell) { return cell / kSize; }

inline constexpr u64 kFileA = 0x0101010101010101U;
inline constexpr u64 kFileH = kFileA << 7;

// A set together with the neighbours of its cells.
constexpr u64 grown(u64 cells) {
    return cells | cells << 8 | cells >> 8 | (cells & ~kFileH) << 1 | (cells & ~kFileA) >> 1;
}

// --- places ---

inline constexpr u64 kCorners = 0x0055005500550055U;

// The corners of the places that these cells belong to, and all the cells of the places with these corners.
constexpr u64 corners_of(u64 cells) { return (cells | cells >> 1 | cells >> 8 | cells >> 9) & kCorners; }
constexpr u64 cells_of(u64 corners) { return corners | corners << 1 | corners << 8 | corners << 9; }
constexpr unsigned corner_of(unsigned cell) { return cell & 066U; }

// --- slots ---

// In the order of their letters, in which texts list the slots.
enum class Edge : u8 { east, north, south, west };

constexpr unsigned slot_at(Edge edge, unsigned number) {
    return kSize * static_cast<unsigned>(edge) + number;
}
constexpr Edge edge_of(unsigned slot) { return static_cast<Edge>(slot / kSize); }

// The cell that a slot touches.
constexpr unsigned front_of(unsigned slot) {
    const unsigned number = slot % kSize;
    switch (edge_of(slot)) {
        case Edge::east: return cell_at(kSize - 1, number);
        case Edge::north: return cell_at(number, kSize - 1);
        case Edge::south: return cell_at(number, 0);
        case Edge::west: return cell_at(0, number);
    }
    return 0;
}

// The front cells of a set of slots.
constexpr u64 fronts_of(u32 slots) {
    // Eight neighbouring bits go to the a-file: bit i of the byte i is kept and carried to the top of its byte.
    const auto file = [](u32 byte) {
        return (((byte & 0xffU) * kFileA & 0x8040201008040201U) + 0x7f7f7f7f7f7f7f7fU) >> 7 & kFileA;
    };
    return file(slots) << 7 | u64{slots >> 8 & 0xffU} << 56 | (slots >> 16 & 0xffU) | file(slots >> 24);
}

// The slots whose front cells are in a set.
constexpr u32 slots_at(u64 cells) {
    // The product moves the cells of the a-file, eight apart, side by side into the top byte.
    const auto file = [](u64 on_a) { return static_cast<u32>((on_a & kFileA) * 0x0102040810204080U >> 56); };
    return file(cells >> 7) | static_cast<u32>(cells >> 56) << 8 | static_cast<u32>(cells & 0xffU) << 16 |
           file(cells) << 24;
}

// --- frames ---

inline constexpr unsigned kColours = 2;  // red, yellow: the two sides

struct FrameSets {
    std::array<u32, kColours> starts{};
    std::array<u32, kColours> goals{};
    std::array<u64, kColours> barred{};  // where a colour may not stop: before a start or goal of the other

    constexpr explicit FrameSets(const Frame& frame) {
        read(Edge::east, frame.east);
        read(Edge::north, frame.north);
        read(Edge::south, frame.south);
        read(Edge::west, frame.west);
        for (unsigned colour = 0; colour < kColours; ++colour)
            barred[colour] = fronts_of(starts[1 - colour] | goals[1 - colour]);
    }

private:
    constexpr void read(Edge edge, std::string_view roles) {
        for (unsigned number = 0; number < kSize; ++number) {
            const u32 slot = slot_bit(slot_at(edge, number));
            switch (roles[number]) {
                case 'r': starts[0] |= slot; break;
                case 'y': starts[1] |= slot; break;
                case 'R': goals[0] |= slot; break;
                case 'Y': goals[1] |= slot; break;
                default: break;
            }
        }
    }
};

inline constexpr FrameSets kTwoPlayerSets{kTwoPlayerFrame};
inline constexpr FrameSets kTeamSets{kTeamFrame};

// Rule 1: what a colour has, and how many goal slots there are for it at most.
inline constexpr unsigned kPieces = 8;
inline constexpr unsigned kGoals = 8;

constexpr bool is_sound(const FrameSets& sets) {
    return std::ranges::all_of(sets.starts, [](u32 slots) { return base::count(u64{slots}) <= kPieces; }) &&
           std::ranges::all_of(sets.goals, [](u32 slots) { return base::count(u64{slots}) <= kGoals; });
}
static_assert(is_sound(kTwoPlayerSets) && is_sound(kTeamSets));

// --- tiles ---

// The letters of the four marks sort like their codes: bit 0 is set for white, bit 1 for a circle.
inline constexpr std::string_view kMarks = "BWbw";

// 8 bits:  dd cc bb aa   the marks of the cells NW (a), NE (b), SW (c) and SE (d) as the tile lies
class Tile {
public:
    constexpr Tile() = default;
    static constexpr Tile from_raw(unsigned raw) {
        Tile tile;
        tile.raw_ = static_cast<u8>(raw);
        return tile;
    }
    static constexpr std::optional<Tile> parse(std::string_view letters) {
        if (letters.size() != 4) return std::nullopt;
        unsigned raw = 0;
        for (unsigned i = 0; i < 4; ++i) {
            const std::size_t mark = kMarks.find(letters[i]);
            if (mark == std::string_view::npos) return std::nullopt;
            raw |= static_cast<unsigned>(mark) << 2 * i;
        }
        return from_raw(raw);
    }

    [[nodiscard]] constexpr unsigned raw() const { return raw_; }
    [[nodiscard]] constexpr unsigned mark(unsigned i) const { return raw_ >> 2 * i & 3U; }
    [[nodiscard]] constexpr std::array<char, 4> letters() const {
        return {kMarks[mark(0)], kMarks[mark(1)], kMarks[mark(2)], kMarks[mark(3)]};
    }

    // A quarter turn clockwise: SW comes to NW, NW to NE, SE to SW, NE to SE.
    [[nodiscard]] constexpr Tile turned() const {
        return from_raw(mark(2) | mark(0) << 2 | mark(3) << 4 | mark(1) << 6);
    }

    // The white cells and the circles of the tile on place a1.
    [[nodiscard]] constexpr u64 white() const { return pattern(raw_); }
    [[nodiscard]] constexpr u64 circle() const { return pattern(raw_ >> 1U); }

    friend constexpr bool operator==(Tile, Tile) = default;

private:
    // Bits 0, 2, 4 and 6 go to the cells a2, b2, a1 and b1.
    static constexpr u64 pattern(unsigned marks) {
        return u64{(marks & 1U) << 8 | (marks >> 2 & 1U) << 9 | (marks >> 4 & 1U) | (marks >> 6 & 1U) << 1};
    }

    u8 raw_ = 0;
};

inline constexpr unsigned kKinds = kTileKinds.size();
inline constexpr u8 kNoKind = 0xff;

struct TileTable {
    unsigned tiles = 0;                                // in all
    std::array<unsigned, kKinds> turns{};              // in how many ways a kind can lie: 1, 2 or 4
    std::array<std::array<Tile, 4>, kKinds> turned{};  // those ways, the one of the table first
    std::array<u8, 256> kind_of{};                     // for every raw tile its kind, or kNoKind
    bool is_sorted = true;                             // as tables.hpp promises

    constexpr TileTable() {
        kind_of.fill(kNoKind);
        for (unsigned kind = 0; kind < kKinds; ++kind) {
            const std::string_view letters = kTileKinds[kind].letters;
            tiles += kTileKinds[kind].copies;
            Tile tile = *Tile::parse(letters);
            for (; kind_of[tile.raw()] == kNoKind; tile = tile.turned()) {
                kind_of[tile.raw()] = static_cast<u8>(kind);
                turned[kind][turns[kind]++] = tile;
                const std::array<char, 4> turn = tile.letters();
                if (std::string_view(turn.data(), 4) < letters) is_sorted = false;
            }
            if (turns[kind] == 0 || (kind > 0 && letters <= kTileKinds[kind - 1].letters)) is_sorted = false;
        }
    }
};
inline constexpr TileTable kTiles;
static_assert(kTiles.is_sorted);

}  // namespace thwart::shibuya
