// The surfaces of the drawings as numbers of a terminal's 256 colours, for lines and for the full screen alike.
#pragma once

#include "rules/canvas.hpp"

namespace thwart::cli {

inline constexpr int kDefaultColour = -1;  // whatever the terminal has

constexpr int paper_colour(rules::Paper paper) {
    using rules::Paper;
    switch (paper) {
        case Paper::none: return kDefaultColour;
        case Paper::wood: return 94;
        case Paper::maple: return 223;
        case Paper::slate: return 23;
        case Paper::asphalt: return 238;
        case Paper::white: return 255;
        case Paper::blue: return 24;
        case Paper::marked: return 186;
        case Paper::tint1: return 52;
        case Paper::tint2: return 17;
        case Paper::tint3: return 22;
        case Paper::tint4: return 58;
    }
    return kDefaultColour;
}

}  // namespace thwart::cli
