// What the computer player knows about the game.
//
// Pieces at home count most, the others the more the fewer walks they are away from it (zones.hpp). Where the weights
// come from is told in README.md. All is done with integers and one square root, so that every machine finds the same.
#pragma once

#include "games/shibuya/rules.hpp"
#include "games/shibuya/zones.hpp"

#include <array>
#include <string_view>

namespace thwart::shibuya {

struct Weights {
    // In thousandths of what would be the argument of a logistic function.
    i32 home = 399;
    i32 walk_1 = 261;  // a piece one walk away from home
    i32 walk_2 = 179;
    i32 walk_3 = 129;
    i32 walk_4 = 78;
    i32 walk_5 = 64;
    i32 walk_6 = 47;
    i32 far = 39;    // a piece that needs more walks, but is not cut off
    i32 enter = 42;  // the seat to act can bring a piece home
    i32 turn = 38;   // to be the seat to act
};

struct Mind {
    struct Insight {
        std::array<Zones, kColours> zones;
        // How many pieces of a colour are zone + 1 walks away. In the open game, where four at home suffice, those that
        // the rival's pieces shut in count, too, but further away: otherwise the one open goal is kept open for all
        // of them, and nobody goes home.
        std::array<std::array<i32, kZones>, kColours> pieces{};
    };
    struct Knob {
        std::string_view name;
        i32 Weights::* field;
        i32 step;  // a change that can be felt
    };

    static constexpr std::array kKnobs = {
        Knob{"home", &Weights::home, 50},     Knob{"walk_1", &Weights::walk_1, 30},
        Knob{"walk_2", &Weights::walk_2, 20}, Knob{"walk_3", &Weights::walk_3, 20},
        Knob{"walk_4", &Weights::walk_4, 10}, Knob{"walk_5", &Weights::walk_5, 10},
        Knob{"walk_6", &Weights::walk_6, 10}, Knob{"far", &Weights::far, 10},
        Knob{"enter", &Weights::enter, 20},   Knob{"turn", &Weights::turn, 10},
    };

    Weights weights;

    Insight look(const State& state) const;
    i32 score(const State& state, const Insight& insight, unsigned side) const;
    // The walk into the goal that wins.
    int solved(const State& state, const Insight& insight) const;
    int order(const State& state, const Insight& insight, Move move) const;
    // All walks; of the many ways to lay a tile the few that look best afterwards, the best first.
    void candidates(const State& state, const Insight& insight, Rules::MoveList& moves) const;

private:
    [[nodiscard]] i32 strength(const State& state, const Insight& insight, unsigned colour) const;
};

}  // namespace thwart::shibuya
