// Where everything goes on a screen of a given size. Depends on the sizes alone, never on what is shown, so that nothing
// jumps while a match is played.
#pragma once

#include "cli/tui/board.hpp"
#include "cli/tui/picture.hpp"

namespace thwart::cli::tui {

struct Layout {
    enum class Panel : u8 { right, below, away };

    bool is_too_small = false;
    bool has_title = false;  // in row 0
    Spot board;
    Size board_room;  // at most the size of the board
    Panel panel_place = Panel::away;
    Spot panel;
    Size panel_room;
    int status_row = 0;
    int input_row = 0;
};

inline constexpr Size kSmallest{36, 12};

Layout lay_out(Size screen, Size board, unsigned seats);

}  // namespace thwart::cli::tui
