#include "games/halma/mind.hpp"

#include "games/halma/jumps.hpp"

#include <algorithm>
#include <cmath>

namespace thwart::halma {
namespace {

constexpr i32 kWay = kRows - 1;  // rows from one end of the board to the other

// What a point means to a man on its way from a tip to the opposite one.
struct Spot {
    int rest = 0;   // rows to the end
    int aside = 0;  // half points beside the axis
};

constexpr Spot spot_of(unsigned point, unsigned tip) {
    Place place = place_of(point);  // turned until the tip is at the top
    for (unsigned turn = tip; turn % kTips != 0; ++turn) place = {-place.r, place.q + place.r};
    const int offset = 2 * place.q + place.r;
    return {2 * kRadius - place.r, offset < 0 ? -offset : offset};
}

// All that is summed up over the men of a seat, in one number: rows left, their squares, squares beside the axis.
constexpr unsigned kField = 16;
constexpr i32 rows_in(u64 sums) { return static_cast<i32>(sums & 0xffffU); }
constexpr i32 squares_in(u64 sums) { return static_cast<i32>(sums >> kField & 0xffffU); }
constexpr i32 asides_in(u64 sums) { return static_cast<i32>(sums >> 2 * kField); }

using SlotTable = std::array<u64, 64 * kSetWords>;
constexpr std::array<SlotTable, kTips> make_sums() {
    std::array<SlotTable, kTips> table{};
    for (unsigned tip = 0; tip < kTips; ++tip)
        for (unsigned point = 0; point < kPoints; ++point) {
            const Spot spot = spot_of(point, tip);
            table[tip][kSlot[point]] = static_cast<u64>(spot.rest) |
                                       static_cast<u64>(spot.rest * spot.rest) << kField |
                                       static_cast<u64>(spot.aside * spot.aside) << 2 * kField;
        }
    return table;
}
constexpr std::array<SlotTable, kTips> kSums = make_sums();

// The points of each lane that are at most so many rows from the end.
using RowTable = std::array<std::array<u64, kRows>, kFamilies>;
constexpr std::array<RowTable, kTips> make_within() {
    std::array<RowTable, kTips> table{};
    for (unsigned tip = 0; tip < kTips; ++tip)
        for (unsigned point = 0; point < kPoints; ++point)
            for (unsigned rows = static_cast<unsigned>(spot_of(point, tip).rest); rows < kRows; ++rows)
                table[tip][family_of(place_of(point))][rows] |= u64{1} << lane_index(place_of(point));
    return table;
}
constexpr std::array<RowTable, kTips> kWithin = make_within();

template <class Visit>
void for_each_slot(const Set& set, Visit visit) {
    for (unsigned word = 0; word < kSetWords; ++word)
        base::for_each(set.words[word], [&](unsigned bit) { visit(64 * word + bit); });
}

// Divided by a constant, which is much cheaper.
constexpr i32 per_man(i32 sum, i32 men) { return men == kMostMen ? sum / i32{kMostMen} : sum / 10; }

struct Army {
    u64 sums = 0;
    i32 last = 0;  // rows left to the last man
};

Army army_of(const Set& men, const SlotTable& sums) {
    Army army;
    for_each_slot(men, [&](unsigned slot) {
        army.sums += sums[slot];
        army.last = std::max(army.last, rows_in(sums[slot]));
    });
    return army;
}

// --- men locked in ---

// The members of `closed` from which a step or a jump leads to `open`.
Lanes beside_open(const Lanes& open, const Lanes& closed, const Lanes& taken) {
    Lanes reached{};
    for_each_family([&](auto family) {
        reached[family] =
            closed[family] & (beside<family, 0>(open) | beside<family, 1>(open) | beside<family, 2>(open) |
                              beside<family, 3>(open) | beside<family, 4>(open) | beside<family, 5>(open) |
                              Jumps::of<family>(taken).once(open[family]));
    });
    return reached;
}

constexpr bool is_empty(const Lanes& lanes) { return (lanes[0] | lanes[1] | lanes[2] | lanes[3]) == 0; }

// Whether one of the foreign men in a target camp cannot get out unless own men make room. Other foreign men are no
// obstacles, since they can leave, too.
bool is_locked(const Set& taken, const Set& target, const Set& own, const Set& foreign) {
    const Lanes men = lanes_of(taken);
    const Lanes shut = lanes_of(target | own);
    Lanes closed = lanes_of(target & ~own);
    Lanes open{};
    for (unsigned family = 0; family < kFamilies; ++family)
        open[family] = kLanePoints[family] & ~shut[family];
    for (Lanes more = beside_open(open, closed, men); !is_empty(more); more = beside_open(open, closed, men))
        for (unsigned family = 0; family < kFamilies; ++family) {
            open[family] |= more[family];
            closed[family] &= ~more[family];
        }
    const Lanes inside = lanes_of(foreign);
    for (unsigned family = 0; family < kFamilies; ++family) closed[family] &= inside[family];
    return !is_empty(closed);
}

// While a foreign man is locked in a seat's target camp, the seat cannot win (rule 13). Its men there are in the way:
// counted is for every foreign man how many of them stand nearer to the entrance, so that each one that leaves helps.
i32 men_in_the_way(const State& state, unsigned seat) {
    constexpr unsigned kFewest = 3;  // men that can lock somebody in
    const Set& target = target_of(state, seat);
    const Set taken = occupied(state);
    const Set own = men_of(state, seat);
    const Set foreign = target & taken & ~own;
    if (state.filled || foreign.empty() || (own & target).count() < kFewest) return 0;
    if (!is_locked(taken, target, own, foreign)) return 0;
    const SlotTable& sums = kSums[tip_of(state, seat)];
    i32 count = 0;
    for_each_slot(foreign, [&](unsigned locked) {
        for_each_slot(own & target,
                      [&](unsigned mine) { count += rows_in(sums[mine]) > rows_in(sums[locked]) ? 1 : 0; });
    });
    return count;
}

// The score of a seat that is so far ahead of another: steep around zero, as the results of self-play were, and never
// quite flat, so that a way that is won or lost anyway is still walked. All under the root is a whole number.
i32 score_of_lead(i32 lead, i32 men) {
    constexpr i32 kSteep = 27'000;
    constexpr i32 kFlat = 1'999;
    const double bend = men == kMostMen ? 1'000 : 500;  // the likeliest for these results
    const double x = lead;
    const auto steep = static_cast<i32>(kSteep * x / std::sqrt(x * x + bend * bend));
    return steep + std::clamp(lead / 15, -kFlat, kFlat);
}

}  // namespace

Mind::Insight Mind::look(const State& state) const {
    Insight insight;
    const i32 men = state.men_each;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const Army army = army_of(men_of(state, seat), kSums[tip_of(state, seat)]);
        const i32 rows = rows_in(army.sums);
        const i32 lag = men * army.last - rows;
        const i32 spread = men * squares_in(army.sums) - rows * rows;
        const i32 in_the_way = men_in_the_way(state, seat);
        insight.way[seat] = 100 * rows + weights.aside * asides_in(army.sums) / 16 +
                            per_man(weights.last * lag, men) + per_man(weights.spread * spread / 10, men) +
                            weights.locked * in_the_way - (seat == state.seat ? weights.tempo : 0);
        if (seat != state.seat) continue;
        insight.rows = rows;
        insight.last = army.last;
        insight.must_make_room = in_the_way != 0;
    }
    return insight;
}

