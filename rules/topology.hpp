// The board as data: sites a finger can touch, where they lie and which of them are joined. One drawing of
// the web board and one input tree serve every game because this is all they know of it.
#pragma once

#include "base/fixed_list.hpp"
#include "base/integers.hpp"
#include "rules/seat.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace thwart::rules {

using SiteId = u16;

struct Site {
    std::string_view kind;  // the game's own word: "square", "fence_h", "stock"
    std::string label;      // as notation writes it; unique together with the kind
    float x = 0;            // board units, x to the right and y upwards as seat 1 sees it
    float y = 0;
};

struct Topology {
    std::vector<Site> sites;                       // a SiteId is an index here
    std::vector<std::pair<SiteId, SiteId>> links;  // neighbours on the bare board, each pair once
};

// What lies on a site. On places for pieces: 0 nothing, 1 to kMaxSeats a piece of that seat, above that the
// game's own things. On piles: how many lie there.
using Token = u8;

// One thing that a step changes on the board.
struct Effect {
    SiteId site = 0;
    Token from = 0;
    Token to = 0;
};

// The sites of a move in the order they are touched. No game needs more than three.
using TouchList = base::FixedList<SiteId, 4>;

// The sites that a piece visits on its way, the first and the last included. No way leads over more than all cells of
// the largest board.
using WayList = base::FixedList<SiteId, 128>;

// What a refused move runs into: things that lie in its way, or the region that it would shut a seat in.
struct Obstacle {
    std::vector<SiteId> sites;
    std::optional<Seat> shuts_in;
};

}  // namespace thwart::rules
