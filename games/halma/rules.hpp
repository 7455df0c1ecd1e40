// Star Halma for two and three, and Halma Solo for one. The numbered rules are in README.md; how the points are laid
// out in words is explained in board.hpp, how chains of jumps are found in jumps.hpp.
#pragma once

#include "base/hash.hpp"
#include "games/halma/board.hpp"
#include "rules/game.hpp"

#include <array>
#include <string>
#include <string_view>

namespace thwart::halma {

inline constexpr unsigned kMostSeats = 3;
inline constexpr unsigned kMostMen = 15;

struct Setup {
    u8 players = 2;
    u8 men = kMostMen;    // of each seat
    bool skip = false;    // seating=skip: two players with one tip between them
    bool filled = false;  // win=filled: others may help to fill the target camp
    u8 first = 0;         // index of the seat that begins
    friend bool operator==(const Setup&, const Setup&) = default;
};

struct State {
    // Bit i of a point's seat number is in men[i]: 01 seat 1, 10 seat 2, 11 seat 3. Three sets would not fit in 64 bytes.
    std::array<Set, 2> men;
    u8 players = 2;
    u8 men_each = kMostMen;  // size of the camps; a seat may have fewer men in a problem
    bool skip = false;
    bool filled = false;
    u8 seat = 0;                // to act
    u8 winner = 0;              // seat number, 0 while play goes on; follows from the rest
    u8 retired = 0;             // set of seat indices
    std::array<u8, 9> spare{};  // keeps the value free of padding, for hashing
    friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 64);

// 16 bits:  kkff ffff fttt tttt   kind, the point a man leaves, the point it goes to; all zero: no move
class Move {
public:
    enum class Kind : u8 { none, walk, pass };

    constexpr Move() = default;
    static constexpr Move walk(unsigned from, unsigned to) { return {Kind::walk, from, to}; }
    static constexpr Move pass() { return {Kind::pass, 0, 0}; }
    static constexpr Move from_raw(u32 raw) {
        Move move;
        move.raw_ = static_cast<u16>(raw);
        return move;
    }

    [[nodiscard]] constexpr u32 raw() const { return raw_; }
    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(raw_ >> 14U); }
    [[nodiscard]] constexpr unsigned from() const { return raw_ >> 7U & 0x7fU; }
    [[nodiscard]] constexpr unsigned to() const { return raw_ & 0x7fU; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    constexpr Move(Kind kind, unsigned from, unsigned to)
        : raw_(static_cast<u16>(static_cast<unsigned>(kind) << 14U | from << 7U | to)) {}

    u16 raw_ = 0;
};

struct Rules {
    using Setup = halma::Setup;
    using State = halma::State;
    using Move = halma::Move;

    static constexpr std::string_view kName = "halma";
    static const rules::KeyTable kKeys;
    // A man that can jump has at most five steps and no more chains than its family has points without own men. With
    // k men in the family of 37 and l, m, n in those of 28: k (5 + 37 - k) + l (5 + 28 - l) + ... is at most 487 when
    // k + l + m + n = 15. One place more, since moves() writes before it counts. Random play reaches about 200.
    static constexpr std::size_t kMaxMoves = 488;
    using MoveList = rules::MoveList<Rules>;

    static Setup make_setup(const rules::Options& options);
    static rules::Sides sides(const Setup& setup) { return rules::Sides::each_for_itself(setup.players); }

    static State initial(const Setup& setup);
    static rules::Turn turn(const State& state) {
        return state.winner == 0 ? rules::Turn::decision(rules::Seat(state.seat)) : rules::Turn::over();
    }
    static void moves(const State& state, MoveList& list);
    static void apply(State& state, Move move);
    static rules::Outcome outcome(const State& state);
    static u64 hash(const State& state) { return base::hash_value(state); }

    static bool is_legal(const State& state, Move move);
    static std::size_t count_moves(const State& state);
    static Move sample(const State& state, base::Random& random);

    static void retire(State& state, rules::Seat seat);
    // A seat that plays alone has nobody to leave the game to and counts as one that cannot retire any more.
    static bool is_retired(const State& state, rules::Seat seat) {
        return (state.retired >> seat.index() & 1U) != 0;
    }

    static std::string format_state(const State& state);
    static base::Result<State> parse_state(const Setup& setup, std::string_view text);
    static std::string format_move(const State& state, Move move);
    static base::Result<Move> parse_move(const State& state, std::string_view text);
    static base::Error refusal(const State& state, Move move);

    static rules::Topology topology(const Setup& setup);
    static rules::Token token(const State& state, rules::SiteId site);
    static void touches(const State& state, Move move, rules::TouchList& touched);
    static void way(const State& state, Move move, rules::WayList& way);
    template <class Sink>
    static void effects(const State& before, Move move, Sink&& sink);
    static void draw(const State& state, rules::Canvas& canvas);
};

// The tip where a seat begins. Its target is the opposite one.
constexpr unsigned tip_of(const State& state, unsigned seat) {
    return (state.players == 2 && !state.skip ? 3 : 2) * seat;
}

constexpr Set occupied(const State& state) { return state.men[0] | state.men[1]; }
constexpr Set men_of(const State& state, unsigned seat) {
    switch (seat) {
        case 0: return state.men[0] & ~state.men[1];
        case 1: return state.men[1] & ~state.men[0];
        default: return state.men[0] & state.men[1];
    }
}
// The number of the seat whose man stands on a point, 0 when it is empty.
constexpr u8 seat_on(const State& state, unsigned point) {
    return static_cast<u8>(unsigned{state.men[0].has(point)} | unsigned{state.men[1].has(point)} << 1U);
}

constexpr bool has_left(const State& state, unsigned seat) { return (state.retired >> seat & 1U) != 0; }

// A setup without men, and putting one of a seat on an empty point of it (or taking it away again).
State empty_board(const Setup& setup);
void put(State& state, unsigned point, unsigned seat);

// The points where the men of a seat begin, and where they want to go.
const Set& camp_of(const State& state, unsigned seat);
const Set& target_of(const State& state, unsigned seat);

std::string point_name(unsigned point);

// The seat that has won, as State::winner; for states put together from outside. A position does not say who filled a
// camp, so rule 14 is asked for the live seat before the one to act; a camp full of own men (rule 13) counts for any.
u8 winner_of(const State& state);

// The way a man takes, start and landings included: a shortest one and, among those, the one whose jumps turn least
// far clockwise from the right, the first jump first. So a move is always shown in the same way. Empty for a pass; only the start where no way leads.
using Path = base::FixedList<u8, 37>;  // no family of points is larger
Path hop_path(const State& state, Move move);

template <class Sink>
void Rules::effects(const State& before, Move move, Sink&& sink) {
    if (move.kind() != Move::Kind::walk) return;
    const auto mine = static_cast<rules::Token>(before.seat + 1);
    sink(rules::Effect{static_cast<rules::SiteId>(move.from()), mine, 0});
    sink(rules::Effect{static_cast<rules::SiteId>(move.to()), 0, mine});
}

}  // namespace thwart::halma
