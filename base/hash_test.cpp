#include "base/hash.hpp"

#include "base/bits.hpp"

#include <array>
#include <gtest/gtest.h>
#include <set>

namespace thwart::base {
namespace {

// The inverse of mix(), by undoing its steps: that there is one shows that mix() is one-to-one.
u64 inverse_of_odd(u64 factor) {
    u64 inverse = factor;  // right in the lowest three bits; each round doubles that
    for (int i = 0; i < 5; ++i) inverse *= 2 - factor * inverse;
    return inverse;
}
u64 undo_shift(u64 x, unsigned shift) {
    u64 original = x;
    for (unsigned done = shift; done < 64; done += shift) original = x ^ original >> shift;
    return original;
}
u64 unmix(u64 x) {
    x = undo_shift(x, 31) * inverse_of_odd(0x94d049bb133111ebU);
    x = undo_shift(x, 27) * inverse_of_odd(0xbf58476d1ce4e5b9U);
    return undo_shift(x, 30);
}

TEST(Hash, MixIsOneToOne) {
    u64 x = 1;
    for (int i = 0; i < 10'000; ++i, x = x * 6364136223846793005U + 1442695040888963407U)
        ASSERT_EQ(unmix(mix(x)), x);
}

// SplitMix64 with seed 1234567, as published with the algorithm and used by many as its test.
TEST(Hash, MixIsTheFinaliserOfSplitMix64) {
    constexpr std::array<u64, 5> kExpected = {6457827717110365317U, 3203168211198807973U,
                                              9817491932198370423U, 4593380528125082431U,
                                              16408922859458223821U};
    u64 counter = 1234567;
    for (const u64 expected : kExpected) EXPECT_EQ(mix(counter += kGolden), expected);
}

TEST(Hash, EveryBitMatters) {
    using Words = std::array<u64, 2>;
    std::set<u64> hashes = {hash_value(Words{})};
    for (unsigned bit = 0; bit < 128; ++bit) {
        Words words{};
        words[bit / 64] = u64{1} << bit % 64;
        const u64 hash = hash_value(words);
        EXPECT_TRUE(hashes.insert(hash).second) << bit;
        const unsigned changed = count(hash ^ hash_value(Words{}));
        EXPECT_GT(changed, 10U) << bit;
        EXPECT_LT(changed, 54U) << bit;
    }
}

TEST(Hash, OrderAndLengthMatter) {
    EXPECT_NE(hash_value(std::array<u64, 2>{1, 2}), hash_value(std::array<u64, 2>{2, 1}));
    EXPECT_NE(hash_value(std::array<u64, 1>{0}), hash_value(std::array<u64, 2>{0, 0}));
}

// Signatures and transposition tables on disk may rely on it: the same on every machine and in every run.
TEST(Hash, IsTheSameEverywhere) {
    static_assert(hash_value(u64{0}) == mix(kGolden + kGolden));
    EXPECT_EQ(hash_value(u64{1}), mix(kGolden + kGolden + 1));
    EXPECT_EQ(hash_value(std::array<u8, 8>{1}),
              hash_value(u64{1}));  // little-endian, as all our machines are
}

}  // namespace
}  // namespace thwart::base
