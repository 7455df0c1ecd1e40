// The shortest ways that a game knows: for those who study a position. What a way may lead through is the game's own idea of
// it (other pieces usually do not count), so it is a hint for the eye and no list of moves.
#pragma once

#include "rules/seat.hpp"
#include "rules/topology.hpp"

#include <concepts>
#include <vector>

namespace thwart::rules {

// From where a piece stands to its goal.
struct Route {
    Seat seat;
    std::vector<SiteId> sites;
};

template <class G>
concept HasRoutes = requires(const typename G::State state) {
    { G::routes(state) } -> std::same_as<std::vector<Route>>;  // for every seat in play one
};

}  // namespace thwart::rules
