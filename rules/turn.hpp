// Who acts next: a seat that decides, chance on behalf of a seat, or nobody because the game is over.
#pragma once

#include "base/integers.hpp"
#include "rules/seat.hpp"

namespace thwart::rules {

struct Turn {
    enum class Kind : u8 { decision, chance, over };
    Kind kind = Kind::over;
    Seat seat;  // with chance: the seat that throws or draws, whose clock runs; unused when over

    static constexpr Turn decision(Seat seat) { return {Kind::decision, seat}; }
    static constexpr Turn chance(Seat seat) { return {Kind::chance, seat}; }
    static constexpr Turn over() { return {}; }

    friend constexpr bool operator==(Turn, Turn) = default;
};

}  // namespace thwart::rules
