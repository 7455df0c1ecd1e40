// A chair at the table. Counted from 0 inside, shown from 1; a type of its own so that it never mixes with
// a side, a colour or a score.
#pragma once

#include "base/assert.hpp"
#include "base/integers.hpp"

#include <compare>

namespace thwart::rules {

inline constexpr unsigned kMaxSeats = 4;

class Seat {
public:
    constexpr Seat() = default;
    explicit constexpr Seat(unsigned index) : index_(static_cast<u8>(index)) {
        THWART_ASSERT(index < kMaxSeats);
    }

    [[nodiscard]] constexpr unsigned index() const { return index_; }
    [[nodiscard]] constexpr unsigned number() const { return index_ + 1U; }

    friend constexpr auto operator<=>(Seat, Seat) = default;

private:
    u8 index_ = 0;
};

}  // namespace thwart::rules
