// Who sits where. A rotation holds every fair seating once, and all its matches share the opening and the throws, so
// that no player profits from a seat or from luck.
#pragma once

#include "rules/outcome.hpp"

#include <vector>

namespace thwart::cli {

using Seating = std::vector<unsigned>;  // per seat the number of the player, from 0

// All seatings in which the players have equally many sides, or one more or less where it does not come out even. Team
// mates' seats belong to one player.
std::vector<Seating> rotation(const rules::Sides& sides, unsigned players);

// The share of the points that a player takes: the winners share one point, each side alike.
double points_of(unsigned player, const Seating& seating, const rules::Sides& sides,
                 const rules::Outcome& outcome);

}  // namespace thwart::cli
