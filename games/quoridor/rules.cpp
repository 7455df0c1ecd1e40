#include "games/quoridor/rules.hpp"

#include "rules/playout.hpp"

namespace thwart::quoridor {
namespace {

using rules::Options;
using rules::Seat;

constexpr std::array<std::string_view, 2> kPlayers = {"2", "4"};
constexpr std::array<std::string_view, 2> kSidestep = {"barred", "blocked"};
constexpr std::array<std::string_view, 4> kFirst = {"1", "2", "3", "4"};

constexpr std::array<rules::Key, 3> kKeyList = {{
    {"players", kPlayers, "how many play"},
    {"sidestep", kSidestep,
     "what behind a faced pawn allows a step to its side: a fence or the edge, or another pawn, too"},
    {"first", kFirst, "the seat that begins"},
}};

constexpr unsigned players_of(const Options& options) { return options.choice[0] == 0 ? 2 : 4; }

constexpr unsigned open_values(const Options& options, std::size_t key) {
    return static_cast<unsigned>(key == 2 ? players_of(options) : kKeyList[key].values.size());
}

bool is_occupied(const State& state, unsigned square) {
    for (const u8 pawn : state.pawn)
        if (pawn == square) return true;
    return false;
}

// Which squares are next to which; kGone finds its place in a row, too, and is next to none.
constexpr std::array<std::array<u8, 256>, kSquares> make_next_to() {
    std::array<std::array<u8, 256>, kSquares> next_to{};
    for (unsigned square = 0; square < kSquares; ++square)
        for (const Side side : kSides)
            if ((kRims[square] & bit(side)) == 0) next_to[square][neighbour(square, side)] = 1;
    return next_to;
}
constexpr std::array<std::array<u8, 256>, kSquares> kNextTo = make_next_to();

// Whether a pawn stands next to a square. Asked at every step of random play, hence without branches.
bool has_company(const State& state, unsigned square) {
    const std::array<u8, 256>& next_to = kNextTo[square];
    const auto [a, b, c, d] = state.pawn;
    return (next_to[a] | next_to[b] | next_to[c] | next_to[d]) != 0;
}

// The sides of a square on which a pawn stands next to it, fences ignored.
unsigned faced_sides(const State& state, unsigned square) {
    if (!has_company(state, square)) return 0;
    unsigned sides = 0;
    for (const Side side : kSides)
        if ((kRims[square] & bit(side)) == 0 && is_occupied(state, neighbour(square, side)))
            sides |= bit(side);
    return sides;
}

// Rules 7 to 9: where a pawn may land that faces another one on `faced`.
u128 landings(const State& state, unsigned faced, Side ahead) {
    const auto square_set = [&](unsigned from, Side side) {
        const unsigned square = neighbour(from, side);
        return is_open(state.fences, from, side) && !is_occupied(state, square) ? u128{1} << square : u128{0};
    };
    if (is_open(state.fences, faced, ahead)) {
        const u128 behind = square_set(faced, ahead);
        if (behind != 0 || !state.sidestep_at_pawn) return behind;
    }
    return square_set(faced, left_of(ahead)) | square_set(faced, right_of(ahead));
}

void next_seat(State& state) {
    if (state.players == 2) {
        state.seat ^= 1U;
        if (state.pawn[state.seat] == kGone) state.seat ^= 1U;
        return;
    }
    do state.seat = (state.seat + 1U) % rules::kMaxSeats;
    while (state.pawn[state.seat] == kGone);
}

bool at_goal(const State& state, unsigned seat) {
    const u8 square = state.pawn[seat];
    return square != kGone && (kRims[square] & bit(goal_of(seat, state.players))) != 0;
}

// The fences that the seat to act may put up.
Fences placeable(const State& state) {
    if (state.stock[state.seat] == 0) return {};
    return legal_fences(state.fences, runners(state));
}

bool has_slot(const Fences& slots, Move fence) {
    const u64 h = slots.h >> fence.target() & u64{fence.kind() == Move::Kind::fence_h};
    const u64 v = slots.v >> fence.target() & u64{fence.kind() == Move::Kind::fence_v};
    return (h | v) != 0;
}

// Rule 13 for one fence that fits.
bool keeps_ways_open(const State& state, Move fence) {
    return !has_slot(touching_twice(state.fences), fence) ||
           leave_ways(with_fence(state.fences, fence), runners(state));
}

bool is_placeable(const State& state, Move fence) {
    if (state.stock[state.seat] == 0 || fence.target() >= kPoints) return false;
    return has_slot(free_slots(state.fences), fence) && keeps_ways_open(state, fence);
}

// For every set of exits twelve steps in which each exit appears equally often: twelve is a multiple of one, two,
// three and four, so a draw from twelve serves every set and need not wait until the set is known.
constexpr unsigned kDraws = 12;
constexpr std::array<std::array<int, kDraws>, 16> make_exit_steps() {
    std::array<std::array<int, kDraws>, 16> steps{};
    for (unsigned set = 1; set < 16; ++set)
        for (unsigned i = 0; i < kDraws;)
            for (const Side side : kSides)
                if ((set & bit(side)) != 0) steps[set][i++] = kStep[index(side)];
    return steps;
}
constexpr std::array<std::array<int, kDraws>, 16> kExitSteps = make_exit_steps();

constexpr unsigned exit_square(unsigned square, unsigned exits, unsigned draw) {
    return static_cast<unsigned>(static_cast<int>(square) + kExitSteps[exits][draw]);
}

unsigned nth_square(u128 squares, unsigned rank) {
    for (; rank > 0; --rank) squares &= squares - 1;
    return base::lowest(squares);
}

// Numbers below kDraws, four out of one random number.
class Draws {
public:
    unsigned next(base::Random& dice) {
        for (;;) {
            if (left_-- == 0) {
                pool_ = dice.next();
                left_ = 3;
            }
            const u32 product = static_cast<u32>(pool_ & 0xffffU) * kDraws;
            pool_ >>= 16;
            if ((product & 0xffffU) >= 0x10000U % kDraws) [[likely]]
                return product >> 16;  // as Random::below()
        }
    }

private:
    u64 pool_ = 0;
    unsigned left_ = 0;
};

// Random play without fences in hand. Only the exits and the other pawns matter then, so the steps run on a table and
// on the squares of the live pawns, which stay in registers because their number is known to the compiler: going
// through a State in memory was up to twice as slow, depending on where it happened to lie. A pawn next to another
// one is left to the general rules.
template <unsigned kLive>
class WalkOut {
public:
    explicit WalkOut(State& state) : state_(state) {
        for (unsigned square = 0; square < kSquares; ++square)
            exits_[square] = static_cast<u8>(exits(state.fences, square));
        State turns = state;
        for (unsigned i = 0; i < kLive; ++i, next_seat(turns)) {
            seat_[i] = turns.seat;
            goal_[i] = bit(goal_of(turns.seat, state.players));
        }
    }

