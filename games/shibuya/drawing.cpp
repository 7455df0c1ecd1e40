// The board for a terminal: five columns and two lines for each cell, the mark above and the piece below, and a gap
// between tiles. Round brackets are red's and angled ones yellow's: goals, and in ASCII pieces, where a mark is its
// letter and 2 a second layer.

#include "base/text.hpp"
#include "games/shibuya/rules.hpp"

namespace thwart::shibuya {
namespace {

using rules::Canvas;
using rules::Cell;
using rules::Ink;
using rules::Paper;

constexpr std::size_t kLeft = 6;            // the first column of the field
constexpr std::size_t kRight = kLeft + 43;  // the first column east of it
constexpr std::size_t kTop = 1;             // the first line of the field
constexpr std::size_t kBottom = kTop + 19;  // the first line south of it
constexpr std::size_t kPanel = kRight + 7;

// Outlines for white, double outlines for blue: readable without colours, too. In the order of kMarks.
constexpr std::array<char32_t, 4> kMarkGlyphs = {U'▣', U'□', U'◎', U'○'};

struct Look {
    char32_t glyph;
    char ascii;
    std::string_view brackets;
    Ink ink;
    Paper paper;
};
// The hues and shapes of seats 1 and 4, in every mode.
constexpr std::array<Look, kColours> kLooks = {
    {{U'●', 'R', "()", Ink::seat1, Paper::tint1}, {U'◆', 'Y', "<>", Ink::seat4, Paper::tint4}}};

// The column in the middle of a cell, and its upper line.
constexpr std::size_t column_at(unsigned file) { return kLeft + 2 + std::size_t{5} * file + file / 2; }
constexpr std::size_t line_at(unsigned rank) {
    const std::size_t from_top = kSize - 1 - rank;
    return kTop + 2 * from_top + from_top / 2;
}

void paint(Cell& cell, char32_t glyph, char ascii, Ink ink) {
    cell.glyph = glyph;
    cell.ascii = ascii;
    cell.ink = ink;
}

unsigned mark_on(const State& state, unsigned cell) {
    return static_cast<unsigned>((state.white >> cell & 1U) | (state.circle >> cell & 1U) << 1);
}
Paper paper_of(unsigned mark) { return (mark & 1U) != 0 ? Paper::white : Paper::blue; }

void draw_ground(Canvas& canvas) {
    for (std::size_t y = kTop - 1; y <= kBottom; ++y)
        for (std::size_t x = kLeft - 4; x < kRight + 4; ++x) canvas.at(x, y).paper = Paper::asphalt;
    for (unsigned i = 0; i < kSize; ++i) {
        canvas.write(0, line_at(i), base::cat(i + 1), Ink::muted);
        canvas.write(column_at(i), kBottom + 1, std::string(1, static_cast<char>('a' + i)), Ink::muted);
    }
}

void draw_cell(const State& state, unsigned cell, Canvas& canvas) {
    const std::size_t x = column_at(file_of(cell));
    const std::size_t y = line_at(rank_of(cell));
    const bool tiled = (tiled_cells(state) & bit(cell)) != 0;
    const unsigned mark = mark_on(state, cell);
    for (std::size_t line = y; line <= y + 1; ++line)
        for (std::size_t column = x - 2; column <= x + 2; ++column) {
            canvas.at(column, line).site = static_cast<rules::SiteId>(cell);
            if (tiled) canvas.at(column, line).paper = paper_of(mark);
        }
    if (tiled)
        paint(canvas.at(x, y), kMarkGlyphs[mark], kMarks[mark], Ink::strong);
    else
        paint(canvas.at(x, y), U'·', '.', Ink::muted);
}

void draw_layers(const State& state, Canvas& canvas) {
    base::for_each(doubled_places(state), [&](unsigned corner) {
        const unsigned cell = corner + 1;
        paint(canvas.at(column_at(file_of(cell)) + 2, line_at(rank_of(cell)) + 1), U'²', '2', Ink::plain);
    });
}

void draw_piece(unsigned cell, unsigned colour, Canvas& canvas) {
    const std::size_t x = column_at(file_of(cell));
    const std::size_t y = line_at(rank_of(cell)) + 1;
    const Look& look = kLooks[colour];
    for (std::size_t column = x - 1; column <= x + 1; ++column) canvas.at(column, y).paper = look.paper;
    canvas.at(x - 1, y).ascii = look.brackets[0];
    canvas.at(x + 1, y).ascii = look.brackets[1];
    paint(canvas.at(x, y), look.glyph, look.ascii, look.ink);
}

// A start shows its piece, or an arrow once the piece has left; a goal is a pair of brackets.
void draw_slot(const State& state, unsigned slot, Canvas& canvas) {
    struct Arrow {
        char32_t glyph;
        char ascii;
    };
    constexpr std::array<Arrow, 4> kArrows = {{{U'←', '<'}, {U'↓', 'v'}, {U'↑', '^'}, {U'→', '>'}}};
    const FrameSets& frame = frame_of(state.mode);
    const u32 self = slot_bit(slot);
    const unsigned front = front_of(slot);
    const std::array<std::size_t, 4> columns = {kRight + 2, column_at(file_of(front)),
                                                column_at(file_of(front)), kLeft - 3};
    const std::array<std::size_t, 4> lines = {line_at(rank_of(front)), kTop - 1, kBottom,
                                              line_at(rank_of(front))};
    const std::size_t x = columns[slot / kSize];
    const std::size_t y = lines[slot / kSize];
    for (std::size_t column = x - 1; column <= x + 1; ++column)
        canvas.at(column, y).site = static_cast<rules::SiteId>(kSlotSites + slot);
    for (unsigned colour = 0; colour < kColours; ++colour) {
        const Look& look = kLooks[colour];
        if (((frame.starts[colour] | frame.goals[colour]) & self) == 0) continue;
        if ((frame.goals[colour] & self) != 0) {
            paint(canvas.at(x - 1, y), static_cast<unsigned char>(look.brackets[0]), look.brackets[0],
                  look.ink);
            paint(canvas.at(x + 1, y), static_cast<unsigned char>(look.brackets[1]), look.brackets[1],
                  look.ink);
        } else {
            const Arrow& arrow = kArrows[slot / kSize];
            paint(canvas.at(x, y), arrow.glyph, arrow.ascii, look.ink);
        }
        if ((state.slots & self) != 0) paint(canvas.at(x, y), look.glyph, look.ascii, look.ink);
    }
}

void draw_tile(Tile tile, std::size_t left, std::size_t top, Canvas& canvas) {
    for (unsigned i = 0; i < 4; ++i) {
        const std::size_t x = left + std::size_t{3} * (i % 2);
        const std::size_t y = top + i / 2;
        for (std::size_t column = x; column < x + 3; ++column)
            canvas.at(column, y).paper = paper_of(tile.mark(i));
        paint(canvas.at(x + 1, y), kMarkGlyphs[tile.mark(i)], kMarks[tile.mark(i)], Ink::strong);
    }
}

// What the seat holds, and what is left, by kinds.
void draw_tiles(const State& state, Canvas& canvas) {
    if (state.phase >= kHolds) draw_tile(kTiles.turned[state.phase - kHolds][0], kPanel, kTop + 8, canvas);
    const std::size_t y = kTop + 11;
    const std::string text = base::cat(tiles_left(state));
    canvas.write(kPanel, y, text, Ink::plain);
    for (std::size_t i = 0; i < text.size(); ++i) canvas.at(kPanel + i, y).site = kPileSite;
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        const std::size_t x = kPanel + std::size_t{8} * (kind % 3);
        const std::size_t top = y + 1 + std::size_t{3} * (kind / 3);
        draw_tile(kTiles.turned[kind][0], x, top, canvas);
        canvas.write(x + 6, top, base::cat(state.pile[kind]), Ink::muted);
        for (std::size_t i = 0; i < 7; ++i)
            canvas.at(x + i, top).site = static_cast<rules::SiteId>(kKindSites + kind);
    }
}

}  // namespace

void Rules::draw(const State& state, Canvas& canvas) {
    draw_ground(canvas);
    for (unsigned cell = 0; cell < kCells; ++cell) draw_cell(state, cell, canvas);
    draw_layers(state, canvas);
    for (unsigned colour = 0; colour < kColours; ++colour)
        base::for_each(state.pieces[colour], [&](unsigned cell) { draw_piece(cell, colour, canvas); });
    for (unsigned slot = 0; slot < kSlots; ++slot) draw_slot(state, slot, canvas);
    draw_tiles(state, canvas);
}

}  // namespace thwart::shibuya
