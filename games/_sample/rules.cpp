#include "games/_sample/rules.hpp"

#include "base/bits.hpp"

#include <algorithm>

namespace thwart::sample {
namespace {

using rules::Options;
using rules::Seat;
using rules::Turn;

constexpr std::array<std::string_view, 3> kPlayers = {"2", "3", "4"};
constexpr std::array<std::string_view, 2> kTeams = {"none", "pairs"};
constexpr std::array<std::string_view, 4> kFirst = {"1", "2", "3", "4"};

constexpr std::array<rules::Key, 3> kKeyList = {{
    {"players", kPlayers, "how many play"},
    {"teams", kTeams, "each for itself, or seats 1 and 3 against seats 2 and 4"},
    {"first", kFirst, "the seat that begins"},
}};

constexpr unsigned players_of(const Options& options) { return 2U + options.choice[0]; }

constexpr unsigned open_values(const Options& options, std::size_t key) {
    const unsigned players = players_of(options);
    if (key == 1) return players == 4 ? 2 : 0;
    if (key == 2) return players;
    return static_cast<unsigned>(kPlayers.size());
}

unsigned side_of(const State& state, unsigned seat) { return state.pairs ? seat % 2 : seat; }

// The sides with a seat that still plays, as a set.
u64 live_sides(const State& state) {
    u64 sides = 0;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (state.runner[seat] != kGone) sides |= u64{1} << side_of(state, seat);
    return sides;
}

// Rules 5 to 7.
bool can_run(const State& state) {
    const unsigned target = run_target(state);
    if (has_stone_between(state, state.runner[state.seat], target)) return false;
    const auto other = is_cell(target) ? runner_on(state, target) : std::nullopt;
    return !other || !are_partners(state, state.seat, other->index());
}

// Rule 8.
bool can_put(const State& state, unsigned cell) {
    return state.hand[state.seat] != 0 && (state.stones & bit(cell)) == 0 && !runner_on(state, cell);
}

void run_to(State& state, unsigned place) {
    if (is_cell(place)) {
        if (const auto hit = runner_on(state, place)) state.runner[hit->index()] = kStart;
        state.stones &= static_cast<u16>(~bit(place));
    }
    state.runner[state.seat] = static_cast<u8>(place);
}

void put_on(State& state, unsigned cell) {
    state.stones |= bit(cell);
    --state.hand[state.seat];
}

// Rules 2 and 11. At least one seat still plays.
void end_turn(State& state) {
    state.thrown = 0;
    do state.seat = static_cast<u8>((state.seat + 1) % state.players);
    while (state.runner[state.seat] == kGone);
}

}  // namespace

constinit const rules::KeyTable Rules::kKeys = {kKeyList, open_values};

Setup Rules::make_setup(const Options& options) {
    return {static_cast<u8>(players_of(options)), options.choice[1] == 1, options.choice[2]};
}

rules::Sides Rules::sides(const Setup& setup) {
    return setup.pairs ? rules::Sides{4, 2, {0, 1, 0, 1}} : rules::Sides::each_for_itself(setup.players);
}

State Rules::initial(const Setup& setup) {
    State state;
    state.players = setup.players;
    state.pairs = setup.pairs;
    state.seat = setup.first;
    for (unsigned seat = 0; seat < setup.players; ++seat) {
        state.runner[seat] = kStart;
        state.hand[seat] = kStonesInHand;
    }
    return state;
}

Turn Rules::turn(const State& state) {
    if (state.winner != 0) return Turn::over();
    return state.thrown == 0 ? Turn::chance(Seat(state.seat)) : Turn::decision(Seat(state.seat));
}

void Rules::moves(const State& state, MoveList& list) {
    if (state.winner != 0) return;
    if (state.thrown == 0) {
        for (unsigned number = 1; number <= kHighestThrow; ++number) list.push(Move::roll(number));
        return;
    }
    if (can_run(state)) list.push(Move::run(run_target(state)));
    for (unsigned cell = kFirstStoneCell; cell <= kLastCell; ++cell)
        if (can_put(state, cell)) list.push(Move::put(cell));
    if (list.empty()) list.push(Move::pass());
}

// Rule 3.
u32 Rules::weight(const State& /*state*/, Move roll) { return kHighestThrow + 1 - roll.target(); }

void Rules::apply(State& state, Move move) {
    if (move.kind() == Move::Kind::roll) {
        state.thrown = static_cast<u8>(move.target());
        return;
    }
    if (move.kind() == Move::Kind::run) run_to(state, move.target());
    if (move.kind() == Move::Kind::put) put_on(state, move.target());
    state.winner = winner_of(state);
    end_turn(state);
}

rules::Outcome Rules::outcome(const State& state) {
    const u64 live = live_sides(state);
    const unsigned winning = side_of(state, state.winner - 1U);
    const u8 behind = (live & ~(u64{1} << winning)) != 0 ? 3 : 2;  // ranks leave no gap
    rules::Outcome outcome{state.players, {}};
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const unsigned side = side_of(state, seat);
        const bool is_live = (live >> side & 1U) != 0;
        outcome.rank[seat] = side == winning ? 1 : is_live ? 2 : behind;
    }
    return outcome;
}

void Rules::retire(State& state, Seat seat) {
    state.runner[seat.index()] = kGone;
    state.hand[seat.index()] = 0;
    state.winner = winner_of(state);
    if (state.seat == seat.index()) end_turn(state);
}

unsigned run_target(const State& state) {
    return std::min(unsigned{state.runner[state.seat]} + state.thrown, kGoal);
}

bool has_stone_between(const State& state, unsigned from, unsigned to) {
    for (unsigned place = from + 1; place < to; ++place)
        if ((state.stones & bit(place)) != 0) return true;
    return false;
}

std::optional<Seat> runner_on(const State& state, unsigned cell) {
    const auto found = std::ranges::find(state.runner, cell);
    if (found == state.runner.end()) return std::nullopt;
    return Seat(static_cast<unsigned>(found - state.runner.begin()));
}

bool are_partners(const State& state, unsigned seat, unsigned other) {
    return seat != other && side_of(state, seat) == side_of(state, other);
}

u8 winner_of(const State& state) {
    u8 last = 0;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (state.runner[seat] == kGoal) return static_cast<u8>(seat + 1);
        if (state.runner[seat] != kGone) last = static_cast<u8>(seat + 1);
    }
    return base::count(live_sides(state)) == 1 ? last : 0;
}

}  // namespace thwart::sample
