#include "games/barricade/rules.hpp"

#include "base/bits.hpp"
#include "games/barricade/paths.hpp"
#include "rules/playout.hpp"

#include <algorithm>

namespace thwart::barricade {
namespace {

using rules::Options;
using rules::Seat;
using rules::Turn;

constexpr std::array<std::string_view, 3> kPlayers = {"4", "2", "3"};
constexpr std::array<rules::Key, 1> kKeyList = {{{"players", kPlayers, "how many play"}}};

constexpr unsigned open_values(const Options& /*options*/, std::size_t /*key*/) {
    return static_cast<unsigned>(kPlayers.size());
}

// Rules 6 and 17. At least one seat still plays.
void end_turn(State& state) {
    state.phase = Phase::roll;
    state.thrown = 0;
    do state.seat = state.seat + 1 < state.players ? static_cast<u8>(state.seat + 1) : u8{0};
    while (!is_live(state, state.seat));
}

// Rules 4 and 5: on to the next throw of the round, or to what the round decides.
void settle_opening(State& state) {
    const auto next = std::ranges::find(state.opening, kToThrow);
    if (next != state.opening.end()) {
        state.seat = static_cast<u8>(next - state.opening.begin());
        return;
    }
    const u8 highest = *std::ranges::max_element(state.opening);
    const bool is_tie = std::ranges::count(state.opening, highest) > 1;
    const auto first = std::ranges::find(state.opening, highest) - state.opening.begin();
    state.seat = static_cast<u8>(first);
    if (is_tie) {
        for (u8& number : state.opening) number = number == highest ? kToThrow : u8{0};
    } else {
        state.opening.fill(0);
        state.phase = Phase::go;
        state.thrown = highest;
    }
}

void throw_die(State& state, unsigned number) {
    if (state.phase == Phase::open) {
        state.opening[state.seat] = static_cast<u8>(number);
        settle_opening(state);
    } else {
        state.phase = Phase::go;
        state.thrown = static_cast<u8>(number);
    }
}

// Rule 11.
void capture(State& state, unsigned cell) {
    u64 hit = 0;
    for (unsigned seat = 0; seat < rules::kMaxSeats; ++seat)
        hit |= u64{contains(state.pieces[seat], cell)} << seat;
    if (hit == 0) return;
    const unsigned seat = base::lowest(hit);
    replace(state.pieces[seat], cell, house_of(state, seat));
}

void walk(State& state, unsigned from, unsigned cell) {
    capture(state, cell);
    replace(state.pieces[state.seat], from, cell);
    if (cell == kGoal) state.winner = static_cast<u8>(state.seat + 1);
    if (has(state.blockers, cell)) {
        state.blockers ^= bit(cell);
        state.phase = Phase::place;
        state.thrown = 0;
    } else {
        end_turn(state);
    }
}

// Rules 7 to 10: calls visit(from, cell, is_walk) for every way of every piece that is as long as the throw; exactly
// one of the ways to a cell is the walk. Blockers lie anyhow, so the verdict is a number and not a branch.
template <class Visit>
void for_each_way(const State& state, Visit visit) {
    const Pieces mine = state.pieces[state.seat];
    unsigned last = kGone;
    for (const unsigned from : mine) {
        if (from == last) return;  // more pieces in the house
        last = from;
        bool was_open = false;
        for (const Path path : paths_from(from, state.thrown)) {
            const bool is_known = path.is_detour() & was_open;
            was_open = path.is_open(state.blockers);
            visit(from, path.target(), was_open & !is_known & !contains(mine, path.target()));
        }
    }
}

unsigned count_walks(const State& state) {
    unsigned walks = 0;
    for_each_way(state, [&](unsigned /*from*/, unsigned /*cell*/, bool is_walk) { walks += is_walk; });
    return walks;
}

// Ways are at most 5 * 13, so that even those which are no walks have room in an empty list.
void list_walks(const State& state, Rules::MoveList& list) {
    Move* const walks = list.spare();
    std::size_t count = 0;
    for_each_way(state, [&](unsigned from, unsigned cell, bool is_walk) {
        walks[count] = Move::walk(from, cell);
        count += is_walk;
    });
    list.took(count);
    if (count == 0) list.push(Move::pass());
}

// Rule 13.
Cells free_cells(const State& state) { return kPlaceable & ~state.blockers & ~occupied(state); }

bool can_walk(const State& state, unsigned from, unsigned cell) {
    const Pieces& mine = state.pieces[state.seat];
    if (!contains(mine, from) || contains(mine, cell)) return false;
    return std::ranges::any_of(paths_from(from, state.thrown), [&](Path path) {
        return path.target() == cell && path.is_open(state.blockers);
    });
}

// Draws among all ways of all pieces, open or not, until one is a walk: all walks stay equally likely. After some
// misses there may be none, and the list has to tell.
Move sample_walk(const State& state, base::Random& random) {
    constexpr unsigned kDraws = 12;
    const Pieces mine = state.pieces[state.seat];
    std::array<PathList, kPieces> lists{};
    std::array<unsigned, kPieces> up_to{};
    unsigned ways = 0;
    for (unsigned i = 0; i < kPieces; ++i) {
        lists[i] = path_list(mine[i], state.thrown);
        const bool is_same = i > 0 && mine[i] == mine[i - 1];
        ways += is_same ? 0U : lists[i].count;
        up_to[i] = ways;
    }
    for (unsigned draw = 0; draw < kDraws; ++draw) {
        const unsigned ticket = random.below(ways);
        unsigned piece = 0;
        for (unsigned i = 0; i + 1 < kPieces; ++i) piece += ticket >= up_to[i] ? 1U : 0U;
        const unsigned index = lists[piece].first + lists[piece].count - (up_to[piece] - ticket);
        const Path path = path_at(index);
        if (!path.is_open(state.blockers) || contains(mine, path.target())) continue;
        if (path.is_detour() && path_at(index - 1).is_open(state.blockers)) continue;
        return Move::walk(mine[piece], path.target());
    }
    return rules::sample_from_list<Rules>(state, random);
}

constexpr std::array<u8, Rules::kMaxMoves> make_placeable() {
    std::array<u8, Rules::kMaxMoves> cells{};
    unsigned count = 0;
    for (unsigned cell = 0; cell < kCells; ++cell)
        if (has(kPlaceable, cell)) cells[count++] = static_cast<u8>(cell);
    return cells;
}

Move sample_put(const State& state, base::Random& random) {
    static constexpr std::array<u8, Rules::kMaxMoves> kPlaceableCells = make_placeable();
    const Cells taken = state.blockers | occupied(state);
    for (;;) {
        const unsigned cell = kPlaceableCells[random.below(kPlaceableCells.size())];
        if (!has(taken, cell)) return Move::put(cell);
    }
}

}  // namespace

constinit const rules::KeyTable Rules::kKeys = {kKeyList, open_values};

Setup Rules::make_setup(const Options& options) {
    constexpr std::array<u8, 3> kNumbers = {4, 2, 3};
    return {kNumbers[options.choice[0]]};
}

State Rules::initial(const Setup& setup) {
    State state;
    state.players = setup.players;
    state.blockers = kStartBlockers;
    for (unsigned seat = 0; seat < setup.players; ++seat) {
        state.pieces[seat].fill(static_cast<u8>(house_of(seat, setup.players)));
        state.opening[seat] = kToThrow;
    }
    return state;
}

Turn Rules::turn(const State& state) {
    if (state.winner != 0) return Turn::over();
    const bool is_throw = state.phase == Phase::open || state.phase == Phase::roll;
    return is_throw ? Turn::chance(Seat(state.seat)) : Turn::decision(Seat(state.seat));
}

void Rules::moves(const State& state, MoveList& list) {
    if (state.winner != 0) return;
    switch (state.phase) {
        case Phase::open:
        case Phase::roll:
            for (unsigned number = 1; number <= kHighestThrow; ++number) list.push(Move::roll(number));
            break;
        case Phase::go: list_walks(state, list); break;
        case Phase::place:
            base::for_each(free_cells(state), [&](unsigned cell) { list.push(Move::put(cell)); });
            break;
    }
}

std::size_t Rules::count_moves(const State& state) {
    if (state.winner != 0) return 0;
    switch (state.phase) {
        case Phase::open:
        case Phase::roll: return kHighestThrow;
        case Phase::go: return std::max(1U, count_walks(state));
        case Phase::place: return base::count(free_cells(state));
    }
    return 0;
}

void Rules::apply(State& state, Move move) {
    switch (move.kind()) {
        case Move::Kind::roll: throw_die(state, move.target()); break;
        case Move::Kind::walk: walk(state, move.from(), move.target()); break;
        case Move::Kind::put:
            state.blockers |= bit(move.target());
            end_turn(state);
            break;
        case Move::Kind::pass: end_turn(state); break;
        case Move::Kind::none: break;
    }
}

bool Rules::is_legal(const State& state, Move move) {
    if (state.winner != 0) return false;
    switch (move.kind()) {
        case Move::Kind::none: return false;
        case Move::Kind::roll:
            return turn(state).kind == Turn::Kind::chance && move.target() >= 1 &&
                   move.target() <= kHighestThrow;
        case Move::Kind::walk: return state.phase == Phase::go && can_walk(state, move.from(), move.target());
        case Move::Kind::put: return state.phase == Phase::place && has(free_cells(state), move.target());
        case Move::Kind::pass: return state.phase == Phase::go && count_walks(state) == 0;
    }
    return false;
}

Move Rules::sample(const State& state, base::Random& random) {
    switch (state.phase) {
        case Phase::open:
        case Phase::roll: break;
        case Phase::go: return sample_walk(state, random);
        case Phase::place: return sample_put(state, random);
    }
    return Move::roll(1 + random.below(kHighestThrow));
}

rules::Outcome Rules::outcome(const State& state) {
    unsigned retired = 0;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (!is_live(state, seat)) retired |= 1U << seat;
    return rules::Outcome::won_by(Seat(state.winner - 1U), state.players, retired);
}

// Rules 17 and 18.
void Rules::retire(State& state, Seat seat) {
    state.pieces[seat.index()] = kNoPieces;
    state.winner = winner_of(state);
    if (state.phase != Phase::open) {
        if (state.seat == seat.index()) end_turn(state);
        return;
    }
    state.opening[seat.index()] = 0;
    if (std::ranges::count(state.opening, 0) == rules::kMaxSeats)
        for (unsigned each = 0; each < state.players; ++each)
            if (is_live(state, each)) state.opening[each] = kToThrow;
    settle_opening(state);
}

std::optional<Seat> seat_on(const State& state, unsigned cell) {
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (contains(state.pieces[seat], cell)) return Seat(seat);
    return std::nullopt;
}

unsigned count_home(const State& state, unsigned seat) {
    return static_cast<unsigned>(std::ranges::count(state.pieces[seat], house_of(state, seat)));
}

Cells occupied(const State& state) {
    Cells cells = 0;
    for (const Pieces& pieces : state.pieces) cells |= cells_of(pieces);
    return cells;
}

u8 winner_of(const State& state) {
    unsigned live = 0;
    u8 last = 0;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (contains(state.pieces[seat], kGoal)) return static_cast<u8>(seat + 1);
        if (!is_live(state, seat)) continue;
        ++live;
        last = static_cast<u8>(seat + 1);
    }
    return live == 1 ? last : 0;
}

}  // namespace thwart::barricade
