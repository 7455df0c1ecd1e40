#include "games/barricade/twin.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace thwart::barricade {
namespace {

// The columns that have a cell, row by row from row 1.
constexpr std::string_view kWholeRow = "abcdefghijklmnopq";
constexpr std::array<std::string_view, 14> kCellsOfRow = {
    kWholeRow, "aeimq", kWholeRow, "cgko", "cdefghijklmno", "em", "efghijklm", "gk",
    "ghijk",   "i",     kWholeRow, "aq",   kWholeRow,       "i"};

struct Spot {
    int column = 0;  // counted from 1, as rows are
    int row = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};
constexpr Spot kNowhere = {0, 0};  // in a house
constexpr Spot kGoalSpot = {9, 14};
constexpr std::array<Spot, 11> kFirstBlockers = {
    {{1, 3}, {5, 3}, {9, 3}, {13, 3}, {17, 3}, {7, 7}, {11, 7}, {9, 9}, {9, 10}, {9, 11}, {9, 13}}};

bool on_board(Spot spot) {
    if (spot.row < 1 || spot.row > 14) return false;
    const char letter = static_cast<char>('a' + spot.column - 1);
    return kCellsOfRow[static_cast<unsigned>(spot.row - 1)].find(letter) != std::string_view::npos;
}

// Every cell of the board, in the order of their numbers.
std::vector<Spot> all_spots() {
    std::vector<Spot> spots;
    for (int column = 1; column <= 17; ++column)
        for (int row = 1; row <= 14; ++row)
            if (on_board({column, row})) spots.push_back({column, row});
    return spots;
}
const std::vector<Spot>& spots() {
    static const std::vector<Spot> kSpots = all_spots();
    return kSpots;
}

Spot spot_of(unsigned node) { return node < spots().size() ? spots()[node] : kNowhere; }
unsigned number_of(Spot spot) {
    return static_cast<unsigned>(std::ranges::find(spots(), spot) - spots().begin());
}

// The house of a seat as Rules numbers it, and the cell in front of it: c1, g1, k1, o1.
unsigned house_number(unsigned seat, unsigned players) {
    if (players == 2) return seat == 0 ? 112 : 115;
    if (players == 3 && seat == 2) return 115;
    return 112 + seat;
}
Spot house_door(unsigned seat, unsigned players) {
    return {3 + 4 * static_cast<int>(house_number(seat, players) - 112), 1};
}

// A position spread out on squares.
class Table {
public:
    explicit Table(const State& state) : state_(state) {
        for (unsigned cell = 0; cell < spots().size(); ++cell)
            if ((state.blockers >> cell & 1U) != 0) blockers_.push_back(spots()[cell]);
        for (unsigned seat = 0; seat < state.players; ++seat)
            for (const unsigned node : state.pieces[seat])
                if (spot_of(node) != kNowhere) pieces_[seat].push_back(spot_of(node));
    }

    [[nodiscard]] bool has_blocker(Spot spot) const { return has_spot(blockers_, spot); }
    [[nodiscard]] bool has_piece(unsigned seat, Spot spot) const { return has_spot(pieces_[seat], spot); }
    [[nodiscard]] bool has_any_piece(Spot spot) const {
        for (unsigned seat = 0; seat < state_.players; ++seat)
            if (has_piece(seat, spot)) return true;
        return false;
    }

    // Rules 7 to 10: every cell where a walk from a node can end.
    [[nodiscard]] std::vector<Spot> walks_from(unsigned node) const {
        std::vector<Spot> targets;
        if (const Spot start = spot_of(node); start != kNowhere)
            walk_on({start}, state_.thrown, targets);
        else
            step_to(house_door(state_.seat, state_.players), {}, state_.thrown, targets);
        return targets;
    }

    // Rule 13.
    [[nodiscard]] bool may_put(Spot spot) const {
        return spot.row != 1 && spot != kGoalSpot && !has_blocker(spot) && !has_any_piece(spot);
    }

private:
    static bool has_spot(const std::vector<Spot>& list, Spot spot) {
        return std::ranges::find(list, spot) != list.end();
    }

    // The way so far, its last cell included; no cell may come twice.
    void walk_on(const std::vector<Spot>& way, unsigned left, std::vector<Spot>& targets) const {
        const Spot here = way.back();
        for (const Spot step : {Spot{0, 1}, Spot{1, 0}, Spot{0, -1}, Spot{-1, 0}}) {
            const Spot next = {here.column + step.column, here.row + step.row};
            if (on_board(next) && !has_spot(way, next)) step_to(next, way, left, targets);
        }
    }

    void step_to(Spot next, std::vector<Spot> way, unsigned left, std::vector<Spot>& targets) const {
        if (left == 1) {
            if (!has_piece(state_.seat, next) && !has_spot(targets, next)) targets.push_back(next);
            return;
        }
        if (has_blocker(next)) return;
        way.push_back(next);
        walk_on(way, left - 1, targets);
    }

    const State& state_;
    std::vector<Spot> blockers_;
    std::array<std::vector<Spot>, 4> pieces_;
};

bool still_plays(const State& state, unsigned seat) { return state.pieces[seat] != kNoPieces; }

// Rules 16 and 17, seat by seat.
unsigned find_winner(const State& state) {
    unsigned live = 0;
    unsigned last = 0;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (!still_plays(state, seat)) continue;
        for (const unsigned node : state.pieces[seat])
            if (spot_of(node) == kGoalSpot) return seat + 1;
        ++live;
        last = seat + 1;
    }
    return live == 1 ? last : 0;
}

