#include "cli/tui/board.hpp"

#include <algorithm>
#include <cstdlib>

namespace thwart::cli::tui {
namespace {

using rules::Cell;
using rules::kNoSite;
using rules::Paper;
using rules::SiteId;
using Grid = Board::Grid;

bool is_blank(const Cell& cell) {
    return cell.glyph == U' ' && cell.paper == Paper::none && cell.site == kNoSite;
}
bool has_site(const std::vector<Cell>& row) {
    return std::ranges::any_of(row, [](const Cell& cell) { return cell.site != kNoSite; });
}

Grid squared(const rules::Canvas& canvas) {
    Grid all = canvas.rows();
    std::size_t width = 0;
    for (const auto& row : all) width = std::max(width, row.size());
    for (auto& row : all) row.resize(width);
    return all;
}

// The first column of a gap of two, right of a site, through all rows that have sites.
std::size_t gap_of(const Grid& all) {
    constexpr std::size_t kGap = 2;
    const std::size_t width = all.empty() ? 0 : all.front().size();
    std::size_t blank = 0;
    bool seen = false;
    for (std::size_t x = 0; x < width; ++x) {
        const bool is_gap =
            std::ranges::all_of(all, [&](const auto& row) { return !has_site(row) || is_blank(row[x]); });
        seen = seen || std::ranges::any_of(all, [&](const auto& row) { return row[x].site != kNoSite; });
        blank = is_gap ? blank + 1 : 0;
        if (seen && blank == kGap) return x + 1 - kGap;
    }
    return width;
}

// Behind the last row that has sites comes what belongs to the board, up to an empty line.
std::size_t end_of(const Grid& field) {
    std::size_t end = field.size();
    while (end > 0 && !has_site(field[end - 1])) --end;
    while (end < field.size() && !std::ranges::all_of(field[end], is_blank)) ++end;
    return end;
}

int length(std::size_t value) { return static_cast<int>(value); }

// Where a part of `length` begins so that it holds the focus, somewhere in the middle, and nothing outside the whole.
int scrolled(int begin, int whole, int length, std::optional<int> focus) {
    const int wanted = focus ? *focus - length / 2 : begin;
    return std::clamp(wanted, begin, begin + whole - length);
}

// One dimension of a window: the whole, or the core with as much around it as there is room for, or a part of the core.
struct Span {
    int begin;
    int length;
};
Span fit_span(int whole, Span core, int room, std::optional<int> focus) {
    if (whole <= room) return {0, whole};
    if (core.length > room) return {scrolled(core.begin, core.length, room, focus), room};
    const int before = std::min(core.begin, (room - core.length) / 2);
    const int begin = std::min(core.begin - before, whole - room);
    return {std::max(begin, 0), room};
}

Glyph glyph_of(const Cell& cell, Mark mark) {
    Style style{.ink = cell.ink, .paper = cell.paper, .mark = mark};
    style.bold = cell.ink == rules::Ink::strong || cell.ink >= rules::Ink::seat1;
    return {cell.glyph, cell.ascii, style, cell.site};
}

Glyph look_at(const BoardLook& look, const Grid& grid, const Grid* after, Spot spot) {
    const auto x = static_cast<std::size_t>(spot.x);
    const auto y = static_cast<std::size_t>(spot.y);
    const Cell& cell = grid[y][x];
    const auto mark = look.marks.find(cell.site);
    Mark shown = cell.site != kNoSite && mark != look.marks.end() ? mark->second : Mark::none;
    const bool is_kept = std::ranges::find(look.kept, cell.site) != look.kept.end();
    if (after == nullptr || is_kept || y >= after->size() || x >= (*after)[y].size() ||
        (*after)[y][x] == cell)
        return glyph_of(cell, shown);
    if (shown != Mark::cursor) shown = Mark::ghost;
    return glyph_of((*after)[y][x], shown);
}

struct Step {
    int ahead;
    int aside;
};
Step step_between(Spot from, Spot to, Direction direction) {
    // A row is about as high as two columns are wide.
    const int x = to.x - from.x;
    const int y = 2 * (to.y - from.y);
    switch (direction) {
        case Direction::up: return {-y, std::abs(x)};
        case Direction::down: return {y, std::abs(x)};
        case Direction::left: return {-x, std::abs(y)};
        case Direction::right: return {x, std::abs(y)};
    }
    return {0, 0};
}

}  // namespace

Board::Board(const rules::Canvas& canvas) {
    const Grid all = squared(canvas);
    cut(all);
    find_places(all);
}

void Board::cut(const Grid& all) {
    const std::size_t gap = gap_of(all);
    for (const auto& row : all) field_.emplace_back(row.begin(), row.begin() + length(gap));
    field_.resize(end_of(field_));
    int left = length(gap);
    int right = 0;
    int top = length(field_.size());
    int bottom = 0;
    for (int y = 0; y < length(field_.size()); ++y)
        for (int x = 0; x < length(gap); ++x) {
            const Cell& cell = field_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (cell.site == kNoSite) continue;
            left = std::min(left, x);
            right = std::max(right, x + 1);
            top = std::min(top, y);
            bottom = std::max(bottom, y + 1);
        }
    core_ = {{left, top}, {right - left, bottom - top}};
    take_things(all, gap);
}

// Rows that have surfaces; of what else stands in them only what can be touched.
void Board::take_things(const Grid& all, std::size_t from) {
    const auto has_paper = [](const Cell& cell) { return cell.paper != Paper::none; };
    std::size_t left = all.empty() ? 0 : all.front().size();
    for (const auto& row : all)
        for (std::size_t x = from; x < row.size(); ++x)
            if (has_paper(row[x])) left = std::min(left, x);
    for (const auto& row : all) {
        if (left >= row.size()) return;
        std::vector<Cell> part(row.begin() + length(left), row.end());
        const bool keep = std::ranges::any_of(part, has_paper);
        for (Cell& cell : part)
            if (!keep || (!has_paper(cell) && cell.site == kNoSite)) cell = Cell{};
        if (keep || (!things_.empty() && !std::ranges::all_of(things_.back(), is_blank)))
            things_.push_back(std::move(part));
    }
    while (!things_.empty() && std::ranges::all_of(things_.back(), is_blank)) things_.pop_back();
}

// Of the cells of a site the one nearest to their middle: two sites may share a middle, but never a cell.
void Board::find_places(const Grid& all) {
    std::map<SiteId, std::vector<Spot>> cells;
    for (int y = 0; y < length(all.size()); ++y)
        for (int x = 0; x < length(all.front().size()); ++x)
            if (const SiteId site = all[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)].site;
                site != kNoSite)
                cells[site].push_back({x, y});
    for (const auto& [site, spots] : cells) {
        const int count = length(spots.size());
        Spot sum;
        for (const Spot spot : spots) sum = {sum.x + spot.x, sum.y + spot.y};
        const auto distance = [&](Spot spot) {
            return std::abs(spot.x * count - sum.x) + 2 * std::abs(spot.y * count - sum.y);
        };
        places_[site] = *std::ranges::min_element(spots, {}, distance);
    }
}

