#include "search/table.hpp"

#include "base/hash.hpp"

#include <gtest/gtest.h>

namespace thwart::search {
namespace {

void expect_found(const Table& table, u64 key, const Entry& wanted) {
    Entry entry;
    ASSERT_TRUE(table.find(key, entry)) << key;
    EXPECT_EQ(entry.move, wanted.move);
    EXPECT_EQ(entry.score, wanted.score);
    EXPECT_EQ(entry.depth, wanted.depth);
    EXPECT_EQ(entry.bound, wanted.bound);
}

bool knows(const Table& table, u64 key) {
    Entry entry;
    return table.find(key, entry);
}

TEST(Table, GivesBackWhatWasStored) {
    Table table(1U << 12U);
    table.begin(false);
    const u64 key = base::mix(1);
    EXPECT_FALSE(knows(table, key));
    for (const Score score : {0, 1, -1, win_in(1), loss_in(1), kWin, -kWin, kSurest})
        for (const Bound bound : {Bound::at_most, Bound::at_least, Bound::exact})
            for (const u8 depth : {u8{0}, u8{7}, u8{255}}) {
                const Entry entry{0xfedcba98U, score, depth, bound};
                table.store(key, entry);
                expect_found(table, key, entry);
            }
    EXPECT_FALSE(knows(table, base::mix(2)));
}

// Keys that fall into the same place are told apart.
TEST(Table, NeverTakesOnePositionForAnother) {
    Table table(0);
    table.begin(false);
    for (u64 i = 1; i < 1000; ++i) {
        table.store(base::mix(i), {static_cast<u32>(i), 5, 1, Bound::exact});
        for (u64 other = 1; other < 1000; ++other) {
            Entry entry;
            if (table.find(base::mix(other), entry)) {
                ASSERT_EQ(entry.move, other);
            }
        }
    }
}

TEST(Table, KeepsTheDeeperEntries) {
    Table table(0);
    table.begin(false);
    table.store(1, {1, 0, 9, Bound::exact});
    for (u64 key = 2; key < 50; ++key) table.store(key, {2, 0, 3, Bound::exact});
    EXPECT_TRUE(knows(table, 1));
    EXPECT_TRUE(knows(table, 49)) << "and the newest";
}

TEST(Table, ForgetsEarlierSearchesUnlessAsked) {
    Table table(1U << 10U);
    table.begin(false);
    table.store(5, {1, 2, 3, Bound::exact});
    table.begin(true);
    EXPECT_TRUE(knows(table, 5));
    table.begin(false);
    EXPECT_FALSE(knows(table, 5));
}

// Not even by where new entries go.
TEST(Table, EarlierSearchesLeaveNoTrace) {
    constexpr u64 kKeys = 60;
    Table used(1U << 8U);
    for (u64 search = 1; search < 200; ++search) {
        Table fresh(1U << 8U);
        fresh.begin(false);
        used.begin(false);
        for (u64 i = 0; i < kKeys; ++i) {
            const u64 key = base::mix(search / 3 * 17 + i);
            const Entry entry{static_cast<u32>(i + 1), 0, static_cast<u8>(base::mix(key + search) % 4),
                              Bound::exact};
            fresh.store(key, entry);
            used.store(key, entry);
        }
        for (u64 i = 0; i < kKeys; ++i) {
            const u64 key = base::mix(search / 3 * 17 + i);
            ASSERT_EQ(knows(used, key), knows(fresh, key)) << search << ' ' << i;
        }
    }
}

// After many searches the numbers of the searches begin anew; entries of the first must not come back.
TEST(Table, ForgetsForGood) {
    Table table(1U << 10U);
    table.begin(false);
    table.store(5, {1, 2, 3, Bound::exact});
    for (int search = 0; search < 300; ++search) {
        table.begin(false);
        ASSERT_FALSE(knows(table, 5)) << search;
    }
}

TEST(Table, EarlierSearchesMakeRoom) {
    Table table(0);
    table.begin(false);
    table.store(1, {1, 0, 200, Bound::exact});
    table.store(2, {1, 0, 200, Bound::exact});
    table.begin(true);
    table.store(3, {1, 0, 1, Bound::exact});
    EXPECT_TRUE(knows(table, 3));
    table.store(4, {1, 0, 1, Bound::exact});
    EXPECT_TRUE(knows(table, 3) && knows(table, 4));
}

}  // namespace
}  // namespace thwart::search
