#include "cli/tui/colours.hpp"

namespace thwart::cli::tui {
namespace {

using rules::Ink;
using rules::Paper;

enum Basic : int { kBlack, kRed, kGreen, kYellow, kBlue, kMagenta, kCyan, kWhite };

// The surface under a mark; bars and half blocks keep their ink, so that the board stays readable.
int marked_256(Mark mark, int paper) {
    switch (mark) {
        case Mark::none: return paper;
        case Mark::last: return 180;
        case Mark::target: return 186;
        case Mark::chosen: return 115;
        case Mark::ghost: return paper;  // a tile is known by its surface
        case Mark::cursor: return 79;
    }
    return paper;
}

bool is_light_256(int paper) { return paper >= 79 && paper != 94 && paper != 238; }

int ink_of_256(Ink ink, int paper) {
    const bool light = is_light_256(paper);
    const bool bare = paper == kDefaultColour;
    switch (ink) {
        case Ink::plain: return light ? 236 : bare ? kDefaultColour : 252;
        case Ink::muted: return light ? 137 : bare ? 245 : 248;
        case Ink::strong: return light ? 232 : bare ? kDefaultColour : 230;
        case Ink::wood: return 94;
        case Ink::maple: return 223;
        case Ink::ash: return light ? 240 : 255;
        case Ink::seat1: return light ? 160 : 203;
        case Ink::seat2: return light ? 26 : 75;
        case Ink::seat3: return light ? 28 : 78;
        case Ink::seat4: return light ? 130 : 220;
    }
    return kDefaultColour;
}

int paper_of_8(Paper paper) {
    switch (paper) {
        case Paper::none: return kDefaultColour;
        case Paper::wood:
        case Paper::slate:
        case Paper::asphalt:
        case Paper::tint1:
        case Paper::tint2:
        case Paper::tint3:
        case Paper::tint4: return kBlack;
        case Paper::blue: return kBlue;
        case Paper::maple:
        case Paper::white: return kWhite;
        case Paper::marked: return kYellow;
    }
    return kDefaultColour;
}

int marked_8(Mark mark, int paper) {
    switch (mark) {
        case Mark::none:
        case Mark::ghost:
        case Mark::last: return paper;
        case Mark::target: return kYellow;
        case Mark::chosen: return kGreen;
        case Mark::cursor: return kCyan;
    }
    return paper;
}

int ink_of_8(Ink ink, int paper) {
    const bool light = paper == kWhite || paper == kYellow || paper == kCyan || paper == kGreen;
    switch (ink) {
        case Ink::plain:
        case Ink::muted:
        case Ink::strong: return paper == kDefaultColour ? kDefaultColour : light ? kBlack : kWhite;
        case Ink::wood: return kBlack;
        case Ink::maple: return kWhite;
        case Ink::ash: return light ? kBlack : kYellow;
        case Ink::seat1: return kRed;
        case Ink::seat2: return paper == kBlue ? kWhite : kBlue;
        case Ink::seat3: return paper == kGreen ? kBlack : kGreen;
        case Ink::seat4: return light ? kMagenta : kYellow;
    }
    return kDefaultColour;
}

}  // namespace

Colour colour_of_256(const Style& style) {
    constexpr int kGhostlyAsh = 36;
    const int paper = marked_256(style.mark, paper_colour(style.paper));
    if (style.mark == Mark::ghost && style.ink == Ink::ash) return {kGhostlyAsh, paper};
    return {ink_of_256(style.ink, paper), paper};
}

Colour colour_of_8(const Style& style) {
    const int paper = marked_8(style.mark, paper_of_8(style.paper));
    if (style.mark == Mark::ghost && style.ink == Ink::ash) return {kGreen, paper};
    return {ink_of_8(style.ink, paper), paper};
}

}  // namespace thwart::cli::tui
