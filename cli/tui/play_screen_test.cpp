#include "cli/tui/play_screen.hpp"

#include "cli/play_fakes.hpp"

#include <chrono>
#include <thread>

namespace thwart::cli::tui {
namespace {

using Kind = Key::Kind;
using rules::Seat;

constexpr Size kUsual{80, 24};

struct Seated {
    explicit Seated(match::Terms terms, MakeThinker make = always<FirstMove>(),
                    texts::Language language = texts::Language::en)
        : fake(std::move(terms), {}, std::move(make)),
          screen(*fake.table, language, [this] { return fake.time; }) {
        settle();
    }

    // Until a person is to act.
    void settle() {
        while (!match().result() && !fake.table->awaits_person()) {
            screen.tick();
            fake.time += 1'000;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        while (screen.tick() && !match().result() && !fake.table->awaits_person()) {
        }
    }
    std::string show(Size size = kUsual) { return to_text(screen.draw(size)); }
    void press(Kind kind) { screen.handle(Key::of(kind)); }
    void press(std::u32string_view letters) {
        for (const char32_t letter : letters) screen.handle(Key::of(letter));
    }
    [[nodiscard]] const match::Match& match() const { return fake.table->match(); }
    bool shows(std::string_view text, Size size = kUsual) {
        const std::string screen_text = show(size);
        const bool found = screen_text.find(text) != std::string::npos;
        if (!found) ADD_FAILURE() << "no '" << text << "' in\n" << screen_text;
        return found;
    }
    Spot spot_of(std::string_view label) {
        const auto sites = fake.table->session().topology().sites;
        const auto id =
            static_cast<rules::SiteId>(std::ranges::find(sites, label, &rules::Site::label) - sites.begin());
        const Picture picture = screen.draw(kUsual);
        for (int y = 0; y < kUsual.rows; ++y)
            for (int x = 0; x < kUsual.columns; ++x)
                if (picture.at({x, y}).site == id) return {x, y};
        ADD_FAILURE() << label << " is not on the screen";
        return {};
    }

