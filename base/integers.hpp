// Short names for the fixed-width integers that states, moves and hashes are made of.
#pragma once

#include <cstddef>
#include <cstdint>

namespace thwart {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;

// GCC and Clang spell the 128-bit integer as an extension; boards of 65 to 128 cells are sets of this kind.
__extension__ using u128 = unsigned __int128;

}  // namespace thwart
