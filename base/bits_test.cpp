#include "base/bits.hpp"

#include "base/random.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace thwart::base {
namespace {

// The members of a set, found by asking for every number.
template <class Set>
std::vector<unsigned> members(Set set) {
    std::vector<unsigned> found;
    for (unsigned i = 0; i < 8 * sizeof(Set); ++i)
        if ((set >> i & 1U) != 0) found.push_back(i);
    return found;
}

// Corners, single members, and dense, thin and even random sets.
std::vector<u64> sample_sets() {
    std::vector<u64> sets = {
        0, 1, 0x8000000000000000U, ~u64{0}, 0xff, 0xff00000000000000U, 0x0101010101010101U};
    for (unsigned i = 0; i < 64; ++i) {
        sets.push_back(u64{1} << i);
        sets.push_back(~u64{0} >> i);
        sets.push_back(~u64{0} << i);
    }
    Random random(7);
    for (int i = 0; i < 1000; ++i) {
        const u64 even = random.next();
        sets.insert(sets.end(), {even, even & random.next() & random.next(), even | random.next()});
    }
    return sets;
}

constexpr u128 join(u64 high, u64 low) { return static_cast<u128>(high) << 64 | low; }

template <class Set>
void check_against_members(Set set) {
    const std::vector<unsigned> expected = members(set);
    ASSERT_EQ(count(set), expected.size());
    if (!expected.empty()) {
        ASSERT_EQ(lowest(set), expected.front());
    }
    std::vector<unsigned> visited;
    for_each(set, [&](unsigned member) { visited.push_back(member); });
    ASSERT_EQ(visited, expected);
}

TEST(Bits, AgreeWithMembersOf64) {
    for (const u64 set : sample_sets()) {
        SCOPED_TRACE(set);
        check_against_members(set);
    }
}

TEST(Bits, AgreeWithMembersOf128) {
    const std::vector<u64> sets = sample_sets();
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const u64 other = sets[(i * 31 + 5) % sets.size()];
        SCOPED_TRACE(testing::Message() << sets[i] << ' ' << other);
        check_against_members(join(sets[i], other));
        check_against_members(join(sets[i], 0));
        check_against_members(join(0, sets[i]));
    }
}

TEST(Bits, NthAgreesWithCounting) {
    for (const u64 set : sample_sets()) {
        const std::vector<unsigned> expected = members(set);
        for (unsigned rank = 0; rank < expected.size(); ++rank)
            ASSERT_EQ(nth(set, rank), expected[rank]) << set << " rank " << rank;
    }
}

TEST(Bits, WorkInConstantExpressions) {
    static_assert(count(u64{0xf0}) == 4 && count(join(1, 3)) == 3);
    static_assert(lowest(u64{0x50}) == 4 && lowest(join(4, 0)) == 66);
    static_assert(nth(0x50, 0) == 4 && nth(0x50, 1) == 6);
}

}  // namespace
}  // namespace thwart::base
