#include "cli/tui/layout.hpp"

#include <gtest/gtest.h>

namespace thwart::cli::tui {
namespace {

using Panel = Layout::Panel;

constexpr Size kQuoridor{40, 22};
constexpr Size kShibuya{53, 22};
constexpr Size kBarricade{56, 16};

TEST(Layout, PutsThePanelWhereThereIsRoom) {
    struct Case {
        Size screen, board;
        Panel panel;
    };
    for (const Case& each :
         {Case{{80, 24}, kQuoridor, Panel::right}, Case{{80, 24}, kShibuya, Panel::right},
          Case{{80, 24}, kBarricade, Panel::right}, Case{{60, 20}, kQuoridor, Panel::away},
          Case{{60, 24}, kBarricade, Panel::below}, Case{{60, 30}, kQuoridor, Panel::below},
          Case{{60, 20}, kBarricade, Panel::away}, Case{{200, 60}, kQuoridor, Panel::right}})
        EXPECT_EQ(lay_out(each.screen, each.board, 2).panel_place, each.panel)
            << each.screen.columns << 'x' << each.screen.rows;
}

TEST(Layout, NothingOverlapsAtAnySize) {
    for (int columns = kSmallest.columns; columns < 130; columns += 3)
        for (int rows = kSmallest.rows; rows < 45; ++rows)
            for (const Size board : {kQuoridor, kShibuya, kBarricade}) {
                const Layout layout = lay_out({columns, rows}, board, 4);
                ASSERT_FALSE(layout.is_too_small);
                EXPECT_LE(layout.board.y + layout.board_room.rows, layout.status_row);
                EXPECT_LE(layout.board.x + layout.board_room.columns, columns);
                EXPECT_EQ(layout.input_row, rows - 1);
                if (layout.panel_place == Panel::away) continue;
                EXPECT_LE(layout.panel.y + layout.panel_room.rows, layout.status_row);
                EXPECT_LE(layout.panel.x + layout.panel_room.columns, columns);
                EXPECT_TRUE(layout.panel.x >= layout.board_room.columns ||
                            layout.panel.y >= layout.board.y + layout.board_room.rows);
            }
}

TEST(Layout, TooSmallIsTooSmall) {
    EXPECT_TRUE(lay_out({kSmallest.columns - 1, 50}, kQuoridor, 2).is_too_small);
    EXPECT_TRUE(lay_out({100, kSmallest.rows - 1}, kQuoridor, 2).is_too_small);
    EXPECT_TRUE(lay_out({1, 1}, kQuoridor, 2).is_too_small);
}

}  // namespace
}  // namespace thwart::cli::tui
