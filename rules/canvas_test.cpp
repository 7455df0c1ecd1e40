#include "rules/canvas.hpp"

#include <gtest/gtest.h>

namespace thwart::rules {
namespace {

TEST(Canvas, StartsEmptyAndGrowsWithBlanks) {
    Canvas canvas;
    EXPECT_TRUE(canvas.rows().empty());
    canvas.at(2, 1).ascii = 'x';
    ASSERT_EQ(canvas.rows().size(), 2U);
    EXPECT_TRUE(canvas.rows()[0].empty());
    ASSERT_EQ(canvas.rows()[1].size(), 3U);
    EXPECT_EQ(canvas.rows()[1][0], Cell{});
    EXPECT_EQ(to_ascii(canvas), "\n  x\n");
}

TEST(Canvas, KeepsWhatIsThere) {
    Canvas canvas;
    canvas.at(0, 0).site = 7;
    canvas.at(5, 5);
    EXPECT_EQ(canvas.at(0, 0).site, 7);
    EXPECT_EQ(canvas.at(5, 5).site, kNoSite);
}

TEST(Canvas, WritesGlyphAndAsciiAlike) {
    Canvas canvas;
    canvas.write(1, 0, "ab", Ink::strong);
    canvas.write(2, 0, "c");
    EXPECT_EQ(to_ascii(canvas), " ac\n");
    const Cell& a = canvas.rows()[0][1];
    EXPECT_EQ(a.glyph, U'a');
    EXPECT_EQ(a.ink, Ink::strong);
    EXPECT_EQ(canvas.rows()[0][2].ink, Ink::plain);
    canvas.write(0, 0, "");
    EXPECT_EQ(to_ascii(canvas), " ac\n");
}

TEST(Canvas, WritingLeavesPaperAndSiteAlone) {
    Canvas canvas;
    canvas.at(0, 0).paper = Paper::wood;
    canvas.at(0, 0).site = 3;
    canvas.write(0, 0, "x");
    EXPECT_EQ(canvas.at(0, 0), (Cell{U'x', 'x', Ink::plain, Paper::wood, 3}));
}

TEST(Canvas, AsciiHasNoTrailingBlanks) {
    Canvas canvas;
    EXPECT_EQ(to_ascii(canvas), "");
    canvas.write(0, 0, "a b  ");
    canvas.write(0, 1, "   ");
    canvas.at(4, 2).glyph = U'●';  // no stand-in was given
    EXPECT_EQ(to_ascii(canvas), "a b\n\n\n");
}

TEST(Canvas, EverySeatHasItsInkAndTint) {
    EXPECT_EQ(ink_of(Seat(0)), Ink::seat1);
    EXPECT_EQ(ink_of(Seat(3)), Ink::seat4);
    EXPECT_EQ(tint_of(Seat(0)), Paper::tint1);
    EXPECT_EQ(tint_of(Seat(3)), Paper::tint4);
}

}  // namespace
}  // namespace thwart::rules
