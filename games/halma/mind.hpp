// What the computer player knows about Halma.
//
// Halma is a race, so a position is judged by how far each seat still has to go. That is more than the sum of the
// rows: a man beside the axis must come back to it, and men far from the others have nobody to jump over. How much
// these cost was first fitted to the number of moves that seats went on to need in self-play, then tuned in matches.
// The end, when the armies have passed each other, is solved instead (race.hpp).
#pragma once

#include "games/halma/rules.hpp"

#include <array>
#include <string_view>

namespace thwart::halma {

struct Mind {
    struct Insight {
        std::array<i32, kMostSeats> way{};  // that a seat still has to go, in hundredths of a row
        i32 rows = 0;                       // left to all men of the seat to act together
        i32 last = 0;                       // rows left to the last of them
        bool must_make_room = false;        // foreign men are locked in the target camp of the seat to act
    };

    // In hundredths of a row; a move gains some two and a half rows on the average.
    struct Weights {
        i32 aside = 105;   // for the square of a man's distance from the axis, in double points
        i32 last = 100;    // for every row that the last man is behind the average
        i32 spread = 48;   // for ten squared rows that men differ from the average
        i32 locked = 300;  // for every own man in the way of a foreign man locked in the target camp
        i32 tempo = 130;   // for being the one to act
    };
    struct Knob {
        std::string_view name;
        i32 Weights::* field;
        i32 step;
    };
    static constexpr std::array kKnobs = {
        Knob{"aside", &Weights::aside, 15},  Knob{"last", &Weights::last, 15},
        Knob{"spread", &Weights::spread, 8}, Knob{"locked", &Weights::locked, 50},
        Knob{"tempo", &Weights::tempo, 20},
    };

    // Good moves come early in the list, so the rest is hardly worth a look (see search::Pruning).
    struct Pruning {
        i32 futility;
        unsigned late_moves;
        bool null_move;
    };
    static constexpr Pruning kPruning = {3'000, 2, true};

    Insight look(const State& state) const;
    i32 score(const State& state, const Insight& insight, unsigned side) const;
    // By how much a move shortens the way.
    i32 order(const State& state, const Insight& insight, Move move) const;
    // Moves that lose no row, where there are some.
    void candidates(const State& state, const Insight& insight, Rules::MoveList& moves) const;
    void skip(State& state) const;

    Weights weights;
};

}  // namespace thwart::halma
