#include "texts/language.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace thwart::texts {
namespace {

TEST(Language, IsFoundByItsTag) {
    for (const Language language : kLanguages)
        EXPECT_EQ(language_of(tag(language)), language) << tag(language);
}

TEST(Language, IsFoundInLocalesAndTags) {
    EXPECT_EQ(language_of("de_DE.UTF-8"), Language::de);
    EXPECT_EQ(language_of("fr-CA"), Language::fr);
    EXPECT_EQ(language_of("it_CH@euro"), Language::it);
    EXPECT_EQ(language_of("ES"), Language::es);
    EXPECT_EQ(language_of("lt.UTF-8"), Language::lt);
    EXPECT_EQ(language_of("en_GB"), Language::en);
}

TEST(Language, ChineseFollowsTheScriptAndThenTheRegion) {
    for (const std::string_view locale :
         {"zh", "zh_CN.UTF-8", "zh-SG", "zh-hans", "zh-Hans-TW", "zh_CN@hant"})
        EXPECT_EQ(language_of(locale), Language::zh_hans) << locale;
    for (const std::string_view locale : {"zh_TW.UTF-8", "zh-HK", "zh_mo", "zh-Hant", "zh-Hant-CN", "ZH-TW"})
        EXPECT_EQ(language_of(locale), Language::zh_hant) << locale;
}

TEST(Language, OthersAreNotGuessed) {
    for (const std::string_view locale :
         {"", "C", "C.UTF-8", "POSIX", "e", "eng", "deutsch", "pt_BR", "-", "zhx"})
        EXPECT_EQ(language_of(locale), std::nullopt) << locale;
}

// The categories of 0 to 30, of 100 to 121 and of some others, a sign each.
std::string categories(Language language) {
    std::string out;
    const auto add = [&](i64 number) { out += "1fm-"[static_cast<std::size_t>(plural(language, number))]; };
    for (i64 number = 0; number <= 30; ++number) add(number);
    out += ' ';
    for (i64 number = 100; number <= 121; ++number) add(number);
    out += ' ';
    for (const i64 number : {1000, 999'999, 1'000'000, 1'000'001, 2'000'000, 1'000'000'000, -1, -2, -21})
        add(number);
    return out;
}

TEST(Plural, IsWhatTheCldrSays) {
    const std::string germanic = "-1----------------------------- ---------------------- ------1--";
    const std::string chinese = "------------------------------- ---------------------- ---------";
    EXPECT_EQ(categories(Language::en), germanic);
    EXPECT_EQ(categories(Language::de), germanic);
    EXPECT_EQ(categories(Language::fr), "11----------------------------- ---------------------- --m-mm1--");
    EXPECT_EQ(categories(Language::it), "-1----------------------------- ---------------------- --m-mm1--");
    EXPECT_EQ(categories(Language::es), categories(Language::it));
    EXPECT_EQ(categories(Language::lt), "-1ffffffff-----------1ffffffff- -1ffffffff-----------1 -f-1--1f1");
    EXPECT_EQ(categories(Language::zh_hans), chinese);
    EXPECT_EQ(categories(Language::zh_hant), chinese);
}

TEST(Plural, CategoriesHaveNames) {
    EXPECT_EQ(name(Plural::one), "one");
    EXPECT_EQ(name(Plural::few), "few");
    EXPECT_EQ(name(Plural::many), "many");
    EXPECT_EQ(name(Plural::other), "other");
}

TEST(Number, IsGroupedAsTheLanguageDoes) {
    struct Row {
        Language language;
        const char* thousand;
        const char* larger;
        const char* negative;
    };
    const Row rows[] = {
        {Language::en, "1,000", "1,234,567", "-12,345"},
        {Language::de, "1.000", "1.234.567", "-12.345"},
        {Language::fr, "1\u202f000", "1\u202f234\u202f567", "-12\u202f345"},
        {Language::it, "1000", "1.234.567", "-12.345"},
        {Language::es, "1000", "1.234.567", "-12.345"},
        {Language::lt, "1\u00a0000", "1\u00a0234\u00a0567", "\u221212\u00a0345"},
        {Language::zh_hans, "1,000", "1,234,567", "-12,345"},
        {Language::zh_hant, "1,000", "1,234,567", "-12,345"},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(number(row.language, 0), "0");
        EXPECT_EQ(number(row.language, 999), "999");
        EXPECT_EQ(number(row.language, 1000), row.thousand);
        EXPECT_EQ(number(row.language, 1'234'567), row.larger);
        EXPECT_EQ(number(row.language, -12'345), row.negative);
    }
    EXPECT_EQ(number(Language::en, std::numeric_limits<i64>::min()), "-9,223,372,036,854,775,808");
}

}  // namespace
}  // namespace thwart::texts
