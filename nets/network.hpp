// A small network over sparse inputs, in whole numbers, so that every machine finds the same.
//
// An input is there or not. What is there adds its column to the sums of one hidden layer, and its direct weight to the
// result. A sum, cut off at 0 and 1 and squared, then counts with the weight that the chosen head gives it. Sums can be
// kept and put together, since they do not depend on the order: a game adds up once what many positions share.
#pragma once

#include "base/integers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace thwart::nets {

struct Shape {
    u32 inputs;
    u32 hidden;  // a multiple of 16, for the processors
    u32 heads;
    friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

// What stands for 1. A sum has 16 bits, into which a hundred inputs of the largest weight fit beside the largest bias; a
// file with larger numbers is refused.
inline constexpr i32 kSumOne = 255;
inline constexpr i32 kHeadOne = 64;
inline constexpr i32 kResultOne = 1000;
inline constexpr i16 kLargestColumn = 255;
inline constexpr i16 kLargestBias = 7'000;
inline constexpr i16 kLargestHead = 127;  // so that a sum times it fits into 16 bits, too
inline constexpr i32 kLargestDirect = 30'000;

template <Shape kShape>
struct Network {
    static_assert(kShape.hidden % 16 == 0);
    using Sums = std::array<i16, kShape.hidden>;

    alignas(64) std::array<Sums, kShape.inputs> columns;
    alignas(64) std::array<Sums, kShape.heads> heads;
    alignas(64) Sums bias;
    std::array<i32, kShape.inputs> direct;
    std::array<i32, kShape.heads> head_bias;
};

// What some inputs add up to.
template <Shape kShape>
struct Total {
    alignas(64) typename Network<kShape>::Sums sums{};
    i32 direct = 0;

    void add(const Network<kShape>& network, unsigned input) {
        add(network.columns[input]);
        direct += network.direct[input];
    }
    void add(const Total& other) {
        add(other.sums);
        direct += other.direct;
    }

private:
    void add(const typename Network<kShape>::Sums& others) {
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] = static_cast<i16>(sums[i] + others[i]);
    }
};

// The result for all inputs of a position, in thousandths.
template <Shape kShape>
i32 result(const Network<kShape>& network, const Total<kShape>& total, unsigned head) {
    const typename Network<kShape>::Sums& weights = network.heads[head];
    i32 sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto active = std::clamp<i16>(static_cast<i16>(total.sums[i] + network.bias[i]), 0, kSumOne);
        sum += i32{active} * static_cast<i16>(active * weights[i]);
    }
    return total.direct + network.head_bias[head] +
           static_cast<i32>(i64{sum} * kResultOne / (kSumOne * kSumOne * kHeadOne));
}

}  // namespace thwart::nets
