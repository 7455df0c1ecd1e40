#include "cli/play_lines.hpp"

#include "cli/play_fakes.hpp"

#include <sstream>

namespace thwart::cli {
namespace {

struct Played {
    int code = 0;
    std::string text;
};

Played play(FakeTable& fake, const std::string& typed, texts::Language language = texts::Language::en) {
    Played played;
    std::istringstream in(typed);
    played.code = play_lines(*fake.table, texts::Catalogue::of(language), {true, Colours::never}, in,
                             [&](std::string_view text) {
                                 played.text += text;
                                 return kDone;
                             });
    return played;
}

bool has(const Played& played, std::string_view text) { return played.text.find(text) != std::string::npos; }

TEST(PlayLines, MovesAndAnswers) {
    FakeTable fake(terms_with("quoridor", {you(), computer()}));
    const Played played = play(fake, "e2\nquit\n");
    EXPECT_EQ(played.code, kDone);
    EXPECT_TRUE(has(played, "Your move: ")) << played.text;
    EXPECT_TRUE(has(played, "Blue: a1h\n")) << played.text;
    EXPECT_EQ(fake.table->match().line().size(), 2U);
}

TEST(PlayLines, SaysWhyNot) {
    FakeTable fake(terms_with("quoridor", {you(), computer()}));
    const Played played = play(fake, "nonsense\ne9\nundo\n");
    EXPECT_TRUE(has(played, "nonsense cannot be read as a move.")) << played.text;
    EXPECT_TRUE(has(played, "Your pawn goes one square up, down, left or right")) << played.text;
    EXPECT_TRUE(has(played, "There is no turn of yours to take back yet.")) << played.text;
    EXPECT_EQ(fake.table->match().line().size(), 0U);
}

TEST(PlayLines, TakesBack) {
    FakeTable fake(terms_with("quoridor", {you(), computer()}));
    const Played played = play(fake, "e2\nundo\n");
    EXPECT_TRUE(has(played, "The last turn is taken back.")) << played.text;
    EXPECT_EQ(fake.table->match().line().size(), 0U);
}

TEST(PlayLines, KnowsItsWords) {
    FakeTable fake(terms_with("quoridor", {you(), computer()}));
    const Played played = play(fake, "moves\nhelp\nhint\nclock\nsave\nrules\nboard\n");
    EXPECT_TRUE(has(played, "e2 ")) << played.text;
    EXPECT_TRUE(has(played, "save FILE"));
    EXPECT_TRUE(has(played, "Try a1h"));
    EXPECT_TRUE(has(played, "No clock"));
    EXPECT_TRUE(has(played, "Every move is saved at once."));
    EXPECT_TRUE(has(played, "Putting up a fence\n---"));
}

TEST(PlayLines, ResignEndsTheMatch) {
    FakeTable fake(terms_with("quoridor", {you(), computer()}));
    const Played played = play(fake, "resign\ne2\n");
    EXPECT_TRUE(played.text.ends_with("Blue wins by resignation.\n")) << played.text;
}

TEST(PlayLines, TwoPeopleAnswerEachOther) {
    FakeTable fake(terms_with("quoridor", {match::Player::person("Anna"), match::Player::person("Ben")}));
    const Played played = play(fake, "e2\noffer\nperhaps\nyes\n");
    EXPECT_TRUE(has(played, "Anna: ")) << played.text;
    EXPECT_TRUE(has(played, "Ben offers a draw. Do you agree?")) << played.text;
    EXPECT_TRUE(has(played, "Please answer yes or no.")) << played.text;
    EXPECT_TRUE(played.text.ends_with("A draw by agreement.\n")) << played.text;
}

TEST(PlayLines, WarnsOfAStandstill) {
    match::Terms terms = terms_with("shibuya", {match::Player::person("Anna"), match::Player::person("Ben")});
    const std::string row = "BbWw,BbWw,BbWw,BbWw";
    terms.position = base::cat(row, '/', row, '/', row, '/', row, " -;d5;N1 -;f3;- 0,0,0,0,0,0 move 0 1");
    terms.repetition = false;
    FakeTable fake(terms);
    std::string typed;
    for (int i = 0; i < 13; ++i) typed += "d5-c5\nf3-e3\nc5-d5\ne3-f3\n";
    const Played played = play(fake, typed);
    EXPECT_FALSE(has(played, "the side ahead wins in 21 turns")) << played.text;
    EXPECT_TRUE(has(played, "Standstill: the side ahead wins in 20 turns\n")) << played.text;
    EXPECT_TRUE(has(played, "Standstill: the side ahead wins in one turn\n")) << played.text;
    EXPECT_TRUE(played.text.ends_with("Fifty turns went by without progress. Anna is ahead and wins.\n"))
        << played.text;
}

TEST(PlayLines, AnswersMayBeInSmallLetters) {
    FakeTable fake(terms_with("quoridor", {match::Player::person("Anna"), match::Player::person("Ben")}));
    const Played played = play(fake, "e2\noffer\nja\n", texts::Language::de);
    ASSERT_TRUE(fake.table->match().result()) << played.text;
    EXPECT_EQ(fake.table->match().result()->ending, match::Ending::agreed);
}

TEST(PlayLines, WordsAndMovesMayBeInLargeLetters) {
    FakeTable fake(terms_with("quoridor", {you(), computer()}));
    const Played played = play(fake, "E2\nUNDO\nHint\nQUIT\ne2\n");
    EXPECT_TRUE(has(played, "The last turn is taken back.")) << played.text;
    EXPECT_TRUE(has(played, "Try a1h")) << played.text;
    EXPECT_EQ(fake.table->match().line().size(), 0U);
}

TEST(PlayLines, TellsWhatTheDrawingDoesNot) {
    FakeTable fake(terms_with("shibuya:mode=teams", {you(), computer(), computer(), computer()}));
    const Played played = play(fake, "");
    EXPECT_TRUE(has(played, "R Red 1: No pieces in the goal\nY Yellow 2: ")) << played.text;
    EXPECT_TRUE(has(played, "29 tiles left in the pile\n")) << played.text;
    EXPECT_TRUE(has(played, "Lay the tile ")) << played.text;
}

TEST(PlayLines, ThrowsAreTold) {
    FakeTable fake(terms_with("barricade:players=2", {you(), computer()}));
    const Played played = play(fake, "");
    EXPECT_TRUE(has(played, "You threw ")) << played.text;
    EXPECT_TRUE(has(played, "Blue threw ")) << played.text;
}

TEST(PlayLines, SpeaksOtherLanguages) {
    FakeTable fake(terms_with("quoridor", {you(), computer()}));
    const Played played = play(fake, "resign\n", texts::Language::de);
    EXPECT_TRUE(has(played, "Dein Zug: ")) << played.text;
    EXPECT_FALSE(has(played, "wins")) << played.text;
    EXPECT_TRUE(has(played, "1 Rot: Noch 10 Wände | Ziel: ")) << played.text;
    EXPECT_FALSE(has(played, "fences")) << played.text;
}

TEST(PlayLines, StopsWhenNobodyReads) {
    FakeTable fake(terms_with("quoridor", {computer(), computer()}));
    std::istringstream in;
    int calls = 0;
    const int code = play_lines(*fake.table, texts::Catalogue::of(texts::Language::en), {}, in,
                                [&](std::string_view) { return ++calls < 3 ? kDone : kFailed; });
    EXPECT_EQ(code, kFailed);
    EXPECT_EQ(calls, 3);
}

}  // namespace
}  // namespace thwart::cli
