#include "nets/network.hpp"

#include "base/random.hpp"
#include "nets/file.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace thwart::nets {
namespace {

constexpr Shape kSmall = {40, 32, 3};

std::unique_ptr<Network<kSmall>> random_network(u64 seed) {
    auto network = std::make_unique<Network<kSmall>>();
    base::Random random(seed);
    const auto within = [&](i32 most) {
        return static_cast<i32>(random.below(2 * static_cast<u32>(most) + 1)) - most;
    };
    for (auto& column : network->columns)
        for (i16& each : column) each = static_cast<i16>(within(kLargestColumn));
    for (auto& head : network->heads)
        for (i16& each : head) each = static_cast<i16>(within(kLargestHead));
    for (i16& each : network->bias) each = static_cast<i16>(within(500));
    for (i32& each : network->direct) each = within(2000);
    for (i32& each : network->head_bias) each = within(2000);
    return network;
}

// The same with real numbers, as the trainer reckons.
double plain_result(const Network<kSmall>& network, const std::vector<unsigned>& inputs, unsigned head) {
    double result = network.head_bias[head] / double{kResultOne};
    for (const unsigned input : inputs) result += network.direct[input] / double{kResultOne};
    for (std::size_t k = 0; k < kSmall.hidden; ++k) {
        double sum = network.bias[k] / double{kSumOne};
        for (const unsigned input : inputs) sum += network.columns[input][k] / double{kSumOne};
        const double active = std::clamp(sum, 0.0, 1.0);
        result += active * active * network.heads[head][k] / double{kHeadOne};
    }
    return result;
}

std::vector<unsigned> some_inputs(base::Random& random) {
    std::vector<unsigned> inputs;
    for (unsigned input = 0; input < kSmall.inputs; ++input)
        if (random.below(3) == 0) inputs.push_back(input);
    return inputs;
}

TEST(Network, IsThatOfRealNumbers) {
    base::Random random(1);
    for (u64 seed = 0; seed < 50; ++seed) {
        const auto network = random_network(seed);
        const std::vector<unsigned> inputs = some_inputs(random);
        Total<kSmall> total;
        for (const unsigned input : inputs) total.add(*network, input);
        for (unsigned head = 0; head < kSmall.heads; ++head)
            EXPECT_NEAR(result(*network, total, head), kResultOne * plain_result(*network, inputs, head), 1);
    }
}

TEST(Network, TotalsCanBePutTogether) {
    const auto network = random_network(3);
    Total<kSmall> all;
    Total<kSmall> odd;
    Total<kSmall> even;
    for (unsigned input = 0; input < kSmall.inputs; ++input) {
        all.add(*network, input);
        (input % 2 == 0 ? even : odd).add(*network, input);
    }
    odd.add(even);
    EXPECT_EQ(odd.sums, all.sums);
    EXPECT_EQ(odd.direct, all.direct);
}

TEST(NetworkFile, HoldsEverything) {
    const auto network = random_network(7);
    const std::vector<u8> file = write_network(*network);
    EXPECT_EQ(file.size() % 8, 0U);
    const auto read = read_network<kSmall>(file);
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)->columns, network->columns);
    EXPECT_EQ((*read)->heads, network->heads);
    EXPECT_EQ((*read)->bias, network->bias);
    EXPECT_EQ((*read)->direct, network->direct);
    EXPECT_EQ((*read)->head_bias, network->head_bias);
    EXPECT_EQ(write_network(**read), file);
}

TEST(NetworkFile, OthersAreRefused) {
    const std::vector<u8> file = write_network(*random_network(7));
    const auto trouble = [](const std::vector<u8>& bytes) {
        const auto read = read_network<kSmall>(bytes);
        return read ? std::string("none") : read.error().where;
    };
    EXPECT_EQ(trouble(file), "none");
    EXPECT_EQ(trouble({}), "header");
    std::vector<u8> other = file;
    other[0] = 'x';
    EXPECT_EQ(trouble(other), "header");
    other = file;
    other[8] = 41;
    EXPECT_EQ(trouble(other), "inputs");
    other = file;
    other[12] = 16;
    EXPECT_EQ(trouble(other), "hidden");
    other = file;
    other.pop_back();
    EXPECT_EQ(trouble(other), "size");
    for (const std::size_t at : {std::size_t{24}, std::size_t{32}, file.size() / 2}) {
        other = file;
        other[at] ^= 1U;
        EXPECT_EQ(trouble(other), "hash") << at;
    }
    EXPECT_EQ(trouble(write_network(Network<Shape{40, 32, 2}>{})), "heads");
    const auto large = random_network(7);
    large->columns[3][5] = -kLargestColumn - 1;
    EXPECT_EQ(trouble(write_network(*large)), "weights");
}

TEST(NetworkFile, WordsOfTheProgramAreBytes) {
    const std::vector<u64> words = {0x0102030405060708U, 0xff00000000000000U};
    EXPECT_EQ(unpack(words), (std::vector<u8>{1, 2, 3, 4, 5, 6, 7, 8, 255, 0, 0, 0, 0, 0, 0, 0}));
}

}  // namespace
}  // namespace thwart::nets