    FakeTable fake;
    PlayScreen screen;
};

match::Terms quoridor() { return terms_with("quoridor", {you(), computer()}); }
match::Terms people(std::string setup) { return terms_with(std::move(setup), {you(), you()}); }

TEST(PlayScreen, ShowsTheTableInTheirWords) {
    Seated seated(quoridor());
    EXPECT_TRUE(seated.shows("● Red"));
    EXPECT_TRUE(seated.shows("10 fences left"));
    EXPECT_TRUE(seated.shows("Your turn · Move your pawn or put up a fence"));
    EXPECT_EQ(seated.show().find("seat 1"), std::string::npos) << seated.show();
}

TEST(PlayScreen, WarnsOfAStandstill) {
    match::Terms terms = people("shibuya");
    const std::string row = "BbWw,BbWw,BbWw,BbWw";
    terms.position = base::cat(row, '/', row, '/', row, '/', row, " -;d5;N1 -;f3;- 0,0,0,0,0,0 move 0 1");
    terms.repetition = false;
    Seated seated(terms);
    const auto play = [&](std::u32string_view step) {
        seated.press(U":");
        seated.press(step);
        seated.press(Kind::enter);
        seated.settle();
    };
    for (int i = 0; i < 12; ++i)
        for (const std::u32string_view step : {U"d5-c5", U"f3-e3", U"c5-d5", U"e3-f3"}) play(step);
    EXPECT_TRUE(seated.shows("Walk with a piece · Standstill: the side ahead wins in 2 turns"));
    play(U"d5-c5");
    play(U"f3-e3");
    EXPECT_TRUE(seated.shows("Fifty turns went by without progress. Red is ahead and wins."));
}

TEST(PlayScreen, ThePointerMovesThePawn) {
    Seated seated(quoridor());
    seated.press(Kind::tab);  // the squares: e2, then d1 and f1
    seated.press(Kind::enter);
    ASSERT_EQ(seated.match().line().size(), 1U);
    EXPECT_EQ(seated.match().line().steps()[0].step.size(), 2U);
    seated.settle();
    EXPECT_TRUE(seated.shows("a1h"));
}

TEST(PlayScreen, TypedMovesAreCompleted) {
    Seated seated(quoridor());
    seated.press(U"e2");
    EXPECT_TRUE(seated.shows("Your move: e2"));
    seated.press(Kind::tab);
    EXPECT_TRUE(seated.shows("3 moves begin like this. e2 e2h e2v"));
    seated.press(Kind::enter);
    ASSERT_EQ(seated.match().line().size(), 1U);
    EXPECT_EQ(seated.match().line().steps()[0].step, "e2");
}

// The letter of a command begins a move only behind a colon.
TEST(PlayScreen, AColonBeginsATypedMove) {
    Seated seated(quoridor());
    seated.press(U":h3h");
    seated.press(Kind::enter);
    ASSERT_EQ(seated.match().line().size(), 1U);
    EXPECT_EQ(seated.match().line().steps()[0].step, "h3h");
}

TEST(PlayScreen, SaysWhyAMoveIsRefused) {
    Seated seated(quoridor());
    seated.press(U"e9");
    seated.press(Kind::enter);
    EXPECT_TRUE(seated.shows("Your pawn goes one square up"));
    seated.press(Kind::left);
    EXPECT_TRUE(seated.shows("Your turn"));
    seated.press(U"zz");
    seated.press(Kind::enter);
    EXPECT_TRUE(seated.shows("zz cannot be read as a move."));
    EXPECT_EQ(seated.match().line().size(), 0U);
}

TEST(PlayScreen, AFenceNeedsTwoClicksAndASquareOne) {
    Seated seated(people("quoridor"));
    seated.screen.handle(Key::click(seated.spot_of("c3h")));
    EXPECT_EQ(seated.match().line().size(), 0U);  // shown, not placed
    seated.screen.handle(Key::click(seated.spot_of("c3h")));
    ASSERT_EQ(seated.match().line().size(), 1U);
    EXPECT_EQ(seated.match().line().steps()[0].step, "c3h");
    seated.screen.handle(Key::click(seated.spot_of("e8")));
    ASSERT_EQ(seated.match().line().size(), 2U);
}

TEST(PlayScreen, TwoTouchesWalkAndEscForgetsTheFirst) {
    Seated seated(people("halma"));
    seated.screen.handle(Key::click(seated.spot_of("e3")));
    seated.screen.handle(Key::click(seated.spot_of("e5")));  // another man: begins again
    EXPECT_TRUE(seated.shows("Choose where to go"));
    seated.press(Kind::escape);
    EXPECT_FALSE(seated.show().find("Choose where to go") != std::string::npos);
    EXPECT_EQ(seated.match().line().size(), 0U);
    seated.screen.handle(Key::click(seated.spot_of("e5")));
    seated.press(Kind::enter);
    EXPECT_EQ(seated.match().line().size(), 1U);
}

TEST(PlayScreen, TakesBackWhileTheComputerThinks) {
    Seated seated(quoridor(), always<Dreamer>());
    seated.press(U"e2");
    seated.press(Kind::enter);
    seated.screen.tick();
    EXPECT_TRUE(seated.shows("Blue is thinking"));
    seated.press(U"u");
    EXPECT_EQ(seated.match().line().size(), 0U);
    EXPECT_TRUE(seated.shows("The last turn is taken back."));
    EXPECT_TRUE(seated.fake.table->awaits_person());
}

TEST(PlayScreen, AMessageDoesNotHideTheThinking) {
    match::Terms terms = terms_with("quoridor:players=4", {you(), computer(), computer(), computer()});
    terms.leaving = match::Leaving::retire;
    Seated seated(terms, always<Dreamer>());
    seated.press(U"ry");
    seated.screen.tick();
    EXPECT_TRUE(seated.shows("You are out of the match."));
    EXPECT_TRUE(seated.shows("Blue is thinking"));
}

TEST(PlayScreen, SaysWhyNothingIsTakenBackOrOffered) {
    Seated seated(quoridor());
    seated.press(U"u");
    EXPECT_TRUE(seated.shows("There is no turn of yours to take back yet."));
    seated.press(U"o");
    EXPECT_TRUE(seated.shows("Blue declines the draw."));
    seated.press(U"o");
    EXPECT_TRUE(seated.shows("You can offer a draw again after your next move."));
}

TEST(PlayScreen, TypedLettersMayBeLargeOrSmall) {
    Seated seated(quoridor());
    seated.press(U":E2");
    seated.press(Kind::tab);
    EXPECT_TRUE(seated.shows("3 moves begin like this. e2 e2h e2v"));
    seated.press(Kind::escape);
    seated.press(U":E2H");
    seated.press(Kind::enter);
    ASSERT_EQ(seated.match().line().size(), 1U);
    EXPECT_EQ(seated.match().line().steps()[0].step, "e2h");
}

TEST(PlayScreen, GivesHints) {
    Seated seated(quoridor());
    seated.press(U"h");
    EXPECT_TRUE(seated.shows("Looking for a good move"));
    for (int i = 0; i < 1'000 && seated.screen.patience_ms(); ++i) {
        seated.screen.tick();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_TRUE(seated.shows("Try a1h"));
    EXPECT_EQ(seated.match().line().size(), 0U);
    seated.press(Kind::enter);  // the pointer is there already
    EXPECT_EQ(seated.match().line().size(), 1U);
}

TEST(PlayScreen, ResigningIsAskedAbout) {
    Seated seated(quoridor());
    seated.press(U"r");
    EXPECT_TRUE(seated.shows("Resign this match?"));
    seated.press(U"n");
    EXPECT_FALSE(seated.match().result());
    seated.press(U"ry");
    EXPECT_TRUE(seated.match().result());
    EXPECT_TRUE(seated.shows("Blue wins by resignation."));
    seated.press(U"q");
    EXPECT_EQ(seated.screen.next(), PlayScreen::Next::leave);
}

TEST(PlayScreen, OtherPeopleAreAsked) {
    Seated seated(people("quoridor"));
    seated.press(U"e2");
    seated.press(Kind::enter);
    seated.press(U"o");
    seated.screen.tick();
    EXPECT_TRUE(seated.shows("Blue offers a draw. Do you agree?"));
    seated.press(Kind::enter);
    EXPECT_TRUE(seated.shows("A draw by agreement."));
}

TEST(PlayScreen, LeavingKeepsTheMatch) {
    Seated seated(quoridor());
    seated.press(U"q");
    EXPECT_TRUE(seated.shows("Leave the match?"));
    seated.press(Kind::escape);
    EXPECT_EQ(seated.screen.next(), PlayScreen::Next::stay);
    seated.press(U"qy");
    EXPECT_EQ(seated.screen.next(), PlayScreen::Next::leave);
    EXPECT_FALSE(seated.match().result());
}

TEST(PlayScreen, PagesOpenAndClose) {
    Seated seated(quoridor());
    for (const auto& [key, text] :
         {std::pair(U"?", "Take back"), std::pair(U"R", "Bring your pawn to the far side"),
          std::pair(U"m", "No moves yet")}) {
        seated.press(key);
        EXPECT_TRUE(seated.shows(text));
        seated.press(Kind::escape);
        EXPECT_TRUE(seated.shows("Your turn"));
    }
}

TEST(PlayScreen, ChangesTheLanguage) {
    Seated seated(quoridor());
    seated.press(U"l");
    seated.press(Kind::down);
    seated.press(Kind::enter);
    EXPECT_EQ(seated.screen.language(), texts::Language::de);
    EXPECT_TRUE(seated.shows("Rot"));
}

TEST(PlayScreen, ShowsTheDie) {
    Seated seated(terms_with("barricade:players=2", {you(), you()}));
    EXPECT_TRUE(seated.shows("The die shows "));
    EXPECT_TRUE(seated.shows("5 pieces in the house"));
}

TEST(PlayScreen, ShowsTheTileInTheHand) {
    Seated seated(people("shibuya"));
    EXPECT_TRUE(seated.shows("Lay the tile "));
    EXPECT_TRUE(seated.shows("29 tiles left in the pile"));
}

TEST(PlayScreen, TimeRunsOut) {
    match::Terms terms = quoridor();
    terms.clock = *match::parse_clock("5:00");
    Seated seated(terms);
    EXPECT_TRUE(seated.shows("5:00"));
    EXPECT_TRUE(seated.shows("5:00", {40, 12}));  // without a panel
    seated.fake.time += 301'000'000;
    seated.screen.tick();
    ASSERT_TRUE(seated.match().result());
    EXPECT_TRUE(seated.shows("Blue wins on time."));
}

// The board stays where it is, whatever the status says.
TEST(PlayScreen, TheBoardNeverJumps) {
    Seated seated(quoridor());
    const auto first_row = [&] { return seated.show().substr(0, seated.show().find('\n')); };
    const std::string before = first_row().substr(0, 40);
    for (const char32_t* keys : {U"h", U"e9", U"r", U"n", U":", U"zz"}) {
        seated.press(keys);
        EXPECT_EQ(first_row().substr(0, 40), before);
        seated.press(Kind::escape);
    }
}

TEST(PlayScreen, IsWholeAtEverySize) {
    for (const char* setup : {"quoridor:players=4", "barricade", "halma:players=3", "shibuya:mode=teams"}) {
        const std::size_t seats = std::string_view(setup).starts_with("halma") ? 3 : 4;
        Seated seated(terms_with(setup, std::vector<match::Player>(seats, you())));
        for (const Size size : {Size{1, 1}, Size{20, 5}, Size{36, 12}, Size{40, 30}, Size{60, 20},
                                Size{79, 23}, Size{80, 24}, Size{200, 60}}) {
            const std::string text = seated.show(size);
            EXPECT_EQ(std::ranges::count(text, '\n'), size.rows);
            if (size.columns < kSmallest.columns || size.rows < kSmallest.rows) continue;
            EXPECT_NE(text.find("turn"), std::string::npos) << setup << '\n' << text;
        }
    }
}

// Whole matches with the pointer alone: Tab and Enter lead to the end of any game.
TEST(PlayScreen, AWholeMatchWithTwoKeys) {
    for (const char* setup : {"barricade:players=2", "shibuya:mode=open", "halma:players=2,men=10"}) {
        Seated seated(people(setup));
        u64 random = 12345;
        for (int i = 0; i < 1'500 && !seated.match().result(); ++i) {
            random = random * 6364136223846793005U + 1442695040888963407U;
            for (u64 k = random >> 60U; k > 0; --k) seated.press(Kind::tab);
            seated.press(Kind::enter);
            seated.screen.tick();
        }
        EXPECT_GT(seated.match().line().size(), 100U) << setup;
    }
}

}  // namespace
}  // namespace thwart::cli::tui
