// Compares the files of words between the languages: what English has, all have, with the same variables and cases.
#include "base/text.hpp"
#include "texts/catalogue.hpp"
#include "texts/document.hpp"
#include "texts/sources.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <set>

namespace thwart::texts {
namespace {

using Names = std::set<std::string, std::less<>>;

template <class Look>
void visit(const Pattern& pattern, const Look& look) {
    for (const Element& element : pattern.elements) {
        look(element);
        if (const auto* choice = std::get_if<Choice>(&element.content))
            for (const Case& one : choice->cases) visit(one.value, look);
    }
}

bool is_category(std::string_view key) {
    return key == "zero" || key == "one" || key == "two" || key == "few" || key == "many";
}
bool is_by_number(const Choice& choice) {
    return std::ranges::any_of(choice.cases,
                               [](const Case& one) { return one.exact || is_category(one.key); });
}

// What a message needs from its caller: "$count", and for a choice by word the words it knows, "$seat=red"; through the
// messages it refers to as well. A reference to nowhere, or in a circle, shows as "?key".
void collect_needs(const Catalogue& words, std::string_view key, Names& needs, int depth = 0) {
    const auto found = words.messages().find(key);
    if (found == words.messages().end() || depth > 8) {
        needs.insert(base::cat("?", key));
        return;
    }
    visit(found->second, [&](const Element& element) {
        if (const auto* variable = std::get_if<Variable>(&element.content))
            needs.insert("$" + variable->name);
        if (const auto* reference = std::get_if<Reference>(&element.content))
            collect_needs(words, reference->key, needs, depth + 1);
        const auto* choice = std::get_if<Choice>(&element.content);
        if (choice == nullptr) return;
        needs.insert("$" + choice->variable);
        if (is_by_number(*choice)) return;
        for (const Case& one : choice->cases) needs.insert("$" + choice->variable + "=" + one.key);
    });
}

Names needs_of(const Catalogue& words, std::string_view key) {
    Names needs;
    collect_needs(words, key, needs);
    return needs;
}

// The words of a message, its cases one after the other, with _ where something is put in.
std::string plain_text(const Pattern& pattern) {
    std::string out;
    visit(pattern, [&](const Element& element) {
        const auto* text = std::get_if<Text>(&element.content);
        out += text == nullptr ? "_" : text->text;
    });
    return out;
}

// The categories that numbers up to 999 fall into; whole millions are not counted in a match.
Names categories_of(Language language) {
    Names categories;
    for (i64 number = 0; number < 1000; ++number) categories.emplace(name(plural(language, number)));
    return categories;
}

Names games() {
    std::ifstream file("games/games.def");
    Names names;
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("GAME(")) names.insert(line.substr(5, line.size() - 6));
    return names;
}

std::string name_of(const Source& source) { return base::cat(source.game, "/", source.language); }

const Source* find_source(Source::Kind kind, std::string_view game, Language language) {
    const auto found = std::ranges::find_if(sources(), [&](const Source& source) {
        return source.kind == kind && source.game == game && source.language == tag(language);
    });
    return found == sources().end() ? nullptr : &*found;
}

class Words : public testing::TestWithParam<Language> {
protected:
    const Catalogue& words_ = Catalogue::of(GetParam());
    const Catalogue& english_ = Catalogue::of(Language::en);
};

INSTANTIATE_TEST_SUITE_P(Of, Words, testing::ValuesIn(kLanguages), [](const auto& each) {
    std::string name(tag(each.param));
    std::erase(name, '-');
    return name;
});

TEST_P(Words, HaveTheFilesOfEveryGame) {
    ASSERT_EQ(games().contains("quoridor"), true) << "run the test in the root of the checkout";
    EXPECT_NE(find_source(Source::Kind::words, "", GetParam()), nullptr);
    for (const std::string& game : games()) {
        EXPECT_NE(find_source(Source::Kind::words, game, GetParam()), nullptr) << game;
        EXPECT_NE(find_source(Source::Kind::rules, game, GetParam()), nullptr) << game;
    }
}

TEST_P(Words, HaveTheKeysOfEnglish) {
    for (const auto& [key, value] : english_.messages()) EXPECT_TRUE(words_.has(key)) << "missing: " << key;
    for (const auto& [key, value] : words_.messages())
        EXPECT_TRUE(english_.has(key)) << "not in English: " << key;
}

TEST_P(Words, HaveTheVariablesAndCasesOfEnglish) {
    for (const auto& [key, value] : english_.messages()) {
        if (!words_.has(key)) continue;
        EXPECT_EQ(needs_of(words_, key), needs_of(english_, key)) << key;
    }
}

TEST_P(Words, ReferToWhatIsThere) {
    for (const auto& [key, value] : words_.messages())
        for (const std::string& need : needs_of(words_, key))
            EXPECT_NE(need.front(), '?') << key << " " << need;
}

// A choice whose case marked * is a number lists numbers and has nothing to do with plurals.
TEST_P(Words, HaveEveryPluralOfTheLanguage) {
    const Names needed = categories_of(GetParam());
    for (const auto& [key, value] : words_.messages()) {
        visit(value, [&, &name = key](const Element& element) {
            const auto* choice = std::get_if<Choice>(&element.content);
            if (choice == nullptr || !is_by_number(*choice) || choice->cases[choice->fallback].exact) return;
            Names there;
            for (const Case& one : choice->cases) {
                if (one.exact) continue;
                there.insert(one.key);
                EXPECT_TRUE(one.key == "other" || is_category(one.key)) << name << " mixes words and numbers";
                EXPECT_TRUE(needed.contains(one.key) || one.key == "many")
                    << name << " has no use for " << one.key;
            }
            EXPECT_TRUE(std::ranges::includes(there, needed)) << name;
            EXPECT_EQ(choice->cases[choice->fallback].key, "other") << name;
        });
    }
}

TEST_P(Words, AreTranslated) {
    if (GetParam() == Language::en) return;
    for (const auto& [key, value] : words_.messages()) {
        const auto english = english_.messages().find(key);
        if (english == english_.messages().end()) continue;
        const std::string text = plain_text(value);
        const bool is_sentence = std::ranges::count(text, ' ') >= 3;
        EXPECT_FALSE(is_sentence && text == plain_text(english->second)) << key << ": " << text;
    }
}

TEST_P(Words, KeepTheTone) {
    for (const auto& [key, value] : words_.messages()) {
        const std::string text = plain_text(value);
        for (const std::string_view mark : {"!", "！", "  ", "..."})
            EXPECT_EQ(text.find(mark), std::string::npos) << key << ": " << text;
    }
}

TEST_P(Words, HaveThePunctuationOfTheLanguage) {
    const bool is_chinese = tag(GetParam()).starts_with("zh");
    for (const auto& [key, value] : words_.messages()) {
        const std::string text = plain_text(value);
        for (std::size_t at = 3; at < text.size(); ++at) {
            const bool is_half_width = std::string_view(",.;:?").find(text[at]) != std::string_view::npos;
            const bool is_after_chinese = static_cast<unsigned char>(text[at - 3]) >= 0xE3;
            EXPECT_FALSE(is_chinese && is_half_width && is_after_chinese) << key << ": " << text;
            const bool needs_no_break = GetParam() == Language::fr && (text[at] == ':' || text[at] == ';');
            EXPECT_FALSE(needs_no_break && text[at - 1] == ' ') << key << ": " << text;
        }
    }
}

TEST_P(Words, NameEachLanguageItself) {
    for (const Language other : kLanguages) {
        if (other == GetParam()) continue;
        EXPECT_NE(words_.text("language-name"), Catalogue::of(other).text("language-name"));
    }
}

// The same headings and diagrams in the same order; how many paragraphs lie between them is the translator's business.
std::vector<Block> skeleton(std::string_view rules) {
    const auto blocks = parse_document(rules);
    if (!blocks) return {Paragraph{blocks.error().text()}};
    std::vector<Block> out;
    for (const Block& block : *blocks) {
        if (const auto* heading = std::get_if<Heading>(&block)) out.emplace_back(Heading{heading->level, ""});
        if (std::holds_alternative<Diagram>(block)) out.push_back(block);
    }
    return out;
}

TEST_P(Words, TellTheSameRules) {
    for (const std::string& game : games()) {
        const auto blocks = parse_document(rules_text(game, GetParam()));
        ASSERT_TRUE(blocks.ok()) << game << " " << blocks.error().text();
        EXPECT_EQ(skeleton(rules_text(game, GetParam())), skeleton(rules_text(game, Language::en))) << game;
    }
}

TEST(Sources, AreAllReadAndOfKnownLanguages) {
    for (const Source& source : sources()) {
        EXPECT_EQ(source.language, tag(language_of(source.language).value_or(Language::en)))
            << name_of(source);
        if (source.kind != Source::Kind::words) continue;
        const auto messages = parse_messages(source.text);
        EXPECT_TRUE(messages.ok()) << name_of(source) << " " << (messages ? "" : messages.error().text());
    }
}

TEST(Sources, InEnglishArePlainAscii) {
    for (const Source& source : sources()) {
        if (source.language != tag(Language::en)) continue;
        EXPECT_TRUE(std::ranges::none_of(source.text, [](char c) {
            return (static_cast<unsigned>(c) & 0x80U) != 0;
        })) << name_of(source);
    }
}

bool is_of(std::string_view key, std::string_view game) { return key.starts_with(std::string(game) + "-"); }

TEST(Sources, KeysBelongToTheirFile) {
    const Names all = games();
    for (const Source& source : sources()) {
        if (source.kind != Source::Kind::words) continue;
        const auto messages = parse_messages(source.text);
        ASSERT_TRUE(messages.ok()) << name_of(source);
        for (const Message& message : *messages) {
            const auto owns = [&](std::string_view key) {
                if (is_of(key, source.game) && !source.game.empty()) return true;
                return std::ranges::none_of(all, [&](const std::string& game) { return is_of(key, game); });
            };
            EXPECT_EQ(is_of(message.key, source.game), !source.game.empty())
                << name_of(source) << " " << message.key;
            EXPECT_TRUE(owns(message.key)) << name_of(source) << " " << message.key;
            visit(message.value, [&](const Element& element) {
                const auto* reference = std::get_if<Reference>(&element.content);
                EXPECT_TRUE(reference == nullptr || owns(reference->key))
                    << name_of(source) << " " << message.key;
            });
        }
    }
}

}  // namespace
}  // namespace thwart::texts
