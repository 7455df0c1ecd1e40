#include "games/shibuya/mind.hpp"

#include <algorithm>
#include <cmath>

namespace thwart::shibuya {
namespace {

constexpr i32 kSurest = 28'999;  // beyond lie certain results

bool can_enter(const State& state, const Zones& zones) {
    return zones.pieces[0] != 0 || (zones.starts[0] & starts_of(state.mode, state.seat)) != 0;
}

std::array<i32, kZones> pieces_by_zone(const State& state, const Zones& zones, unsigned colour) {
    constexpr unsigned kWait = 2;  // walks until the rival's pieces have gone
    std::array<i32, kZones> count{};
    u64 pieces = state.pieces[colour];
    u32 starts = frame_of(state.mode).starts[colour] & state.slots;
    for (unsigned zone = 0; zone < kZones; ++zone) {
        count[zone] = zones.count(zone);
        pieces &= ~zones.pieces[zone];
        starts &= ~zones.starts[zone];
    }
    if (state.mode != Mode::open || (pieces == 0 && starts == 0)) return count;
    State alone = state;
    alone.pieces[1 - colour] = 0;
    const Zones later(alone, colour);
    for (unsigned zone = 0; zone + kWait < kZones; ++zone)
        count[zone + kWait] += static_cast<i32>(base::count(later.pieces[zone] & pieces) +
                                                base::count(u64{later.starts[zone] & starts}));
    return count;
}

}  // namespace

Mind::Insight Mind::look(const State& state) const {
    Insight insight{{Zones(state, 0), Zones(state, 1)}, {}};
    for (unsigned colour = 0; colour < kColours; ++colour)
        insight.pieces[colour] = pieces_by_zone(state, insight.zones[colour], colour);
    return insight;
}

i32 Mind::strength(const State& state, const Insight& insight, unsigned colour) const {
    const std::array near = {weights.walk_1, weights.walk_2, weights.walk_3,
                             weights.walk_4, weights.walk_5, weights.walk_6};
    i32 sum = weights.home * static_cast<i32>(home_of(state, colour));
    for (unsigned zone = 0; zone < kZones; ++zone)
        sum += (zone < near.size() ? near[zone] : weights.far) * insight.pieces[colour][zone];
    if (colour_of(state.seat) != colour) return sum;
    return sum + weights.turn + (can_enter(state, insight.zones[colour]) ? weights.enter : 0);
}

// Nearly the logistic function, from -1 to 1.
i32 Mind::score(const State& state, const Insight& insight, unsigned side) const {
    const i64 ahead = strength(state, insight, side) - strength(state, insight, 1 - side);
    constexpr i64 kTwo = 2000;
    const double root = std::sqrt(static_cast<double>(ahead * ahead + kTwo * kTwo));
    return static_cast<i32>(static_cast<double>(kSurest * ahead) / root);
}

int Mind::solved(const State& state, const Insight& insight) const {
    const unsigned mine = colour_of(state.seat);
    if (state.phase != kMoving || !can_enter(state, insight.zones[mine])) return 0;
    const unsigned home = home_of(state, mine) + 1;
    const bool wins =
        state.mode == Mode::open ? home >= 4 : home >= 6 || home >= home_of(state, 1 - mine) + 3;
    return wins ? 1 : 0;
}

int Mind::order(const State& state, const Insight& insight, Move move) const {
    constexpr int kEnter = 1 << 20;
    constexpr int kZone = 100;
    constexpr int kHinder = 60;
    if (move.kind() != Move::Kind::walk) return 0;  // tiles come in order
    if (move.to() >= kSlotSites) return kEnter;
    const unsigned mine = colour_of(state.seat);
    const Zones& zones = insight.zones[mine];
    const u64 to = bit(move.to());
    int gain = 0;
    for (unsigned zone = 0; zone < kZones; ++zone) {
        const int worth = kZone * static_cast<int>(kZones - zone);
        const bool was_here = move.from() < kSlotSites
                                  ? (zones.pieces[zone] >> move.from() & 1U) != 0
                                  : (zones.starts[zone] >> (move.from() - kSlotSites) & 1U) != 0;
        if ((zones.cells[zone] & to) != 0) gain += worth;
        if (was_here) gain -= worth;
    }
    return gain + ((insight.zones[1 - mine].cells[0] & to) != 0 ? kHinder : 0);
}

void Mind::candidates(const State& state, const Insight& /*insight*/, Rules::MoveList& moves) const {
    if (state.phase < kHolds) return Rules::moves(state, moves);
    constexpr std::size_t kMost = 8;
    constexpr std::size_t kLays = 4 * kPlaces;
    struct Judged {
        Move move;
        i32 score = 0;
    };
    Rules::MoveList all;
    Rules::moves(state, all);
    std::array<Judged, kLays> judged;
    for (std::size_t i = 0; i < all.size(); ++i) {
        State next = state;
        Rules::apply(next, all[i]);
        judged[i] = {all[i], next.over ? 0 : score(next, look(next), colour_of(state.seat))};
    }
    const auto end = judged.begin() + static_cast<std::ptrdiff_t>(all.size());
    const auto middle = judged.begin() + static_cast<std::ptrdiff_t>(std::min(kMost, all.size()));
    // Raw moves break ties, so that the order does not depend on the library.
    std::partial_sort(judged.begin(), middle, end, [](const Judged& a, const Judged& b) {
        return a.score != b.score ? a.score > b.score : a.move.raw() < b.move.raw();
    });
    for (auto each = judged.begin(); each != middle; ++each) moves.push(each->move);
}

}  // namespace thwart::shibuya
