#include "texts/document.hpp"

#include <gtest/gtest.h>

namespace thwart::texts {
namespace {

std::string error_of(std::string_view text) {
    const auto blocks = parse_document(text);
    return blocks ? "read" : blocks.error().text();
}

TEST(Document, ReadsEveryKindOfBlock) {
    const auto blocks = parse_document(
        "# Game\n\nTwo lines,\none *paragraph*.\n\n## Part\n\n- one\n- two,\n  longer\n\n1. first\n10. "
        "second,\n"
        "   longer\n\n```board\ngame:a=1\n```\n\n```board\ngame\ne1 e9\nmark e2 d1\n```\n");
    ASSERT_TRUE(blocks.ok()) << blocks.error().text();
    const std::vector<Block> expected = {
        Heading{1, "Game"},
        Paragraph{"Two lines, one *paragraph*."},
        Heading{2, "Part"},
        List{false, {"one", "two, longer"}},
        List{true, {"first", "second, longer"}},
        Diagram{"game:a=1", "", {}},
        Diagram{"game", "e1 e9", {"e2", "d1"}},
    };
    EXPECT_EQ(*blocks, expected);
}

TEST(Document, JoinsChineseLinesWithoutSpace) {
    const auto joined = [](std::string_view text) {
        const auto blocks = parse_document("# T\n\n" + std::string(text));
        return blocks ? std::get<Paragraph>((*blocks)[1]).text : blocks.error().text();
    };
    EXPECT_EQ(joined("走一步，\n再走"), "走一步，再走");
    EXPECT_EQ(joined("他说“走”\n然后"), "他说“走”然后");
    EXPECT_EQ(joined("走到 e4\n上"), "走到 e4 上");
    EXPECT_EQ(joined("走到\ne4 上"), "走到 e4 上");
    EXPECT_EQ(joined("été\nà"), "été à");
    EXPECT_EQ(joined("he said “go”\n“now”"), "he said “go” “now”");
    EXPECT_EQ(joined("a\nb"), "a b");
}

TEST(Document, RefusesWhatTheContractDoesNotName) {
    const std::pair<std::string_view, std::string_view> cases[] = {
        {"", "expected a title"},
        {"Text", "expected a title"},
        {"## Part", "the title stands once, at the beginning"},
        {"# A\n\n# B", "the title stands once, at the beginning"},
        {"# A\n\n### B", "expected # or ## and a text"},
        {"# A\n\n##", "expected # or ## and a text"},
        {"# A\nText", "expected an empty line after a heading"},
        {"# A\n\nText\n- item", "expected an empty line before a list"},
        {"# A\n\nText\n```board\ng\n```", "expected an empty line before a diagram, and the word board"},
        {"# A\n\n```cpp\ng\n```", "expected an empty line before a diagram, and the word board"},
        {"# A\n\n- one\n1. two", "two kinds of lists in one"},
        {"# A\n\n- one\ntwo", "expected an item, or an indent of two or three"},
        {"# A\n\n- one\n    two", "expected an item, or an indent of two or three"},
        {"# A\n\nText ", "a space too many"},
        {"# A\n\n Text", "a space too many"},
        {"# A\n\n> Text", "headings in texts, quotations, tables, links and HTML are not used here"},
        {"# A\n\n[a](b)", "headings in texts, quotations, tables, links and HTML are not used here"},
        {"# A\n\na <b>", "headings in texts, quotations, tables, links and HTML are not used here"},
        {"# A\n\n```board\n```", "expected a setup"},
        {"# A\n\n```board\ng\np\nq\n```", "expected a setup, a position and marks"},
        {"# A\n\n```board\ng\nmark a\np\n```", "the marks stand last"},
        {"# A\n\n```board\ng\n\n```", "an empty line in a diagram"},
        {"# A\n\n```board\ng", "the diagram has no end"},
        {"# A\n\n```board\ng\n```\nText", "expected an empty line after a diagram"},
    };
    for (const auto& [text, error] : cases)
        EXPECT_TRUE(error_of(text).ends_with(error)) << text << "\n" << error_of(text);
    EXPECT_EQ(error_of("# A\n\nText\n\n> Text").substr(0, 8), "line 5: ");
}

}  // namespace
}  // namespace thwart::texts
