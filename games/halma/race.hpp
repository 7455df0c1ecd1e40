// A race: the armies have passed each other, so all that is left to a seat is its own way, and that is a puzzle for one.
#pragma once

#include "games/halma/solo.hpp"

namespace thwart::halma {

// Whether the seats that still play can only get in each other's way by coming back for it: for any two of them there
// is an empty row, in one of the three directions, with all men and the target of one on this side and of the other on
// that side of it.
bool is_race(const State& state);

// The shortest way for the men of one seat if nobody else were on the board. In a race the moves are legal as long as
// everybody runs.
SoloLine solve_alone(const State& state, unsigned seat, const SoloEffort& effort);

}  // namespace thwart::halma
