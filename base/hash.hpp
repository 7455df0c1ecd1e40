// Hashing of small plain values, the same on every machine and in every run.
#pragma once

#include "base/integers.hpp"

#include <array>
#include <bit>
#include <type_traits>

namespace thwart::base {

// A one-to-one scrambling of 64 bits (the finaliser of SplitMix64).
constexpr u64 mix(u64 x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

inline constexpr u64 kGolden = 0x9e3779b97f4a7c15U;

// Hashes a value by its bytes. Only for types without padding, whose bytes therefore say all there is.
template <class T>
    requires std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>
constexpr u64 hash_value(const T& value) {
    constexpr std::size_t kWordSize = 8;
    static_assert(sizeof(T) % kWordSize == 0, "give the type explicit spare bytes");
    const auto words = std::bit_cast<std::array<u64, sizeof(T) / kWordSize>>(value);
    u64 hash = kGolden;
    for (const u64 word : words) hash = mix(hash + kGolden + word);
    return hash;
}

}  // namespace thwart::base