    u64 run(base::Random& random, u64 limit) {
        std::array<unsigned, kLive> pawn{};  // in the order of their turns
        for (unsigned i = 0; i < kLive; ++i) pawn[i] = state_.pawn[seat_[i]];
        base::Random dice = random;
        Draws draws;
        u64 steps = 0;
        unsigned acting = 0;
        const auto step = [&](auto turn) {
            constexpr unsigned kTurn = decltype(turn)::value;
            if (steps == limit) [[unlikely]] {
                acting = kTurn;
                return false;
            }
            const unsigned here = pawn[kTurn];
            unsigned company = 0;
            for (const unsigned other : pawn) company |= kNextTo[here][other];
            pawn[kTurn] = company == 0 ? exit_square(here, exits_[here], draws.next(dice))
                                       : walk_by_rules(pawn, kTurn, dice);
            ++steps;
            acting = (kTurn + 1) % kLive;
            return (kRims[pawn[kTurn]] & goal_[kTurn]) == 0;
        };
        [&]<unsigned... kTurn>(std::integer_sequence<unsigned, kTurn...>) {
            while ((step(std::integral_constant<unsigned, kTurn>{}) && ...)) {
            }
        }(std::make_integer_sequence<unsigned, kLive>{});
        write_back(pawn, acting);
        state_.winner = winner_of(state_);
        random = dice;
        return steps;
    }

private:
    void write_back(const std::array<unsigned, kLive>& pawn, unsigned acting) {
        for (unsigned i = 0; i < kLive; ++i) state_.pawn[seat_[i]] = static_cast<u8>(pawn[i]);
        state_.seat = seat_[acting];
    }

    // Kept apart from the loop, which would otherwise have to keep its numbers in memory.
    [[gnu::noinline]] unsigned walk_by_rules(std::array<unsigned, kLive> pawn, unsigned turn,
                                             base::Random& random) {
        write_back(pawn, turn);
        const Move move = Rules::sample(state_, random);
        return move.kind() == Move::Kind::walk ? move.target() : pawn[turn];
    }

