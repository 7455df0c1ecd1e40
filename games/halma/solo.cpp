#include "games/halma/solo.hpp"

#include "games/halma/solo_search.hpp"

namespace thwart::halma {
namespace {

Men men_in(const Set& set) {
    Men men = 0;
    for (unsigned point = 0; point < kPoints; ++point)
        if (set.has(point)) men |= Star<kRadius>::bit(point);
    return men;
}

}  // namespace

SoloLine solve_solo(const State& state, const SoloEffort& effort) {
    THWART_ASSERT(state.players == 1);
    const unsigned rows = state.men_each == 10 ? kRadius : kRadius + 1;
    // Proved by other programs (docs/halma-solo.md), which take more than a solver should be asked for.
    const unsigned known = state.men_each == 10 ? 27 : 31;
    SoloSearch<kRadius> search(men_in(men_of(state, 0)), rows, effort, known);
    const SoloAnswer answer = search.run();
    SoloLine line{answer.walks.has_value(), {}, answer.at_least};
    if (!answer.walks) return line;
    for (const Walk walk : *answer.walks) line.moves.push_back(Move::walk(walk.from, walk.to));
    return line;
}

}  // namespace thwart::halma
