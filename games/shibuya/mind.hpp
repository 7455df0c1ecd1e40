// What the computer player knows about the game.
//
// Pieces at home count most, the others the more the fewer walks they are away from it (zones.hpp). The open game, where
// four at home win and nothing else does, is a race that often nobody wins, and has a score of its own. Where the
// weights come from is told in README.md. All is done with integers and one square root, so that every machine finds
// the same.
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

    // The open game. Only as many pieces are needed as are missing at home, and each needs a goal of its own.
    i32 open_home = 1190;
    i32 open_sure = 400;   // a needed piece that cannot be kept from home
    i32 open_near = 800;   // a needed piece one walk away from its goal
    i32 open_step = 130;   // less for every walk more
    i32 open_far = 150;    // but no less than this
    i32 open_spare = 25;   // a piece more than needed, in hundredths of a needed one
    i32 open_shut = 3000;  // fewer than needed can ever come home
    i32 open_risk = 1500;  // just enough can; half of it for one more, a quarter for two
    i32 open_turn = 80;
    i32 open_draw = 3200;  // the strength at which a colour's chance to win equals that of a standstill
};

struct Mind {
    struct Insight {
        std::array<Zones, kColours> zones;
        // How many pieces of a colour are zone + 1 walks away, and, in the open game only, how many free goals. There,
        // where too few to win are open, those that the rival's pieces shut off count, too, but further away.
        std::array<std::array<i32, kZones>, kColours> pieces{};
        std::array<std::array<i32, kZones>, kColours> goals{};
        std::array<i32, kColours> prospects{};  // the open game only, like the next
        std::array<i32, kColours> sure{};
    };
    struct Knob {
        std::string_view name;
        i32 Weights::* field;
        i32 step;  // a change that can be felt
    };

    // How boldly a search prunes (search/mind.hpp).
    struct Pruning {
        bool reduce_with_chance = false;
        i32 spread = 0;
    };

    static constexpr std::array kKnobs = {
        Knob{"home", &Weights::home, 50},
        Knob{"walk_1", &Weights::walk_1, 30},
        Knob{"walk_2", &Weights::walk_2, 20},
        Knob{"walk_3", &Weights::walk_3, 20},
        Knob{"walk_4", &Weights::walk_4, 10},
        Knob{"walk_5", &Weights::walk_5, 10},
        Knob{"walk_6", &Weights::walk_6, 10},
        Knob{"far", &Weights::far, 10},
        Knob{"enter", &Weights::enter, 20},
        Knob{"turn", &Weights::turn, 10},
        Knob{"open_home", &Weights::open_home, 100},
        Knob{"open_sure", &Weights::open_sure, 100},
        Knob{"open_near", &Weights::open_near, 100},
        Knob{"open_step", &Weights::open_step, 30},
        Knob{"open_far", &Weights::open_far, 50},
        Knob{"open_spare", &Weights::open_spare, 10},
        Knob{"open_shut", &Weights::open_shut, 500},
        Knob{"open_risk", &Weights::open_risk, 300},
        Knob{"open_turn", &Weights::open_turn, 30},
        Knob{"open_draw", &Weights::open_draw, 400},
    };

    // For two, where it was tried. The six tiles that may come often differ by more than this, but so the search sees a
    // turn further.
    static constexpr Pruning pruning(const State& root) {
        return root.mode != Mode::teams ? Pruning{true, 1000} : Pruning{};
    }

    Weights weights;

    Insight look(const State& state) const;
    i32 score(const State& state, const Insight& insight, unsigned side) const;
    // The walk into the goal that wins.
    int solved(const State& state, const Insight& insight) const;
    int order(const State& state, const Insight& insight, Move move) const;
    // All walks; of the many ways to lay a tile the few that look best afterwards, the best first.
    void candidates(const State& state, const Insight& insight, Rules::MoveList& moves) const;

private:
    // Who is ahead at a standstill wins (rule 20): what that is worth to a side, in hundredths of a win.
    [[nodiscard]] static i32 lead(const State& state, unsigned side);
    [[nodiscard]] i32 strength(const State& state, const Insight& insight, unsigned colour) const;
    [[nodiscard]] i32 open_strength(const State& state, const Insight& insight, unsigned colour) const;
};

}  // namespace thwart::shibuya
