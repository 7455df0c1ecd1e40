#include "games/shibuya/mind.hpp"

#include <algorithm>
#include <cmath>

namespace thwart::shibuya {
namespace {

constexpr i32 kSurest = 28'999;  // beyond lie certain results
constexpr i32 kOpenWin = 4;      // rule 17

bool can_enter(const State& state, const Zones& zones) {
    return zones.pieces[0] != 0 || (zones.starts[0] & starts_of(state.mode, state.seat)) != 0;
}

constexpr unsigned kWait = 2;  // walks until the rival's pieces have gone

// What the rival's pieces shut off is looked at only where the rest is too little to win.
bool looks_behind_rival(const State& state, unsigned colour, i32 open_ways) {
    return state.mode == Mode::open && state.pieces[1 - colour] != 0 &&
           open_ways < kOpenWin - static_cast<i32>(home_of(state, colour));
}
State without_rival(const State& state, unsigned colour) {
    State alone = state;
    alone.pieces[1 - colour] = 0;
    return alone;
}

std::array<i32, kZones> pieces_by_zone(const State& state, const Zones& zones, unsigned colour) {
    std::array<i32, kZones> count{};
    u64 pieces = state.pieces[colour];
    u32 starts = frame_of(state.mode).starts[colour] & state.slots;
    i32 open_ways = 0;
    for (unsigned zone = 0; zone < kZones; ++zone) {
        count[zone] = zones.count(zone);
        open_ways += count[zone];
        pieces &= ~zones.pieces[zone];
        starts &= ~zones.starts[zone];
    }
    if (!looks_behind_rival(state, colour, open_ways)) return count;
    const Zones later(without_rival(state, colour), colour);
    for (unsigned zone = 0; zone + kWait < kZones; ++zone)
        count[zone + kWait] += static_cast<i32>(base::count(later.pieces[zone] & pieces) +
                                                base::count(u64{later.starts[zone] & starts}));
    return count;
}

std::array<i32, kZones> goals_by_zone(const State& state, unsigned colour) {
    std::array<i32, kZones> count{};
    const std::array<u64, kZones> now = goal_zones(state, colour);
    u64 known = 0;
    for (unsigned zone = 0; zone < kZones; ++zone) {
        if (now[zone] == 0) continue;
        count[zone] = static_cast<i32>(base::count(now[zone]));
        known |= now[zone];
    }
    if (!looks_behind_rival(state, colour, static_cast<i32>(base::count(known)))) return count;
    const std::array<u64, kZones> later = goal_zones(without_rival(state, colour), colour);
    for (unsigned zone = 0; zone + kWait < kZones; ++zone)
        count[zone + kWait] += static_cast<i32>(base::count(later[zone] & ~known));
    return count;
}

// 2 to the power of strength / kDoubling, times kDoubling, with straight lines between the whole powers.
i64 odds(i32 strength) {
    constexpr i32 kDoubling = 700;  // nearly what doubles an exponential function of thousandths
    constexpr i32 kLeast = -10 * kDoubling;
    const i32 above = std::clamp(strength - kLeast, 0, 30 * kDoubling);
    return i64{kDoubling + above % kDoubling} << (above / kDoubling);
}

}  // namespace

Mind::Insight Mind::look(const State& state) const {
    Insight insight{{Zones(state, 0), Zones(state, 1)}, {}, {}, {}, {}};
    for (unsigned colour = 0; colour < kColours; ++colour) {
        insight.pieces[colour] = pieces_by_zone(state, insight.zones[colour], colour);
        if (state.mode != Mode::open) continue;
        insight.goals[colour] = goals_by_zone(state, colour);
        insight.prospects[colour] = static_cast<i32>(prospects(state, colour));
        insight.sure[colour] = static_cast<i32>(sure_pieces(state, colour));
    }
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

i32 Mind::open_strength(const State& state, const Insight& insight, unsigned colour) const {
    const i32 home = static_cast<i32>(home_of(state, colour));
    const i32 need = kOpenWin - home;
    i32 sum = weights.open_home * home + weights.open_sure * std::min(insight.sure[colour], need);
    // The nearest pieces go to the nearest goals. To reckon with one goal for all would make the first that goes home a
    // loss for the others, and nobody would go.
    i32 pieces = 0;
    i32 goals = 0;
    i32 paired = 0;
    for (i32 zone = 0; zone < static_cast<i32>(kZones); ++zone) {
        pieces += insight.pieces[colour][static_cast<unsigned>(zone)];
        goals += insight.goals[colour][static_cast<unsigned>(zone)];
        const i32 worth = std::max(weights.open_near - weights.open_step * zone, weights.open_far);
        for (; paired < std::min(pieces, goals); ++paired)
            sum += paired < need ? worth : worth * weights.open_spare / 100;
    }
    const i32 extra = insight.prospects[colour] - need;
    if (extra < 0) sum -= weights.open_shut;
    if (extra >= 0 && extra < 3) {
        constexpr i32 kMany = 15;  // the fewer tiles are left, the less can still go wrong
        sum -= (weights.open_risk >> extra) * std::min(static_cast<i32>(tiles_left(state)), kMany) / kMany;
    }
    return colour_of(state.seat) == colour ? sum + weights.open_turn : sum;
}

i32 Mind::lead(const State& state, unsigned side) {
    const unsigned mine = home_of(state, side);
    const unsigned theirs = home_of(state, 1 - side);
    // Not before the last tiles, or it would lock the field instead of going home; and never as good as four at home.
    constexpr std::array kLead = {70, 50, 30, 10};
    const unsigned left = tiles_left(state);
    if (mine == theirs || left >= kLead.size()) return 0;
    return mine > theirs ? kLead[left] : -kLead[left];
}

i32 Mind::score(const State& state, const Insight& insight, unsigned side) const {
    if (state.mode == Mode::open) {
        // Either side wins, or nobody gets on: to hinder a side that is far from winning gains little.
        const i64 mine = odds(open_strength(state, insight, side));
        const i64 theirs = odds(open_strength(state, insight, 1 - side));
        const i64 nobody = odds(weights.open_draw);
        return static_cast<i32>(kSurest * (mine - theirs + nobody * lead(state, side) / 100) /
                                (mine + theirs + nobody));
    }
    // Nearly the logistic function, from -1 to 1.
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
        state.mode == Mode::open ? home >= kOpenWin : home >= 6 || home >= home_of(state, 1 - mine) + 3;
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
    const std::size_t most = state.mode == Mode::open ? 6 : 8;
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
    const auto middle = judged.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size()));
    // Raw moves break ties, so that the order does not depend on the library.
    std::partial_sort(judged.begin(), middle, end, [](const Judged& a, const Judged& b) {
        return a.score != b.score ? a.score > b.score : a.move.raw() < b.move.raw();
    });
    for (auto each = judged.begin(); each != middle; ++each) moves.push(each->move);
}

}  // namespace thwart::shibuya
