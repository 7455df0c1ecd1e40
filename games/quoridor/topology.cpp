// The board as sites, for hands and eyes.

#include "base/text.hpp"
#include "games/quoridor/rules.hpp"
#include "games/quoridor/squares.hpp"
#include "games/quoridor/ways.hpp"

namespace thwart::quoridor {
namespace {

u128 reachable(const Fences& fences, unsigned square) {
    const Passages passages(fences);
    u128 reached = u128{1} << square;
    for (u128 next = passages.spread(reached); next != reached; next = passages.spread(reached))
        reached = next;
    return reached;
}

}  // namespace

rules::Topology Rules::topology(const Setup& setup) {
    rules::Topology board;
    const auto name = [](unsigned column, unsigned row) {
        return std::string{static_cast<char>('a' + column), static_cast<char>('1' + row)};
    };
    for (unsigned square = 0; square < kSquares; ++square) {
        const unsigned column = column_of(square);
        const unsigned row = row_of(square);
        board.sites.push_back(
            {"square", name(column, row), static_cast<float>(column), static_cast<float>(row)});
        for (const Side side : {Side::north, Side::east})
            if ((kRims[square] & bit(side)) == 0)
                board.links.emplace_back(static_cast<rules::SiteId>(square),
                                         static_cast<rules::SiteId>(neighbour(square, side)));
    }
    for (const char orientation : {'h', 'v'})
        for (unsigned point = 0; point < kPoints; ++point) {
            const unsigned column = point % 8;
            const unsigned row = point / 8;
            board.sites.push_back({orientation == 'h' ? "fence_h" : "fence_v",
                                   name(column, row) + orientation, static_cast<float>(column) + 0.5F,
                                   static_cast<float>(row) + 0.5F});
        }
    // Beside the board, on the side where the seat begins.
    for (unsigned seat = 0; seat < setup.players; ++seat) {
        const unsigned start = start_of(goal_of(seat, setup.players));
        const float x = 4 + (static_cast<float>(column_of(start)) - 4) * 1.4F;
        const float y = 4 + (static_cast<float>(row_of(start)) - 4) * 1.4F;
        board.sites.push_back({"stock", base::cat(seat + 1), x, y});
    }
    return board;
}

rules::Token Rules::token(const State& state, rules::SiteId site) {
    if (site < kFenceHSites) {
        for (unsigned seat = 0; seat < state.players; ++seat)
            if (state.pawn[seat] == site) return static_cast<rules::Token>(seat + 1);
        return 0;
    }
    if (site < kFenceVSites) return has(state.fences.h, site - kFenceHSites) ? kFenceToken : 0;
    if (site < kStockSites) return has(state.fences.v, site - kFenceVSites) ? kFenceToken : 0;
    return state.stock[site - kStockSites];
}

void Rules::touches(const State& /*state*/, Move move, rules::TouchList& touched) {
    switch (move.kind()) {
        case Move::Kind::walk: touched.push(static_cast<rules::SiteId>(move.target())); break;
        case Move::Kind::fence_h:
            touched.push(static_cast<rules::SiteId>(kFenceHSites + move.target()));
            break;
        case Move::Kind::fence_v:
            touched.push(static_cast<rules::SiteId>(kFenceVSites + move.target()));
            break;
        case Move::Kind::pass:
        case Move::Kind::none: break;
    }
}

// Past other pawns, as the fence rule counts.
std::vector<rules::Route> Rules::routes(const State& state) {
    std::vector<rules::Route> all;
    const Passages passages(state.fences);
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (state.pawn[seat] == kGone) continue;
        rules::Route route{rules::Seat(seat), {}};
        Layers layers{};
        unsigned square = state.pawn[seat];
        unsigned steps = flood_back(passages, square, goal_of(seat, state.players), layers);
        route.sites.push_back(static_cast<rules::SiteId>(square));
        for (; steps > 0; --steps) {
            const u128 nearer = passages.beside(u128{1} << square) & layers[steps - 1];
            square = base::lowest(nearer);
            route.sites.push_back(static_cast<rules::SiteId>(square));
        }
        all.push_back(std::move(route));
    }
    return all;
}

void Rules::way(const State& state, Move move, rules::WayList& way) {
    if (move.kind() != Move::Kind::walk) return;
    way.push(state.pawn[state.seat]);
    way.push(static_cast<rules::SiteId>(move.target()));
}

// The fences that one overlaps or crosses; otherwise, for the first seat whose way it would close, all squares that
// the seat could still get to.
rules::Obstacle Rules::obstacle(const State& state, Move move) {
    rules::Obstacle obstacle;
    if (!move.is_fence() || state.stock[state.seat] == 0) return obstacle;
    const Fences wanted = with_fence({}, move);
    const Fences in_the_way = {state.fences.h & ~free_slots(wanted).h,
                               state.fences.v & ~free_slots(wanted).v};
    base::for_each(in_the_way.h, [&](unsigned point) {
        obstacle.sites.push_back(static_cast<rules::SiteId>(kFenceHSites + point));
    });
    base::for_each(in_the_way.v, [&](unsigned point) {
        obstacle.sites.push_back(static_cast<rules::SiteId>(kFenceVSites + point));
    });
    if (!obstacle.sites.empty()) return obstacle;
    const Fences fences = with_fence(state.fences, move);
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (state.pawn[seat] == kGone) continue;
        if (has_way(fences, state.pawn[seat], goal_of(seat, state.players))) continue;
        obstacle.shuts_in = rules::Seat(seat);
        const u128 reached = reachable(fences, state.pawn[seat]);
        for (unsigned square = 0; square < kSquares; ++square)
            if (contains(reached, square)) obstacle.sites.push_back(static_cast<rules::SiteId>(square));
        break;
    }
    return obstacle;
}

}  // namespace thwart::quoridor
