#include "texts/catalogue.hpp"

#include <array>
#include <gtest/gtest.h>

namespace thwart::texts {
namespace {

constexpr std::string_view kWords = R"(
plain = Words
hello = Hello { $who }
moves = { $count ->
    [0] No moves
    [one] { $count } move
    [few] { $count } few moves
   *[other] { $count } moves
}
seat = { $seat ->
    [red] Red
   *[other] { $seat }
}
turn = { seat } has { moves }
strange = { $count ->
    [1] exactly one
    [one] a one
   *[2] exactly two
    [few] a few
}
loop = { loop }
lost = { nowhere }
)";

Catalogue catalogue(Language language, const Catalogue* fallback = nullptr, std::string_view words = kWords) {
    auto parsed = Catalogue::parse(language, std::array{words}, fallback);
    EXPECT_TRUE(parsed.ok());
    return *parsed;
}

TEST(Catalogue, PutsValuesIn) {
    const Catalogue words = catalogue(Language::en);
    EXPECT_EQ(words.text("plain"), "Words");
    EXPECT_EQ(words.text("hello", {{"who", "Ana"}}), "Hello Ana");
    EXPECT_EQ(words.text("hello", {{"other", 1}, {"who", std::string("Ana")}}), "Hello Ana");
    EXPECT_EQ(words.text("hello", {{"who", 12345}}), "Hello 12,345");
    EXPECT_EQ(words.text("hello", {{"who", "{ plain }"}}), "Hello { plain }");
    EXPECT_EQ(words.text("hello"), "Hello {$who}");
}

TEST(Catalogue, ChoosesByNumberAndPlural) {
    const Catalogue english = catalogue(Language::en);
    EXPECT_EQ(english.text("moves", {{"count", 0}}), "No moves");
    EXPECT_EQ(english.text("moves", {{"count", 1}}), "1 move");
    EXPECT_EQ(english.text("moves", {{"count", 2}}), "2 moves");
    EXPECT_EQ(english.text("moves", {{"count", 21U}}), "21 moves");
    EXPECT_EQ(english.text("moves"), "{$count} moves");
    const Catalogue lithuanian = catalogue(Language::lt);
    EXPECT_EQ(lithuanian.text("moves", {{"count", 21}}), "21 move");
    EXPECT_EQ(lithuanian.text("moves", {{"count", 22}}), "22 few moves");
    EXPECT_EQ(lithuanian.text("moves", {{"count", 10}}), "10 moves");
}

TEST(Catalogue, TakesTheFirstCaseThatFits) {
    EXPECT_EQ(catalogue(Language::lt).text("strange", {{"count", 1}}), "exactly one");
    EXPECT_EQ(catalogue(Language::lt).text("strange", {{"count", 21}}), "a one");
    EXPECT_EQ(catalogue(Language::lt).text("strange", {{"count", 2}}), "exactly two");
    EXPECT_EQ(catalogue(Language::lt).text("strange", {{"count", 3}}), "a few");
}

TEST(Catalogue, ChoosesByWord) {
    const Catalogue words = catalogue(Language::en);
    EXPECT_EQ(words.text("seat", {{"seat", "red"}}), "Red");
    EXPECT_EQ(words.text("seat", {{"seat", "Ana"}}), "Ana");
    EXPECT_EQ(words.text("moves", {{"count", "0"}}), "0 moves");
    EXPECT_EQ(words.text("turn", {{"seat", "red"}, {"count", 1}}), "Red has 1 move");
}

TEST(Catalogue, AsksTheFallbackInItsOwnLanguageAndThenShowsTheKey) {
    const Catalogue english = catalogue(Language::en);
    const Catalogue lithuanian =
        catalogue(Language::lt, &english, "plain = Žodžiai\nmixed = { moves }, { plain }\n");
    EXPECT_EQ(lithuanian.text("plain"), "Žodžiai");
    EXPECT_EQ(lithuanian.text("mixed", {{"count", 21}}), "21 moves, Žodžiai");
    EXPECT_EQ(lithuanian.text("hello", {{"who", "Ana"}}), "Hello Ana");
    EXPECT_EQ(lithuanian.text("nowhere"), "nowhere");
    EXPECT_EQ(lithuanian.text("lost"), "nowhere");
    EXPECT_EQ(english.text("loop"), "loop");
}

TEST(Catalogue, RefusesBadSources) {
    const auto refused = [](auto... sources) {
        const auto parsed =
            Catalogue::parse(Language::en, std::array<std::string_view, sizeof...(sources)>{sources...});
        return parsed ? "read" : parsed.error().text();
    };
    EXPECT_EQ(refused("a = b", "b = c"), "read");
    EXPECT_EQ(refused("a = b", "c ="), "line 1, column 4: expected a text");
    EXPECT_EQ(refused("a = b", "a = c"), "a: this key stands in two files");
}

TEST(Catalogue, OfEveryLanguageComesWithTheProgram) {
    for (const Language language : kLanguages) {
        const Catalogue& words = Catalogue::of(language);
        EXPECT_EQ(words.language(), language);
        EXPECT_EQ(&words, &Catalogue::of(language));
        EXPECT_TRUE(words.has("language-name"));
        EXPECT_FALSE(words.has("no-such-key"));
    }
    EXPECT_EQ(Catalogue::of(Language::de).text("language-name"), "Deutsch");
    EXPECT_EQ(Catalogue::of(Language::zh_hant).text("language-name"), "繁體中文");
    EXPECT_EQ(Catalogue::of(Language::lt).text("no-such-key"), "no-such-key");
}

// Sentences that would be wrong if they were glued together.
TEST(Catalogue, SentencesReadWell) {
    const auto say = [](Language language, std::string_view key, std::initializer_list<Argument> arguments) {
        return Catalogue::of(language).text(key, arguments);
    };
    EXPECT_EQ(say(Language::en, "status-seat-turn", {{"seat", "blue"}}), "Blue's turn");
    EXPECT_EQ(say(Language::de, "status-seat-turn", {{"seat", "blue"}}), "Blau ist am Zug");
    EXPECT_EQ(say(Language::fr, "status-seat-turn", {{"seat", "Ana"}}), "C'est à Ana de jouer");
    EXPECT_EQ(say(Language::it, "status-seat-turn", {{"seat", "red"}}), "Tocca al Rosso");
    EXPECT_EQ(say(Language::it, "status-seat-turn", {{"seat", "Ana"}}), "Tocca a Ana");
    EXPECT_EQ(say(Language::es, "status-seat-turn", {{"seat", "red"}}), "Turno de Rojo");
    EXPECT_EQ(say(Language::lt, "status-seat-turn", {{"seat", "green"}}), "Eina žalieji");
    EXPECT_EQ(say(Language::zh_hans, "status-seat-turn", {{"seat", "red"}}), "轮到红方");
    EXPECT_EQ(say(Language::en, "player-computer-level", {{"level", 3}}), "Computer, level 3: casual");
    EXPECT_EQ(say(Language::lt, "player-computer-level", {{"level", 8}}), "Kompiuteris, 8 lygis: visa jėga");
    EXPECT_EQ(say(Language::lt, "ending-rules-solo", {{"count", 31}}), "Pasiekėte tikslą per 31 ėjimą.");
    EXPECT_EQ(say(Language::lt, "ending-rules-solo", {{"count", 27}}), "Pasiekėte tikslą per 27 ėjimus.");
    EXPECT_EQ(say(Language::lt, "ending-rules-solo", {{"count", 40}}), "Pasiekėte tikslą per 40 ėjimų.");
    EXPECT_EQ(say(Language::fr, "ending-rules-solo", {{"count", 0}}), "Vous avez atteint le but en 0 coup.");
    EXPECT_EQ(say(Language::de, "clock-increment", {{"minutes", 1}, {"seconds", 3}}),
              "Je 1 Minute, dazu 3 Sekunden pro Zug");
}

TEST(Catalogue, RulesTextsAreFoundByGameAndLanguage) {
    EXPECT_TRUE(rules_text("quoridor", Language::en).starts_with("# Quoridor\n"));
    EXPECT_NE(rules_text("quoridor", Language::en), rules_text("halma", Language::en));
    EXPECT_EQ(rules_text("no-such-game", Language::de), "");
}

}  // namespace
}  // namespace thwart::texts
