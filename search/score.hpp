// What positions are worth: kWin times (the chance to win minus the chance to lose), as seen by one side.
//
// Guesses stay inside +-kSurest; beyond lie wins and losses that are certain, nearer ones further out. The same scale
// serves any number of sides: a draw is 0, and averages over chance mean what they should.
#pragma once

#include "base/integers.hpp"
#include "rules/outcome.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace thwart::search {

using Score = i32;
using Scores = std::array<Score, rules::kMaxSeats>;  // one per side

inline constexpr Score kWin = 30'000;
inline constexpr Score kLongest = 1'000;  // no forced win is announced further ahead, in steps
inline constexpr Score kSurest = kWin - kLongest - 1;

constexpr Score win_in(unsigned steps) { return kWin - static_cast<Score>(steps); }
constexpr Score loss_in(unsigned steps) { return -win_in(steps); }
constexpr bool is_win(Score score) { return score > kSurest; }
constexpr bool is_loss(Score score) { return score < -kSurest; }
constexpr bool is_certain(Score score) { return is_win(score) || is_loss(score); }

// The number of steps to the end of a certain win or loss.
constexpr unsigned steps_to_end(Score score) { return static_cast<unsigned>(kWin - std::abs(score)); }

// An evaluation's sum, kept apart from what is certain.
constexpr Score guess(Score sum) { return std::clamp(sum, -kSurest, kSurest); }

// The average over the outcomes of chance, of which the lowest and the highest score are given. It is certain only
// where all of them are; otherwise a likely win would be taken for a distant one.
constexpr Score average(i64 sum, i64 total, Score lowest, Score highest) {
    const auto score = static_cast<Score>(sum / total);
    return is_win(lowest) || is_loss(highest) ? score : guess(score);
}

// What a finished game is worth to a side, `steps` after the position that is asked about.
constexpr Score final_score(const rules::Outcome& outcome, const rules::Sides& sides, unsigned side,
                            unsigned steps) {
    bool won = false;
    bool others_won = false;
    for (unsigned seat = 0; seat < sides.seats; ++seat)
        if (outcome.rank[seat] == 1) (sides.of[seat] == side ? won : others_won) = true;
    if (won && others_won) return 0;
    return won ? win_in(steps) : loss_in(steps);
}

}  // namespace thwart::search
