// What the player does: a key, a click, or a window of another size.
#pragma once

#include "base/integers.hpp"
#include "cli/tui/picture.hpp"

namespace thwart::cli::tui {

struct Key {
    enum class Kind : u8 {
        none,
        letter,
        up,
        down,
        left,
        right,
        enter,
        escape,
        tab,
        back_tab,
        backspace,
        page_up,
        page_down,
        home,
        end,
        click,
        resize,
    };
    Kind kind = Kind::none;
    char32_t letter = 0;
    Spot spot;  // of a click

    static Key of(Kind kind) { return {kind, 0, {}}; }
    static Key of(char32_t letter) { return {Kind::letter, letter, {}}; }
    static Key click(Spot spot) { return {Kind::click, 0, spot}; }
    [[nodiscard]] bool is(char32_t wanted) const { return kind == Kind::letter && letter == wanted; }
};

}  // namespace thwart::cli::tui
