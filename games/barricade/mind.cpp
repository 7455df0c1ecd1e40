#include "games/barricade/mind.hpp"

#include "base/bits.hpp"
#include "base/fixed_list.hpp"

#include <algorithm>
#include <utility>

namespace thwart::barricade {
namespace {

constexpr i32 kUnit = 1000;
constexpr i32 kSurest = 28'999;  // beyond lie certain results

// The logarithm of the steps from a node to the goal. Some are added, since the last ones take as long as many others.
struct Logarithms {
    std::array<i32, 256> of{};

    constexpr Logarithms() {
        constexpr double kAdded = 3;
        constexpr double kFirst = 1.0986122886681098;  // of kAdded
        double sum = kFirst;
        for (std::size_t steps = 0; steps < of.size(); ++steps) {
            of[steps] = static_cast<i32>(sum * kUnit);
            // ln((n + 1) / n) by its series in 1 / (2 n + 1).
            const double part = 1 / (2 * (static_cast<double>(steps) + kAdded) + 1);
            double power = part;
            for (int i = 1; i < 20; i += 2, power *= part * part) sum += 2 * power / i;
        }
    }
};
constexpr Logarithms kLogarithms;

// e to the power of -i / 128.
struct Powers {
    static constexpr i32 kPerUnit = 128;
    std::array<i32, 16 * kPerUnit> of{};

    constexpr Powers() {
        double power = 1 << 24;
        for (i32& each : of) {
            each = static_cast<i32>(power);
            power *= 0.99221793826024347;
        }
    }
};
constexpr Powers kPowers;

i32 power(i32 strength) {
    const auto index = static_cast<std::size_t>(-strength * Powers::kPerUnit / kUnit);
    return kPowers.of[std::min(index, kPowers.of.size() - 1)];
}

// The nodes of the two nearest pieces of every rival of the seat to act, nearest first.
using Leaders = base::FixedList<u8, 2 * rules::kMaxSeats>;

Leaders leaders_against(const State& state, const Ways& ways) {
    Leaders leaders;
    const auto insert = [&](u8 node) {
        leaders.push(node);
        for (std::size_t i = leaders.size() - 1; i > 0; --i)
            if (ways.steps[leaders[i]] < ways.steps[leaders[i - 1]]) std::swap(leaders[i], leaders[i - 1]);
    };
    for (unsigned rival = 0; rival < state.players; ++rival) {
        if (rival == state.seat || !is_live(state, rival)) continue;
        const Pieces& pieces = state.pieces[rival];
        unsigned nearest = 0;
        for (unsigned i = 1; i < kPieces; ++i)
            if (ways.steps[pieces[i]] < ways.steps[pieces[nearest]]) nearest = i;
        unsigned second = nearest == 0 ? 1 : 0;
        for (unsigned i = 0; i < kPieces; ++i)
            if (i != nearest && ways.steps[pieces[i]] < ways.steps[pieces[second]]) second = i;
        insert(pieces[nearest]);
        insert(pieces[second]);
    }
    return leaders;
}

}  // namespace

Mind::Insight Mind::look(const State& state) const {
    const Ways& ways = ways_.of(state.blockers);
    Insight insight;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (is_live(state, seat)) insight.strength[seat] = strength(state, ways, seat);
    return insight;
}

i32 Mind::strength(const State& state, const Ways& ways, unsigned seat) const {
    const unsigned house = house_of(state, seat);
    std::array<u8, kPieces> steps{};
    unsigned wins = 0;
    unsigned takes = 0;
    i32 out = 0;
    for (unsigned i = 0; i < kPieces; ++i) {
        const unsigned node = state.pieces[seat][i];
        steps[i] = ways.steps[node];
        wins |= ways.wins[node];
        takes |= ways.takes[node];
        out += node != house;
        for (unsigned j = i; j > 0 && steps[j] < steps[j - 1]; --j) std::swap(steps[j], steps[j - 1]);
    }
    const std::array nearness = {weights.first, weights.second, weights.third, weights.fourth};
    i32 sum = 0;
    for (unsigned i = 0; i < nearness.size(); ++i) sum -= nearness[i] * kLogarithms.of[steps[i]];
    sum /= kUnit;
    const auto later = static_cast<i32>((seat + state.players - state.seat) % state.players);
    sum += (later == 0 ? weights.wins_now : weights.wins) * static_cast<i32>(base::count(u64{wins}));
    sum += weights.takes * static_cast<i32>(base::count(u64{takes}));
    return sum + weights.out * out - weights.turn * later;
}

i32 Mind::score(const State& state, const Insight& insight, unsigned side) const {
    i32 highest = insight.strength[side];
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (is_live(state, seat)) highest = std::max(highest, insight.strength[seat]);
    i64 others = 0;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (seat != side && is_live(state, seat)) others += power(insight.strength[seat] - highest);
    const i64 mine = is_live(state, side) ? power(insight.strength[side] - highest) : 0;
    return static_cast<i32>(kSurest * (mine - others) / (mine + others));
}

int Mind::order(const State& state, const Insight& /*insight*/, Move move) const {
    constexpr int kGoalFirst = 1 << 20;
    constexpr int kTake = 300;
    if (move.kind() != Move::Kind::walk) return 0;  // blockers come in order
    const Ways& ways = ways_.of(state.blockers);
    const unsigned target = move.target();
    if (target == kGoal) return kGoalFirst;
    const auto way = [&](unsigned node) { return kLogarithms.of[ways.steps[node]]; };
    int gain = way(move.from()) - way(target);
    if (has(state.blockers, target)) return gain + kTake;
    for (unsigned rival = 0; rival < state.players; ++rival)
        if (contains(state.pieces[rival], target)) gain += way(house_of(state, rival)) - way(target);
    return gain;
}

void Mind::candidates(const State& state, const Insight& /*insight*/, Rules::MoveList& moves) const {
    if (state.phase != Phase::place) return Rules::moves(state, moves);
    constexpr unsigned kCellsAhead = 5;
    const Ways& ways = ways_.of(state.blockers);
    const Cells free = kPlaceable & ~state.blockers & ~occupied(state);
    Cells chosen = 0;
    for (const unsigned node : leaders_against(state, ways)) {
        unsigned found = 0;
        for (unsigned cell = ways.next[node]; cell != kGoal && found < kCellsAhead; cell = ways.next[cell]) {
            if (!has(free, cell)) continue;
            ++found;
            if (!has(chosen, cell)) moves.push(Move::put(cell));
            chosen |= bit(cell);
        }
    }
    if (chosen == 0) Rules::moves(state, moves);
}

}  // namespace thwart::barricade
