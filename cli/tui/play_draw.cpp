// The drawing of a match: board, panel, status line, input line.

#include "base/text.hpp"
#include "cli/game_words.hpp"
#include "cli/seat_look.hpp"
#include "cli/tui/pages.hpp"
#include "cli/tui/play_screen.hpp"

#include <algorithm>
#include <array>

namespace thwart::cli::tui {
namespace {

using rules::Seat;
using rules::SiteId;
using rules::Turn;
using Progress = catalog::InputTree::Progress;

// Lines of a die, with its spots.
constexpr std::array<std::array<std::u32string_view, 3>, 6> kFaces = {{{U"     ", U"  ●  ", U"     "},
                                                                       {U" ●   ", U"     ", U"   ● "},
                                                                       {U" ●   ", U"  ●  ", U"   ● "},
                                                                       {U" ● ● ", U"     ", U" ● ● "},
                                                                       {U" ● ● ", U"  ●  ", U" ● ● "},
                                                                       {U" ● ● ", U" ● ● ", U" ● ● "}}};
constexpr int kDieRows = 3;

void put_mark(Marks& marks, SiteId site, Mark mark) {
    Mark& now = marks[site];
    now = std::max(now, mark);
}

}  // namespace

Marks PlayScreen::marks() const {
    Marks marks;
    for (const SiteId site : last_) put_mark(marks, site, Mark::last);
    if (!may_enter()) return marks;
    for (const SiteId site : clear_targets()) put_mark(marks, site, Mark::target);
    for (const SiteId site : hint_) put_mark(marks, site, Mark::chosen);
    for (const SiteId site : touched_) put_mark(marks, site, Mark::chosen);
    if (cursor_ && !is_typing_) put_mark(marks, *cursor_, Mark::cursor);
    return marks;
}

// The board after the move that Enter would make.
std::unique_ptr<Board> PlayScreen::ghost(std::vector<SiteId>& kept) const {
    if (!may_enter() || !cursor_ || is_typing_) return nullptr;
    std::vector<SiteId> sites = touched_;
    sites.push_back(*cursor_);
    const auto answer = tree_.at(sites);
    if (answer.steps.size() != 1) return nullptr;
    const auto after = table_.session().clone();
    if (const auto played = after->play(answer.steps.front()); !played) return nullptr;
    const std::size_t count = after->topology().sites.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto site = static_cast<SiteId>(i);
        if (table_.session().token(site) != 0 && after->token(site) == 0) kept.push_back(site);
    }
    return std::make_unique<Board>(after->draw());
}

Picture PlayScreen::draw(Size size) {
    Picture picture(size);
    const Layout layout = lay_out(size, board_->size(), match().seats());
    if (layout.is_too_small) {
        draw_too_small(picture);
    } else {
        std::vector<SiteId> kept;
        const auto after = ghost(kept);
        const BoardLook look{*board_, after.get(), marks(), kept};
        const auto focus = cursor_ ? board_->place_of(*cursor_) : std::nullopt;
        draw_board(look, window_of(*board_, layout.board_room, focus), layout.board, picture);
        if (layout.has_title) draw_title(picture);
        draw_panel(layout, look, picture);
        draw_bottom(layout, picture);
        if (overlay_) overlay_->draw(picture, *words_);
    }
    shown_ = picture;
    return picture;
}

void PlayScreen::draw_too_small(Picture& picture) const {
    const std::string text =
        words_->text("window-small", {{"columns", kSmallest.columns}, {"rows", kSmallest.rows}});
    int row = 0;
    for (const std::string& line : wrap(text, picture.size().columns)) picture.write({0, row++}, line);
}

void PlayScreen::draw_title(Picture& picture) const {
    picture.write({1, 0}, texts().game_name(), kStrong, picture.size().columns - 2);
}

