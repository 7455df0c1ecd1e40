// What only a photograph of the box can confirm: the tiles and the two frames. Everything else in this folder is
// derived from these tables, so correcting them corrects the game.
#pragma once

#include "base/integers.hpp"

#include <array>
#include <string_view>

namespace thwart::shibuya {

// A kind of tile: its cells in the order NW, NE, SW, SE as letters (W white polygon, w white circle, B blue polygon,
// b blue circle), turned so that the letters sort first, and how many such tiles there are. Kinds are sorted, too.
struct TileKind {
    std::string_view letters;
    u8 copies;
};

// The leaflet says no more than "30 tiles": every arrangement of the four marks, five times each, is our guess.
inline constexpr std::array kTileKinds = {
    TileKind{"BWbw", 5}, TileKind{"BWwb", 5}, TileKind{"BbWw", 5},
    TileKind{"BbwW", 5}, TileKind{"BwWb", 5}, TileKind{"BwbW", 5},
};

// The eight slots along each edge of the field, read from west to east or from south to north:
// r start of red, R goal of red, y start of yellow, Y goal of yellow, '.' neither.
struct Frame {
    std::string_view south;
    std::string_view west;
    std::string_view north;
    std::string_view east;
};

// Boards 1 to 4: each colour crosses the field. Which of the two adjacent edges is red's is our choice.
inline constexpr Frame kTwoPlayerFrame = {"rrrrrrrr", "yyyyyyyy", "RRRRRRRR", "YYYYYYYY"};

// Boards 1, 3, 5 and 6: each colour turns a corner. Deduced, see README.md.
inline constexpr Frame kTeamFrame = {"rrrrYYYY", "yyyyRRRR", "YYYYrrrr", "RRRRyyyy"};

}  // namespace thwart::shibuya