Size Board::size_of(const Grid& grid) {
    return {grid.empty() ? 0 : length(grid.front().size()), length(grid.size())};
}

std::optional<Spot> Board::place_of(SiteId site) const {
    const auto found = places_.find(site);
    return found == places_.end() ? std::nullopt : std::optional(found->second);
}

Board::Box window_of(const Board& board, Size room, std::optional<Spot> focus) {
    const Board::Box& core = board.core();
    const Span columns = fit_span(board.size().columns, {core.corner.x, core.size.columns}, room.columns,
                                  focus ? std::optional(focus->x) : std::nullopt);
    const Span rows = fit_span(board.size().rows, {core.corner.y, core.size.rows}, room.rows,
                               focus ? std::optional(focus->y) : std::nullopt);
    return {{columns.begin, rows.begin}, {columns.length, rows.length}};
}

void draw_board(const BoardLook& look, const Board::Box& window, Spot corner, Picture& picture) {
    const Grid* after = look.ghost == nullptr ? nullptr : &look.ghost->field();
    for (int y = 0; y < window.size.rows; ++y)
        for (int x = 0; x < window.size.columns; ++x)
            picture.put({corner.x + x, corner.y + y},
                        look_at(look, look.board.field(), after, {window.corner.x + x, window.corner.y + y}));
}

void draw_things(const BoardLook& look, Spot corner, Size room, Picture& picture) {
    const Size size = look.board.size_of_things();
    for (int y = 0; y < std::min(size.rows, room.rows); ++y)
        for (int x = 0; x < std::min(size.columns, room.columns); ++x)
            picture.put({corner.x + x, corner.y + y}, look_at(look, look.board.things(), nullptr, {x, y}));
}

std::optional<SiteId> neighbour(const Board& board, SiteId from, Direction direction,
                                std::span<const SiteId> sites) {
    constexpr int kAside = 3;  // what lies straight ahead comes before what is only near
    const auto here = board.place_of(from);
    if (!here) return std::nullopt;
    std::optional<SiteId> best;
    int least = 0;
    for (const SiteId site : sites) {
        const auto there = board.place_of(site);
        if (!there) continue;
        const Step step = step_between(*here, *there, direction);
        if (step.ahead <= 0) continue;
        const int cost = step.ahead + kAside * step.aside;
        if (best && cost >= least) continue;
        best = site;
        least = cost;
    }
    return best;
}

std::optional<SiteId> nearest(const Board& board, Spot to, std::span<const SiteId> sites) {
    std::optional<SiteId> best;
    int least = 0;
    for (const SiteId site : sites) {
        const auto there = board.place_of(site);
        if (!there) continue;
        const int distance = std::abs(there->x - to.x) + 2 * std::abs(there->y - to.y);
        if (best && distance >= least) continue;
        best = site;
        least = distance;
    }
    return best;
}

}  // namespace thwart::cli::tui
