#include "cli/tui/layout.hpp"

#include <algorithm>

namespace thwart::cli::tui {
namespace {

constexpr int kGap = 2;
constexpr int kNarrowest = 22;  // columns of a panel beside the board
constexpr int kWidest = 44;
constexpr int kBottom = 2;  // rows: the status and the input

}  // namespace

Layout lay_out(Size screen, Size board, unsigned seats) {
    Layout layout;
    layout.is_too_small = screen.columns < kSmallest.columns || screen.rows < kSmallest.rows;
    layout.status_row = screen.rows - 2;
    layout.input_row = screen.rows - 1;
    int rows = screen.rows - kBottom;
    layout.has_title = rows > board.rows;
    if (layout.has_title) {
        layout.board.y = 1;
        --rows;
    }
    layout.board_room = {std::min(board.columns, screen.columns), std::min(board.rows, rows)};
    const int beside = screen.columns - board.columns - kGap;
    const int below = rows - board.rows;
    if (beside >= kNarrowest) {
        layout.panel_place = Layout::Panel::right;
        layout.panel = {board.columns + kGap, layout.board.y};
        layout.panel_room = {std::min(beside, kWidest), rows};
    } else if (below >= static_cast<int>(seats)) {
        layout.panel_place = Layout::Panel::below;
        layout.panel = {0, layout.board.y + board.rows};
        layout.panel_room = {screen.columns, below};
    }
    return layout;
}

}  // namespace thwart::cli::tui