    State& state_;
    std::array<u8, kSquares> exits_{};
    std::array<u8, kLive> seat_{};
    std::array<u8, kLive> goal_{};
};

u64 walk_out(State& state, base::Random& random, u64 limit) {
    switch (runners(state).count) {
        case 2: return WalkOut<2>(state).run(random, limit);
        case 3: return WalkOut<3>(state).run(random, limit);
        default: return WalkOut<4>(state).run(random, limit);
    }
}

}  // namespace

constinit const rules::KeyTable Rules::kKeys = {kKeyList, open_values};

Setup Rules::make_setup(const Options& options) {
    return {static_cast<u8>(players_of(options)), options.choice[1] == 1, options.choice[2]};
}

State Rules::initial(const Setup& setup) {
    State state;
    state.players = setup.players;
    state.seat = setup.first;
    state.sidestep_at_pawn = setup.sidestep_at_pawn;
    for (unsigned seat = 0; seat < setup.players; ++seat) {
        state.pawn[seat] = static_cast<u8>(start_of(goal_of(seat, setup.players)));
        state.stock[seat] = static_cast<u8>(starting_stock(setup.players));
    }
    return state;
}

Runners runners(const State& state) {
    Runners live;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (state.pawn[seat] != kGone)
            live.list[live.count++] = {state.pawn[seat], goal_of(seat, state.players)};
    return live;
}

u128 walks(const State& state) {
    const unsigned here = state.pawn[state.seat];
    const unsigned open = exits(state.fences, here);
    const unsigned faced = open & faced_sides(state, here);
    u128 targets = 0;
    for (const Side side : kSides)
        if ((open & ~faced & bit(side)) != 0) targets |= u128{1} << neighbour(here, side);
    if (faced != 0)
        for (const Side side : kSides)
            if ((faced & bit(side)) != 0) targets |= landings(state, neighbour(here, side), side);
    return targets;
}

void Rules::moves(const State& state, MoveList& list) {
    if (state.winner != 0) return;
    base::for_each(walks(state), [&](unsigned square) { list.push(Move::walk(square)); });
    const Fences fences = placeable(state);
    base::for_each(fences.h, [&](unsigned point) { list.push(Move::fence_h(point)); });
    base::for_each(fences.v, [&](unsigned point) { list.push(Move::fence_v(point)); });
    if (list.empty()) list.push(Move::pass());
}

std::size_t Rules::count_moves(const State& state) {
    if (state.winner != 0) return 0;
    const Fences fences = placeable(state);
    const unsigned moves = base::count(walks(state)) + base::count(fences.h) + base::count(fences.v);
    return moves == 0 ? 1 : moves;
}

bool Rules::is_legal(const State& state, Move move) {
    if (state.winner != 0) return false;
    switch (move.kind()) {
        case Move::Kind::none: return false;
        case Move::Kind::walk: return move.target() < kSquares && (walks(state) >> move.target() & 1U) != 0;
        case Move::Kind::fence_h:
        case Move::Kind::fence_v: return is_placeable(state, move);
        case Move::Kind::pass: {
            const Fences fences = placeable(state);
            return walks(state) == 0 && fences.h == 0 && fences.v == 0;
        }
    }
    return false;
}

void Rules::apply(State& state, Move move) {
    if (move.is_fence()) {
        state.fences = with_fence(state.fences, move);
        --state.stock[state.seat];
    } else if (move.kind() == Move::Kind::walk) {
        state.pawn[state.seat] = static_cast<u8>(move.target());
        if (at_goal(state, state.seat)) state.winner = static_cast<u8>(state.seat + 1);
    }
    next_seat(state);
}

Move Rules::sample(const State& state, base::Random& random) {
    const unsigned here = state.pawn[state.seat];
    const bool apart = !has_company(state, here);
    const unsigned open = exits(state.fences, here);
    const u128 targets = apart ? 0 : walks(state);
    const unsigned walk_count = apart ? base::count(u64{open}) : base::count(targets);
    const auto nth_walk = [&](unsigned rank) {
        return Move::walk(apart ? exit_square(here, open, rank) : nth_square(targets, rank));
    };
    if (walk_count == 0) return rules::sample_from_list<Rules>(state, random);
    if (state.stock[state.seat] == 0) return nth_walk(random.below(walk_count));

    // Drawing again when a fence does not fit or would bar a way leaves all legal moves equally likely.
    const Fences slots = free_slots(state.fences);
    for (;;) {
        const unsigned ticket = random.below(walk_count + 2 * kPoints);
        if (ticket < walk_count) return nth_walk(ticket);
        const unsigned slot = ticket - walk_count;
        const Move fence = Move::fence(slot / kPoints, slot % kPoints);
        if (has_slot(slots, fence) && keeps_ways_open(state, fence)) return fence;
    }
}

u64 Rules::playout(State& state, base::Random& random, u64 limit) {
    u64 steps = 0;
    for (; steps < limit && state.winner == 0; ++steps) {
        if (std::bit_cast<u32>(state.stock) == 0) return steps + walk_out(state, random, limit - steps);
        apply(state, sample(state, random));
    }
    return steps;
}

u8 winner_of(const State& state) {
    unsigned live = 0;
    u8 last = 0;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (at_goal(state, seat)) return static_cast<u8>(seat + 1);
        if (state.pawn[seat] == kGone) continue;
        ++live;
        last = static_cast<u8>(seat + 1);
    }
    return live == 1 ? last : 0;
}

rules::Outcome Rules::outcome(const State& state) {
    unsigned retired = 0;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (state.pawn[seat] == kGone) retired |= 1U << seat;
    return rules::Outcome::won_by(Seat(state.winner - 1U), state.players, retired);
}

void Rules::retire(State& state, Seat seat) {
    state.pawn[seat.index()] = kGone;
    if (state.winner == 0) state.winner = winner_of(state);
    if (state.seat == seat.index()) next_seat(state);
}

}  // namespace thwart::quoridor
