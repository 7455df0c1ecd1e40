// What the computer player knows about the game.
//
// One look finds the shortest ways of every pawn; the score, the order of the moves, the fences worth trying and the
// certain races all follow from them.
#pragma once

#include "games/quoridor/race.hpp"
#include "games/quoridor/rules.hpp"
#include "games/quoridor/ways.hpp"

#include <array>
#include <string_view>

namespace thwart::quoridor {

// Thousandths of the logarithm of the odds as a score. The root bends like the exact curve, but keeps telling good from
// better where that one is flat. Every operation is exact or rounded as IEEE demands, so all machines agree.
i32 chances(i32 odds);

struct Mind {
    struct Insight {
        std::array<Ways, rules::kMaxSeats> ways;  // of the live pawns
    };

    // In thousandths of the logarithm of the odds. What a step, a fence and the turn are worth fades from the early value
    // to the late one while both stocks are used up.
    struct Weights {
        i32 step_late = 495;
        i32 step_early = 147;
        i32 tempo_late = 98;
        i32 tempo_early = 49;
        i32 fence_late = 924;
        i32 fence_early = 59;
        i32 fence_far = 12;       // more for a fence, for every step that both pawns have to go
        i32 first_fence = -810;   // a stock that is not empty: the last fence is worth less than the others
        i32 detour = 164;         // for every step, up to eight, that one fence can add to the rival's way
        i32 short_detour = -131;  // for the first two of these, which any fence adds
        i32 detours = 34;         // for every step in the sum over all fences
        i32 exits = -154;         // of the own pawn: lanes are safe
        i32 area = -8;            // for every square nearer to the goal
        i32 centre = -26;         // for every file nearer to the middle
        i32 opposition = 43;      // to act with the pawns an odd number of steps apart
        // With four seats, in thousandths of the logarithm of a seat's share.
        i32 crowd_step = 456;
        i32 crowd_fence = 172;
        i32 crowd_tempo = 122;  // for every turn that a seat has to wait
    };
    struct Knob {
        std::string_view name;
        i32 Weights::* field;
        i32 step;
    };
    static constexpr std::array kKnobs = {
        Knob{"step_late", &Weights::step_late, 40},
        Knob{"step_early", &Weights::step_early, 40},
        Knob{"tempo_late", &Weights::tempo_late, 40},
        Knob{"tempo_early", &Weights::tempo_early, 40},
        Knob{"fence_late", &Weights::fence_late, 40},
        Knob{"fence_early", &Weights::fence_early, 40},
        Knob{"fence_far", &Weights::fence_far, 2},
        Knob{"first_fence", &Weights::first_fence, 40},
        Knob{"detour", &Weights::detour, 20},
        Knob{"short_detour", &Weights::short_detour, 40},
        Knob{"detours", &Weights::detours, 5},
        Knob{"exits", &Weights::exits, 20},
        Knob{"area", &Weights::area, 2},
        Knob{"centre", &Weights::centre, 20},
        Knob{"opposition", &Weights::opposition, 20},
        Knob{"crowd_step", &Weights::crowd_step, 40},
        Knob{"crowd_fence", &Weights::crowd_fence, 40},
        Knob{"crowd_tempo", &Weights::crowd_tempo, 40},
    };
    Weights weights;

    // See search::Pruning, whose other values stay.
    struct Pruning {
        unsigned reduce_per;
        i32 futility;
        i32 hopeless;
        unsigned late_moves;
        bool null_move;
    };
    // With four seats the bolder values were not tried.
    static constexpr Pruning pruning(const State& root) {
        return root.players == 2 ? Pruning{18, 700, 400, 7, true} : Pruning{22, 700, 0, 12, true};
    }

    Insight look(const State& state) const;
    i32 score(const State& state, const Insight& insight, unsigned side) const;
    int solved(const State& state, const Insight& insight) const;
    int order(const State& state, const Insight& insight, Move move) const;
    void candidates(const State& state, const Insight& insight, Rules::MoveList& moves) const;
    void skip(State& state) const;

protected:
    mutable PathsMemory memory_;

private:
    // Of two seats the sum of the weights, of four what one is worth and then the score itself.
    i32 duel(const State& state, const Insight& insight, unsigned side) const;
    i32 strength(const State& state, const Insight& insight, unsigned seat) const;
    i32 crowd(const State& state, const Insight& insight, unsigned side) const;

    mutable Races races_;
};

}  // namespace thwart::quoridor
