// Quoridor for two and four. The numbered rules are in README.md; the fence test, where all the time goes, is
// explained in fences.hpp.
#pragma once

#include "base/bits.hpp"
#include "base/hash.hpp"
#include "games/quoridor/board.hpp"
#include "games/quoridor/fences.hpp"
#include "rules/game.hpp"
#include "rules/route.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::quoridor {

struct Setup {
    u8 players = 2;
    bool sidestep_at_pawn =
        false;     // sidestep=blocked: a third pawn behind the faced one lets a pawn step sideways, too
    u8 first = 0;  // index of the seat that begins
    friend bool operator==(const Setup&, const Setup&) = default;
};

inline constexpr u8 kGone = 0xff;  // in place of the square of a retired pawn or an unused seat

struct State {
    Fences fences;
    std::array<u8, rules::kMaxSeats> pawn{kGone, kGone, kGone, kGone};  // squares
    std::array<u8, rules::kMaxSeats> stock{};                           // fences still to place
    u8 players = 2;
    u8 seat = 0;    // to act
    u8 winner = 0;  // seat number, 0 while play goes on; follows from the rest
    bool sidestep_at_pawn = false;
    std::array<u8, 4> spare{};  // keeps the value free of padding, for hashing
    friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 32);

// 16 bits:  0000 0kkk 0iii iiii   kind and square or point; all zero: no move
class Move {
public:
    enum class Kind : u8 { none, walk, fence_h, fence_v, pass };

    constexpr Move() = default;
    static constexpr Move walk(unsigned square) { return {Kind::walk, square}; }
    static constexpr Move fence_h(unsigned point) { return {Kind::fence_h, point}; }
    static constexpr Move fence_v(unsigned point) { return {Kind::fence_v, point}; }
    // Orientation 0 is horizontal, 1 vertical.
    static constexpr Move fence(unsigned orientation, unsigned point) {
        return {static_cast<Kind>(static_cast<unsigned>(Kind::fence_h) + orientation), point};
    }
    static constexpr Move pass() { return {Kind::pass, 0}; }
    static constexpr Move from_raw(u32 raw) {
        Move move;
        move.raw_ = static_cast<u16>(raw);
        return move;
    }

    [[nodiscard]] constexpr u32 raw() const { return raw_; }
    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(raw_ >> 8U); }
    [[nodiscard]] constexpr bool is_fence() const {
        return kind() == Kind::fence_h || kind() == Kind::fence_v;
    }
    // The square of a walk or the point of a fence.
    [[nodiscard]] constexpr unsigned target() const { return raw_ & 0x7fU; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    constexpr Move(Kind kind, unsigned target)
        : raw_(static_cast<u16>(static_cast<unsigned>(kind) << 8U | target)) {}

    u16 raw_ = 0;
};

// Random play makes the orientation a coin toss, so it is selected by arithmetic instead of branches.
inline Fences with_fence(const Fences& fences, Move fence) {
    const u64 h = u64{fence.kind() == Move::Kind::fence_h} << fence.target();
    const u64 v = u64{fence.kind() == Move::Kind::fence_v} << fence.target();
    return {fences.h | h, fences.v | v};
}

struct Rules {
    using Setup = quoridor::Setup;
    using State = quoridor::State;
    using Move = quoridor::Move;

    static constexpr std::string_view kName = "quoridor";
    static const rules::KeyTable kKeys;
    // 2 * 64 fences and 7 squares: one free neighbour, and two squares beside each of three faced pawns.
    static constexpr std::size_t kMaxMoves = 135;
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
    static u64 playout(State& state, base::Random& random, u64 limit);

    static void retire(State& state, rules::Seat seat);
    static bool is_retired(const State& state, rules::Seat seat) { return state.pawn[seat.index()] == kGone; }

    static std::string format_state(const State& state);
    static base::Result<State> parse_state(const Setup& setup, std::string_view text);
    static std::string format_move(const State& state, Move move);
    static base::Result<Move> parse_move(const State& state, std::string_view text);
    static base::Error refusal(const State& state, Move move);

    static rules::Topology topology(const Setup& setup);
    static rules::Token token(const State& state, rules::SiteId site);
    static void touches(const State& state, Move move, rules::TouchList& touched);
    static void way(const State& state, Move move, rules::WayList& way);
    static rules::Obstacle obstacle(const State& state, Move move);
    template <class Sink>
    static void effects(const State& before, Move move, Sink&& sink);
    static std::vector<rules::Route> routes(const State& state);
    static void draw(const State& state, rules::Canvas& canvas);
};

// The side of the board that the pawn of a seat has to reach.
constexpr Side goal_of(unsigned seat, unsigned players) { return kSides[players == 2 ? 2 * seat : seat]; }
constexpr unsigned start_of(Side goal) {
    constexpr std::array<unsigned, 4> kStarts = {square_at(4, 0), square_at(0, 4), square_at(4, 8),
                                                 square_at(8, 4)};
    return kStarts[index(goal)];
}
constexpr unsigned starting_stock(unsigned players) { return 20 / players; }

// The live pawns, which a fence must leave a way.
Runners runners(const State& state);

// The squares to which the pawn of the seat to act may go.
u128 walks(const State& state);

// The seat that has won, as State::winner; for states put together from outside.
u8 winner_of(const State& state);

// Sites: the squares, the points for horizontal and for vertical fences, the four stocks.
inline constexpr unsigned kFenceHSites = kSquares;
inline constexpr unsigned kFenceVSites = kFenceHSites + kPoints;
inline constexpr unsigned kStockSites = kFenceVSites + kPoints;
inline constexpr rules::Token kFenceToken = rules::kMaxSeats + 1;

template <class Sink>
void Rules::effects(const State& before, Move move, Sink&& sink) {
    const unsigned seat = before.seat;
    const auto mine = static_cast<rules::Token>(seat + 1);
    if (move.kind() == Move::Kind::walk) {
        sink(rules::Effect{before.pawn[seat], mine, 0});
        sink(rules::Effect{static_cast<rules::SiteId>(move.target()), 0, mine});
    } else if (move.is_fence()) {
        const unsigned sites = move.kind() == Move::Kind::fence_h ? kFenceHSites : kFenceVSites;
        sink(rules::Effect{static_cast<rules::SiteId>(sites + move.target()), 0, kFenceToken});
        sink(rules::Effect{static_cast<rules::SiteId>(kStockSites + seat), before.stock[seat],
                           static_cast<rules::Token>(before.stock[seat] - 1)});
    }
}

}  // namespace thwart::quoridor
