// What the computer player knows about the game.
#pragma once

#include "games/barricade/eval.hpp"

namespace thwart::barricade {

struct Mind {
    struct Insight {};

    Insight look(const State& /*state*/) const { return {}; }
    i32 score(const State& state, const Insight& /*insight*/, unsigned side) const {
        return Eval::score(state, rules::Seat(side));
    }
};

}  // namespace thwart::barricade
