// The board as sites, for hands and eyes. A site is a point.

#include "games/halma/rules.hpp"

namespace thwart::halma {

rules::Topology Rules::topology(const Setup& /*setup*/) {
    constexpr float kRowHeight = 0.8660254F;  // of triangles with sides of length 1
    rules::Topology board;
    for (unsigned point = 0; point < kPoints; ++point) {
        const Place place = place_of(point);
        board.sites.push_back({"point", point_name(point),
                               static_cast<float>(place.q) + static_cast<float>(place.r) / 2,
                               static_cast<float>(-place.r) * kRowHeight});
        // To the right and downwards, so that every link is named once.
        for (unsigned d = 0; d < kDirections / 2; ++d)
            if (kNext[point][d] != kNowhere)
                board.links.emplace_back(static_cast<rules::SiteId>(point), kNext[point][d]);
    }
    return board;
}

rules::Token Rules::token(const State& state, rules::SiteId site) { return seat_on(state, site); }

void Rules::touches(const State& /*state*/, Move move, rules::TouchList& touched) {
    if (move.kind() != Move::Kind::walk) return;
    touched.push(static_cast<rules::SiteId>(move.from()));
    touched.push(static_cast<rules::SiteId>(move.to()));
}

void Rules::way(const State& state, Move move, rules::WayList& way) {
    for (const u8 point : hop_path(state, move)) way.push(point);
}

}  // namespace thwart::halma
