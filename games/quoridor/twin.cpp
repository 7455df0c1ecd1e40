#include "games/quoridor/twin.hpp"

#include "base/fixed_list.hpp"

#include <algorithm>
#include <array>

namespace thwart::quoridor {
namespace {

constexpr int kLast = 8;  // the highest column and row, counted from 0

struct Spot {
    int column = 0;
    int row = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};

constexpr std::array<Spot, 4> kSteps = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

Spot operator+(Spot spot, Spot step) { return {spot.column + step.column, spot.row + step.row}; }

bool on_board(Spot spot) {
    return spot.column >= 0 && spot.column <= kLast && spot.row >= 0 && spot.row <= kLast;
}

Spot spot_of(unsigned square) { return {static_cast<int>(square) % 9, static_cast<int>(square) / 9}; }
unsigned square_of(Spot spot) { return static_cast<unsigned>(spot.row * 9 + spot.column); }

// Rules 2 and 3: where the pawn of a seat wants to go.
bool is_goal(Spot spot, unsigned seat, unsigned players) {
    const std::array<bool, 4> at_side = {spot.row == kLast, spot.column == kLast, spot.row == 0,
                                         spot.column == 0};
    return players == 2 ? at_side[seat == 0 ? 0 : 2] : at_side[seat];
}

// A position spread out over plain arrays; [column][row] of the square nearest a1, as fences are named.
class Table {
public:
    explicit Table(const State& state) : state_(state) {
        for (unsigned point = 0; point < 64; ++point) {
            horizontal_[point % 8][point / 8] = (state.fences.h >> point & 1U) != 0;
            vertical_[point % 8][point / 8] = (state.fences.v >> point & 1U) != 0;
        }
    }

    // Rules 6 to 9.
    [[nodiscard]] std::array<bool, 81> walks() const {
        std::array<bool, 81> targets{};
        const auto allow = [&](Spot from, Spot step) {
            if (is_way(from, from + step) && !has_pawn(from + step)) targets[square_of(from + step)] = true;
        };
        const Spot here = spot_of(state_.pawn[state_.seat]);
        for (const Spot ahead : kSteps) {
            const Spot next = here + ahead;
            allow(here, ahead);
            if (!is_way(here, next) || !has_pawn(next)) continue;
            const Spot behind = next + ahead;
            allow(next, ahead);
            const bool is_barred = !is_way(next, behind);
            const bool is_blocked = !is_barred && has_pawn(behind);
            if (is_barred || (is_blocked && state_.sidestep_at_pawn)) {
                allow(next, {ahead.row, ahead.column});
                allow(next, {-ahead.row, -ahead.column});
            }
        }
        return targets;
    }

    // Rules 10 to 14. Puts the fence up to see what it does, and takes it down again.
    bool may_place(bool is_horizontal, int column, int row) {
        if (state_.stock[state_.seat] == 0) return false;
        if (horizontal(column, row) || vertical(column, row)) return false;
        if (is_horizontal && (horizontal(column - 1, row) || horizontal(column + 1, row))) return false;
        if (!is_horizontal && (vertical(column, row - 1) || vertical(column, row + 1))) return false;
        bool& slot = (is_horizontal ? horizontal_
                                    : vertical_)[static_cast<unsigned>(column)][static_cast<unsigned>(row)];
        slot = true;
        bool all_have_ways = true;
        for (unsigned seat = 0; seat < state_.players; ++seat)
            if (state_.pawn[seat] != kGone && !has_way_home(seat)) all_have_ways = false;
        slot = false;
        return all_have_ways;
    }

private:
    using Slots = std::array<std::array<bool, 8>, 8>;

    static bool lies(const Slots& slots, int column, int row) {
        return column >= 0 && column < 8 && row >= 0 && row < 8 &&
               slots[static_cast<unsigned>(column)][static_cast<unsigned>(row)];
    }
    [[nodiscard]] bool horizontal(int column, int row) const { return lies(horizontal_, column, row); }
    [[nodiscard]] bool vertical(int column, int row) const { return lies(vertical_, column, row); }

