#include "games/_sample/twin.hpp"

#include <array>

namespace thwart::sample {
namespace {

// What lies on each place: ' ' nothing, '#' a stone, '1' to '4' a runner. Start and goal are left blank: they have
// room for all.
using Track = std::array<char, 14>;

Track lay_out(const State& state) {
    Track track{};
    track.fill(' ');
    for (unsigned place = 1; place <= 12; ++place) {
        if ((state.stones >> place & 1U) != 0) track[place] = '#';
        for (unsigned seat = 0; seat < 4; ++seat)
            if (state.runner[seat] == place) track[place] = static_cast<char>('1' + seat);
    }
    return track;
}

// Rules 5 to 7, one step after the other: where the runner ends, or 0 when it cannot run.
unsigned walk(const State& state, const Track& track) {
    unsigned place = state.runner[state.seat];
    for (unsigned left = state.thrown; left > 0 && place < 13; --left) {
        if (track[place] == '#') return 0;
        ++place;
    }
    const char partner = static_cast<char>('1' + (state.seat + 2) % 4);
    return state.pairs && track[place] == partner ? 0 : place;
}

bool has_retired(const State& state, unsigned seat) { return state.runner[seat] == 0xff; }

// The seats of one side, as README.md pairs them up.
bool on_same_side(const State& state, unsigned one, unsigned other) {
    if (one == other) return true;
    return state.pairs && (one == 0 || one == 2) == (other == 0 || other == 2);
}

bool has_side_retired(const State& state, unsigned seat) {
    for (unsigned mate = 0; mate < state.players; ++mate)
        if (on_same_side(state, seat, mate) && !has_retired(state, mate)) return false;
    return true;
}

// Rules 10 and 11.
unsigned find_winner(const State& state) {
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (state.runner[seat] == 13) return seat + 1;
    unsigned last = 0;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (has_retired(state, seat)) continue;
        if (last != 0 && !on_same_side(state, last - 1, seat)) return 0;
        last = seat + 1;
    }
    return last;
}

void pass_turn(State& state) {
    state.thrown = 0;
    for (unsigned i = 0; i < state.players; ++i) {
        state.seat = state.seat + 1 == state.players ? u8{0} : static_cast<u8>(state.seat + 1);
        if (!has_retired(state, state.seat)) return;
    }
}

}  // namespace

void Twin::moves(const State& state, MoveList& list) {
    if (find_winner(state) != 0) return;
    if (state.thrown == 0) {
        for (const unsigned number : {1U, 2U, 3U}) list.push(Move::roll(number));
        return;
    }
    const Track track = lay_out(state);
    if (const unsigned place = walk(state, track); place != 0) list.push(Move::run(place));
    for (unsigned place = 4; place <= 12; ++place)
        if (state.hand[state.seat] > 0 && track[place] == ' ') list.push(Move::put(place));
    if (list.empty()) list.push(Move::pass());
}

u32 Twin::weight(const State& /*state*/, Move roll) {
    constexpr std::array<u32, 4> kWeights = {0, 3, 2, 1};
    return kWeights[roll.target()];
}

void Twin::apply(State& state, Move move) {
    if (move.kind() == Move::Kind::roll) {
        state.thrown = static_cast<u8>(move.target());
        return;
    }
    if (move.kind() == Move::Kind::run) {
        const char found = lay_out(state)[move.target()];
        if (found == '#') state.stones = static_cast<u16>(state.stones - (1U << move.target()));
        if (found >= '1') state.runner[static_cast<unsigned>(found - '1')] = 0;
        state.runner[state.seat] = static_cast<u8>(move.target());
    }
    if (move.kind() == Move::Kind::put) {
        state.stones = static_cast<u16>(state.stones + (1U << move.target()));
        state.hand[state.seat] = static_cast<u8>(state.hand[state.seat] - 1);
    }
    state.winner = static_cast<u8>(find_winner(state));
    pass_turn(state);
}

// Rule 12.
rules::Outcome Twin::outcome(const State& state) {
    rules::Outcome outcome;
    outcome.seats = state.players;
    bool has_live_loser = false;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (!on_same_side(state, seat, find_winner(state) - 1) && !has_side_retired(state, seat))
            has_live_loser = true;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (on_same_side(state, seat, find_winner(state) - 1))
            outcome.rank[seat] = 1;
        else
            outcome.rank[seat] = has_side_retired(state, seat) && has_live_loser ? 3 : 2;
    }
    return outcome;
}

void Twin::retire(State& state, rules::Seat seat) {
    state.runner[seat.index()] = 0xff;
    state.hand[seat.index()] = 0;
    state.winner = static_cast<u8>(find_winner(state));
    if (state.seat == seat.index()) pass_turn(state);
}

}  // namespace thwart::sample
