// The board as sites, for hands and eyes.

#include "base/text.hpp"
#include "games/_sample/rules.hpp"

namespace thwart::sample {

rules::Topology Rules::topology(const Setup& setup) {
    rules::Topology board;
    for (unsigned place = kFirstCell; place <= kGoal; ++place) {
        const rules::SiteId site = site_of(0, place);
        const std::string cell(1, static_cast<char>('a' + site));
        board.sites.push_back(
            {place == kGoal ? "goal" : "cell", place == kGoal ? "goal" : cell, static_cast<float>(site), 0});
        if (place > kFirstCell) board.links.emplace_back(site_of(0, place - 1), site);
    }
    // One row for every seat before the track, its hand on the far side of its start.
    for (unsigned seat = 0; seat < setup.players; ++seat) {
        const float y = static_cast<float>(setup.players - 1) / 2 - static_cast<float>(seat);
        board.sites.push_back({"start", base::cat(seat + 1), -1.5F, y});
        board.sites.push_back({"hand", base::cat(seat + 1), -2.5F, y});
        board.links.emplace_back(start_site(seat), site_of(seat, kFirstCell));
    }
    return board;
}

rules::Token Rules::token(const State& state, rules::SiteId site) {
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (site == hand_site(seat)) return state.hand[seat];
        if (state.runner[seat] != kGone && site == site_of(seat, state.runner[seat]))
            return static_cast<rules::Token>(seat + 1);
    }
    const bool has_stone = site < kSeatSites && (state.stones & bit(site + kFirstCell)) != 0;
    return has_stone ? kStoneToken : 0;
}

// A run and a stone may aim at the same cell, so both begin with what is taken up.
void Rules::touches(const State& state, Move move, rules::TouchList& touched) {
    const unsigned seat = state.seat;
    if (move.kind() == Move::Kind::run) touched.push(site_of(seat, state.runner[seat]));
    if (move.kind() == Move::Kind::put) touched.push(hand_site(seat));
    if (!touched.empty()) touched.push(site_of(seat, move.target()));
}

}  // namespace thwart::sample
