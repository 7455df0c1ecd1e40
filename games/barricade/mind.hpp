// What the computer player knows about the game.
//
// How strong a seat stands is a sum over its pieces and throws; the chance to win is the seat's share when all
// strengths are raised to the power of e (logistic regression, and with more than two seats its usual extension).
// The weights were fitted to the results of self-play, see README.md. All is done with integers, so that every machine
// finds the same.
#pragma once

#include "games/barricade/rules.hpp"
#include "games/barricade/ways.hpp"

#include <array>
#include <string_view>

namespace thwart::barricade {

struct Weights {
    // In thousandths. The first four multiply the logarithms of the steps from the pieces to the goal, nearest first.
    i32 first = 1730;
    i32 second = 1820;
    i32 third = 960;
    i32 fourth = 1080;
    i32 out = 170;        // a piece that is not in the house
    i32 takes = 70;       // a throw that takes a blocker
    i32 wins = 1500;      // a throw that wins
    i32 wins_now = 1950;  // the same for the seat that throws next
    i32 turn = 150;       // a turn earlier
};

struct Mind {
    struct Insight {
        std::array<i32, rules::kMaxSeats> strength{};  // in thousandths
    };
    struct Knob {
        std::string_view name;
        i32 Weights::* field;
        i32 step;  // a change that can be felt
    };

    static constexpr std::array kKnobs = {
        Knob{"first", &Weights::first, 200}, Knob{"second", &Weights::second, 200},
        Knob{"third", &Weights::third, 200}, Knob{"fourth", &Weights::fourth, 200},
        Knob{"out", &Weights::out, 50},      Knob{"takes", &Weights::takes, 30},
        Knob{"wins", &Weights::wins, 300},   Knob{"wins_now", &Weights::wins_now, 300},
        Knob{"turn", &Weights::turn, 50},
    };

    Weights weights;

    Insight look(const State& state) const;
    i32 score(const State& state, const Insight& insight, unsigned side) const;
    int order(const State& state, const Insight& insight, Move move) const;
    // All walks; a blocker only goes in front of rivals' leading pieces, the nearest to the goal first.
    void candidates(const State& state, const Insight& insight, Rules::MoveList& moves) const;

private:
    [[nodiscard]] i32 strength(const State& state, const Ways& ways, unsigned seat) const;

    mutable WaysCache ways_;
};

}  // namespace thwart::barricade
