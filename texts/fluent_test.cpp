#include "texts/fluent.hpp"

#include <gtest/gtest.h>

namespace thwart::texts {
namespace {

// A pattern in one line: texts with | for line ends, {$variable}, {key}, and {$variable: case=..., *case=...}.
std::string show(const Pattern& pattern);

std::string show(const Choice& choice) {
    std::string out = "{$" + choice.variable + ":";
    for (std::size_t at = 0; at < choice.cases.size(); ++at) {
        const Case& one = choice.cases[at];
        out += std::string(" ") + (at == choice.fallback ? "*" : "") + (one.exact ? "#" : "") + one.key +
               "=" + show(one.value);
    }
    return out + "}";
}

std::string show(const Pattern& pattern) {
    std::string out;
    for (const Element& element : pattern.elements) {
        if (const auto* text = std::get_if<Text>(&element.content)) {
            for (const char c : text->text) out += c == '\n' ? '|' : c;
        } else if (const auto* variable = std::get_if<Variable>(&element.content)) {
            out += "{$" + variable->name + "}";
        } else if (const auto* reference = std::get_if<Reference>(&element.content)) {
            out += "{" + reference->key + "}";
        } else {
            out += show(std::get<Choice>(element.content));
        }
    }
    return out;
}

std::string read(std::string_view source) {
    const auto messages = parse_messages(source);
    if (!messages) return messages.error().text();
    std::string out;
    for (const Message& message : *messages) out += message.key + "=" + show(message.value) + ";";
    return out;
}

TEST(Fluent, ReadsMessagesAndSkipsComments) {
    EXPECT_EQ(read(""), "");
    EXPECT_EQ(read("\n\n"), "");
    EXPECT_EQ(read("a = b"), "a=b;");
    EXPECT_EQ(read("a=b\n"), "a=b;");
    EXPECT_EQ(
        read("# One\n## Two\n### Three\n#\n\na-b_1 = Text, with \"marks\" = and all. # no comment\nb = c\n"),
        "a-b_1=Text, with \"marks\" = and all. # no comment;b=c;");
}

TEST(Fluent, ReadsPlaceables) {
    EXPECT_EQ(read("a = { $who } and {$what}, {b} { c }.\n"), "a={$who} and {$what}, {b} {c}.;");
    EXPECT_EQ(read("a = {\"\"}\n"), "a=;");
    EXPECT_EQ(read("a = x{ \"{ \\\"q\\\" \\\\ }\" }y\n"), "a=x{ \"q\" \\ }y;");
}

TEST(Fluent, TakesTheSharedIndentAwayAndKeepsLineEnds) {
    EXPECT_EQ(read("a =\n    one\n    two\n"), "a=one|two;");
    EXPECT_EQ(read("a = one\n    two\n      three\n\n    four\n\nb = c"), "a=one|two|  three||four;b=c;");
    EXPECT_EQ(read("a =\n      one\n    { $two }\n"), "a=  one|{$two};");
}

TEST(Fluent, ReadsChoices) {
    EXPECT_EQ(read("a = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of\n       them\n}\n"),
              "a={$n: #0=none one=one *other={$n} of|them};");
    EXPECT_EQ(
        read("a = So { $n ->\n   *[x] { $m ->\n       *[y] deep\n        [z] { b }\n    }\n} it is\nb = c"),
        "a=So {$n: *x={$m: *y=deep z={b}}} it is;b=c;");
}

TEST(Fluent, RefusesTheRestAndSaysWhere) {
    const std::pair<std::string_view, std::string_view> cases[] = {
        {"a", "line 1, column 2: expected ="},
        {"a =", "line 1, column 4: expected a text"},
        {"a =\nb = c", "line 1, column 4: expected a text"},
        {"a = b\nA = c", "line 2, column 1: expected the key of a message, in lower-case letters"},
        {"a = b\na = c", "line 2, column 1: the key a stands here for the second time"},
        {" a = b", "line 1, column 1: expected the key of a message, in lower-case letters"},
        {"-a = b", "line 1, column 1: expected the key of a message, in lower-case letters"},
        {"#a", "line 1, column 2: expected a space after #"},
        {"#### a", "line 1, column 5: a comment begins with at most three #"},
        {"a = b ", "line 1, column 6: a space at the end of the line"},
        {"a = b \nb = c", "line 1, column 6: a space at the end of the line"},
        {"a =\tb", "line 1, column 4: tabs and carriage returns are not used here"},
        {"a = b\r\n", "line 1, column 6: tabs and carriage returns are not used here"},
        {"a = ä }", "line 1, column 7: a closing brace without an opening one"},
        {"a = { $b", "line 1, column 9: expected }"},
        {"a = { $B }", "line 1, column 8: expected the name of a variable, in lower-case letters"},
        {"a = { -b }",
         "line 1, column 7: expected a variable, a string or the key of a message, in lower-case letters"},
        {"a = { b.c }", "line 1, column 8: expected }"},
        {"a = { NUMBER($b) }",
         "line 1, column 7: expected a variable, a string or the key of a message, in lower-case letters"},
        {"a = { \"b }", "line 1, column 11: expected \""},
        {"a = { \"\\u0041\" }", "line 1, column 9: expected \" or \\ after \\"},
        {"a = b\n    .c = d", "line 2, column 1: expected the key of a message, in lower-case letters"},
        {"a = b\n    [c] d", "line 2, column 1: expected the key of a message, in lower-case letters"},
        {"a = { $n -> *[b] c\n}", "line 1, column 12: expected the end of the line"},
        {"a = { $n ->\n    [b] c\n}", "line 3, column 1: expected a case marked *"},
        {"a = { $n ->\n   *[b] c\n   *[d] e\n}", "line 3, column 4: a second case marked *"},
        {"a = { $n ->\n   *[b] c\n    [b] e\n}",
         "line 3, column 7: the case b stands here for the second time"},
        {"a = { $n ->\n   *[b] c }\n", "line 2, column 11: a closing brace without an opening one"},
        {"a = { $n ->\n   *[01] c\n}", "line 2, column 8: not a number as we write it"},
        {"a = { $n ->\n   *[b]\n}", "line 2, column 8: expected a text"},
        {"a = { $n ->\n   *[b] c\n", "line 3, column 1: expected }"},
    };
    for (const auto& [source, error] : cases) EXPECT_EQ(read(source), error) << source;
}

TEST(Fluent, RefusesChoicesThatAreTooDeep) {
    const auto nested = [](int depth) {
        std::string source = "a = ";
        for (int i = 0; i < depth; ++i) source += "{ $n ->\n *[b] ";
        source += "c";
        for (int i = 0; i < depth; ++i) source += "\n }";
        return source;
    };
    EXPECT_TRUE(parse_messages(nested(8)).ok());
    EXPECT_EQ(read(nested(9)), "line 9, column 14: choices are nested too deeply");
    EXPECT_FALSE(parse_messages(nested(1'000'000)).ok());
}

TEST(Fluent, ReadsOrRefusesWhateverItMeets) {
    const std::string source =
        "# c\na = x{ \"\\\"\" } { $n ->\n    [0] y\n   *[b] { d }\n} z\n    more\nd =\n  e\n";
    ASSERT_TRUE(parse_messages(source).ok());
    int read = 0;
    int refused = 0;
    const auto judge = [&](std::string_view text) {
        const auto messages = parse_messages(text);
        ++(messages ? read : refused);
        EXPECT_TRUE(messages.ok() || messages.error().where.starts_with("line ")) << text;
    };
    for (std::size_t at = 0; at < source.size(); ++at) {
        judge(std::string_view(source).substr(0, at));
        for (const char c : std::string_view("{}[]*$\"\\\n #=->.a0\xff\0", 19)) {
            std::string changed = source;
            changed[at] = c;
            judge(changed);
        }
    }
    EXPECT_GT(read, 100);
    EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace thwart::texts
