#include "base/fixed_list.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <type_traits>
#include <vector>

namespace thwart::base {
namespace {

using List = FixedList<int, 3>;

TEST(FixedList, StartsEmpty) {
    const List list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.size(), 0U);
    EXPECT_EQ(list.begin(), list.end());
    static_assert(List::capacity() == 3);
}

TEST(FixedList, KeepsOrderUpToItsCapacity) {
    List list;
    for (const int value : {5, 7, 5}) list.push(value);
    EXPECT_FALSE(list.empty());
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{5, 7, 5}));
    EXPECT_EQ(list[0], 5);
    EXPECT_EQ(list[1], 7);
}

TEST(FixedList, ContainsOnlyWhatIsInUse) {
    List list;
    list.push(5);
    list.push(7);
    EXPECT_TRUE(list.contains(7));
    EXPECT_FALSE(list.contains(8));
    list.clear();
    EXPECT_TRUE(list.empty());
    EXPECT_FALSE(list.contains(7));
    list.push(9);
    EXPECT_EQ(list[0], 9);
    EXPECT_EQ(list.size(), 1U);
}

TEST(FixedList, TakesWhatWasWrittenBehindItsEnd) {
    List list;
    list.push(1);
    list.spare()[0] = 2;
    list.spare()[1] = 3;
    EXPECT_EQ(list.size(), 1U);
    list.took(1);
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{1, 2}));
    list.took(0);
    EXPECT_EQ(list.size(), 2U);
}

TEST(FixedList, IsAPlainValue) {
    static_assert(std::is_trivially_copyable_v<List>);
    List list;
    list.push(3);
    list.push(1);
    List copy = list;
    std::ranges::sort(copy);
    copy[1] = 4;
    EXPECT_EQ(std::vector<int>(copy.begin(), copy.end()), (std::vector<int>{1, 4}));
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{3, 1}));
}

#ifndef NDEBUG
TEST(FixedListDeathTest, AssertsItsBounds) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    List list;
    EXPECT_DEATH(static_cast<void>(list[0]), "assertion failed: index < size_");
    for (int i = 0; i < 3; ++i) list.push(i);
    EXPECT_DEATH(list.push(3), "assertion failed: size_ < kCapacity");
    EXPECT_DEATH(list.took(1), "assertion failed: size_ . count <= kCapacity");
}
#endif

}  // namespace
}  // namespace thwart::base
