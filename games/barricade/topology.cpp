// The board as sites, for hands and eyes.

#include "base/text.hpp"
#include "games/barricade/rules.hpp"
#include "games/barricade/ways.hpp"

#include <algorithm>
#include <array>

namespace thwart::barricade {
namespace {

// The nodes of a way by how many steps are left there.
using Trail = std::array<u8, kHighestThrow + 1>;

// Finds the first way of exactly so many steps to `target` that meets no blocker before its end; false where there is
// none. Never straight back, as in paths.hpp.
bool find_way(Cells blockers, unsigned from, unsigned here, unsigned target, unsigned steps, Trail& trail) {
    trail[steps] = static_cast<u8>(here);
    if (steps == 0) return here == target;
    if (has(blockers, here)) return false;
    return std::ranges::any_of(kNeighbours[here], [&](unsigned next) {
        return next != from && find_way(blockers, here, next, target, steps - 1, trail);
    });
}

}  // namespace

rules::Topology Rules::topology(const Setup& setup) {
    rules::Topology board;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        const unsigned column = column_of(cell);
        const unsigned row = row_of(cell);
        board.sites.push_back({cell == kGoal ? "goal" : "cell",
                               base::cat(static_cast<char>('a' + column), row + 1),
                               static_cast<float>(column), static_cast<float>(row)});
        for (const unsigned next : kNeighbours[cell])
            if (next > cell)
                board.links.emplace_back(static_cast<rules::SiteId>(cell), static_cast<rules::SiteId>(next));
    }
    // Below row 1: each house under its start cell with the die beside it, the hand in the middle.
    constexpr float kBelow = -2;
    board.sites.push_back({"hand", "hand", 8, kBelow});
    for (unsigned seat = 0; seat < setup.players; ++seat) {
        const unsigned start = start_of(house_of(seat, setup.players));
        const auto x = static_cast<float>(column_of(start));
        board.sites.push_back({"house", base::cat(seat + 1), x, kBelow});
        board.sites.push_back({"die", base::cat(seat + 1), x + 1, kBelow});
        board.links.emplace_back(house_site(seat), static_cast<rules::SiteId>(start));
    }
    return board;
}

rules::Token Rules::token(const State& state, rules::SiteId site) {
    if (is_cell(site)) {
        if (has(state.blockers, site)) return kBlockerToken;
        const auto seat = seat_on(state, site);
        return seat ? static_cast<rules::Token>(seat->number()) : rules::Token{0};
    }
    if (site == kHandSite) return state.phase == Phase::place ? 1 : 0;
    const unsigned seat = (site - house_site(0)) / 2U;
    if (site == house_site(seat)) return static_cast<rules::Token>(count_home(state, seat));
    const u8 number = state.opening[seat];
    if (state.phase == Phase::open) return number == kToThrow ? 0 : number;
    return state.seat == seat ? state.thrown : 0;
}

void Rules::touches(const State& state, Move move, rules::TouchList& touched) {
    switch (move.kind()) {
        case Move::Kind::roll: touched.push(die_site(state.seat)); break;
        case Move::Kind::walk:
            touched.push(site_of(state.seat, move.from()));
            touched.push(static_cast<rules::SiteId>(move.target()));
            break;
        case Move::Kind::put: touched.push(static_cast<rules::SiteId>(move.target())); break;
        case Move::Kind::pass:
        case Move::Kind::none: break;
    }
}

// Of each seat's foremost piece; a blocker on the way costs something, but does not end it.
std::vector<rules::Route> Rules::routes(const State& state) {
    std::vector<rules::Route> all;
    const Ways ways(state.blockers);
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (!is_live(state, seat)) continue;
        unsigned node = house_of(state, seat);
        for (const u8 each : state.pieces[seat])
            if (is_cell(each) && ways.steps[each] < ways.steps[node]) node = each;
        rules::Route route{rules::Seat(seat), {site_of(seat, node)}};
        while (node != kGoal) {
            node = ways.next[node];
            route.sites.push_back(site_of(seat, node));
        }
        all.push_back(std::move(route));
    }
    return all;
}

void Rules::way(const State& state, Move move, rules::WayList& way) {
    if (move.kind() != Move::Kind::walk) return;
    Trail trail{};
    if (!find_way(state.blockers, kNodes, move.from(), move.target(), state.thrown, trail)) return;
    for (unsigned left = state.thrown + 1U; left-- > 0;) way.push(site_of(state.seat, trail[left]));
}

}  // namespace thwart::barricade
