// Sets of up to 64 or 128 small numbers held in one integer.
#pragma once

#include "base/assert.hpp"
#include "base/integers.hpp"

#include <bit>

namespace thwart::base {

namespace detail {
// For every byte the number of its members.
constexpr u64 count_bytes(u64 set) {
    set -= set >> 1 & 0x5555555555555555U;
    set = (set & 0x3333333333333333U) + (set >> 2 & 0x3333333333333333U);
    return (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fU;
}
inline constexpr u64 kEachByte = 0x0101010101010101U;
}  // namespace detail

// Plain x86-64 has no instruction for this and std::popcount would call a library function there.
constexpr unsigned count(u64 set) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    return static_cast<unsigned>(detail::count_bytes(set) * detail::kEachByte >> 56);
#else
    return static_cast<unsigned>(std::popcount(set));
#endif
}
constexpr unsigned count(u128 set) {
    return count(static_cast<u64>(set)) + count(static_cast<u64>(set >> 64));
}

// The smallest member of a set that is not empty.
constexpr unsigned lowest(u64 set) { return static_cast<unsigned>(std::countr_zero(set)); }
constexpr unsigned lowest(u128 set) {
    const u64 low = static_cast<u64>(set);
    return low != 0 ? lowest(low) : 64 + lowest(static_cast<u64>(set >> 64));
}

// Calls visit(member) for every member, smallest first.
template <class Set, class Visit>
constexpr void for_each(Set set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(lowest(set));
}

// The member that has exactly `rank` smaller ones.
constexpr unsigned nth(u64 set, unsigned rank) {
    THWART_ASSERT(rank < count(set));
    // Byte i of `up_to` holds the number of members in bytes 0 to i, so the bytes not above `rank` come first.
    const u64 up_to = detail::count_bytes(set) * detail::kEachByte;
    constexpr u64 kTops = detail::kEachByte << 7;
    const u64 before = ((rank * detail::kEachByte | kTops) - up_to) & kTops;
    const unsigned shift = static_cast<unsigned>((before >> 7) * detail::kEachByte >> 56) * 8;
    rank -= static_cast<unsigned>(up_to << 8 >> shift & 0xffU);
    unsigned byte = static_cast<unsigned>(set >> shift) & 0xffU;
    for (; rank > 0; --rank) byte &= byte - 1;
    return shift + static_cast<unsigned>(std::countr_zero(byte));
}

}  // namespace thwart::base
