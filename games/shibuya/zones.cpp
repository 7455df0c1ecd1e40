#include "games/shibuya/zones.hpp"

namespace thwart::shibuya {
namespace {

constexpr unsigned kMarkSets = 4;  // white, blue, circles, polygons
using Sets = std::array<u64, kMarkSets>;

// All cells that hang together with a seed in one of the sets.
Sets flood(u64 seeds, const Sets& regions) {
    Sets reached{};
    for (unsigned i = 0; i < kMarkSets; ++i) reached[i] = seeds & regions[i];
    for (;;) {
        u64 change = 0;
        for (unsigned i = 0; i < kMarkSets; ++i) {
            const u64 next = grown(reached[i]) & regions[i];
            change |= next ^ reached[i];
            reached[i] = next;
        }
        if (change == 0) return reached;
    }
}

}  // namespace

Zones::Zones(const State& state, unsigned colour) {
    const FrameSets& frame = frame_of(state.mode);
    const u64 tiled = tiled_cells(state);
    const u64 open = tiled & ~(state.pieces[0] | state.pieces[1]);
    const u32 free_goals = frame.goals[colour] & ~state.slots;
    const u64 fronts = fronts_of(free_goals);
    const u32 waiting = frame.starts[colour] & state.slots;
    const u64 mine = state.pieces[colour];
    const u64 stops = open & ~frame.barred[colour] & ~fronts & ~cells_of(corners_of(mine));
    const Sets marks = {state.white, ~state.white, state.circle, ~state.circle};
    const Sets regions = {marks[0] & open, marks[1] & open, marks[2] & open, marks[3] & open};
    u64 seeds = fronts & open;
    u64 bare = cells_of(corners_of(fronts & ~tiled));  // without tiles, reached in the zone to come
    u64 bare_later = 0;                                // and in the one after it
    u64 known = 0;
    u64 known_pieces = 0;
    u32 known_starts = 0;
    std::swap(bare, bare_later);
    for (unsigned zone = 0; zone < kZones && (seeds | bare | bare_later) != 0; ++zone) {
        const Sets reached = flood(seeds, regions);
        u64 all = bare;
        u64 leaving = grown(bare);  // pieces next to a region of their own kind
        for (unsigned i = 0; i < kMarkSets; ++i) {
            all |= reached[i];
            leaving |= grown(reached[i]) & marks[i];
        }
        cells[zone] = all & ~known;
        pieces[zone] = leaving & mine & ~known_pieces;
        starts[zone] = slots_at(all) & waiting & ~known_starts;
        known |= all;
        known_pieces |= leaving & mine;
        known_starts |= starts[zone];
        seeds = (cells[zone] & stops) | (grown(bare) & open & ~known);
        const u64 next_bare = bare_later;
        bare_later =
            tiled == ~u64{0} ? 0 : cells_of(corners_of(grown(cells[zone]) & ~tiled)) & ~known & ~next_bare;
        bare = next_bare & ~known;
    }
}

}  // namespace thwart::shibuya
