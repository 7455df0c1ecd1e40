#include "cli/tui/menu.hpp"

#include "catalog/registry.hpp"

#include <gtest/gtest.h>

namespace thwart::cli::tui {
namespace {

using Kind = Key::Kind;
using namespace std::string_literals;  // NOLINT(google-build-using-namespace)

std::string show(Menu& menu, Size size = {80, 24}) { return to_text(menu.draw(size)); }
bool shows(Menu& menu, std::string_view text) { return show(menu).find(text) != std::string::npos; }
void press(Menu& menu, std::initializer_list<Kind> keys) {
    for (const Kind kind : keys) menu.handle(Key::of(kind));
}

Menu menu_with(std::vector<SavedMatch> saved = {}, texts::Language language = texts::Language::en) {
    return Menu(language, [saved] { return saved; });
}

TEST(Menu, EnterStartsTheUsualMatch) {
    Menu menu = menu_with();
    EXPECT_TRUE(shows(menu, "Start the match")) << show(menu);
    EXPECT_TRUE(shows(menu, "Computer, level 4: steady"));
    press(menu, {Kind::enter});
    EXPECT_EQ(menu.next(), Menu::Next::start);
    const match::Terms terms = menu.terms();
    EXPECT_EQ(terms.setup, "quoridor:players=2,sidestep=barred,first=1");
    ASSERT_EQ(terms.players.size(), 2U);
    EXPECT_TRUE(terms.players[0].is_person());
    EXPECT_EQ(terms.players[1].level, 4U);
}

// Every game and every value of every option can be reached, and can be played.
TEST(Menu, EveryChoiceIsAMatch) {
    Menu menu = menu_with();
    for (std::size_t game = 0; game < catalog::modules().size(); ++game) {
        for (int row = 2; row < 15; ++row) {
            press(menu, {Kind::right});
            const auto terms = match::checked(menu.terms());
            EXPECT_TRUE(terms.ok()) << menu.terms().setup << ' ' << (terms ? "" : terms.error().text());
            press(menu, {Kind::down});
            if (menu.next() != Menu::Next::stay) break;
        }
        while (!shows(menu, "▸ Game")) press(menu, {Kind::down});
        press(menu, {Kind::right});
    }
}

TEST(Menu, SeatsTurnThroughPeopleAndLevels) {
    Menu menu = menu_with();
    while (!shows(menu, "▸ ■ Blue")) press(menu, {Kind::down});
    for (int i = 0; i < 4; ++i) press(menu, {Kind::left});
    EXPECT_TRUE(menu.terms().players[1].is_person());
    EXPECT_TRUE(shows(menu, "Another person here")) << show(menu);
    press(menu, {Kind::left});
    EXPECT_EQ(menu.terms().players[1].level, 8U);
}

TEST(Menu, PeopleHaveNames) {
    Menu menu = menu_with();
    while (!shows(menu, "▸ ● Name")) press(menu, {Kind::down});
    press(menu, {Kind::enter});
    for (const char32_t letter : U"Žana"s) menu.handle(Key::of(letter));
    EXPECT_TRUE(shows(menu, "Name Žana")) << show(menu);
    press(menu, {Kind::enter});
    EXPECT_EQ(menu.terms().players[0].name, "Žana");
    EXPECT_TRUE(match::checked(menu.terms()).ok());
    press(menu, {Kind::enter});
    for (int i = 0; i < 200; ++i) menu.handle(Key::of(U'ž'));
    press(menu, {Kind::enter});
    EXPECT_EQ(menu.terms().players[0].name.size(), match::kLongestName - 1);  // "Žana" has five bytes
    EXPECT_TRUE(match::checked(menu.terms()).ok());
}

TEST(Menu, SeveralAgreeOnMore) {
    Menu menu = menu_with();
    EXPECT_FALSE(shows(menu, "When somebody leaves"));
    while (!shows(menu, "▸ Players")) press(menu, {Kind::down});
    press(menu, {Kind::right});
    for (const char* row : {"▸ When somebody leaves", "▸ Third repetition of a position", "▸ Takebacks"}) {
        while (!shows(menu, row)) press(menu, {Kind::down});
        press(menu, {Kind::right});
    }
    EXPECT_EQ(menu.terms().leaving, match::Leaving::retire);
    EXPECT_FALSE(menu.terms().repetition);
    EXPECT_FALSE(menu.terms().takebacks);
    EXPECT_TRUE(shows(menu, "The seat retires")) << show(menu);
}

TEST(Menu, ResumesWhatWasSaved) {
    Menu empty = menu_with();
    while (!shows(empty, "▸ Resume")) press(empty, {Kind::down});
    press(empty, {Kind::enter});
    EXPECT_TRUE(shows(empty, "There is no saved match yet."));
    Menu menu = menu_with({{"a.match", "quoridor", "2026-11-15", 3}, {"b.match", "halma", "2026-11-14", 1}});
    while (!shows(menu, "▸ Resume")) press(menu, {Kind::down});
    press(menu, {Kind::enter});
    EXPECT_TRUE(shows(menu, "Quoridor, 2026-11-15, 3 turns played")) << show(menu);
    press(menu, {Kind::down, Kind::enter});
    EXPECT_EQ(menu.next(), Menu::Next::resume);
    EXPECT_EQ(menu.path(), "b.match");
}

TEST(Menu, SpeaksEveryLanguage) {
    for (const texts::Language language : texts::kLanguages) {
        Menu menu = menu_with({}, language);
        const std::string text = show(menu);
        EXPECT_EQ(text.find("menu-"), std::string::npos) << text;
        EXPECT_EQ(text.find("-option-"), std::string::npos) << text;
    }
}

TEST(Menu, FitsSmallWindows) {
    Menu menu = menu_with();
    while (!shows(menu, "▸ ■ Blue")) press(menu, {Kind::down});
    EXPECT_NE(show(menu, {40, 12}).find("\n Computer, level 4: steady\n"), std::string::npos)
        << show(menu, {40, 12});
    for (const Size size : {Size{1, 1}, Size{30, 5}, Size{60, 12}}) {
        for (int i = 0; i < 12; ++i) {
            const std::string text = show(menu, size);
            EXPECT_EQ(std::ranges::count(text, '\n'), size.rows);
            EXPECT_TRUE(size.columns < 10 || text.find("▸") != std::string::npos) << text;
            press(menu, {Kind::down});
        }
    }
}

}  // namespace
}  // namespace thwart::cli::tui
