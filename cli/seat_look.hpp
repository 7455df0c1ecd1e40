// The hue and the shape of a seat's pieces as the games draw them: the same everywhere, never colour alone.
#pragma once

#include "catalog/session.hpp"
#include "rules/canvas.hpp"

#include <array>
#include <string_view>

namespace thwart::cli {

// As the keys of the catalogue name them, and their shapes.
inline constexpr std::array<std::string_view, 4> kHues = {"red", "blue", "green", "yellow"};
inline constexpr std::array<char32_t, 4> kShapes = {U'●', U'■', U'▲', U'◆'};

// Shibuya's two sides are red and yellow, whoever plays for them; elsewhere every seat has a hue of its own.
inline unsigned hue_of(const catalog::Session& session, rules::Seat seat) {
    if (!session.setup().starts_with("shibuya:")) return seat.index();
    return session.sides().of[seat.index()] == 0 ? 0 : 3;
}

inline rules::Ink ink_of(const catalog::Session& session, rules::Seat seat) {
    return rules::ink_of(rules::Seat(hue_of(session, seat)));
}

inline char32_t shape_of(const catalog::Session& session, rules::Seat seat) {
    return kShapes[hue_of(session, seat)];
}

// Instead of the shape, where only ASCII can be shown.
inline char letter_of(const catalog::Session& session, rules::Seat seat) {
    const std::string setup = session.setup();
    if (setup.starts_with("shibuya:")) return session.sides().of[seat.index()] == 0 ? 'R' : 'Y';
    return static_cast<char>((setup.starts_with("halma:") ? 'A' : '1') + static_cast<char>(seat.index()));
}

}  // namespace thwart::cli
