#include "games/halma/twin.hpp"

#include <array>
#include <vector>

namespace thwart::halma {
namespace {

constexpr int kFar = 8;  // the largest q and r
constexpr int kWidth = 2 * kFar + 1;
constexpr int kBeside = -1;  // no point of the board

struct Spot {
    int q = 0;
    int r = 0;
};

constexpr std::array<Spot, 6> kWays = {{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

Spot operator+(Spot spot, Spot way) { return {spot.q + way.q, spot.r + way.r}; }

// The first and the last q of every row, from the top.
constexpr std::array<std::array<int, 2>, 17> kRanges = {{{4, 4},
                                                         {3, 4},
                                                         {2, 4},
                                                         {1, 4},
                                                         {-4, 8},
                                                         {-4, 7},
                                                         {-4, 6},
                                                         {-4, 5},
                                                         {-4, 4},
                                                         {-5, 4},
                                                         {-6, 4},
                                                         {-7, 4},
                                                         {-8, 4},
                                                         {-4, -1},
                                                         {-4, -2},
                                                         {-4, -3},
                                                         {-4, -4}}};

// Rule 2: the camps by their sides, clockwise from the top.
bool in_camp(Spot spot, unsigned tip, unsigned men) {
    const int q = spot.q;
    const int r = spot.r;
    const int s = -q - r;
    const int from = men == 10 ? 5 : 4;
    switch (tip) {
        case 0: return r <= -from && q <= 4 && s <= 4;
        case 1: return q >= from && r >= -4 && s >= -4;
        case 2: return s <= -from && q <= 4 && r <= 4;
        case 3: return r >= from && q >= -4 && s >= -4;
        case 4: return q <= -from && r <= 4 && s <= 4;
        default: return s >= from && q >= -4 && r >= -4;
    }
}

// Rule 3: where a seat begins; its target lies opposite.
unsigned start_tip(const State& state, unsigned seat) {
    if (state.players == 2 && !state.skip) return seat == 0 ? 0 : 3;
    return seat == 0 ? 0 : seat == 1 ? 2 : 4;
}

// A position spread out over a plain array.
class Table {
public:
    explicit Table(const State& state) : state_(state) {
        for (auto& row : number_) row.fill(kBeside);
        for (auto& row : cells_) row.fill(kBeside);
        int number = 0;
        for (int r = -kFar; r <= kFar; ++r)
            for (int q = kRanges[index(r)][0]; q <= kRanges[index(r)][1]; ++q) {
                spots_.push_back({q, r});
                number_[index(r)][index(q)] = number;
                cells_[index(r)][index(q)] = seat_on(state, static_cast<unsigned>(number));
                ++number;
            }
    }

    // Rules 5 to 9.
    [[nodiscard]] std::vector<Move> moves() {
        std::vector<Move> all;
        for (const Spot from : spots_) {
            if (cell(from) != state_.seat + 1) continue;
            std::vector<bool> reached(spots_.size(), false);
            for (const Spot way : kWays)
                if (cell(from + way) == 0) reached[number(from + way)] = true;
            lift(from);
            jump_on(from, reached);
            put_back(from);
            reached[number(from)] = false;
            for (unsigned to = 0; to < reached.size(); ++to)
                if (reached[to]) all.push_back(Move::walk(number(from), to));
        }
        return all;
    }

    // Rules 13, 14 and 16, seat by seat.
    [[nodiscard]] unsigned winner() const {
        std::vector<unsigned> playing;  // the one that has just moved first
        for (unsigned back = 1; back <= state_.players; ++back) {
            const unsigned seat = (state_.seat + 2U * state_.players - back) % state_.players;
            if ((state_.retired >> seat & 1U) == 0) playing.push_back(seat);
        }
        for (const unsigned seat : playing) {
            if (count_target(seat, true) == state_.men_each) return seat + 1;
            if (seat == playing.front() && state_.filled && count_target(seat, true) > 0 &&
                count_target(seat, false) == state_.men_each)
                return seat + 1;
        }
        return playing.size() == 1 && state_.players > 1 ? playing.front() + 1 : 0;
    }

private:
    static unsigned index(int coordinate) { return static_cast<unsigned>(coordinate + kFar); }
    [[nodiscard]] int cell(Spot spot) const {
        if (spot.q < -kFar || spot.q > kFar || spot.r < -kFar || spot.r > kFar) return kBeside;
        return cells_[index(spot.r)][index(spot.q)];
    }
    [[nodiscard]] unsigned number(Spot spot) const {
        return static_cast<unsigned>(number_[index(spot.r)][index(spot.q)]);
    }
    void lift(Spot spot) { cells_[index(spot.r)][index(spot.q)] = 0; }
    void put_back(Spot spot) { cells_[index(spot.r)][index(spot.q)] = state_.seat + 1; }

    void jump_on(Spot from, std::vector<bool>& reached) const {
        for (const Spot way : kWays) {
            const Spot over = from + way;
            const Spot to = over + way;
            if (cell(over) <= 0 || cell(to) != 0 || reached[number(to)]) continue;
            reached[number(to)] = true;
            jump_on(to, reached);
        }
    }

    // How many men stand in the target camp of a seat: its own, or all.
    [[nodiscard]] unsigned count_target(unsigned seat, bool only_own) const {
        const unsigned target = (start_tip(state_, seat) + 3) % 6;
        unsigned men = 0;
        for (const Spot spot : spots_)
            if (in_camp(spot, target, state_.men_each) &&
                (only_own ? cell(spot) == static_cast<int>(seat + 1) : cell(spot) > 0))
                ++men;
        return men;
    }

    const State& state_;
    std::vector<Spot> spots_;
    std::array<std::array<int, kWidth>, kWidth> cells_{};   // seat numbers, 0 for empty points
    std::array<std::array<int, kWidth>, kWidth> number_{};  // of the points
};

// Rules 4 and 16: the next seat that still plays, the same one when it is alone.
void pass_turn(State& state) {
    for (unsigned i = 0; i < state.players; ++i) {
        state.seat = static_cast<u8>((state.seat + 1) % state.players);
        if ((state.retired >> state.seat & 1U) == 0) return;
    }
}

}  // namespace

void Twin::moves(const State& state, MoveList& list) {
    Table table(state);
    if (table.winner() != 0) return;
    for (const Move move : table.moves()) list.push(move);
    if (list.empty()) list.push(Move::pass());
}

void Twin::apply(State& state, Move move) {
    if (move.kind() == Move::Kind::walk) {
        put(state, move.from(), state.seat);
        put(state, move.to(), state.seat);
    }
    pass_turn(state);
    state.winner = static_cast<u8>(Table(state).winner());
}

rules::Outcome Twin::outcome(const State& state) {
    const unsigned winner = Table(state).winner() - 1;
    rules::Outcome outcome;
    outcome.seats = state.players;
    outcome.rank[winner] = 1;
    u8 next_rank = 2;
    for (const bool gone : {false, true}) {
        bool is_used = false;
        for (unsigned seat = 0; seat < rules::kMaxSeats; ++seat) {
            if (seat >= state.players || seat == winner || ((state.retired >> seat & 1U) != 0) != gone)
                continue;
            outcome.rank[seat] = next_rank;
            is_used = true;
        }
        if (is_used) ++next_rank;
    }
    return outcome;
}

void Twin::retire(State& state, rules::Seat seat) {
    const bool was_over = state.winner != 0;
    for (unsigned point = 0; point < 121; ++point)
        if (seat_on(state, point) == seat.number()) put(state, point, seat.index());
    state.retired = static_cast<u8>(state.retired | 1U << seat.index());
    if (state.seat == seat.index()) pass_turn(state);
    if (!was_over) state.winner = static_cast<u8>(Table(state).winner());
}

}  // namespace thwart::halma
