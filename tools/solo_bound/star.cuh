// The star of any radius up to four, men as a set with one bit per point, and their moves, for the device.
//
// Shares no code with games/halma on purpose: where the two agree, one of them proves the other right.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace thwart::solo_bound {

using u8 = std::uint8_t;
using u32 = std::uint32_t;
using u64 = unsigned long long;  // the type that atomics take

using Men = unsigned __int128;  // bit i: a man on point i in reading order; never 0, which marks a free slot

constexpr unsigned kMostPoints = 121;
constexpr unsigned kMostRows = 17;
constexpr unsigned kFamilies = 4;  // of points: q and r are even or odd; a jump never leaves its family
constexpr unsigned kLines = 3;     // through a point
constexpr int kLaneRow = 7;        // see index_of
constexpr int kOrigin = 27;

struct Star {
    Men start = 0;
    Men beside[kMostPoints] = {};
    u64 lane[kFamilies] = {};              // all points of a family
    u64 jumpable[kFamilies][kLines] = {};  // those with a landing point to the right, lower right, lower left
    unsigned points = 0;
    unsigned rows = 0;
    unsigned men = 0;
    u8 row[kMostPoints] = {};
    u8 mirror[kMostPoints] = {};
    u8 family[kMostPoints] = {};
    u8 index[kMostPoints] = {};  // of a point in its lane
    u8 point_at[kFamilies][64] = {};
    u8 room[kMostRows] = {};
};

// --- on the host ---

struct Place {
    int q = 0;
    int r = 0;
};

inline bool on_board(int radius, Place place) {
    const int s = -place.q - place.r;
    return (place.q >= -radius && place.r >= -radius && s >= -radius) ||
           (place.q <= radius && place.r <= radius && s <= radius);
}

// Within a family the points lie in rows of at most seven. So one word, a lane, holds them, and to jump is to shift.
inline unsigned family_of(Place place) { return static_cast<unsigned>((place.q & 1) | (place.r & 1) << 1); }
inline unsigned index_of(Place place) {
    return static_cast<unsigned>(kLaneRow * (place.r >> 1) + (place.q >> 1) + kOrigin);
}

// The camp is the triangle under the top end, as many rows of it as have room for the men.
inline bool in_camp(int radius, unsigned men, Place place) {
    const int down = place.r + 2 * radius;
    const int aside = radius - place.q;
    return aside >= 0 && aside <= down && down * (down + 1) / 2 < static_cast<int>(men);
}

inline Star make_star(int radius, unsigned men) {
    constexpr Place kSteps[] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    Star star;
    star.men = men;
    star.rows = static_cast<unsigned>(4 * radius + 1);
    Place places[kMostPoints];
    for (int r = -2 * radius; r <= 2 * radius; ++r)
        for (int q = -2 * radius; q <= 2 * radius; ++q)
            if (on_board(radius, {q, r})) places[star.points++] = {q, r};
    const auto number_of = [&](Place place) {
        unsigned point = 0;
        while (places[point].q != place.q || places[point].r != place.r) ++point;
        return point;
    };
    for (unsigned point = 0; point < star.points; ++point) {
        const auto [q, r] = places[point];
        const unsigned family = family_of({q, r});
        const unsigned index = index_of({q, r});
        if (in_camp(radius, men, {q, r})) star.start |= Men{1} << point;
        star.row[point] = static_cast<u8>(r + 2 * radius);
        star.mirror[point] = static_cast<u8>(number_of({-q - r, r}));
        star.family[point] = static_cast<u8>(family);
        star.index[point] = static_cast<u8>(index);
        star.point_at[family][index] = static_cast<u8>(point);
        star.lane[family] |= u64{1} << index;
        ++star.room[star.row[point]];
        for (const Place step : kSteps) {
            const Place next = {q + step.q, r + step.r};
            if (on_board(radius, next)) star.beside[point] |= Men{1} << number_of(next);
        }
        for (unsigned line = 0; line < kLines; ++line)
            if (on_board(radius, {q + 2 * kSteps[line].q, r + 2 * kSteps[line].r}))
                star.jumpable[family][line] |= u64{1} << index;
    }
    return star;
}

// As `thwart solve --position` reads it.
inline std::string text_of(const Star& star, Men men) {
    std::string text;
    unsigned empty = 0;
    for (unsigned point = 0; point < star.points; ++point) {
        const bool man = (men >> point & 1) != 0;
        const bool row_ends = point + 1 == star.points || star.row[point + 1] != star.row[point];
        if (!man) ++empty;
        if (empty > 0 && (man || row_ends)) text += std::to_string(std::exchange(empty, 0));
        if (man) text += 'A';
        if (row_ends && point + 1 < star.points) text += '/';
    }
    return text + " 1 -";
}

