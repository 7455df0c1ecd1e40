// How weaker levels lose: they see what the search sees, but add a lot of their own to every root move's score.
//
// The lots follow Gumbel's distribution, so the choice is the one that softmax with this temperature would make among
// the moves, without knowing all their scores: alpha-beta only has to shift its window. `most` bounds the lots, so that
// a move that loses more than that is never chosen.
#pragma once

#include "base/random.hpp"
#include "search/logarithm.hpp"
#include "search/score.hpp"

#include <algorithm>
#include <cmath>

namespace thwart::search {

struct Handicap {
    Score temperature = 0;
    Score most = 0;
    u64 seed = 0;

    [[nodiscard]] bool is_on() const { return temperature > 0; }

    [[nodiscard]] Score bonus(base::Random& random) const {
        if (!is_on()) return 0;
        constexpr u32 kGrain = 1U << 24U;
        const double uniform = (random.below(kGrain) + 0.5) / kGrain;
        const double lot = -logarithm(-logarithm(uniform)) * temperature;
        return std::clamp(static_cast<Score>(std::lround(lot)), -most / 2, most / 2);
    }
};

// A score as a weaker level sees it. What is certain it sees clearly: blurred, all the ways to a won end would look alike,
// and it might never arrive.
constexpr Score kClear = 4 * kWin;  // puts what is certain beyond all guesses
constexpr Score blurred(Score score, Score lot) {
    if (is_win(score)) return score + kClear;
    if (is_loss(score)) return score - kClear;
    return score + lot;
}
// The score that a move with this lot must exceed to look better than `best`, a blurred score.
constexpr Score to_beat(Score best, Score lot) {
    if (best > kClear) return best - kClear;
    if (best < -kClear) return std::max(best + kClear, -kWin);
    return std::clamp(best - lot, -kSurest - 1, kSurest);
}

}  // namespace thwart::search
