// What the computer player knows about the game.
#pragma once

#include "games/_sample/eval.hpp"

namespace thwart::sample {

struct Mind {
    struct Insight {};

    Insight look(const State& /*state*/) const { return {}; }
    i32 score(const State& state, const Insight& /*insight*/, unsigned side) const {
        return Eval::score(state, rules::Seat(side));
    }
};

}  // namespace thwart::sample