void PlayScreen::draw_panel(const Layout& layout, const BoardLook& look, Picture& picture) const {
    if (layout.panel_place == Layout::Panel::away) return;
    Spot spot = layout.panel;
    Size room = layout.panel_room;
    const auto advance = [&](int rows) {
        spot.y += rows;
        room.rows -= rows;
    };
    const int things = look.board.size_of_things().rows;
    const bool is_brief =
        layout.panel_place == Layout::Panel::below && room.rows < static_cast<int>(2 * match().seats());
    for (unsigned i = 0; i < match().seats() && room.rows > 0; ++i)
        advance(draw_seat(Seat(i), spot, room, is_brief, picture));
    const GameWords words(table_.session(), *words_);
    for (const Tally& tally : words.of_table()) {
        if (room.rows <= 0) return;
        const int width = picture.write(spot, fit(tally.text, room.columns), kMuted);
        const auto mark = look.marks.find(tally.site);
        if (mark != look.marks.end()) {
            const Style style{.mark = mark->second};
            picture.write(spot, fit(tally.text, room.columns), style);
        }
        picture.set_site(spot, width, tally.site);
        advance(1);
    }
    if (things > 0 && room.rows > things) {
        advance(1);
        draw_things(look, spot, room, picture);
        advance(things);
    }
    advance(draw_die(spot, room, picture));
    if (room.rows >= 3) draw_turns(spot, room, picture);
}

int PlayScreen::draw_seat(Seat seat, Spot spot, Size room, bool is_brief, Picture& picture) const {
    const PlayTexts said = texts();
    const Turn turn = match().turn();
    const bool acts = turn.kind != Turn::Kind::over && turn.seat == seat;
    const bool is_out = match().is_retired(seat);
    const Style own{.ink = ink_of(table_.session(), seat), .bold = true};
    const auto left = match().remaining(seat, table_.now());
    const std::string clock = left ? format_left(*left) : "";
    const int width = room.columns - (clock.empty() ? 0 : width_of(clock) + 1);
    if (acts) picture.write(spot, "▸", kStrong);
    int x = 2 + picture.write({spot.x + 1, spot.y}, encode(shape_of(table_.session(), seat)),
                              is_out ? kMuted : own);
    x +=
        picture.write({spot.x + x, spot.y}, fit(said.seat_label(seat), width - x), is_out ? kMuted : own) + 2;
    if (x < width)
        picture.write({spot.x + x, spot.y}, fit(said.player_briefly(seat), width - x),
                      acts ? kPlain : kMuted);
    if (left)
        picture.write({spot.x + room.columns - width_of(clock), spot.y}, clock, acts ? kStrong : kPlain);
    if (is_brief || room.rows < 2) return 1;
    std::string tallies;
    for (const Tally& tally : GameWords(table_.session(), *words_).of_seat(seat))
        tallies += base::cat(tallies.empty() ? "" : ", ", tally.text);
    if (is_out) tallies = said.about("event-retired", seat);
    if (tallies.empty()) return 1;
    const int indent = room.columns < 26 ? 1 : 3;
    picture.write({spot.x + indent, spot.y + 1}, fit(tallies, room.columns - indent), kMuted);
    return 2;
}

int PlayScreen::draw_die(Spot spot, Size room, Picture& picture) const {
    const Turn turn = match().turn();
    if (turn.kind == Turn::Kind::over || room.rows < kDieRows + 2) return 0;
    const GameWords words(table_.session(), *words_);
    const unsigned number = words.die(turn.seat);
    if (number < 1 || number > kFaces.size()) return 0;
    const Style style{.ink = ink_of(table_.session(), turn.seat), .paper = rules::Paper::white, .bold = true};
    for (int row = 0; row < kDieRows; ++row) {
        std::string line;
        for (const char32_t letter : kFaces[number - 1][static_cast<std::size_t>(row)])
            line += encode(letter);
        picture.write({spot.x + 3, spot.y + 1 + row}, line, style);
    }
    return kDieRows + 1;
}

