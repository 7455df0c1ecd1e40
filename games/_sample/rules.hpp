// A race along one track for two to four. The numbered rules are in README.md.
#pragma once

#include "base/hash.hpp"
#include "base/integers.hpp"
#include "rules/game.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace thwart::sample {

// Where a runner can be, in the order of the race: its start, the cells a to l, the goal.
inline constexpr unsigned kStart = 0;
inline constexpr unsigned kFirstCell = 1;
inline constexpr unsigned kLastCell = 12;
inline constexpr unsigned kGoal = 13;
inline constexpr u8 kGone = 0xff;  // in place of the runner of a retired or unused seat

inline constexpr unsigned kFirstStoneCell = 4;  // rule 8: d
inline constexpr unsigned kStonesInHand = 2;
inline constexpr unsigned kHighestThrow = 3;

constexpr bool is_cell(unsigned place) { return place >= kFirstCell && place <= kLastCell; }
constexpr u16 bit(unsigned place) { return static_cast<u16>(1U << place); }

struct Setup {
    u8 players = 2;
    bool pairs = false;  // seats 1 and 3 against seats 2 and 4
    u8 first = 0;        // index of the seat that begins
    friend bool operator==(const Setup&, const Setup&) = default;
};

struct State {
    std::array<u8, rules::kMaxSeats> runner{kGone, kGone, kGone, kGone};  // places
    std::array<u8, rules::kMaxSeats> hand{};                              // stones not put down yet
    u16 stones = 0;  // the cells with a stone, as a set of bit(cell)
    u8 players = 2;
    bool pairs = false;
    u8 seat = 0;    // to act
    u8 thrown = 0;  // 0: the seat is about to throw
    u8 winner = 0;  // seat number, 0 while play goes on; follows from the rest
    u8 spare = 0;   // keeps the value free of padding, for hashing
    friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 16);

// 16 bits:  0000 0kkk 0000 nnnn   kind, and the number thrown or the place; all zero: no move
class Move {
public:
    enum class Kind : u8 { none, roll, run, put, pass };

    constexpr Move() = default;
    static constexpr Move roll(unsigned number) { return {Kind::roll, number}; }
    static constexpr Move run(unsigned place) { return {Kind::run, place}; }
    static constexpr Move put(unsigned cell) { return {Kind::put, cell}; }
    static constexpr Move pass() { return {Kind::pass, 0}; }
    static constexpr Move from_raw(u32 raw) {
        Move move;
        move.raw_ = static_cast<u16>(raw);
        return move;
    }

    [[nodiscard]] constexpr u32 raw() const { return raw_; }
    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(raw_ >> 8U); }
    // The number of a roll, the place that a run leads to, or the cell of a stone.
    [[nodiscard]] constexpr unsigned target() const { return raw_ & 0xfU; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    constexpr Move(Kind kind, unsigned target)
        : raw_(static_cast<u16>(static_cast<unsigned>(kind) << 8U | target)) {}

    u16 raw_ = 0;
};

struct Rules {
    using Setup = sample::Setup;
    using State = sample::State;
    using Move = sample::Move;

    static constexpr std::string_view kName = "sample";
    static const rules::KeyTable kKeys;
    // A run, and a stone on each of the nine cells d to l.
    static constexpr std::size_t kMaxMoves = 10;
    using MoveList = rules::MoveList<Rules>;

    static Setup make_setup(const rules::Options& options);
    static rules::Sides sides(const Setup& setup);

    static State initial(const Setup& setup);
    static rules::Turn turn(const State& state);
    static void moves(const State& state, MoveList& list);
    static u32 weight(const State& state, Move roll);
    static void apply(State& state, Move move);
    static rules::Outcome outcome(const State& state);
    static u64 hash(const State& state) { return base::hash_value(state); }

    // While play goes on, for a seat that still plays.
    static void retire(State& state, rules::Seat seat);
    static bool is_retired(const State& state, rules::Seat seat) {
        return state.runner[seat.index()] == kGone;
    }

    static std::string format_state(const State& state);
    static base::Result<State> parse_state(const Setup& setup, std::string_view text);
    static std::string format_move(const State& state, Move move);
    static base::Result<Move> parse_move(const State& state, std::string_view text);
    static base::Error refusal(const State& state, Move move);

    static rules::Topology topology(const Setup& setup);
    static rules::Token token(const State& state, rules::SiteId site);
    static void touches(const State& state, Move move, rules::TouchList& touched);
    template <class Sink>
    static void effects(const State& before, Move move, Sink&& sink);
    static void draw(const State& state, rules::Canvas& canvas);
};

// Rule 5: where a run of the seat to act leads, whatever is in its way.
unsigned run_target(const State& state);

// Rule 6: whether a stone lies between two places.
bool has_stone_between(const State& state, unsigned from, unsigned to);

// The seat whose runner is on a cell.
std::optional<rules::Seat> runner_on(const State& state, unsigned cell);

// Whether two different seats play for the same side.
bool are_partners(const State& state, unsigned seat, unsigned other);

// The seat that has won, as State::winner; for states put together from outside.
u8 winner_of(const State& state);

// Sites: the cells, the goal, then for every seat its start and its hand.
inline constexpr unsigned kSeatSites = kGoal;
inline constexpr rules::Token kStoneToken = rules::kMaxSeats + 1;

constexpr rules::SiteId start_site(unsigned seat) {
    return static_cast<rules::SiteId>(kSeatSites + 2 * seat);
}
constexpr rules::SiteId hand_site(unsigned seat) {
    return static_cast<rules::SiteId>(kSeatSites + 2 * seat + 1);
}
constexpr rules::SiteId site_of(unsigned seat, unsigned place) {
    return place == kStart ? start_site(seat) : static_cast<rules::SiteId>(place - kFirstCell);
}

template <class Sink>
void Rules::effects(const State& before, Move move, Sink&& sink) {
    const unsigned seat = before.seat;
    const rules::SiteId target = site_of(seat, move.target());
    if (move.kind() == Move::Kind::run) {
        const auto mine = static_cast<rules::Token>(seat + 1);
        sink(rules::Effect{site_of(seat, before.runner[seat]), mine, 0});
        sink(rules::Effect{target, token(before, target), mine});
        if (const auto hit = is_cell(move.target()) ? runner_on(before, move.target()) : std::nullopt)
            sink(rules::Effect{start_site(hit->index()), 0, static_cast<rules::Token>(hit->number())});
    } else if (move.kind() == Move::Kind::put) {
        const rules::Token held = before.hand[seat];
        sink(rules::Effect{hand_site(seat), held, static_cast<rules::Token>(held - 1)});
        sink(rules::Effect{target, 0, kStoneToken});
    }
}

}  // namespace thwart::sample