i32 Mind::score(const State& state, const Insight& insight, unsigned side) const {
    constexpr i32 kWin = 30'000;
    constexpr i32 kSurest = 28'999;
    const auto& way = insight.way;
    if (state.players == 1) return kSurest - way[0] / 2;  // nobody is in the way: the sooner the better
    const auto score_against = [&](unsigned seat, unsigned rival) {
        return score_of_lead(way[rival] - way[seat], state.men_each);
    };
    if (state.players == 2) return score_against(side, 1 - side);
    // The chances of the seats are to each other as the products of their chances against the others.
    std::array<i64, kMostSeats> share{};
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (has_left(state, seat)) continue;
        share[seat] = 1;
        for (unsigned rival = 0; rival < state.players; ++rival)
            if (rival != seat && !has_left(state, rival)) share[seat] *= kWin + score_against(seat, rival);
    }
    const i64 all = share[0] + share[1] + share[2];
    return std::max(static_cast<i32>(kWin * (2 * share[side] - all) / all), -kSurest);
}

i32 Mind::order(const State& state, const Insight& insight, Move move) const {
    if (move.kind() != Move::Kind::walk) return 0;
    const SlotTable& sums = kSums[tip_of(state, state.seat)];
    const u64 from = sums[kSlot[move.from()]];
    const u64 to = sums[kSlot[move.to()]];
    const i32 men = state.men_each;
    const i32 gain = rows_in(from) - rows_in(to);
    i32 less = 100 * gain + weights.aside * (asides_in(from) - asides_in(to)) / 16;
    if (rows_in(from) == insight.last) less += weights.last * gain / 2;
    const i32 less_spread = men * (squares_in(from) - squares_in(to)) - gain * (2 * insight.rows - gain);
    return (less * men * 10 + weights.spread * less_spread) / 16;
}

void Mind::candidates(const State& state, const Insight& insight, Rules::MoveList& moves) const {
    const unsigned tip = tip_of(state, state.seat);
    const i32 back = insight.must_make_room ? 2 : 0;
    const unsigned directions = insight.must_make_room ? kDirections : kDirections - 2;
    const Lanes own = lanes_of(men_of(state, state.seat));
    const Lanes taken = lanes_of(occupied(state));
    Lanes free{};
    for (unsigned family = 0; family < kFamilies; ++family)
        free[family] = kLanePoints[family] & ~taken[family];
    for_each_family([&](auto family) {
        const std::array<u64, kDirections> open = {beside<family, 0>(free), beside<family, 1>(free),
                                                   beside<family, 2>(free), beside<family, 3>(free),
                                                   beside<family, 4>(free), beside<family, 5>(free)};
        // From the top tip the steps back are the last two directions, and both are turned alike.
        for (unsigned d = 0; d < directions; ++d) {
            const unsigned direction = (tip + d) % kDirections;
            base::for_each(own[family] & open[direction], [&](unsigned index) {
                const unsigned from = kPointOf[family][index];
                moves.push(Move::walk(from, kNext[from][direction]));
            });
        }
        const Jumps jumps = Jumps::of<family>(taken);
        base::for_each(jumps.able(own[family]), [&](unsigned index) {
            const unsigned from = kPointOf[family][index];
            const i32 rows = std::min(rows_in(kSums[tip][kSlot[from]]) + back, kWay);
            base::for_each(jumps.chain(u64{1} << index) & kWithin[tip][family][static_cast<unsigned>(rows)],
                           [&](unsigned to) { moves.push(Move::walk(from, kPointOf[family][to])); });
        });
    });
    if (moves.empty()) Rules::moves(state, moves);
}

void Mind::skip(State& state) const {
    do state.seat = static_cast<u8>(state.seat + 1 == state.players ? 0 : state.seat + 1);
    while (has_left(state, state.seat));
}

}  // namespace thwart::halma
