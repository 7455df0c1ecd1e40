#include "games/shibuya/zones.hpp"

#include <utility>

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
    // Cells of places without tiles: those reached in this zone, and those in the next.
    u64 bare = 0;
    u64 bare_next = cells_of(corners_of(fronts & ~tiled));
    u64 known = 0;
    u64 known_pieces = 0;
    u32 known_starts = 0;
    for (unsigned zone = 0; zone < kZones && (seeds | bare | bare_next) != 0; ++zone) {
        const Sets reached = flood(seeds, regions);
        u64 all = bare;
        u64 beside = grown(bare);  // where a piece stands beside what was reached, and may walk there
        for (unsigned i = 0; i < kMarkSets; ++i) {
            all |= reached[i];
            beside |= grown(reached[i]) & marks[i];
        }
        cells[zone] = all & ~known;
        pieces[zone] = beside & mine & ~known_pieces;
        starts[zone] = slots_at(all) & waiting & ~known_starts;
        known |= all;
        known_pieces |= pieces[zone];
        known_starts |= starts[zone];
        seeds = (cells[zone] & stops) | (grown(bare) & open & ~known);
        const u64 bare_beside = cells_of(corners_of(grown(cells[zone]) & ~tiled));
        bare = std::exchange(bare_next, bare_beside & ~bare_next) & ~known;
        bare_next &= ~known;
    }
}

}  // namespace thwart::shibuya
