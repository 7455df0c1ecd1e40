#include "games/quoridor/fences.hpp"

#include "base/fixed_list.hpp"
#include "games/quoridor/squares.hpp"

namespace thwart::quoridor {
namespace {

constexpr u64 majority(u64 a, u64 b, u64 c) { return (a & b) | (c & (a | b)); }

// The points that some fence covers with an end or its middle.
u64 covered(const Fences& f) {
    return f.h | shift_east(f.h) | shift_west(f.h) | f.v | shift_north(f.v) | shift_south(f.v);
}

// --- Fact 2: which points hang together ---

// The walls between neighbouring points: bit p stands for the one from p to the point east, or north, of it.
struct Walls {
    u64 east;
    u64 north;

    explicit Walls(const Fences& f)
        : east((f.h | shift_west(f.h)) & ~kEastFile), north((f.v | shift_south(f.v)) & ~kNorthRank) {}

    [[nodiscard]] u64 group_of(u64 points) const {
        for (;;) {
            const u64 more = points | (points & east) << 1 | (points >> 1 & east) | (points & north) << 8 |
                             (points >> 8 & north);
            if (more == points) return points;
            points = more;
        }
    }
};

// The slots whose pieces of wall, if put up, would join points of one group: the first half of a fence (west or
// south of its middle), the second half, or its two ends.
struct Loops {
    u64 first = 0;
    u64 second = 0;
    u64 ends = 0;

    void add(u64 before, u64 middle, u64 after) {
        first |= before & middle;
        second |= middle & after;
        ends |= before & after;
    }
    [[nodiscard]] u64 any() const { return first | second | ends; }
};

struct LoopSlots {
    Loops h;
    Loops v;

    void add_group(u64 points) {
        h.add(shift_east(points), points, shift_west(points));
        v.add(shift_north(points), points, shift_south(points));
    }
    // A group to which the rim belongs, all of it but one side.
    void add_rim_group(u64 points, Side open) {
        h.add(shift_east(points) | (open == Side::west ? 0 : kWestFile), points,
              shift_west(points) | (open == Side::east ? 0 : kEastFile));
        v.add(shift_north(points) | (open == Side::south ? 0 : kSouthRank), points,
              shift_south(points) | (open == Side::north ? 0 : kNorthRank));
    }
};

// All groups that can close a loop. A fence, or a straight row of them, away from the rim cannot: whatever is put
// beside it touches it once.
class Groups {
public:
    explicit Groups(const Fences& f) {
        const Walls walls(f);
        const u64 west = f.h & kWestFile;
        const u64 east = f.h & kEastFile;
        const u64 south = f.v & kSouthRank;
        const u64 north = f.v & kNorthRank;
        const u64 joints =
            (f.h | shift_east(f.h) | shift_west(f.h)) & (f.v | shift_north(f.v) | shift_south(f.v));
        for (u64 seeds = joints | west | east | south | north; seeds != 0;) {
            const u64 points = walls.group_of(seeds & (~seeds + 1));
            seeds &= ~points;
            const unsigned rims = ((points & north) != 0 ? bit(Side::north) : 0U) |
                                  ((points & east) != 0 ? bit(Side::east) : 0U) |
                                  ((points & south) != 0 ? bit(Side::south) : 0U) |
                                  ((points & west) != 0 ? bit(Side::west) : 0U);
            if (rims == 0)
                inner_.add_group(points);
            else
                at_rim_.push({points, rims});
        }
    }

    // The loops that would matter to a pawn on its way to this side.
    [[nodiscard]] LoopSlots loops(Side goal) const {
        LoopSlots slots = inner_;
        u64 rim_points = 0;
        for (const RimGroup& group : at_rim_) {
            if ((group.rims & ~unsigned{bit(goal)}) != 0)
                rim_points |= group.points;
            else
                slots.add_group(group.points);
        }
        slots.add_rim_group(rim_points, goal);
        return slots;
    }

private:
    struct RimGroup {
        u64 points;
        unsigned rims;
    };
    LoopSlots inner_;
    // At most eight fences end at each side of the board, and every group here has one of them.
    base::FixedList<RimGroup, 32> at_rim_;
};

// --- Fact 3: a way to the goal, and what crosses it ---

// The slots whose first or second half lies across a way.
struct Crossings {
    u64 first_h = 0;
    u64 second_h = 0;
    u64 first_v = 0;
    u64 second_v = 0;

