// The star for the solo solver: any radius up to four, men as a set with one bit per point, and their moves.
//
// The solver keeps tens of millions of positions, so a position is 16 bytes here and not the 64 of a State. Stars of
// radius 2 and 3 are small enough to be searched completely; the tests prove the solver right on them. All radii
// share the lanes of board.hpp, since a smaller star lies inside the large one.
#pragma once

#include "base/bits.hpp"
#include "games/halma/jumps.hpp"

#include <algorithm>
#include <array>

namespace thwart::halma {

// Bit i stands for point i in reading order.
using Men = u128;

template <int kOfRadius>
struct Star {
    static_assert(kOfRadius >= 2 && kOfRadius <= kRadius);

    static constexpr unsigned kPoints = 6 * kOfRadius * (kOfRadius + 1) + 1;

    static constexpr bool on_board(Place place) {
        const int s = -place.q - place.r;
        return (place.q >= -kOfRadius && place.r >= -kOfRadius && s >= -kOfRadius) ||
               (place.q <= kOfRadius && place.r <= kOfRadius && s <= kOfRadius);
    }

    static constexpr Men bit(unsigned point) { return Men{1} << point; }

    // The points up to `rows` rows from the end of the top tip: its camp is kOfRadius rows high, or one more.
    static constexpr Men top(unsigned rows) {
        Men men = 0;
        for (unsigned point = 0; point < rows * (rows + 1) / 2; ++point) men |= bit(camp_point(point));
        return men;
    }

    // Half a turn of the board, which reverses the reading order.
    static constexpr Men turned(Men men) {
        return static_cast<Men>(reverse(static_cast<u64>(men))) << 64 >> (128 - kPoints) |
               static_cast<Men>(reverse(static_cast<u64>(men >> 64))) >> (128 - kPoints);
    }
    static constexpr unsigned turned_point(unsigned point) { return kPoints - 1 - point; }

    static Men mirrored(Men men) {
        Men image = 0;
        base::for_each(men, [&](unsigned point) { image |= bit(kMirror[point]); });
        return image;
    }

    // visit(from, to) for every move of every man.
    template <class Visit>
    static void for_each_move(Men men, Visit visit) {
        Lanes lanes{};
        std::array<u8, 128>
            list;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as far as it is read
        unsigned count = 0;
        base::for_each(men, [&](unsigned point) {
            list[count++] = static_cast<u8>(point);
            lanes[kFamily[point]] |= u64{1} << kLaneIndex[point];
        });
        for (unsigned i = 0; i < count; ++i)
            base::for_each(kBeside[list[i]] & ~men, [&](unsigned to) { visit(unsigned{list[i]}, to); });
        for_each_family([&](auto family) {
            if (lanes[family] == 0) return;
            Jumps jumps = Jumps::of<family>(lanes);
            for (unsigned line = 0; line < kLines; ++line) jumps.over[line] &= kJumpable[family][line];
            jumps.free &= kLanePointsHere[family];
            base::for_each(jumps.able(lanes[family]), [&](unsigned index) {
                const unsigned from = kPointAt[family][index];
                base::for_each(jumps.chain(u64{1} << index),
                               [&](unsigned end) { visit(from, unsigned{kPointAt[family][end]}); });
            });
        });
    }

private:
    static constexpr std::array<Place, kPoints> make_places() {
        std::array<Place, kPoints> places{};
        unsigned point = 0;
        for (int r = -2 * kOfRadius; r <= 2 * kOfRadius; ++r)
            for (int q = -2 * kOfRadius; q <= 2 * kOfRadius; ++q)
                if (on_board({q, r})) places[point++] = {q, r};
        return places;
    }

public:
    static constexpr std::array<Place, kPoints> kPlaces = make_places();

    static constexpr unsigned number_of(Place place) {
        for (unsigned point = 0; point < kPoints; ++point)
            if (kPlaces[point] == place) return point;
        return kNowhere;
    }

private:
    // The points of the top camp in reading order; below the tip they lie in the middle of their row.
    static constexpr unsigned camp_point(unsigned rank) {
        int row = 0;
        unsigned before = 0;
        for (; before + static_cast<unsigned>(row) + 1 <= rank; ++row)
            before += static_cast<unsigned>(row) + 1;
        const int r = row - 2 * kOfRadius;
        return number_of({kOfRadius - row + static_cast<int>(rank - before), r});
    }

    static constexpr u64 reverse(u64 word) {
        word = (word >> 1 & 0x5555555555555555U) | (word & 0x5555555555555555U) << 1;
        word = (word >> 2 & 0x3333333333333333U) | (word & 0x3333333333333333U) << 2;
        word = (word >> 4 & 0x0f0f0f0f0f0f0f0fU) | (word & 0x0f0f0f0f0f0f0f0fU) << 4;
        word = (word >> 8 & 0x00ff00ff00ff00ffU) | (word & 0x00ff00ff00ff00ffU) << 8;
        word = (word >> 16 & 0x0000ffff0000ffffU) | (word & 0x0000ffff0000ffffU) << 16;
        return word >> 32 | word << 32;
    }

    template <class T, class Make>
    static constexpr std::array<T, kPoints> make_table(Make make) {
        std::array<T, kPoints> table{};
        for (unsigned point = 0; point < kPoints; ++point) table[point] = make(kPlaces[point]);
        return table;
    }

    static constexpr Men beside(Place place) {
        Men men = 0;
        for (const Place step : kStep)
            if (on_board(place + step)) men |= bit(number_of(place + step));
        return men;
    }

    static constexpr std::array<std::array<u64, kLines>, kFamilies> make_jumpable() {
        std::array<std::array<u64, kLines>, kFamilies> table{};
        for (const Place place : kPlaces)
            for (unsigned line = 0; line < kLines; ++line)
                if (on_board(place + kStep[line] + kStep[line]))
                    table[family_of(place)][line] |= u64{1} << lane_index(place);
        return table;
    }

    static constexpr std::array<u64, kFamilies> make_lane_points() {
        std::array<u64, kFamilies> lanes{};
        for (const Place place : kPlaces) lanes[family_of(place)] |= u64{1} << lane_index(place);
        return lanes;
    }

    static constexpr std::array<std::array<u8, 64>, kFamilies> make_point_at() {
        std::array<std::array<u8, 64>, kFamilies> table{};
        for (unsigned point = 0; point < kPoints; ++point)
            table[family_of(kPlaces[point])][lane_index(kPlaces[point])] = static_cast<u8>(point);
        return table;
    }

    static constexpr auto kFamily =
        make_table<u8>([](Place place) { return static_cast<u8>(family_of(place)); });
    static constexpr auto kLaneIndex =
        make_table<u8>([](Place place) { return static_cast<u8>(lane_index(place)); });
    static constexpr auto kBeside = make_table<Men>([](Place place) { return beside(place); });
    static constexpr auto kJumpable = make_jumpable();
    static constexpr auto kLanePointsHere = make_lane_points();
    static constexpr auto kPointAt = make_point_at();

public:
    // Left and right exchanged. The start, the target and the moves look the same in the mirror.
    static constexpr auto kMirror =
        make_table<u8>([](Place place) { return static_cast<u8>(number_of({-place.q - place.r, place.r})); });
};

}  // namespace thwart::halma
