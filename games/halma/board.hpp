// The star as numbers: 121 points, six directions, six camps; and sets of points.
//
// Points count from 0 in reading order. Inside, a point is known by its axial coordinates (q, r): r is the row, -8 at
// the top, and going one row down keeps q on the way to the lower right.
//
// A jump moves a man by two points, so it never leaves the points whose q and r are both even or odd like its own:
// four families that meet only as jumped men. A set keeps each family together (in a lane, see jumps.hpp) because
// jumping within a family then is plain shifting. Where a point's bit lies in a set is called its slot.
#pragma once

#include "base/bits.hpp"
#include "base/integers.hpp"

#include <algorithm>
#include <array>

namespace thwart::halma {

inline constexpr unsigned kPoints = 121;
inline constexpr int kRadius = 4;  // of the hexagon in the middle; the tips are as long again
inline constexpr unsigned kRows = 4 * kRadius + 1;
inline constexpr u8 kNowhere = 0xff;  // in place of a point beside the board

struct Place {
    int q = 0;
    int r = 0;
    friend constexpr bool operator==(Place, Place) = default;
    friend constexpr Place operator+(Place a, Place b) { return {a.q + b.q, a.r + b.r}; }
};

// Two triangles laid over each other.
constexpr bool on_board(Place place) {
    const int s = -place.q - place.r;
    return (place.q >= -kRadius && place.r >= -kRadius && s >= -kRadius) ||
           (place.q <= kRadius && place.r <= kRadius && s <= kRadius);
}

// Clockwise from the right: right, lower right, lower left, left, upper left, upper right.
inline constexpr unsigned kDirections = 6;
inline constexpr std::array<Place, kDirections> kStep = {
    {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

// Clockwise from the top.
inline constexpr unsigned kTips = 6;
constexpr unsigned opposite(unsigned tip) { return (tip + kTips / 2) % kTips; }

namespace detail {

struct Rows {
    std::array<Place, kPoints> places{};
    std::array<int, kRows> left{};  // q of the first point
    std::array<u8, kRows> first{};  // number of the first point
    std::array<u8, kRows> length{};
};

constexpr Rows make_rows() {
    Rows rows;
    unsigned point = 0;
    for (unsigned row = 0; row < kRows; ++row) {
        const int r = static_cast<int>(row) - 2 * kRadius;
        rows.first[row] = static_cast<u8>(point);
        for (int q = -2 * kRadius; q <= 2 * kRadius; ++q) {
            if (!on_board({q, r})) continue;
            if (rows.length[row]++ == 0) rows.left[row] = q;
            rows.places[point++] = {q, r};
        }
    }
    return rows;
}

}  // namespace detail

inline constexpr detail::Rows kStar = detail::make_rows();

constexpr Place place_of(unsigned point) { return kStar.places[point]; }
constexpr unsigned row_of(unsigned point) { return static_cast<unsigned>(place_of(point).r + 2 * kRadius); }

constexpr u8 point_at(Place place) {
    if (!on_board(place)) return kNowhere;
    const auto row = static_cast<unsigned>(place.r + 2 * kRadius);
    return static_cast<u8>(kStar.first[row] + place.q - kStar.left[row]);
}

namespace detail {

constexpr std::array<std::array<u8, kDirections>, kPoints> make_neighbours(int distance) {
    std::array<std::array<u8, kDirections>, kPoints> table{};
    for (unsigned point = 0; point < kPoints; ++point)
        for (unsigned d = 0; d < kDirections; ++d)
            table[point][d] = point_at(place_of(point) + Place{distance * kStep[d].q, distance * kStep[d].r});
    return table;
}

}  // namespace detail

// The point next to a point in each direction, and the one behind that, where a jump lands.
inline constexpr std::array<std::array<u8, kDirections>, kPoints> kNext = detail::make_neighbours(1);
inline constexpr std::array<std::array<u8, kDirections>, kPoints> kLanding = detail::make_neighbours(2);

constexpr bool is_next_to(unsigned point, unsigned other) {
    for (const u8 next : kNext[point])
        if (next == other) return true;
    return false;
}

// --- lanes and slots ---

// A family is q's last bit and twice r's. Within a family the points lie in rows of at most seven, so a lane of
// 7 * row + column has no two points on one bit; adding kOrigin makes the smallest index 0.
inline constexpr unsigned kFamilies = 4;
inline constexpr int kLaneRow = 7;
inline constexpr int kOrigin = 27;

constexpr unsigned family_of(Place place) {
    return static_cast<unsigned>(place.q & 1) | static_cast<unsigned>(place.r & 1) << 1U;
}
constexpr unsigned lane_index(Place place) {
    return static_cast<unsigned>(kLaneRow * (place.r >> 1) + (place.q >> 1) + kOrigin);
}

namespace detail {

struct Lane {
    unsigned low = 64;   // the smallest index in use
    unsigned width = 0;  // from there to the largest
    unsigned start = 0;  // the slot of the smallest
};

constexpr std::array<Lane, kFamilies> make_lanes() {
    std::array<Lane, kFamilies> lanes{};
    std::array<unsigned, kFamilies> high{};
    for (const Place place : kStar.places) {
        const unsigned family = family_of(place);
        const unsigned index = lane_index(place);
        lanes[family].low = std::min(lanes[family].low, index);
        high[family] = std::max(high[family], index);
    }
    unsigned start = 0;
    for (unsigned family = 0; family < kFamilies; ++family) {
        Lane& lane = lanes[family];
        lane.width = high[family] - lane.low + 1;
        lane.start = start;
        start += lane.width;
    }
    return lanes;
}

}  // namespace detail

inline constexpr std::array<detail::Lane, kFamilies> kLanes = detail::make_lanes();
inline constexpr unsigned kSlots = kLanes[3].start + kLanes[3].width;
inline constexpr unsigned kSetWords = 3;
static_assert(kSlots <= 64 * kSetWords);

constexpr unsigned slot_in_lane(unsigned family, unsigned index) {
    return kLanes[family].start + index - kLanes[family].low;
}

namespace detail {

constexpr std::array<u8, kPoints> make_slots() {
    std::array<u8, kPoints> slots{};
    for (unsigned point = 0; point < kPoints; ++point) {
        const Place place = place_of(point);
        slots[point] = static_cast<u8>(slot_in_lane(family_of(place), lane_index(place)));
    }
    return slots;
}

}  // namespace detail

inline constexpr std::array<u8, kPoints> kSlot = detail::make_slots();

// A set of points, one bit per slot. Some 60 slots belong to no point and stay empty.
struct Set {
    std::array<u64, kSetWords> words{};

    [[nodiscard]] constexpr bool has(unsigned point) const {
        const unsigned slot = kSlot[point];
        return (words[slot / 64] >> slot % 64 & 1U) != 0;
    }
    constexpr void add(unsigned point) {
        const unsigned slot = kSlot[point];
        words[slot / 64] |= u64{1} << slot % 64;
    }
    [[nodiscard]] constexpr bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
    [[nodiscard]] constexpr unsigned count() const {
        return base::count(words[0]) + base::count(words[1]) + base::count(words[2]);
    }
    [[nodiscard]] constexpr bool contains(const Set& other) const { return (other & ~*this).empty(); }

    friend constexpr bool operator==(const Set&, const Set&) = default;
    friend constexpr Set operator&(const Set& a, const Set& b) {
        return {{a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2]}};
    }
    friend constexpr Set operator|(const Set& a, const Set& b) {
        return {{a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2]}};
    }
    // Also of the slots without a point: only good for masking.
    friend constexpr Set operator~(const Set& a) { return {{~a.words[0], ~a.words[1], ~a.words[2]}}; }
};

namespace detail {

// The point of every lane index, by family.
constexpr std::array<std::array<u8, 64>, kFamilies> make_points() {
    std::array<std::array<u8, 64>, kFamilies> points{};
    for (auto& lane : points) lane.fill(kNowhere);
    for (unsigned point = 0; point < kPoints; ++point)
        points[family_of(place_of(point))][lane_index(place_of(point))] = static_cast<u8>(point);
    return points;
}

}  // namespace detail

inline constexpr std::array<std::array<u8, 64>, kFamilies> kPointOf = detail::make_points();

// --- camps ---

// How far a man on a point is from the end of a tip, in steps.
constexpr int distance_to_end(unsigned point, unsigned tip) {
    constexpr std::array<Place, kTips> kEnds = {{{4, -8}, {8, -4}, {4, 4}, {-4, 8}, {-8, 4}, {-4, -4}}};
    const Place place = place_of(point);
    const auto size = [](int x) { return x < 0 ? -x : x; };
    const int q = place.q - kEnds[tip].q;
    const int r = place.r - kEnds[tip].r;
    return (size(q) + size(r) + size(q + r)) / 2;
}

// The ten points of a tip lie up to three steps from its end; one row more makes fifteen.
constexpr Set make_camp(unsigned tip, unsigned men) {
    Set camp;
    for (unsigned point = 0; point < kPoints; ++point)
        if (distance_to_end(point, tip) <= (men == 10 ? 3 : 4)) camp.add(point);
    return camp;
}

}  // namespace thwart::halma
