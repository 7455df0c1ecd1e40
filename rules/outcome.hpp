// How a game came out: a rank per seat, and what the ranks are worth to each side.
#pragma once

#include "base/assert.hpp"
#include "base/integers.hpp"
#include "rules/seat.hpp"

#include <array>

namespace thwart::rules {

// Which side each seat plays for. Without teams every seat is a side of its own.
struct Sides {
    u8 seats = 0;
    u8 count = 0;
    std::array<u8, kMaxSeats> of{};

    static constexpr Sides each_for_itself(unsigned seats) {
        Sides sides{static_cast<u8>(seats), static_cast<u8>(seats), {}};
        for (unsigned i = 0; i < seats; ++i) sides.of[i] = static_cast<u8>(i);
        return sides;
    }
    friend constexpr bool operator==(const Sides&, const Sides&) = default;
};

// Rank 1 is best; ties share a rank and the next rank follows without a gap; team mates are equal.
struct Outcome {
    u8 seats = 0;
    std::array<u8, kMaxSeats> rank{};

    // The winner ranks first, then all others who played to the end, then those who retired (bit i: seat i). A
    // state does not know in which order seats retired; the match, which does, can tell them apart.
    static constexpr Outcome won_by(Seat winner, unsigned seats, unsigned retired = 0) {
        Outcome outcome{static_cast<u8>(seats), {}};
        u8 behind = 2;
        for (unsigned i = 0; i < kMaxSeats; ++i) {
            if (i >= seats || i == winner.index() || (retired >> i & 1U) != 0) continue;
            outcome.rank[i] = 2;
            behind = 3;
        }
        for (unsigned i = 0; i < kMaxSeats; ++i)
            if (i < seats && (retired >> i & 1U) != 0) outcome.rank[i] = behind;
        outcome.rank[winner.index()] = 1;
        return outcome;
    }
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

using Payoffs = std::array<i32, kMaxSeats>;

// What the ranks are worth, per side: sides beaten minus sides that did better. Sums to zero over the sides.
constexpr Payoffs payoffs(const Outcome& outcome, const Sides& sides) {
    THWART_ASSERT(outcome.seats == sides.seats);
    std::array<u8, kMaxSeats> rank_of_side{};
    for (unsigned i = 0; i < sides.seats; ++i) rank_of_side[sides.of[i]] = outcome.rank[i];
    Payoffs worth{};
    for (unsigned mine = 0; mine < sides.count; ++mine)
        for (unsigned other = 0; other < sides.count; ++other)
            worth[mine] +=
                (rank_of_side[other] > rank_of_side[mine]) - (rank_of_side[other] < rank_of_side[mine]);
    return worth;
}

}  // namespace thwart::rules
