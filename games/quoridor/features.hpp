// What the learned score sees of a position for two: several dozen of about two thousand possible facts.
//
// The board is turned so that the seat to act goes north. Most facts depend on the fences and one pawn only; that is
// what makes them cheap in a search, which meets these in many combinations (learned_mind.hpp).
#pragma once

#include "base/bits.hpp"
#include "games/quoridor/rules.hpp"
#include "games/quoridor/ways.hpp"
#include "nets/network.hpp"

#include <algorithm>
#include <array>

namespace thwart::quoridor {

struct Features {
    // The facts of one pawn, as places in a block.
    struct Block {
        static constexpr unsigned kSquare = 0;                  // where it stands
        static constexpr unsigned kSteps = kSquare + kSquares;  // how far it has to go
        static constexpr unsigned kTrail = kSteps + 33;         // the squares on its shortest ways
        static constexpr unsigned kCuts =
            kTrail + kSquares;  // fences of the rival across all of them, by cost
        static constexpr unsigned kDetour = kCuts + 6 * kPoints;  // the most that one fence costs
        static constexpr unsigned kDetours = kDetour + 13;        // and all of them together
        static constexpr unsigned kExits = kDetours + 20;         // which of its four borders are open
        static constexpr unsigned kArea = kExits + 16;  // how much of the board is nearer to the goal
        static constexpr unsigned kSize = kArea + 16;
    };
    static constexpr unsigned kFences = 0;
    static constexpr unsigned kOwn = kFences + 2 * kPoints;
    static constexpr unsigned kTheirs = kOwn + Block::kSize;
    static constexpr unsigned kStocks = kTheirs + Block::kSize;  // both at once
    static constexpr unsigned kLead = kStocks + 11 * 11;         // in steps, by who still has fences
    static constexpr unsigned kApart = kLead + 4 * 25;           // where the other pawn is, seen from the own
    static constexpr nets::Shape kShape = {kApart + 17 * 17, 64, 8};

    static bool sees(const Setup& setup) { return setup.players == 2; }

    // The facts of the fences, if the pawn is that of the seat to act, and of the pawn.
    template <class Sink>
    static void of_pawn(const State& state, unsigned seat, const Paths& paths, Sink&& sink) {
        const Ways& ways = paths.ways;
        const bool is_turned = state.seat == 1;
        const bool is_own = seat == state.seat;
        if (is_own) {
            base::for_each(state.fences.h,
                           [&](unsigned point) { sink(kFences + turned_point(point, is_turned)); });
            base::for_each(state.fences.v,
                           [&](unsigned point) { sink(kFences + kPoints + turned_point(point, is_turned)); });
        }
        const unsigned block = is_own ? kOwn : kTheirs;
        const auto bucket = [](i32 number, i32 last) {
            return static_cast<unsigned>(std::min(number, last));
        };
        sink(block + Block::kSquare + turned_square(state.pawn[seat], is_turned));
        sink(block + Block::kSteps + bucket(ways.steps, 32));
        base::for_each(ways.trail, [&](unsigned square) {
            sink(block + Block::kTrail + turned_square(square, is_turned));
        });
        const auto cut = [&](unsigned orientation, unsigned point) {
            const unsigned cost = paths.detours[orientation * kPoints + point];
            const unsigned level = cost <= 2 ? 0 : cost <= 4 ? 1 : 2;
            sink(block + Block::kCuts + (2 * level + orientation) * kPoints + turned_point(point, is_turned));
        };
        base::for_each(ways.cuts.h, [&](unsigned point) { cut(0, point); });
        base::for_each(ways.cuts.v, [&](unsigned point) { cut(1, point); });
        sink(block + Block::kDetour + bucket(ways.detour, 12));
        sink(block + Block::kDetours + bucket(ways.detours / 2, 19));
        sink(block + Block::kExits + turned_exits(exits(state.fences, state.pawn[seat]), is_turned));
        sink(block + Block::kArea + bucket(ways.area / 5, 15));
    }

    // The facts of both pawns together, given the steps that each has to go.
    template <class Sink>
    static void of_both(const State& state, i32 own_steps, i32 their_steps, Sink&& sink) {
        const unsigned own_stock = state.stock[state.seat];
        const unsigned their_stock = state.stock[1 - state.seat];
        sink(kStocks + 11 * own_stock + their_stock);
        const unsigned who_has_fences = (own_stock != 0 ? 1 : 0) + (their_stock != 0 ? 2 : 0);
        sink(kLead + 25 * who_has_fences +
             static_cast<unsigned>(std::clamp(their_steps - own_steps, -12, 12) + 12));
        const bool is_turned = state.seat == 1;
        const unsigned own = turned_square(state.pawn[state.seat], is_turned);
        const unsigned theirs = turned_square(state.pawn[1 - state.seat], is_turned);
        sink(kApart + 17 * (8 + row_of(theirs) - row_of(own)) + 8 + column_of(theirs) - column_of(own));
    }

    // All facts of a position that is not over, found out from nothing: for training and for tests.
    template <class Sink>
    static void list(const State& state, Sink&& sink) {
        std::array<i32, 2> steps{};
        for (const unsigned seat : {0U, 1U}) {
            const Paths paths(state.fences, state.pawn[seat], goal_of(seat, 2), state.stock[1 - seat] != 0);
            steps[seat] = paths.ways.steps;
            of_pawn(state, seat, paths, sink);
        }
        of_both(state, steps[state.seat], steps[1 - state.seat], sink);
    }

    // The head depends on the stocks: without fences steps decide, with many the fences do.
    static unsigned head(const State& state) {
        const unsigned own = state.stock[state.seat];
        const unsigned theirs = state.stock[1 - state.seat];
        if (own == 0) return theirs == 0 ? 0 : 1;
        if (theirs == 0) return 2;
        return 3 + std::min((own + theirs - 2) / 4, 4U);
    }

    // The same fact on the board seen in a mirror, west for east.
    static unsigned mirrored(unsigned fact);

private:
    static unsigned turned_square(unsigned square, bool is_turned) {
        return is_turned ? square_at(column_of(square), kSize - 1 - row_of(square)) : square;
    }
    static unsigned turned_point(unsigned point, bool is_turned) { return is_turned ? point ^ 56U : point; }
    static unsigned turned_exits(unsigned exits, bool is_turned) {
        return is_turned ? (exits & 0b1010U) | (exits & 1U) << 2U | (exits >> 2U & 1U) : exits;
    }
};

}  // namespace thwart::quoridor
