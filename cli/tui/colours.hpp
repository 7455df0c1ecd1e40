// Which of a terminal's colours stand for inks, surfaces and marks: the hues of the seats in 256 colours, the nearest of
// eight otherwise.
#pragma once

#include "cli/palette.hpp"
#include "cli/tui/picture.hpp"

namespace thwart::cli::tui {

struct Colour {
    int ink = kDefaultColour;
    int paper = kDefaultColour;
    friend bool operator==(const Colour&, const Colour&) = default;
};

Colour colour_of_256(const Style& style);
Colour colour_of_8(const Style& style);

}  // namespace thwart::cli::tui
