#include "cli/match_schedule.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

bool is_fair(const std::vector<unsigned>& owner_of_side, unsigned players) {
    std::vector<unsigned> owned(players, 0);
    for (const unsigned player : owner_of_side) ++owned[player];
    const auto [least, most] = std::ranges::minmax(owned);
    return most - least <= 1;
}

// Counts up like a number with a digit per side; false after the last.
bool next(std::vector<unsigned>& owner_of_side, unsigned players) {
    for (std::size_t i = owner_of_side.size(); i-- > 0;) {
        if (++owner_of_side[i] < players) return true;
        owner_of_side[i] = 0;
    }
    return false;
}

}  // namespace

std::vector<Seating> rotation(const rules::Sides& sides, unsigned players) {
    std::vector<Seating> seatings;
    std::vector<unsigned> owner_of_side(sides.count, 0);
    do {
        if (!is_fair(owner_of_side, players)) continue;
        Seating seating(sides.seats);
        for (unsigned seat = 0; seat < sides.seats; ++seat) seating[seat] = owner_of_side[sides.of[seat]];
        seatings.push_back(std::move(seating));
    } while (next(owner_of_side, players));
    return seatings;
}

double points_of(unsigned player, const Seating& seating, const rules::Sides& sides,
                 const rules::Outcome& outcome) {
    unsigned winners = 0;
    unsigned mine = 0;
    for (unsigned side = 0; side < sides.count; ++side)
        for (unsigned seat = 0; seat < sides.seats; ++seat) {
            if (sides.of[seat] != side) continue;
            winners += outcome.rank[seat] == 1;
            mine += outcome.rank[seat] == 1 && seating[seat] == player;
            break;  // team mates rank alike
        }
    return winners == 0 ? 0 : static_cast<double>(mine) / winners;
}

}  // namespace thwart::cli
