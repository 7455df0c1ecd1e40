#include "games/quoridor/mind.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace thwart::quoridor {
namespace {

// The points within reach of a pawn: those of its four corners and one further.
constexpr std::array<u64, kSquares> make_around(int reach) {
    std::array<u64, kSquares> around{};
    for (unsigned square = 0; square < kSquares; ++square) {
        const int column = static_cast<int>(column_of(square));
        const int row = static_cast<int>(row_of(square));
        for (int x = column - reach; x < column + reach; ++x)
            for (int y = row - reach; y < row + reach; ++y) around[square] |= detail::point_bit(x, y);
    }
    return around;
}
constexpr std::array<u64, kSquares> kAround = make_around(2);

// Whether the pawns are an odd number of steps apart on the empty board.
bool is_odd_apart(const State& state) {
    const unsigned a = state.pawn[0];
    const unsigned b = state.pawn[1];
    return ((column_of(a) + row_of(a) + column_of(b) + row_of(b)) & 1U) != 0;
}

// The scale of scores: kWin times (the chance to win minus the chance to lose).
constexpr i64 kWin = 30'000;
constexpr i32 kSurest = 28'999;

// About exp(-less / 1000), times a million, in whole numbers.
i64 share(i64 less) {
    return 6'000'000'000'000'000 /
           (6'000'000'000 + 6'000'000 * less + 3'000 * less * less + less * less * less);
}

}  // namespace

i32 chances(i32 odds) {
    const i64 square = i64{odds} * odds + 4'000'000;
    const double score = static_cast<double>(kWin * odds) / std::sqrt(static_cast<double>(square));
    return std::clamp(static_cast<i32>(score), -kSurest, kSurest);
}

Mind::Insight Mind::look(const State& state) const {
    Insight insight;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (state.pawn[seat] == kGone) continue;
        const bool with_detours =
            state.players == 2 && state.stock[1 - seat] != 0;  // the score asks for these
        insight.ways[seat] =
            memory_.find(state.fences, state.pawn[seat], goal_of(seat, state.players), with_detours).ways;
    }
    return insight;
}

i32 Mind::duel(const State& state, const Insight& insight, unsigned side) const {
    const unsigned other = 1 - side;
    const Ways& own = insight.ways[side];
    const Ways& theirs = insight.ways[other];
    const i32 own_stock = state.stock[side];
    const i32 their_stock = state.stock[other];
    const auto faded = [&](i32 late, i32 early) {
        return late + (early - late) * (own_stock + their_stock) / 20;
    };
    // What the fences in one stock could do to the ways of the other pawn.
    const auto threat = [&](i32 stock, const Ways& ways) {
        if (stock == 0) return 0;
        return weights.first_fence + weights.detour * std::min(ways.detour, 8) +
               weights.short_detour * std::min(ways.detour, 2) + weights.detours * ways.detours;
    };
    const auto place = [&](unsigned seat, const Ways& ways) {
        const i32 off_centre = std::abs(static_cast<i32>(column_of(state.pawn[seat])) - 4);
        return weights.exits * ways.exits + weights.area * ways.area - weights.centre * off_centre;
    };
    const i32 tempo = faded(weights.tempo_late, weights.tempo_early) +
                      (is_odd_apart(state) ? weights.opposition : -weights.opposition);
    const i32 sum =
        faded(weights.step_late, weights.step_early) * (theirs.steps - own.steps) +
        (faded(weights.fence_late, weights.fence_early) + weights.fence_far * (own.steps + theirs.steps)) *
            (own_stock - their_stock) +
        threat(own_stock, theirs) - threat(their_stock, own) + place(side, own) - place(other, theirs) +
        (state.seat == side ? tempo : -tempo);
    return sum;
}

i32 Mind::strength(const State& state, const Insight& insight, unsigned seat) const {
    const auto waits = static_cast<i32>((seat + state.players - state.seat) % state.players);
    return weights.crowd_fence * state.stock[seat] - weights.crowd_step * insight.ways[seat].steps -
           weights.crowd_tempo * waits;
}

i32 Mind::crowd(const State& state, const Insight& insight, unsigned side) const {
    if (state.pawn[side] == kGone) return -kSurest;
    std::array<i32, rules::kMaxSeats> strengths{};
    i32 most = strength(state, insight, side);
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (state.pawn[seat] == kGone) continue;
        strengths[seat] = strength(state, insight, seat);
        most = std::max(most, strengths[seat]);
    }
    i64 all = 0;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (state.pawn[seat] != kGone) all += share(most - strengths[seat]);
    return static_cast<i32>(kWin * 2 * share(most - strengths[side]) / all - kWin);
}

i32 Mind::score(const State& state, const Insight& insight, unsigned side) const {
    if (state.players == 2) return chances(duel(state, insight, side));
    return std::clamp(crowd(state, insight, side), -kSurest, kSurest);
}

int Mind::solved(const State& state, const Insight& insight) const {
    if (state.players != 2) return 0;
    const unsigned me = state.seat;
    const unsigned other = 1 - me;
    const auto& ways = insight.ways;
    const i32 mine = ways[me].steps;
    const i32 theirs = ways[other].steps;
    if (mine <= theirs) {
        if (state.stock[other] != 0) return 0;
        if (run_is_safe(Passages(state.fences), state.pawn[me], goal_of(me, 2), state.pawn[other], false))
            return 2 * mine - 1;
    } else {
        if (state.stock[me] != 0) return 0;
        if (run_is_safe(Passages(state.fences), state.pawn[other], goal_of(other, 2), state.pawn[me], true))
            return -2 * theirs;
    }
    if (state.stock[me] != 0 || state.stock[other] != 0) return 0;
    return races_.result(state);
}

int Mind::order(const State& state, const Insight& insight, Move move) const {
    const unsigned me = state.seat;
    const Ways& own = insight.ways[me];
    if (move.kind() == Move::Kind::walk) {
        if (contains(own.nearer_by_2, move.target())) return 9000;
        return contains(own.nearer, move.target()) ? 6000 : -4000;
    }
    if (!move.is_fence()) return 0;
    const unsigned slot = move.target() + (move.kind() == Move::Kind::fence_v ? kPoints : 0);
    int gain = 0;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (state.pawn[seat] == kGone) continue;
        const Side goal = goal_of(seat, state.players);
        const int added = memory_.find(state.fences, state.pawn[seat], goal, true).detours[slot];
        gain += seat == me ? -added : added;
    }
    return 3000 * gain;
}

void Mind::candidates(const State& state, const Insight& insight, Rules::MoveList& moves) const {
    base::for_each(walks(state), [&](unsigned square) { moves.push(Move::walk(square)); });
    if (state.stock[state.seat] != 0) {
        Fences wanted;
        u64 near = 0;
        for (unsigned seat = 0; seat < state.players; ++seat) {
            if (state.pawn[seat] == kGone) continue;
            near |= kAround[state.pawn[seat]];
            if (seat == state.seat) continue;
            wanted.h |= insight.ways[seat].across.h;
            wanted.v |= insight.ways[seat].across.v;
        }
        const Fences legal = legal_fences(state.fences, runners(state));
        base::for_each(legal.h & (wanted.h | near),
                       [&](unsigned point) { moves.push(Move::fence_h(point)); });
        base::for_each(legal.v & (wanted.v | near),
                       [&](unsigned point) { moves.push(Move::fence_v(point)); });
    }
    if (moves.empty()) Rules::moves(state, moves);
}

void Mind::skip(State& state) const {
    do state.seat = static_cast<u8>((state.seat + 1U) % state.players);
    while (state.pawn[state.seat] == kGone);
}

}  // namespace thwart::quoridor
