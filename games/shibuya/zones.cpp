#include "games/shibuya/zones.hpp"

#include <algorithm>
#include <utility>

namespace thwart::shibuya {
namespace {

// A set of cells for each of the four marks. Nearly all the time goes into flooding them, two at once in a vector,
// which the common processors have and the compilers make up for the others.
using Pair = u64 __attribute__((vector_size(16)));
struct Sets {
    Pair colours{};  // white, blue
    Pair shapes{};   // circles, polygons

    friend Sets operator&(Sets a, Sets b) { return {a.colours & b.colours, a.shapes & b.shapes}; }
    friend Sets operator|(Sets a, Sets b) { return {a.colours | b.colours, a.shapes | b.shapes}; }
    friend Sets operator^(Sets a, Sets b) { return {a.colours ^ b.colours, a.shapes ^ b.shapes}; }
    friend Sets operator~(Sets a) { return {~a.colours, ~a.shapes}; }
};

Sets all_marks(u64 cells) { return {Pair{cells, cells}, Pair{cells, cells}}; }
Sets marks_of(const State& state) {
    return {Pair{state.white, ~state.white}, Pair{state.circle, ~state.circle}};
}
u64 any_mark(Sets sets) {
    const Pair both = sets.colours | sets.shapes;
    return both[0] | both[1];
}
using shibuya::grown;
Pair grown(Pair cells) {
    return cells | cells << 8 | cells >> 8 | (cells & ~kFileH) << 1 | (cells & ~kFileA) >> 1;
}
Sets grown(Sets sets) { return {grown(sets.colours), grown(sets.shapes)}; }

// All cells that hang together with a seed in one of the regions.
[[gnu::always_inline]] inline Sets flood(Sets seeds, Sets regions) {
    for (Sets reached = seeds & regions;;) {
        // Two steps before it is asked whether there was anything to reach: asking costs as much as a step.
        const Sets next = grown(grown(reached) & regions) & regions;
        if (any_mark(next ^ reached) == 0) return reached;
        reached = next;
    }
}

// What a colour walks on.
struct Ground {
    Sets marks;     // of all cells
    u64 tiled = 0;  // cells with a tile
    u64 open = 0;   // on which one may walk
    u64 stops = 0;  // on which a walk may end, without the goals
};

u64 free_fronts(const State& state, unsigned colour) {
    return fronts_of(frame_of(state.mode).goals[colour] & ~state.slots);
}
u32 waiting(const State& state, unsigned colour) { return frame_of(state.mode).starts[colour] & state.slots; }

Ground ground_now(const State& state, unsigned colour) {
    const u64 tiled = tiled_cells(state);
    const u64 open = tiled & ~(state.pieces[0] | state.pieces[1]);
    const u64 stops = open & ~frame_of(state.mode).barred[colour] & ~free_fronts(state, colour) &
                      ~cells_of(corners_of(state.pieces[colour]));
    return {marks_of(state), tiled, open, stops};
}

// As if every tile to come fitted, and without pieces.
Ground ground_at_best(const State& state, unsigned colour) {
    const u64 any = tiles_left(state) == 0 ? 0 : ~cells_of(doubled_places(state));
    const u64 open = tiled_cells(state) | any;
    const u64 stops = open & ~frame_of(state.mode).barred[colour] & ~free_fronts(state, colour);
    return {marks_of(state) | all_marks(any), open, open, stops};
}

// Where the first walks of the pieces begin.
Sets departures(const State& state, unsigned colour, const Ground& ground) {
    return grown(ground.marks & all_marks(state.pieces[colour])) |
           all_marks(fronts_of(waiting(state, colour)));
}

u64 places_without_tile(const Ground& ground, u64 cells) {
    return cells_of(corners_of(cells & ~ground.tiled));
}

// One walk after the other from the seeds. Cells of places without tiles take two: `bare` are those reached in this zone,
// `bare_next` those in the next. For every zone calls visit(zone, cells that are new, what was reached by mark, bare),
// until that says false.
template <class Visit>
void spread(const Ground& ground, Sets seeds, u64 bare_next, Visit visit) {
    Sets regions = ground.marks & all_marks(ground.open);
    u64 bare = 0;
    u64 known = 0;
    u64 next = ~u64{0};
    for (unsigned zone = 0; zone < kZones && (next | bare | bare_next) != 0; ++zone) {
        const Sets reached = flood(seeds, regions);
        // What hangs together was reached as a whole: there is no need to go there again.
        regions = regions & ~reached;
        const u64 all = bare | any_mark(reached);
        const u64 cells = all & ~known;
        if (!visit(zone, cells, reached, bare)) return;
        known |= all;
        next = (cells & ground.stops) | (grown(bare) & ground.open & ~known);
        seeds = all_marks(next);
        const u64 bare_beside = places_without_tile(ground, grown(cells));
        bare = std::exchange(bare_next, bare_beside & ~bare_next) & ~known;
        bare_next &= ~known;
    }
}

}  // namespace

Zones::Zones(const State& state, unsigned colour) {
    const Ground ground = ground_now(state, colour);
    const u64 fronts = free_fronts(state, colour);
    u64 pieces_left = state.pieces[colour];
    u32 starts_left = waiting(state, colour);
    spread(ground, all_marks(fronts), places_without_tile(ground, fronts),
           [&](unsigned zone, u64 fresh, const Sets& reached, u64 bare) {
               // Where a piece stands beside what was reached, and may walk there.
               const u64 beside = grown(bare) | any_mark(grown(reached) & ground.marks);
               cells[zone] = fresh;
               pieces[zone] = beside & pieces_left;
               starts[zone] = slots_at(fresh) & starts_left;
               pieces_left &= ~beside;
               starts_left &= ~starts[zone];
               return true;
           });
}

std::array<u64, kZones> goal_zones(const State& state, unsigned colour) {
    std::array<u64, kZones> zones{};
    const Ground ground = ground_now(state, colour);
    const u64 beside = grown(state.pieces[colour]) | fronts_of(waiting(state, colour));
    u64 left = free_fronts(state, colour);
    spread(ground, departures(state, colour, ground), places_without_tile(ground, beside),
           [&](unsigned zone, u64 fresh, const Sets& /*reached*/, u64 /*bare*/) {
               zones[zone] = fresh & left;
               left &= ~fresh;
               return left != 0;
           });
    return zones;
}

unsigned prospects(const State& state, unsigned colour) {
    const u64 fronts = free_fronts(state, colour);
    if (doubled_places(state) == 0 && tiles_left(state) != 0)  // nothing is shut off yet
        return std::min(base::count(state.pieces[colour]) + base::count(u64{waiting(state, colour)}),
                        base::count(fronts));
    const Ground ground = ground_at_best(state, colour);
    u64 goals = 0;
    spread(ground, departures(state, colour, ground), 0,
           [&](unsigned /*zone*/, u64 fresh, const Sets& /*reached*/, u64 /*bare*/) {
               goals |= fresh & fronts;
               return goals != fronts;
           });
    u64 pieces_left = state.pieces[colour];
    u32 starts_left = waiting(state, colour);
    const auto left = [&] { return base::count(pieces_left) + base::count(u64{starts_left}); };
    const unsigned pieces = left();
    spread(ground, all_marks(goals), 0, [&](unsigned /*zone*/, u64 fresh, const Sets& reached, u64 /*bare*/) {
        pieces_left &= ~any_mark(grown(reached) & ground.marks);
        starts_left &= ~slots_at(fresh);
        return (pieces_left | starts_left) != 0;
    });
    return std::min(pieces - left(), base::count(goals));
}

unsigned sure_pieces(const State& state, unsigned colour) {
    const u64 mine = state.pieces[colour];
    const u64 lasting = tiles_left(state) == 0 ? ~u64{0} : cells_of(doubled_places(state) | corners_of(mine));
    const u64 safe = lasting & tiled_cells(state) & frame_of(state.mode).barred[1 - colour] &
                     ~(state.pieces[0] | state.pieces[1]);
    const u64 fronts = free_fronts(state, colour) & safe;
    const Sets marks = marks_of(state);
    const Sets regions = marks & all_marks(safe);
    const Sets beside = grown(flood(all_marks(fronts), regions)) & marks & all_marks(mine);
    const u64 goals = fronts & any_mark(flood(grown(beside), regions));
    return std::min(base::count(any_mark(beside)), base::count(goals));
}

}  // namespace thwart::shibuya