    // A step between a square and its northern neighbour, or its eastern one.
    void add_north(unsigned square) {
        const unsigned column = column_of(square);
        const u64 row = kSouthRank << 8 * row_of(square);
        first_h |= kWestFile << column & row & (column < 8 ? ~u64{0} : 0);
        second_h |= column > 0 ? kWestFile << (column - 1) & row : 0;
    }
    void add_east(unsigned square) {
        const unsigned row = row_of(square);
        const u64 file = kWestFile << column_of(square);
        first_v |= row < 8 ? kSouthRank << 8 * row & file : 0;
        second_v |= row > 0 ? kSouthRank << 8 * (row - 1) & file : 0;
    }
};

// The straight way to the goal; it is open when no fence lies across it.
Crossings straight_way(unsigned square, Side goal) {
    const unsigned column = column_of(square);
    const unsigned row = row_of(square);
    const u64 files_from = column < 8 ? (0xffU << column & 0xffU) * kWestFile : 0;
    const u64 ranks_from = row < 8 ? ~u64{0} << 8 * row : 0;
    Crossings way;
    if (goal == Side::north || goal == Side::south) {
        const u64 rows = goal == Side::north ? ranks_from : ~ranks_from;
        way.first_h = column < 8 ? kWestFile << column & rows : 0;
        way.second_h = column > 0 ? kWestFile << (column - 1) & rows : 0;
    } else {
        const u64 columns = goal == Side::east ? files_from : ~files_from;
        way.first_v = row < 8 ? kSouthRank << 8 * row & columns : 0;
        way.second_v = row > 0 ? kSouthRank << 8 * (row - 1) & columns : 0;
    }
    return way;
}

bool is_clear(const Crossings& way, const Fences& f) {
    return ((way.first_h | way.second_h) & f.h) == 0 && ((way.first_v | way.second_v) & f.v) == 0;
}

bool reaches(const Passages& passages, unsigned square, Side goal) {
    const u128 wanted = kRimSquares[index(goal)];
    for (u128 reached = u128{1} << square;;) {
        // Two steps for one look.
        const u128 more = passages.spread(passages.spread(reached));
        if ((more & wanted) != 0) return true;
        if (more == reached) return false;
        reached = more;
    }
}

using FloodLayers = std::array<u128, kSquares>;

// Floods from a square until a side is touched; layers[i] holds what is within i steps. Returns the number of
// steps, or kSquares when there is no way.
unsigned flood(const Passages& passages, unsigned square, Side goal, FloodLayers& layers) {
    layers[0] = u128{1} << square;
    for (unsigned steps = 0;; ++steps) {
        if ((layers[steps] & kRimSquares[index(goal)]) != 0) return steps;
        layers[steps + 1] = passages.spread(layers[steps]);
        if (layers[steps + 1] == layers[steps]) return kSquares;
    }
}

Crossings shortest_way(const Fences& fences, unsigned square, Side goal) {
    const Passages passages(fences);
    FloodLayers layers;  // NOLINT(cppcoreguidelines-pro-type-member-init): flood() fills what is read
    unsigned steps = flood(passages, square, goal, layers);
    Crossings way;
    unsigned here = base::lowest(layers[steps] & kRimSquares[index(goal)]);
    while (steps-- > 0) {
        const unsigned open = exits(fences, here);
        const auto reached = [&](Side side) {
            return (open & bit(side)) != 0 && (layers[steps] >> neighbour(here, side) & 1U) != 0;
        };
        if (reached(Side::south)) {
            here -= kSize;
            way.add_north(here);
        } else if (reached(Side::north)) {
            way.add_north(here);
            here += kSize;
        } else if (reached(Side::west)) {
            here -= 1;
            way.add_east(here);
        } else {
            way.add_east(here);
            here += 1;
        }
    }
    return way;
}

Crossings find_way(const Fences& fences, unsigned square, Side goal) {
    const Crossings straight = straight_way(square, goal);
    return is_clear(straight, fences) ? straight : shortest_way(fences, square, goal);
}

// The slots in which a fence would close a loop with an odd number of crossings in its new piece.
constexpr u64 severing(const Loops& loops, u64 first, u64 second) {
    return (loops.first & first) | (loops.second & second) | (loops.ends & (first ^ second));
}

}  // namespace

Fences touching_twice(const Fences& fences) {
    const u64 posts = covered(fences);
    return {majority(shift_east(posts) | kWestFile, posts, shift_west(posts) | kEastFile),
            majority(shift_north(posts) | kSouthRank, posts, shift_south(posts) | kNorthRank)};
}

Fences legal_fences(const Fences& fences, const Runners& runners) {
    Fences legal = free_slots(fences);
    const Fences twice = touching_twice(fences);
    if ((legal.h & twice.h) == 0 && (legal.v & twice.v) == 0) return legal;

    const Groups groups(fences);
    for (unsigned i = 0; i < runners.count; ++i) {
        const auto [square, goal] = runners.list[i];
        const LoopSlots loops = groups.loops(goal);
        if ((legal.h & loops.h.any()) == 0 && (legal.v & loops.v.any()) == 0) continue;
        const Crossings way = find_way(fences, square, goal);
        legal.h &= ~severing(loops.h, way.first_h, way.second_h);
        legal.v &= ~severing(loops.v, way.first_v, way.second_v);
    }
    return legal;
}

bool leave_ways(const Fences& fences, const Runners& runners) {
    const Passages passages(fences);
    for (unsigned i = 0; i < runners.count; ++i) {
        const auto [square, goal] = runners.list[i];
        if (!is_clear(straight_way(square, goal), fences) && !reaches(passages, square, goal)) return false;
    }
    return true;
}

bool has_way(const Fences& fences, unsigned square, Side goal) {
    return reaches(Passages(fences), square, goal);
}

unsigned distance(const Fences& fences, unsigned square, Side goal) {
    const Passages passages(fences);
    FloodLayers layers;  // NOLINT(cppcoreguidelines-pro-type-member-init): flood() fills what is read
    return flood(passages, square, goal, layers);
}

}  // namespace thwart::quoridor