// --- on the device ---

static __constant__ Star the_star;

// A copy for each block: threads look at different points at the same time, which constant memory is slow at.
__device__ inline const Star& shared_star() {
    alignas(Star) __shared__ u32 words[sizeof(Star) / sizeof(u32)];
    static_assert(sizeof(Star) % sizeof(u32) == 0);
    for (unsigned i = threadIdx.x; i < sizeof(Star) / sizeof(u32); i += blockDim.x)
        words[i] = reinterpret_cast<const u32*>(&the_star)[i];
    __syncthreads();
    return reinterpret_cast<const Star&>(words);
}

__device__ inline unsigned lowest(u64 set) { return static_cast<unsigned>(__ffsll(set)) - 1; }

__device__ inline Men bit(unsigned point) {
    return point < 64 ? Men{u64{1} << point} : Men{u64{1} << (point - 64)} << 64;
}

template <class Visit>
__device__ void for_each_point(Men men, Visit visit) {
    for (unsigned half = 0; half < 128; half += 64)
        for (u64 set = static_cast<u64>(men >> half); set != 0; set &= set - 1) visit(half + lowest(set));
}

// Half a turn of the board, which reverses the reading order.
__device__ inline Men turned(const Star& star, Men men) {
    const Men reversed = Men{__brevll(static_cast<u64>(men))} << 64 | __brevll(static_cast<u64>(men >> 64));
    return reversed >> (128 - star.points);
}

__device__ inline Men mirrored(const Star& star, Men men) {
    Men image = 0;
    for_each_point(men, [&](unsigned point) { image |= bit(star.mirror[point]); });
    return image;
}

__device__ inline Men smaller(Men a, Men b) { return a < b ? a : b; }

// Of a position and its mirror image always the same one.
__device__ inline Men upright(const Star& star, Men men) { return smaller(men, mirrored(star, men)); }

template <int kBy>
__device__ u64 shift_down(u64 lane) {
    if constexpr (kBy >= 0)
        return lane >> kBy;
    else
        return lane << -kBy;
}

// The men jumped over are of one other family for each line, so the jumping man is never in its own way.
template <unsigned kFamily, class Visit>
__device__ void for_each_jump(const Star& star, const u64 (&lanes)[kFamilies], Visit& visit) {
    constexpr int kOddQ = kFamily & 1;
    constexpr int kOddR = kFamily >> 1;
    constexpr int kDown = kLaneRow * kOddR;
    const u64 over_right = shift_down<kOddQ>(lanes[kFamily ^ 1]) & star.jumpable[kFamily][0];
    const u64 over_down = shift_down<kDown>(lanes[kFamily ^ 2]) & star.jumpable[kFamily][1];
    const u64 over_left = shift_down<kDown + kOddQ - 1>(lanes[kFamily ^ 3]) & star.jumpable[kFamily][2];
    const auto once = [&](u64 from) {
        return (from & over_right) << 1 | (from >> 1 & over_right) |              //
               (from & over_down) << kLaneRow | (from >> kLaneRow & over_down) |  //
               (from & over_left) << (kLaneRow - 1) | (from >> (kLaneRow - 1) & over_left);
    };
    const u64 free = star.lane[kFamily] & ~lanes[kFamily];
    for (u64 able = lanes[kFamily] & once(free); able != 0; able &= able - 1) {
        const unsigned from = star.point_at[kFamily][lowest(able)];
        u64 ends = once(able & (0 - able)) & free;
        for (u64 added = ends; added != 0; ends |= added) added = once(ends) & free & ~ends;
        for (; ends != 0; ends &= ends - 1) visit(from, unsigned{star.point_at[kFamily][lowest(ends)]});
    }
}

// visit(from, to) for every move of every man.
template <class Visit>
__device__ void for_each_move(const Star& star, Men men, Visit visit) {
    u64 lanes[kFamilies] = {};
    for_each_point(men, [&](unsigned from) {
        for (unsigned family = 0; family < kFamilies;
             ++family)  // an index would put the lanes into slow memory
            if (star.family[from] == family) lanes[family] |= u64{1} << star.index[from];
        for_each_point(star.beside[from] & ~men, [&](unsigned to) { visit(from, to); });
    });
    for_each_jump<0>(star, lanes, visit);
    for_each_jump<1>(star, lanes, visit);
    for_each_jump<2>(star, lanes, visit);
    for_each_jump<3>(star, lanes, visit);
}

}  // namespace thwart::solo_bound
