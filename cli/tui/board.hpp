// A game's drawing made ready for the full screen. The drawing holds the board and beside it things such as a pile of
// tiles, which the screen puts elsewhere: the board is what lies left of the first gap, the things are what has a surface
// right of it.
#pragma once

#include "cli/tui/picture.hpp"
#include "rules/canvas.hpp"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace thwart::cli::tui {

class Board {
public:
    using Grid = std::vector<std::vector<rules::Cell>>;  // rows of equal length

    explicit Board(const rules::Canvas& canvas);

    [[nodiscard]] const Grid& field() const { return field_; }
    [[nodiscard]] const Grid& things() const { return things_; }
    [[nodiscard]] Size size() const { return size_of(field_); }
    [[nodiscard]] Size size_of_things() const { return size_of(things_); }

    // The part of the field where its sites lie: what a small window shows, without the names of rows and columns.
    struct Box {
        Spot corner;
        Size size;
        friend bool operator==(const Box&, const Box&) = default;
    };
    [[nodiscard]] const Box& core() const { return core_; }

    // The middle of a site in the whole drawing; nothing when it is not drawn.
    [[nodiscard]] std::optional<Spot> place_of(rules::SiteId site) const;

private:
    static Size size_of(const Grid& grid);
    void cut(const Grid& all);
    void take_things(const Grid& all, std::size_t from);
    void find_places(const Grid& all);

    Grid field_;
    Grid things_;
    Box core_;
    std::map<rules::SiteId, Spot> places_;
};

// The part of the field that fits into the room: all of it, its core, or the part of the core around the focus.
Board::Box window_of(const Board& board, Size room, std::optional<Spot> focus);

using Marks = std::map<rules::SiteId, Mark>;

// How the board is shown now. Where the ghost, a board after a move that is being considered, differs, it shines through,
// except on the sites that are kept: what would leave them is still there.
struct BoardLook {
    const Board& board;
    const Board* ghost = nullptr;
    Marks marks;
    std::vector<rules::SiteId> kept;
};
void draw_board(const BoardLook& look, const Board::Box& window, Spot corner, Picture& picture);
void draw_things(const BoardLook& look, Spot corner, Size room, Picture& picture);

enum class Direction : u8 { up, down, left, right };
// The nearest of the sites in that direction; nothing when there is none.
std::optional<rules::SiteId> neighbour(const Board& board, rules::SiteId from, Direction direction,
                                       std::span<const rules::SiteId> sites);
std::optional<rules::SiteId> nearest(const Board& board, Spot to, std::span<const rules::SiteId> sites);

}  // namespace thwart::cli::tui
