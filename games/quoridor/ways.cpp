#include "games/quoridor/ways.hpp"

#include <algorithm>
#include <utility>

namespace thwart::quoridor {
namespace {

// The borders that shortest ways pass, in one orientation.
struct Borders {
    u128 all = 0;
    u128 alone = 0;  // all ways pass here

    // What the ways pass in one of their steps, `others` being the borders of the other orientation.
    void add(u128 borders, u128 others) {
        all |= borders;
        if (others == 0 && (borders & (borders - 1)) == 0) alone |= borders;
    }
};

// A horizontal fence bars the borders north of its own square and of the one east of it.
u64 slots_h(u128 borders) { return points_of(borders) | points_of(borders >> 1); }
u64 slots_v(u128 borders) { return points_of(borders) | points_of(borders >> kSize); }

// Works out what every cutting fence adds. The floods from the goal and from the pawn are the same with the fence as
// without it up to the first square beside the fence: they go on from there until they meet.
class DetourFinder {
public:
    DetourFinder(const Passages& passages, const Layers& from_goal, const Layers& from_pawn, Ways& ways,
                 Detours& detours)
        : passages_(passages), from_goal_(from_goal), from_pawn_(from_pawn), ways_(ways), detours_(detours) {
        detours = {};
    }

    void add_h(unsigned point) {
        Passages barred = passages_;
        barred.bar_h(point);
        if (add(point, barred, point)) ways_.cuts.h |= u64{1} << point;
    }
    void add_v(unsigned point) {
        Passages barred = passages_;
        barred.bar_v(point);
        if (add(kPoints + point, barred, point)) ways_.cuts.v |= u64{1} << point;
    }

private:
    // Whether the fence is a detour, and no end of all ways.
    bool add(unsigned slot, const Passages& barred, unsigned point) {
        const u128 beside = (u128{3} | u128{3} << kSize) << (point + point / 8);
        const auto steps = static_cast<unsigned>(ways_.steps);
        const unsigned to_goal = untouched(from_goal_, beside, steps);
        const unsigned to_pawn = untouched(from_pawn_, beside, steps - to_goal);
        u128 near_goal = from_goal_[to_goal];
        u128 near_pawn = from_pawn_[to_pawn];
        unsigned length = to_goal + to_pawn;
        while ((near_goal & near_pawn) == 0) {
            std::swap(near_goal, near_pawn);
            const u128 wider = barred.spread(near_goal);
            if (wider == near_goal) return false;  // no way at all: not allowed
            near_goal = wider;
            ++length;
        }
        const i32 more = static_cast<i32>(length) - ways_.steps;
        if (more <= 0) return false;
        detours_[slot] = static_cast<u8>(more);
        ways_.detour = std::max(ways_.detour, more);
        ways_.detours += more;
        return true;
    }

    // The number of the first layer, at most `most`, with a square beside the fence.
    static unsigned untouched(const Layers& layers, u128 beside, unsigned most) {
        while (most > 0 && (layers[most - 1] & beside) != 0) --most;
        return most;
    }

    const Passages& passages_;
    const Layers& from_goal_;
    const Layers& from_pawn_;
    Ways& ways_;
    Detours& detours_;
};

}  // namespace

Ways find_ways(const Fences& fences, unsigned square, Side goal, Detours* detours) {
    const Passages passages(fences);
    Layers layers;  // NOLINT(cppcoreguidelines-pro-type-member-init): flood_back() fills what is read
    Ways ways;
    const unsigned steps = flood_back(passages, square, goal, layers);
    ways.steps = static_cast<i32>(steps);
    ways.nearer = steps >= 1 ? layers[steps - 1] : 0;
    ways.nearer_by_2 = steps >= 2 ? layers[steps - 2] : 0;
    ways.area = static_cast<i32>(base::count(ways.nearer));
    ways.exits = static_cast<i32>(base::count(u64{exits(fences, square)}));
    Borders north;
    Borders east;
    u128 here = u128{1} << square;
    ways.trail = here;
    for (unsigned left = steps; left-- > 0;) {
        const u128 to_north = (here & passages.north) << kSize & layers[left];
        const u128 to_south = here >> kSize & passages.north & layers[left];
        const u128 to_east = (here & passages.east) << 1 & layers[left];
        const u128 to_west = here >> 1 & passages.east & layers[left];
        const u128 passed_north = to_north >> kSize | to_south;
        const u128 passed_east = to_east >> 1 | to_west;
        north.add(passed_north, passed_east);
        east.add(passed_east, passed_north);
        here = to_north | to_south | to_east | to_west;
        ways.trail |= here;
    }
    ways.across = {slots_h(north.all), slots_v(east.all)};
    if (detours == nullptr) return ways;
    Layers from_pawn;  // NOLINT(cppcoreguidelines-pro-type-member-init): as far as it is read
    from_pawn[0] = u128{1} << square;
    for (unsigned i = 1; i <= steps; ++i) from_pawn[i] = passages.spread(from_pawn[i - 1]);
    // To lie across all ways a fence must bar a border that all of them pass, or two that some of them pass.
    const Fences free = free_slots(fences);
    const u64 cutting_h = slots_h(north.alone) | (points_of(north.all) & points_of(north.all >> 1));
    const u64 cutting_v = slots_v(east.alone) | (points_of(east.all) & points_of(east.all >> kSize));
    DetourFinder finder(passages, layers, from_pawn, ways, *detours);
    base::for_each(free.h & cutting_h, [&](unsigned point) { finder.add_h(point); });
    base::for_each(free.v & cutting_v, [&](unsigned point) { finder.add_v(point); });
    return ways;
}

}  // namespace thwart::quoridor