void pass_turn(State& state) {
    state.phase = Phase::roll;
    state.thrown = 0;
    for (unsigned i = 0; i < state.players; ++i) {
        state.seat = static_cast<u8>((state.seat + 1) % state.players);
        if (still_plays(state, state.seat)) return;
    }
}

// Rules 4, 5 and 18: what follows when the throws of a round have changed.
void go_on_opening(State& state) {
    std::vector<unsigned> waiting;
    std::vector<unsigned> highest;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const unsigned number = state.opening[seat];
        if (number == kToThrow) waiting.push_back(seat);
        if (number == 0 || number == kToThrow) continue;
        if (!highest.empty() && state.opening[highest[0]] < number) highest.clear();
        if (highest.empty() || state.opening[highest[0]] == number) highest.push_back(seat);
    }
    if (waiting.empty() && highest.empty())
        for (unsigned seat = 0; seat < state.players; ++seat)
            if (still_plays(state, seat)) highest.push_back(seat);
    if (waiting.empty() && highest.size() == 1 && state.opening[highest[0]] != 0) {
        state.phase = Phase::go;
        state.seat = static_cast<u8>(highest[0]);
        state.thrown = state.opening[highest[0]];
        state.opening = {};
        return;
    }
    if (waiting.empty()) {
        state.opening = {};
        for (const unsigned seat : highest) state.opening[seat] = kToThrow;
        waiting = highest;
    }
    state.seat = static_cast<u8>(waiting[0]);
}

void move_piece(State& state, unsigned seat, unsigned from, unsigned to) {
    Pieces& pieces = state.pieces[seat];
    *std::ranges::find(pieces, from) = static_cast<u8>(to);
    std::ranges::sort(pieces);
}

void do_walk(State& state, unsigned from, Spot target) {
    const Table before(state);
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (before.has_piece(seat, target))
            move_piece(state, seat, number_of(target), house_number(seat, state.players));
    move_piece(state, state.seat, from, number_of(target));
    state.winner = static_cast<u8>(find_winner(state));
    if (!before.has_blocker(target)) return pass_turn(state);
    state.blockers &= ~(Cells{1} << number_of(target));
    state.phase = Phase::place;
    state.thrown = 0;
}

}  // namespace

State Twin::initial(const Setup& setup) {
    State state;
    state.players = setup.players;
    for (const Spot spot : kFirstBlockers) state.blockers |= Cells{1} << number_of(spot);
    for (unsigned seat = 0; seat < setup.players; ++seat) {
        state.pieces[seat].fill(static_cast<u8>(house_number(seat, setup.players)));
        state.opening[seat] = kToThrow;
    }
    return state;
}

void Twin::moves(const State& state, MoveList& list) {
    if (find_winner(state) != 0) return;
    const Table table(state);
    if (state.phase == Phase::open || state.phase == Phase::roll) {
        for (unsigned number = 1; number <= 6; ++number) list.push(Move::roll(number));
    } else if (state.phase == Phase::place) {
        for (const Spot spot : spots())
            if (table.may_put(spot)) list.push(Move::put(number_of(spot)));
    } else {
        for (const unsigned from : state.pieces[state.seat])
            for (const Spot target : table.walks_from(from))
                if (const Move move = Move::walk(from, number_of(target)); !list.contains(move))
                    list.push(move);
        if (list.empty()) list.push(Move::pass());
    }
}

u32 Twin::weight(const State& /*state*/, Move /*roll*/) { return 1; }

void Twin::apply(State& state, Move move) {
    switch (move.kind()) {
        case Move::Kind::roll:
            if (state.phase == Phase::open) {
                state.opening[state.seat] = static_cast<u8>(move.target());
                go_on_opening(state);
            } else {
                state.phase = Phase::go;
                state.thrown = static_cast<u8>(move.target());
            }
            break;
        case Move::Kind::walk: do_walk(state, move.from(), spot_of(move.target())); break;
        case Move::Kind::put:
            state.blockers |= Cells{1} << move.target();
            pass_turn(state);
            break;
        case Move::Kind::pass: pass_turn(state); break;
        case Move::Kind::none: break;
    }
}

// Rule 19: the winner, then who else still plays, then who has retired; a group without seats uses no rank.
rules::Outcome Twin::outcome(const State& state) {
    std::array<std::vector<unsigned>, 3> groups;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const bool is_winner = seat + 1 == find_winner(state);
        groups[is_winner ? 0 : still_plays(state, seat) ? 1 : 2].push_back(seat);
    }
    rules::Outcome outcome;
    outcome.seats = state.players;
    u8 next_rank = 1;
    for (const std::vector<unsigned>& group : groups) {
        for (const unsigned seat : group) outcome.rank[seat] = next_rank;
        if (!group.empty()) ++next_rank;
    }
    return outcome;
}

void Twin::retire(State& state, rules::Seat seat) {
    state.pieces[seat.index()] = kNoPieces;
    state.winner = static_cast<u8>(find_winner(state));
    if (state.phase == Phase::open) {
        state.opening[seat.index()] = 0;
        go_on_opening(state);
    } else if (state.seat == seat.index()) {
        pass_turn(state);
    }
}

}  // namespace thwart::barricade
