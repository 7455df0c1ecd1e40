#include "games/quoridor/ways.hpp"

#include "base/hash.hpp"

#include <algorithm>

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

// Works out what every cutting fence adds. The flood with the fence is the one without it up to the first square beside
// the fence, so it goes on from there.
class DetourFinder {
public:
    DetourFinder(const Passages& passages, const Layers& layers, unsigned square, Ways& ways,
                 Detours& detours)
        : passages_(passages), layers_(layers), square_(square), ways_(ways), detours_(detours) {
        detours = {};
    }

    void add_h(unsigned point) {
        Passages barred = passages_;
        barred.bar_h(point);
        add(point, barred, point);
    }
    void add_v(unsigned point) {
        Passages barred = passages_;
        barred.bar_v(point);
        add(kPoints + point, barred, point);
    }

private:
    void add(unsigned slot, const Passages& barred, unsigned point) {
        const u128 beside = (u128{3} | u128{3} << kSize) << (point + point / 8);
        auto steps = static_cast<unsigned>(ways_.steps);
        while (steps > 0 && (layers_[steps - 1] & beside) != 0) --steps;
        u128 reached = layers_[steps];
        while (!contains(reached, square_)) {
            const u128 more = barred.spread(reached);
            if (more == reached) return;  // no way at all: not allowed
            reached = more;
            ++steps;
        }
        const i32 more = static_cast<i32>(steps) - ways_.steps;
        if (more <= 0) return;
        detours_[slot] = static_cast<u8>(more);
        ways_.detour = std::max(ways_.detour, more);
        ways_.detours += more;
    }

    const Passages& passages_;
    const Layers& layers_;
    unsigned square_;
    Ways& ways_;
    Detours& detours_;
};

}  // namespace

Ways find_ways(const Fences& fences, unsigned square, Side goal, Detours& detours) {
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
    }
    ways.across = {slots_h(north.all), slots_v(east.all)};
    // To lie across all ways a fence must bar a border that all of them pass, or two that some of them pass.
    const Fences free = free_slots(fences);
    const u64 cutting_h = slots_h(north.alone) | (points_of(north.all) & points_of(north.all >> 1));
    const u64 cutting_v = slots_v(east.alone) | (points_of(east.all) & points_of(east.all >> kSize));
    DetourFinder finder(passages, layers, square, ways, detours);
    base::for_each(free.h & cutting_h, [&](unsigned point) { finder.add_h(point); });
    base::for_each(free.v & cutting_v, [&](unsigned point) { finder.add_v(point); });
    return ways;
}

const WaysMemory::Slot& WaysMemory::find(const Fences& fences, unsigned square, Side goal) {
    if (slots_.empty()) slots_.resize(kSlots);
    const u64 key = (fences.h ^ base::mix(fences.v + (square << 2U | index(goal)))) * base::kGolden;
    Slot& slot = slots_[key >> 51U];
    if (slot.square != square || slot.goal != goal || !(slot.fences == fences)) {
        slot.fences = fences;
        slot.square = static_cast<u8>(square);
        slot.goal = goal;
        slot.ways = find_ways(fences, square, goal, slot.detours);
    }
    return slot;
}

}  // namespace thwart::quoridor
