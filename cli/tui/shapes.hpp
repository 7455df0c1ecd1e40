// The colour and the shape of a seat's pieces: the same everywhere, never colour alone.
#pragma once

#include "cli/play_texts.hpp"
#include "rules/canvas.hpp"

#include <array>

namespace thwart::cli::tui {

inline char32_t shape_of(const match::Match& match, rules::Seat seat) {
    constexpr std::array<char32_t, 4> kShapes = {U'●', U'■', U'▲', U'◆'};
    return kShapes[hue_of(match, seat)];
}

inline rules::Ink ink_of(const match::Match& match, rules::Seat seat) {
    return rules::ink_of(rules::Seat(hue_of(match, seat)));
}

}  // namespace thwart::cli::tui
