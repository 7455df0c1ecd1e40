// Barricade for two, three and four. The numbered rules are in README.md.
//
// A turn is two or three steps of one seat: the throw, the walk and, when it took a blocker, putting that down.
#pragma once

#include "base/hash.hpp"
#include "games/barricade/board.hpp"
#include "games/barricade/pieces.hpp"
#include "rules/game.hpp"
#include "rules/route.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::barricade {

inline constexpr unsigned kBlockers = 11;

struct Setup {
    u8 players = 4;
    friend bool operator==(const Setup&, const Setup&) = default;
};

enum class Phase : u8 {
    open,   // rules 4 and 5: the seat throws for the first turn
    roll,   // the seat is about to throw
    go,     // the seat has thrown and must use the number
    place,  // the seat holds a blocker and must put it down
};

inline constexpr u8 kToThrow = 7;  // among the opening throws: still to come in this round

struct State {
    Cells blockers = 0;
    std::array<Pieces, rules::kMaxSeats> pieces = {kNoPieces, kNoPieces, kNoPieces, kNoPieces};
    // In the opening: what a seat has thrown in this round, kToThrow, or 0 when it is not in the contest.
    std::array<u8, rules::kMaxSeats> opening{};
    u8 players = 4;
    u8 seat = 0;  // to act
    Phase phase = Phase::open;
    u8 thrown = 0;              // the number to use in Phase::go, 0 otherwise
    u8 winner = 0;              // seat number, 0 while play goes on; follows from the rest
    std::array<u8, 3> spare{};  // keeps the value free of padding, for hashing
    friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 48);

// 32 bits:  0000 0kkk  0fff ffff  0ttt tttt (top byte unused)   kind, node that a walk starts from, and the target
// cell or the number thrown; all zero: no move
class Move {
public:
    enum class Kind : u8 { none, roll, walk, put, pass };

    constexpr Move() = default;
    static constexpr Move roll(unsigned number) { return {Kind::roll, 0, number}; }
    static constexpr Move walk(unsigned from, unsigned cell) { return {Kind::walk, from, cell}; }
    static constexpr Move put(unsigned cell) { return {Kind::put, 0, cell}; }
    static constexpr Move pass() { return {Kind::pass, 0, 0}; }
    static constexpr Move from_raw(u32 raw) {
        Move move;
        move.raw_ = raw;
        return move;
    }

    [[nodiscard]] constexpr u32 raw() const { return raw_; }
    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(raw_ >> 16U); }
    [[nodiscard]] constexpr unsigned from() const { return raw_ >> 8U & 0x7fU; }
    // The number of a throw, or the cell where a walk ends or a blocker is put.
    [[nodiscard]] constexpr unsigned target() const { return raw_ & 0x7fU; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    constexpr Move(Kind kind, unsigned from, unsigned target)
        : raw_(static_cast<u32>(kind) << 16U | from << 8U | target) {}

    u32 raw_ = 0;
};

struct Rules {
    using Setup = barricade::Setup;
    using State = barricade::State;
    using Move = barricade::Move;

    static constexpr std::string_view kName = "barricade";
    static const rules::KeyTable kKeys;
    // A blocker on every cell but row 1 and the goal; five pieces have at most 5 * 11 walks.
    static constexpr std::size_t kMaxMoves = 94;
    using MoveList = rules::MoveList<Rules>;

    static Setup make_setup(const rules::Options& options);
    static rules::Sides sides(const Setup& setup) { return rules::Sides::each_for_itself(setup.players); }

    static State initial(const Setup& setup);
    static rules::Turn turn(const State& state);
    static void moves(const State& state, MoveList& list);
    static u32 weight(const State& /*state*/, Move /*roll*/) { return 1; }
    static void apply(State& state, Move move);
    static rules::Outcome outcome(const State& state);
    static u64 hash(const State& state) { return base::hash_value(state); }

    static bool is_legal(const State& state, Move move);
    static std::size_t count_moves(const State& state);
    static Move sample(const State& state, base::Random& random);

    // While play goes on, for a seat that still plays.
    static void retire(State& state, rules::Seat seat);
    static bool is_retired(const State& state, rules::Seat seat) {
        return state.pieces[seat.index()] == kNoPieces;
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
    static std::vector<rules::Route> routes(const State& state);
    static void draw(const State& state, rules::Canvas& canvas);
};

// The house of a seat, as a node.
constexpr unsigned house_of(unsigned seat, unsigned players) {
    constexpr std::array<std::array<u8, rules::kMaxSeats>, 3> kHouseOf = {
        {{0, 3, 0, 0}, {0, 1, 3, 0}, {0, 1, 2, 3}}};
    return kCells + kHouseOf[players - 2][seat];
}
inline unsigned house_of(const State& state, unsigned seat) { return house_of(seat, state.players); }

inline bool is_live(const State& state, unsigned seat) { return state.pieces[seat][0] != kGone; }

// The seat that has a piece on a cell.
std::optional<rules::Seat> seat_on(const State& state, unsigned cell);

// How many pieces of a seat that still plays wait in its house.
unsigned count_home(const State& state, unsigned seat);

// The cells with a piece on them.
Cells occupied(const State& state);

// The seat that has won, as State::winner; for states put together from outside.
u8 winner_of(const State& state);

// Sites: the cells, the hand that holds a blocker, and for every seat its house and its die.
inline constexpr unsigned kHandSite = kCells;
inline constexpr rules::Token kBlockerToken = rules::kMaxSeats + 1;

constexpr rules::SiteId house_site(unsigned seat) {
    return static_cast<rules::SiteId>(kHandSite + 1 + 2 * seat);
}
constexpr rules::SiteId die_site(unsigned seat) {
    return static_cast<rules::SiteId>(kHandSite + 2 + 2 * seat);
}
constexpr rules::SiteId site_of(unsigned seat, unsigned node) {
    return is_cell(node) ? static_cast<rules::SiteId>(node) : house_site(seat);
}

template <class Sink>
void Rules::effects(const State& before, Move move, Sink&& sink) {
    State after = before;
    apply(after, move);
    const auto report = [&](rules::SiteId site) {
        const rules::Token from = token(before, site);
        const rules::Token to = token(after, site);
        if (from != to) sink(rules::Effect{site, from, to});
    };
    const bool is_walk = move.kind() == Move::Kind::walk;
    if (is_walk && is_cell(move.from())) report(static_cast<rules::SiteId>(move.from()));
    if (is_walk || move.kind() == Move::Kind::put) report(static_cast<rules::SiteId>(move.target()));
    // Beside the board: pieces leave a house or come back, a blocker changes hands, dice are thrown and put away.
    for (unsigned site = kHandSite; site <= die_site(before.players - 1U); ++site)
        report(static_cast<rules::SiteId>(site));
}

}  // namespace thwart::barricade
