// The natural logarithm, the same to the last bit on every machine; std::log differs from library to library.
//
// Only sums, quotients and one product that nothing is added to: compilers may fuse a product with a sum and round
// once instead of twice, and here they find nothing to fuse.
#pragma once

#include "base/assert.hpp"
#include "base/integers.hpp"

#include <bit>

namespace thwart::search {

// For normal numbers above 0. The error is below 1e-15 of the result or of 1, whichever is larger.
constexpr double logarithm(double x) {
    THWART_ASSERT(x >= 0x1p-1022 && x < 0x1p1023);
    constexpr u64 kFraction = (u64{1} << 52U) - 1;
    constexpr u64 kOne = u64{1023} << 52U;
    constexpr double kSqrt2 = 1.4142135623730951;
    constexpr double kLn2 = 0.6931471805599453;
    // x = m 2^e with m near 1.
    const u64 bits = std::bit_cast<u64>(x);
    auto exponent = static_cast<double>(bits >> 52U) - 1023.0;
    double m = std::bit_cast<double>((bits & kFraction) | kOne);
    if (m > kSqrt2) {
        m /= 2;
        exponent += 1;
    }
    // ln m = 2 artanh f as a continued fraction; |f| < 0.172, so that eight terms are plenty.
    const double f = (m - 1) / (m + 1);
    const double square = f * f;
    double tail = 17;
    for (int n = 8; n >= 1; --n) tail = (2 * n - 1) - square / (tail / (n * n));
    return (exponent + 2 * f / tail / kLn2) * kLn2;
}

}  // namespace thwart::search
