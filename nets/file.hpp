// Networks as files: a header that says what is in it, then the weights, least significant byte first.
//
//   8 bytes   "ThwartN1"
//   3 x 4     inputs, hidden, heads
//   4         0
//   8         hash of all that follows
//   2 each    the columns, one input after the other; the heads; the bias of the sums
//   4 each    the direct weights; the bias of the heads
//             zeros up to a multiple of 8
#pragma once

#include "base/result.hpp"
#include "nets/network.hpp"

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

namespace thwart::nets {

namespace detail {

// Goes over the numbers of a network in the order of the file.
template <Shape kShape, class Visit>
void for_each_number(Network<kShape>& network, const Visit& visit) {
    for (auto& column : network.columns)
        for (i16& each : column) visit(each);
    for (auto& head : network.heads)
        for (i16& each : head) visit(each);
    for (i16& each : network.bias) visit(each);
    for (i32& each : network.direct) visit(each);
    for (i32& each : network.head_bias) visit(each);
}

constexpr std::size_t size_of_numbers(const Shape& shape) {
    const std::size_t size = 2 * shape.hidden * (std::size_t{shape.inputs} + shape.heads + 1) +
                             4 * (std::size_t{shape.inputs} + shape.heads);
    return (size + 7) / 8 * 8;
}

template <Shape kShape>
bool is_in_range(const Network<kShape>& network) {
    const auto fits = [](const auto& numbers, i32 largest) {
        return std::ranges::all_of(numbers, [&](i32 each) { return each >= -largest && each <= largest; });
    };
    return std::ranges::all_of(network.columns,
                               [&](const auto& each) { return fits(each, kLargestColumn); }) &&
           std::ranges::all_of(network.heads, [&](const auto& each) { return fits(each, kLargestHead); }) &&
           fits(network.bias, kLargestBias) && fits(network.direct, kLargestDirect) &&
           fits(network.head_bias, kLargestDirect);
}

// Checks the header and the hash, and gives the numbers' bytes.
base::Result<std::span<const u8>> open_file(std::span<const u8> file, const Shape& shape);
std::vector<u8> close_file(const std::vector<u8>& numbers, const Shape& shape);

}  // namespace detail

template <Shape kShape>
base::Result<std::unique_ptr<const Network<kShape>>> read_network(std::span<const u8> file) {
    const auto numbers = detail::open_file(file, kShape);
    if (!numbers) return numbers.error();
    auto network = std::make_unique<Network<kShape>>();
    std::size_t at = 0;
    detail::for_each_number(*network, [&]<class T>(T& number) {
        u32 bits = 0;
        for (unsigned i = 0; i < sizeof(T); ++i) bits |= u32{(*numbers)[at++]} << 8 * i;
        number = static_cast<T>(bits);
    });
    if (!detail::is_in_range(*network))
        return base::malformed("weights", "some are larger than sums can hold");
    return std::unique_ptr<const Network<kShape>>(std::move(network));
}

template <Shape kShape>
std::vector<u8> write_network(Network<kShape> network) {
    std::vector<u8> numbers;
    detail::for_each_number(network, [&]<class T>(T& number) {
        for (unsigned i = 0; i < sizeof(T); ++i)
            numbers.push_back(static_cast<u8>(static_cast<u32>(number) >> 8 * i));
    });
    numbers.resize(detail::size_of_numbers(kShape));
    return detail::close_file(numbers, kShape);
}

// A file that the build has put into the program: words of eight bytes, the first byte highest.
std::vector<u8> unpack(std::span<const u64> words);

}  // namespace thwart::nets
