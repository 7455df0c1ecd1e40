#include "games/shibuya/rules.hpp"

#include "games/shibuya/walks.hpp"

#include <algorithm>

namespace thwart::shibuya {
namespace {

using rules::Options;

constexpr std::array<std::string_view, 3> kModes = {"classic", "open", "teams"};
constexpr std::array<std::string_view, 4> kFirst = {"1", "2", "3", "4"};

constexpr std::array<rules::Key, 2> kKeyList = {{
    {"mode", kModes, "two with a laying phase, two without it, or two teams of two"},
    {"first", kFirst, "the seat that begins"},
}};

constexpr Mode mode_of(const Options& options) { return static_cast<Mode>(options.choice[0]); }

constexpr unsigned open_values(const Options& options, std::size_t key) {
    return static_cast<unsigned>(key == 1 ? seats_of(mode_of(options)) : kModes.size());
}

// Calls visit(from, ends) for every piece of the seat to act that can walk at all.
template <class Visit>
void for_each_walker(const State& state, Visit visit) {
    const Walks walks(state);
    base::for_each(u64{walks.entering()}, [&](unsigned slot) {
        if (const Ends ends = walks.ends(kSlotSites + slot); ends.any()) visit(kSlotSites + slot, ends);
    });
    base::for_each(walks.on_field(), [&](unsigned cell) {
        if (const Ends ends = walks.ends(cell); ends.any()) visit(cell, ends);
    });
}

bool can_walk(const State& state) {
    bool can = false;
    for_each_walker(state, [&](unsigned, const Ends&) { can = true; });
    return can;
}

void list_walks(const State& state, Rules::MoveList& list) {
    for_each_walker(state, [&](unsigned from, const Ends& ends) {
        base::for_each(ends.cells, [&](unsigned cell) { list.push(Move::walk(from, cell)); });
        base::for_each(u64{ends.goals},
                       [&](unsigned slot) { list.push(Move::walk(from, kSlotSites + slot)); });
    });
}

void list_lays(const State& state, Rules::MoveList& list) {
    const unsigned kind = state.phase - kHolds;
    base::for_each(layable(state), [&](unsigned corner) {
        for (unsigned turn = 0; turn < kTiles.turns[kind]; ++turn)
            list.push(Move::lay(corner, kTiles.turned[kind][turn]));
    });
}

bool may_walk(const State& state, unsigned from, unsigned to) {
    if (from >= kPlaceSites || to >= kPlaceSites) return false;
    const Walks walks(state);
    const bool is_mine = from < kSlotSites ? (walks.on_field() >> from & 1U) != 0
                                           : (walks.entering() >> (from - kSlotSites) & 1U) != 0;
    if (!is_mine) return false;
    const Ends ends = walks.ends(from);
    return to < kSlotSites ? (ends.cells >> to & 1U) != 0 : (ends.goals >> (to - kSlotSites) & 1U) != 0;
}

bool may_lay(const State& state, Move move) {
    return move.corner() < kCells && (layable(state) >> move.corner() & 1U) != 0 &&
           kTiles.kind_of[move.tile().raw()] == state.phase - kHolds;
}

void next_seat(State& state) { state.seat = static_cast<u8>((state.seat + 1U) % seats_of(state.mode)); }

void walk(State& state, unsigned from, unsigned to) {
    u64& mine = state.pieces[colour_of(state.seat)];
    if (from < kSlotSites)
        mine &= ~bit(from);
    else
        state.slots &= ~slot_bit(from - kSlotSites);
    if (to < kSlotSites) {
        mine |= bit(to);
    } else {
        state.slots |= slot_bit(to - kSlotSites);
        state.over = is_decided(state);
    }
}

void lay(State& state, unsigned corner, Tile tile) {
    const u64 cells = ~cells_of(bit(corner));
    state.white = (state.white & cells) | tile.white() << corner;
    state.circle = (state.circle & cells) | tile.circle() << corner;
    state.layers |= bit(corner) << (state.layers >> corner & 1U);
}

// Rules 6 and 7: the next seat draws while there are empty places to fill; the seat that began begins to move. Too few
// tiles to fill the field, which only a position from outside can have, leave everybody stuck (rule 18).
void end_lay(State& state, bool was_laying) {
    state.phase = kMoving;
    if (!was_laying) return next_seat(state);
    if (!is_laying(state)) {
        state.seat = state.first;
    } else if (tiles_left(state) != 0) {
        state.phase = kDrawing;
        next_seat(state);
    } else {
        state.passes = static_cast<u8>(seats_of(state.mode));
        state.over = true;
        next_seat(state);
    }
}

Move sample_kind(const State& state, base::Random& random) {
    const unsigned ticket = random.below(tiles_left(state));
    unsigned sum = 0;
    unsigned kind = 0;
    // Without branches: every kind whose tiles all come before the ticket moves it on by one.
    for (const u8 number : state.pile) kind += (sum += number) <= ticket ? 1 : 0;
    return Move::turn_up(kind);
}

Move sample_lay(const State& state, base::Random& random) {
    const u64 places = layable(state);
    const unsigned kind = state.phase - kHolds;
    const unsigned turns = kTiles.turns[kind];
    const unsigned ticket = random.below(base::count(places) * turns);
    return Move::lay(base::nth(places, ticket / turns), kTiles.turned[kind][ticket % turns]);
}

Move sample_move(const State& state, base::Random& random) {
    Rules::MoveList list;
    Rules::moves(state, list);
    return list[random.below(static_cast<u32>(list.size()))];
}

}  // namespace

constinit const rules::KeyTable Rules::kKeys = {kKeyList, open_values};

Setup Rules::make_setup(const Options& options) { return {mode_of(options), options.choice[1]}; }

rules::Sides Rules::sides(const Setup& setup) {
    return setup.mode == Mode::teams ? rules::Sides{4, kColours, {0, 1, 0, 1}}
                                     : rules::Sides::each_for_itself(2);
}

State Rules::initial(const Setup& setup) {
    State state;
    state.mode = setup.mode;
    state.seat = state.first = setup.first;
    state.phase = setup.mode == Mode::open ? kMoving : kDrawing;
    for (const u32 starts : frame_of(setup.mode).starts) state.slots |= starts;
    for (unsigned kind = 0; kind < kKinds; ++kind) state.pile[kind] = kTileKinds[kind].copies;
    return state;
}

void Rules::moves(const State& state, MoveList& list) {
    if (state.over) return;
    if (state.phase == kDrawing) {
        for (unsigned kind = 0; kind < kKinds; ++kind)
            if (state.pile[kind] != 0) list.push(Move::turn_up(kind));
    } else if (state.phase == kMoving) {
        list_walks(state, list);
        if (can_draw(state)) list.push(Move::draw());
        if (list.empty()) list.push(Move::pass());
    } else {
        list_lays(state, list);
    }
}

std::size_t Rules::count_moves(const State& state) {
    if (state.over) return 0;
    if (state.phase == kDrawing)
        return kKinds - static_cast<std::size_t>(std::ranges::count(state.pile, u8{0}));
    if (state.phase >= kHolds) return base::count(layable(state)) * kTiles.turns[state.phase - kHolds];
    unsigned moves = can_draw(state) ? 1 : 0;
    for_each_walker(state, [&](unsigned, const Ends& ends) {
        moves += base::count(ends.cells) + base::count(u64{ends.goals});
    });
    return moves == 0 ? 1 : moves;
}

bool Rules::is_legal(const State& state, Move move) {
    if (state.over) return false;
    const bool moving = state.phase == kMoving;
    switch (move.kind()) {
        case Move::Kind::none: return false;
        case Move::Kind::walk: return moving && may_walk(state, move.from(), move.to());
        case Move::Kind::draw: return moving && can_draw(state);
        case Move::Kind::turn_up:
            return state.phase == kDrawing && move.tile_kind() < kKinds && state.pile[move.tile_kind()] != 0;
        case Move::Kind::lay: return state.phase >= kHolds && may_lay(state, move);
        case Move::Kind::pass: return moving && !can_draw(state) && !can_walk(state);
    }
    return false;
}

void Rules::apply(State& state, Move move) {
    switch (move.kind()) {
        case Move::Kind::walk:
            walk(state, move.from(), move.to());
            state.passes = 0;
            next_seat(state);
            break;
        case Move::Kind::draw:
            state.passes = 0;
            state.phase = kDrawing;
            break;
        case Move::Kind::turn_up:
            --state.pile[move.tile_kind()];
            state.phase = static_cast<u8>(kHolds + move.tile_kind());
            break;
        case Move::Kind::lay: {
            const bool was_laying = is_laying(state);
            lay(state, move.corner(), move.tile());
            state.passes = 0;
            end_lay(state, was_laying);
            break;
        }
        case Move::Kind::pass:
            ++state.passes;
            state.over = is_decided(state);
            next_seat(state);
            break;
        case Move::Kind::none: break;
    }
}

Move Rules::sample(const State& state, base::Random& random) {
    if (state.phase == kMoving) return sample_move(state, random);
    return state.phase == kDrawing ? sample_kind(state, random) : sample_lay(state, random);
}

bool is_decided(const State& state) {
    if (state.passes >= seats_of(state.mode)) return true;
    const unsigned red = home_of(state, 0);
    const unsigned yellow = home_of(state, 1);
    const unsigned most = std::max(red, yellow);
    if (state.mode == Mode::open) return most >= 4;
    return most >= 6 || most - std::min(red, yellow) >= 3;
}

// Rules 18 to 20 ask the same: who is ahead?
rules::Outcome Rules::outcome(const State& state) {
    const std::array<unsigned, kColours> home = {home_of(state, 0), home_of(state, 1)};
    rules::Outcome outcome{static_cast<u8>(seats_of(state.mode)), {}};
    for (unsigned seat = 0; seat < outcome.seats; ++seat)
        outcome.rank[seat] = home[colour_of(seat)] < home[1 - colour_of(seat)] ? 2 : 1;
    return outcome;
}

}  // namespace thwart::shibuya
