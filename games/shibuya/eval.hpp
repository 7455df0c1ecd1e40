// How good a position looks, by hand: pieces in the goal, pieces that could go there at once, and how far the rest
// have come.
#pragma once

#include "games/shibuya/walks.hpp"

#include <algorithm>

namespace thwart::shibuya {

struct Eval {
    static int score(const State& state, rules::Seat seat) {
        const unsigned mine = colour_of(seat.index());
        const int lead = home(state, mine) - home(state, 1 - mine);
        constexpr int kWin = 10000;
        if (state.over) return lead == 0 ? 0 : lead > 0 ? kWin : -kWin;
        // What the other side threatens weighs more: it moves next.
        return 100 * lead + 12 * threats(state, mine) - 20 * threats(state, 1 - mine) + way(state, 1 - mine) -
               way(state, mine);
    }

private:
    static int home(const State& state, unsigned colour) { return static_cast<int>(home_of(state, colour)); }

    // How many pieces of a colour could walk into a goal, were it to move.
    static int threats(State state, unsigned colour) {
        u32 enters = 0;
        u64 walks_home = 0;
        for (unsigned seat = colour; seat < seats_of(state.mode); seat += kColours) {
            state.seat = static_cast<u8>(seat);
            const Walks walks(state);
            base::for_each(u64{walks.entering()}, [&](unsigned slot) {
                if (walks.ends(kSlotSites + slot).goals != 0) enters |= slot_bit(slot);
            });
            if (seat != colour) continue;
            base::for_each(walks.on_field(), [&](unsigned cell) {
                if (walks.ends(cell).goals != 0) walks_home |= bit(cell);
            });
        }
        return static_cast<int>(base::count(u64{enters}) + base::count(walks_home));
    }

    // The steps of all pieces to their nearest goals, as if every cell were open.
    static int way(const State& state, unsigned colour) {
        const FrameSets& frame = frame_of(state.mode);
        const u32 starts = state.slots & frame.starts[colour];
        int steps = 0;
        // Corner cells may lie before two starts, so starts are counted one by one.
        base::for_each(u64{starts}, [&](unsigned slot) {
            steps += 1 + distance(bit(front_of(slot)), frame.goals[colour]);
        });
        base::for_each(state.pieces[colour],
                       [&](unsigned cell) { steps += distance(bit(cell), frame.goals[colour]); });
        return steps;
    }

    static int distance(u64 from, u32 goals) {
        const u64 fronts = fronts_of(goals);
        int steps = 1;
        for (; (from & fronts) == 0 && steps < 15; ++steps) from = grown(from);
        return steps;
    }
};

}  // namespace thwart::shibuya