    // Whether two neighbouring squares are on the board and not parted by a fence.
    [[nodiscard]] bool is_way(Spot from, Spot to) const {
        if (!on_board(to)) return false;
        const int column = std::min(from.column, to.column);
        const int row = std::min(from.row, to.row);
        if (from.column == to.column) return !horizontal(column, row) && !horizontal(column - 1, row);
        return !vertical(column, row) && !vertical(column, row - 1);
    }

    [[nodiscard]] bool has_pawn(Spot spot) const {
        for (unsigned seat = 0; seat < state_.players; ++seat)
            if (state_.pawn[seat] != kGone && spot_of(state_.pawn[seat]) == spot) return true;
        return false;
    }

    [[nodiscard]] bool has_way_home(unsigned seat) const {
        std::array<bool, 81> seen{};
        base::FixedList<Spot, 81> queue;
        queue.push(spot_of(state_.pawn[seat]));
        seen[state_.pawn[seat]] = true;
        for (std::size_t first = 0; first < queue.size(); ++first) {
            const Spot here = queue[first];
            if (is_goal(here, seat, state_.players)) return true;
            for (const Spot step : kSteps) {
                const Spot next = here + step;
                if (!is_way(here, next) || seen[square_of(next)]) continue;
                seen[square_of(next)] = true;
                queue.push(next);
            }
        }
        return false;
    }

    const State& state_;
    Slots horizontal_{};
    Slots vertical_{};
};

// Rules 17 and 18, seat by seat.
unsigned find_winner(const State& state) {
    unsigned live = 0;
    unsigned last = 0;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (state.pawn[seat] == kGone) continue;
        if (is_goal(spot_of(state.pawn[seat]), seat, state.players)) return seat + 1;
        ++live;
        last = seat + 1;
    }
    return live == 1 ? last : 0;
}

// Rules 4 and 18: the next seat that still plays, the same one when it is alone.
void pass_turn(State& state) {
    for (unsigned i = 0; i < state.players; ++i) {
        state.seat = static_cast<u8>((state.seat + 1) % state.players);
        if (state.pawn[state.seat] != kGone) return;
    }
}

}  // namespace

void Twin::moves(const State& state, MoveList& list) {
    if (find_winner(state) != 0) return;
    Table table(state);
    const std::array<bool, 81> walks = table.walks();
    for (unsigned square = 0; square < 81; ++square)
        if (walks[square]) list.push(Move::walk(square));
    for (const bool is_horizontal : {true, false})
        for (unsigned point = 0; point < 64; ++point)
            if (table.may_place(is_horizontal, static_cast<int>(point % 8), static_cast<int>(point / 8)))
                list.push(is_horizontal ? Move::fence_h(point) : Move::fence_v(point));
    if (list.empty()) list.push(Move::pass());
}

void Twin::apply(State& state, Move move) {
    switch (move.kind()) {
        case Move::Kind::walk: state.pawn[state.seat] = static_cast<u8>(move.target()); break;
        case Move::Kind::fence_h: state.fences.h |= u64{1} << move.target(); break;
        case Move::Kind::fence_v: state.fences.v |= u64{1} << move.target(); break;
        case Move::Kind::pass:
        case Move::Kind::none: break;
    }
    if (move.is_fence()) state.stock[state.seat] = static_cast<u8>(state.stock[state.seat] - 1);
    state.winner = static_cast<u8>(find_winner(state));
    pass_turn(state);
}

rules::Outcome Twin::outcome(const State& state) {
    const unsigned winner = find_winner(state) - 1;
    rules::Outcome outcome;
    outcome.seats = state.players;
    outcome.rank[winner] = 1;
    u8 next_rank = 2;
    for (const bool gone : {false, true}) {
        bool is_used = false;
        for (unsigned seat = 0; seat < state.players; ++seat) {
            if (seat == winner || (state.pawn[seat] == kGone) != gone) continue;
            outcome.rank[seat] = next_rank;
            is_used = true;
        }
        if (is_used) ++next_rank;
    }
    return outcome;
}

void Twin::retire(State& state, rules::Seat seat) {
    const bool was_over = find_winner(state) != 0;
    state.pawn[seat.index()] = kGone;
    if (!was_over) state.winner = static_cast<u8>(find_winner(state));
    if (state.seat == seat.index()) pass_turn(state);
}

}  // namespace thwart::quoridor
