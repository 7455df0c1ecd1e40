#include "match/dealer.hpp"

#include "catalog/registry.hpp"
#include "match/crypto/openssl.hpp"

#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace thwart::match {
namespace {

std::vector<u8> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

Secret secret_of(std::string_view text) { return openssl_crypto().sha256(bytes_of(text)); }

TEST(Crypto, KnownAnswers) {
    const Crypto& crypto = openssl_crypto();
    EXPECT_EQ(format_hex(crypto.sha256({})),
              "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(format_hex(crypto.sha256(bytes_of("abc"))),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    // RFC 4231, test case 2
    EXPECT_EQ(format_hex(crypto.hmac_sha256(bytes_of("Jefe"), bytes_of("what do ya want for nothing?"))),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

// Made with another implementation, from the description in docs/records.md.
TEST(Dealer, KnownAnswers) {
    const Dealer plain(openssl_crypto(), secret_of("a secret"), {});
    const Dealer mixed(openssl_crypto(), secret_of("a secret"), {{1, 2, 3}, {4}});
    EXPECT_EQ(plain.below(6U, 1), 3U);
    EXPECT_EQ(plain.below(6U, 2), 0U);
    EXPECT_EQ(plain.below(1000000U, 3), 897695U);
    EXPECT_EQ(plain.below(1000000000000000000U, 1099511627776), 694121491530097233U);
    EXPECT_EQ(plain.below(9223372036854775809U, 5), 6072840700811662480U);
    EXPECT_EQ(plain.below(9223372036854775809U, 9), 1840928218797236233U);
    EXPECT_EQ(mixed.below(6U, 1), 5U);
    EXPECT_EQ(mixed.below(6U, 2), 5U);
    EXPECT_EQ(mixed.below(1000000U, 3), 646495U);
    EXPECT_EQ(mixed.below(1000000000000000000U, 1099511627776), 764500638735943758U);
    EXPECT_EQ(mixed.below(9223372036854775809U, 5), 6697336848824533125U);
    EXPECT_EQ(mixed.below(9223372036854775809U, 9), 3371087953332698787U);
}

TEST(Dealer, StepsDoNotDependOnEachOther) {
    const Dealer dealer(openssl_crypto(), secret_of("x"), {{7}});
    std::vector<u64> forward;
    for (u64 number = 1; number <= 50; ++number) forward.push_back(dealer.below(1'000'000, number));
    for (u64 number = 50; number > 0; --number)
        EXPECT_EQ(dealer.below(1'000'000, number), forward[number - 1]);
}

TEST(Dealer, EverythingMatters) {
    const auto story = [](const Secret& secret, const std::vector<Nonce>& nonces) {
        const Dealer dealer(openssl_crypto(), secret, nonces);
        std::vector<u64> numbers;
        for (u64 number = 1; number <= 8; ++number) numbers.push_back(dealer.below(1'000, number));
        return numbers;
    };
    const auto usual = story(secret_of("x"), {{1, 2}, {3}});
    EXPECT_EQ(story(secret_of("x"), {{1, 2}, {3}}), usual);
    EXPECT_NE(story(secret_of("y"), {{1, 2}, {3}}), usual);
    EXPECT_NE(story(secret_of("x"), {{1}, {2, 3}}), usual) << "where a nonce ends matters";
    EXPECT_NE(story(secret_of("x"), {{3}, {1, 2}}), usual);
    EXPECT_NE(story(secret_of("x"), {{1, 2, 3}}), usual);
    EXPECT_NE(story(secret_of("x"), {}), usual);
}

// Gives chosen numbers instead of a hash, and says which attempts were made.
class ScriptedCrypto final : public Crypto {
public:
    explicit ScriptedCrypto(std::vector<u64> numbers) : numbers_(std::move(numbers)) {}

    [[nodiscard]] Digest sha256(Bytes /*message*/) const override { return {}; }
    [[nodiscard]] Digest hmac_sha256(Bytes /*key*/, Bytes message) const override {
        attempts.push_back(message.back());
        Digest digest{};
        for (unsigned i = 0; i < 8; ++i)
            digest[i] = static_cast<u8>(numbers_.at(attempts.size() - 1) >> (56 - 8 * i));
        return digest;
    }

    mutable std::vector<unsigned> attempts;

private:
    std::vector<u64> numbers_;
};

TEST(Dealer, NumbersOfTheIncompleteRoundAreDrawnAgain) {
    // 2^64 = 4 modulo 6, so that the last four numbers belong to no whole round.
    const ScriptedCrypto crypto({~u64{0}, ~u64{3}, ~u64{4}});
    EXPECT_EQ(Dealer(crypto, {}, {}).below(6, 1), 5U);
    EXPECT_EQ(crypto.attempts, (std::vector<unsigned>{0, 1, 2}));
    const ScriptedCrypto power({~u64{0}});
    EXPECT_EQ(Dealer(power, {}, {}).below(8, 1), 7U) << "a power of two has only whole rounds";
}

TEST(Dealer, WeightsAreShares) {
    const std::vector<u32> weights = {0, 3, 0, 2, 1};
    std::vector<std::size_t> picked;
    for (u64 number = 0; number < 6; ++number) {
        const ScriptedCrypto crypto({number});
        picked.push_back(Dealer(crypto, {}, {}).pick(weights, 1));
    }
    EXPECT_EQ(picked, (std::vector<std::size_t>{1, 1, 1, 3, 3, 4}));
}

TEST(Dealer, DealsInTheOrderOfTheTexts) {
    const auto session = std::move(*catalog::start("shibuya"));
    std::vector<std::string> dealt;
    for (u64 number = 0; number < 30; number += 5) {
        const ScriptedCrypto crypto({number});
        dealt.push_back(Dealer(crypto, {}, {}).deal(*session, 1));
    }
    EXPECT_EQ(dealt, (std::vector<std::string>{"BWbw", "BWwb", "BbWw", "BbwW", "BwWb", "BwbW"}));
}

// Pearson's statistic. With the secrets fixed the test always gives the same answer; the limits are those that chance
// exceeds once in a thousand times.
double chi_square(const std::vector<u64>& counts, const std::vector<u32>& weights) {
    const double all = static_cast<double>(std::accumulate(counts.begin(), counts.end(), u64{0}));
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double expected = all * weights[i] / total;
        const double difference = static_cast<double>(counts[i]) - expected;
        sum += difference * difference / expected;
    }
    return sum;
}

std::vector<u64> count_picks(const Dealer& dealer, const std::vector<u32>& weights, u64 times) {
    std::vector<u64> counts(weights.size());
    for (u64 number = 1; number <= times; ++number) ++counts[dealer.pick(weights, number)];
    return counts;
}

TEST(Dealer, AMillionThrowsAndDrawsAreFair) {
    constexpr double kFiveDegrees = 20.515;
    const Dealer dealer(openssl_crypto(), secret_of("throws"), {{1, 2, 3, 4}});
    const std::vector<u32> die(6, 1);
    EXPECT_LT(chi_square(count_picks(dealer, die, 500'000), die), kFiveDegrees);
    const Dealer other(openssl_crypto(), secret_of("draws"), {});
    const std::vector<u32> pile = {5, 4, 3, 5, 1, 2};
    EXPECT_LT(chi_square(count_picks(other, pile, 500'000), pile), kFiveDegrees);
    EXPECT_GT(chi_square(count_picks(other, pile, 5'000), die), kFiveDegrees) << "the test can fail";
}

TEST(Dealer, ThrowsInARowAreIndependent) {
    constexpr double kThirtyFiveDegrees = 66.619;
    const Dealer dealer(openssl_crypto(), secret_of("pairs"), {});
    std::vector<u64> counts(36);
    for (u64 number = 1; number < 72'000; number += 2)
        ++counts[6 * dealer.below(6, number) + dealer.below(6, number + 1)];
    EXPECT_LT(chi_square(counts, std::vector<u32>(36, 1)), kThirtyFiveDegrees);
}

TEST(Fairness, Text) {
    const Dealer dealer(openssl_crypto(), secret_of("a secret"), {{0xab}, {1, 2}});
    const std::string sealed = format_fairness(dealer.sealed());
    EXPECT_EQ(sealed,
              "sha256=" + format_hex(openssl_crypto().sha256(secret_of("a secret"))) + " nonces=ab,0102");
    const std::string revealed = format_fairness(dealer.revealed());
    EXPECT_EQ(revealed, sealed + " secret=" + format_hex(secret_of("a secret")));
    for (const Fairness& fairness : {dealer.sealed(), dealer.revealed(), Fairness{}}) {
        const auto read = parse_fairness(format_fairness(fairness));
        ASSERT_TRUE(read.ok()) << read.error().text();
        EXPECT_EQ(*read, fairness);
    }
    EXPECT_TRUE(format_fairness(Fairness{}).ends_with("0000 nonces=-"));
}

TEST(Fairness, WhatIsRefused) {
    const std::string hash(64, '0');
    for (const std::string& text :
         {std::string(), "sha256=" + hash, "sha256=" + hash + "  nonces=-", "sha256=" + hash + "00 nonces=-",
          "sha256=" + std::string(64, 'A') + " nonces=-",
          "sha256=" + hash + " nonces=", "sha256=" + hash + " nonces=a", "sha256=" + hash + " nonces=aa,",
          "sha256=" + hash + " nonces=01,02,03,04,05", "sha256=" + hash + " nonces=" + hash + "00",
          "sha256=" + hash + " nonces=- secret=12", "sha256=" + hash + " nonces=- secret=" + hash + " more",
          "nonces=- sha256=" + hash}) {
        const auto read = parse_fairness(text);
        ASSERT_FALSE(read.ok()) << text;
        EXPECT_EQ(read.error().where, "Fairness");
    }
}

}  // namespace
}  // namespace thwart::match
