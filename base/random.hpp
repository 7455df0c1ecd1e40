// A counter-based random number generator: number n of a seed can be had without the n before it, so every
// playout, throw and test is reproducible. Not for secrets (the dealer of a match uses a keyed hash).
#pragma once

#include "base/assert.hpp"
#include "base/hash.hpp"
#include "base/integers.hpp"

namespace thwart::base {

class Random {
public:
    explicit constexpr Random(u64 seed, u64 stream = 0) : counter_(mix(seed + kGolden) ^ mix(~stream)) {}

    constexpr u64 next() { return mix(counter_ += kGolden); }

    // Uniform in [0, bound), exactly: the few values that would make some results likelier are drawn again.
    constexpr u32 below(u32 bound) {
        THWART_ASSERT(bound != 0);
        u128 product = static_cast<u128>(next()) * bound;
        if (static_cast<u64>(product) < bound) [[unlikely]] {
            const u64 unfair = (u64{0} - bound) % bound;
            while (static_cast<u64>(product) < unfair) product = static_cast<u128>(next()) * bound;
        }
        return static_cast<u32>(product >> 64);
    }

private:
    u64 counter_;
};

}  // namespace thwart::base