void PlayScreen::draw_turns(Spot spot, Size room, Picture& picture) const {
    const auto turns = match().line().turns();
    if (turns.empty()) return;
    picture.write({spot.x, spot.y + 1}, fit(words_->text("panel-moves"), room.columns), kMuted);
    const auto shown = std::min(turns.size(), static_cast<std::size_t>(room.rows - 2));
    for (std::size_t i = 0; i < shown; ++i) {
        const std::size_t index = turns.size() - shown + i;
        const int row = spot.y + 2 + static_cast<int>(i);
        const std::string number = base::cat(index + 1);
        const Style own{.ink = ink_of(table_.session(), turns[index].seat), .bold = true};
        picture.write({spot.x + 3 - std::min(width_of(number), 3), row}, number, kMuted);
        picture.write({spot.x + 4, row}, encode(shape_of(table_.session(), turns[index].seat)), own);
        picture.write({spot.x + 6, row}, fit(turn_text(turns[index]), room.columns - 6),
                      index + 1 == turns.size() ? kPlain : kMuted);
    }
}

std::string PlayScreen::progress_text() const {
    const auto thought = table_.thinking().progress();
    if (!thought || thought->depth == 0) return "";
    std::string text = words_->text("status-thinking-ahead", {{"count", thought->depth}});
    if (thought->lines.empty() || purpose_ == Purpose::hint) return text;
    constexpr std::size_t kSteps = 6;
    const auto& steps = thought->lines.front().steps;
    for (std::size_t i = 0; i < std::min(steps.size(), kSteps); ++i)
        text += base::cat(i == 0 ? ": " : " ", steps[i]);
    return text;
}

std::string PlayScreen::status() const {
    const PlayTexts said = texts();
    if (match().result()) return said.ending();
    const Turn turn = match().turn();
    if (purpose_ == Purpose::hint)
        return base::cat(words_->text("hint-thinking"), progress_.empty() ? "" : " · ", progress_);
    if (purpose_ == Purpose::move)
        return base::cat(words_->text("status-thinking-seat", {{"seat", said.seat_word(turn.seat)}}),
                         progress_.empty() ? "" : " · ", progress_);
    std::string text = table_.you() == turn.seat
                           ? words_->text("status-your-turn")
                           : words_->text("status-seat-turn", {{"seat", said.seat_word(turn.seat)}});
    const bool is_pass = answer_.steps.size() == 1 && answer_.next.empty() && touched_.empty();
    const std::string phase = is_pass ? base::cat(words_->text("status-passes-you"), " · Enter")
                              : answer_.progress == Progress::partial
                                  ? words_->text("status-choose-target")
                                  : GameWords(table_.session(), *words_).phase();
    for (const std::string& more : {phase, said.standstill()})
        if (!more.empty()) text += base::cat(" · ", more);
    return text;
}

// Of the seat to act, for where there is no panel.
std::string PlayScreen::clock_text() const {
    const Turn turn = match().turn();
    if (turn.kind == Turn::Kind::over) return "";
    const auto left = match().remaining(turn.seat, table_.now());
    return left ? format_left(*left) : "";
}

std::string PlayScreen::key_bar() const { return words_->text(match().result() ? "keys-over" : "keys-play"); }

void PlayScreen::draw_bottom(const Layout& layout, Picture& picture) const {
    const int columns = picture.size().columns;
    const std::string text = message_.empty() ? status() : message_;
    const std::string clock = layout.panel_place == Layout::Panel::away ? clock_text() : "";
    const int room = columns - 2 - (clock.empty() ? 0 : width_of(clock) + 1);
    picture.write({1, layout.status_row}, fit(text, room), kStrong);
    picture.write({columns - 1 - width_of(clock), layout.status_row}, clock, kStrong);
    if (!is_typing_) {
        // A message never hides that a computer is thinking.
        const bool is_covered = !message_.empty() && purpose_ != Purpose::none;
        picture.write({1, layout.input_row}, fit(is_covered ? status() : key_bar(), columns - 2), kMuted);
        return;
    }
    const int used = picture.write({1, layout.input_row}, words_->text("input-prompt"), kPlain) + 2;
    std::string typed;
    for (const char32_t letter : typed_) typed += encode(letter);
    const int end = used + picture.write({used, layout.input_row}, typed, kStrong);
    picture.caret = Spot{std::min(end, columns - 1), layout.input_row};
}

}  // namespace thwart::cli::tui
