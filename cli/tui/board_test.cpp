#include "cli/tui/board.hpp"

#include "base/random.hpp"
#include "catalog/input_tree.hpp"
#include "catalog/registry.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace thwart::cli::tui {
namespace {

using rules::SiteId;

std::unique_ptr<catalog::Session> open(std::string_view setup, std::string_view position = "") {
    auto session = catalog::start(setup);
    EXPECT_TRUE(session.ok()) << setup;
    EXPECT_TRUE(position.empty() || (*session)->set_position(position).ok()) << position;
    return std::move(*session);
}

SiteId site(const catalog::Session& session, std::string_view label) {
    const auto sites = session.topology().sites;
    return static_cast<SiteId>(std::ranges::find(sites, label, &rules::Site::label) - sites.begin());
}

// Words come from the catalogue; a drawing has letters and numbers of the notation alone.
TEST(Board, HasNoWords) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    for (const auto* module : catalog::modules())
        for (const auto& options : rules::all_options(module->keys)) {
            const rules::Canvas drawing = module->start(options)->draw();
            const std::string text = rules::to_ascii(drawing);
            const auto two = std::ranges::adjacent_find(
                text, [&](char one, char next) { return is_letter(one) && is_letter(next); });
            EXPECT_EQ(two, text.end()) << module->name << '\n' << text;
            const Board board(drawing);
            EXPECT_LE(board.size().columns, 56) << module->name;
            EXPECT_LE(board.size().rows, 22) << module->name;  // with two lines below it, 80x24 is enough
        }
}

// Everything a move can touch has a place, so that every move can be entered with the pointer.
TEST(Board, HasAPlaceForEveryTouch) {
    for (const auto* module : catalog::modules())
        for (const auto& options : rules::all_options(module->keys)) {
            const auto session = module->start(options);
            base::Random random(3);
            for (int i = 0; i < 80 && session->turn().kind != rules::Turn::Kind::over; ++i) {
                if (session->turn().kind == rules::Turn::Kind::decision && i % 8 == 0) {
                    const Board board(session->draw());
                    for (const auto& step : session->legal())
                        for (const SiteId each : session->touches(step.text))
                            EXPECT_TRUE(board.place_of(each)) << module->name << ' ' << step.text;
                }
                session->play_random(random);
            }
        }
}

TEST(Board, KeepsShibuyasTiles) {
    const Board board(open("shibuya")->draw());
    EXPECT_GT(board.size_of_things().rows, 3);
    EXPECT_LE(board.size_of_things().columns, 24);
    EXPECT_EQ(Board(open("quoridor")->draw()).size_of_things().rows, 0);
}

TEST(Board, ShowsThePartThatFits) {
    const Board board(open("quoridor")->draw());
    EXPECT_EQ(window_of(board, {80, 30}, std::nullopt), (Board::Box{{0, 0}, board.size()}));
    const auto core = window_of(board, {80, 18}, std::nullopt);
    EXPECT_LE(core.corner.y, board.core().corner.y);
    EXPECT_GE(core.corner.y + core.size.rows, board.core().corner.y + board.core().size.rows);
    EXPECT_EQ(core.size.rows, 18);
    for (const Spot focus : {Spot{4, 2}, Spot{20, 10}, Spot{36, 18}}) {
        const auto part = window_of(board, {20, 8}, focus);
        EXPECT_EQ(part.size, (Size{20, 8}));
        EXPECT_TRUE(part.corner.x <= focus.x && focus.x < part.corner.x + 20) << focus.x;
        EXPECT_TRUE(part.corner.y <= focus.y && focus.y < part.corner.y + 8) << focus.y;
    }
}

TEST(Board, ThePointerGoesToTheNearestSite) {
    const auto session = open("quoridor");
    const Board board(session->draw());
    std::vector<SiteId> squares;
    for (const char* label : {"e1", "e2", "d1", "f1"}) squares.push_back(site(*session, label));
    EXPECT_EQ(neighbour(board, site(*session, "e1"), Direction::up, squares), site(*session, "e2"));
    EXPECT_EQ(neighbour(board, site(*session, "e1"), Direction::left, squares), site(*session, "d1"));
    EXPECT_EQ(neighbour(board, site(*session, "e1"), Direction::down, squares), std::nullopt);
    EXPECT_EQ(nearest(board, *board.place_of(site(*session, "e3")), squares), site(*session, "e2"));
}

// From any possible site every other can be reached with the arrow keys.
TEST(Board, ThePointerReachesEverySite) {
    for (const char* setup : {"quoridor", "halma", "shibuya:mode=open", "halma:players=3"}) {
        const auto session = open(setup);
        const Board board(session->draw());
        const auto sites = catalog::InputTree(*session).at({}).next;
        std::vector<SiteId> reached = {sites.front()};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const auto direction : {Direction::up, Direction::down, Direction::left, Direction::right})
                if (const auto to = neighbour(board, reached[i], direction, sites);
                    to && std::ranges::find(reached, *to) == reached.end())
                    reached.push_back(*to);
        for (const SiteId each : sites)
            EXPECT_NE(std::ranges::find(reached, each), reached.end())
                << setup << ' ' << session->topology().sites[each].label;
    }
}

TEST(Board, AGhostShowsWhatWouldChange) {
    const auto session = open("quoridor");
    const Board board(session->draw());
    const auto after = session->clone();
    ASSERT_TRUE(after->play("e3h").ok());
    const Board ghost(after->draw());
    Picture picture(board.size());
    draw_board({board, &ghost, {{site(*session, "e2"), Mark::target}}, {}}, {{0, 0}, board.size()}, {0, 0},
               picture);
    int ghosts = 0;
    int targets = 0;
    for (int y = 0; y < picture.size().rows; ++y)
        for (int x = 0; x < picture.size().columns; ++x) {
            ghosts += picture.at({x, y}).style.mark == Mark::ghost ? 1 : 0;
            targets += picture.at({x, y}).style.mark == Mark::target ? 1 : 0;
        }
    EXPECT_EQ(ghosts, 7);  // the columns of a fence
    EXPECT_EQ(targets, 3);
}

}  // namespace
}  // namespace thwart::cli::tui
