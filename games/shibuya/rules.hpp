// Shibuya for two, with and without the laying phase, and for two teams of two. The numbered rules are in README.md;
// the walks, where most of the time goes, are in walks.hpp.
#pragma once

#include "base/bits.hpp"
#include "base/hash.hpp"
#include "games/shibuya/board.hpp"
#include "rules/game.hpp"

#include <array>
#include <string>
#include <string_view>

namespace thwart::shibuya {

enum class Mode : u8 { classic, open, teams };

struct Setup {
    Mode mode = Mode::classic;
    u8 first = 0;  // index of the seat that begins
    friend bool operator==(const Setup&, const Setup&) = default;
};

// Values of State::phase; from kHolds on the seat holds a tile of kind `phase - kHolds` and must lay it.
inline constexpr u8 kMoving = 0;
inline constexpr u8 kDrawing = 1;
inline constexpr u8 kHolds = 2;

struct State {
    u64 white = 0;   // cells of visible tiles; cells without a tile are in neither set
    u64 circle = 0;  // likewise
    u64 layers = 0;  // for a place with a tile its corner, with two layers also the cell east of the corner
    std::array<u64, kColours> pieces{};  // cells
    u32 slots = 0;                       // with a piece, starts and goals alike
    std::array<u8, kKinds> pile{};       // how many tiles of each kind are left
    u8 phase = kMoving;
    u8 passes = 0;  // how many seats in a row have just passed
    u8 seat = 0;    // to act
    Mode mode = Mode::classic;
    u8 first = 0;                                       // the seat that began and begins the moving phase
    bool over = false;                                  // follows from the rest
    std::array<u8, 8 - (44 + kKinds + 6) % 8> spare{};  // keeps the value free of padding, for hashing
    friend bool operator==(const State&, const State&) = default;
};
static_assert(kKinds != 6 || sizeof(State) == 64);

// Sites: the cells, the slots, the places, how many of each kind are left, the pile to draw from, the seat's hand.
inline constexpr unsigned kSlotSites = kCells;
inline constexpr unsigned kPlaceSites = kSlotSites + kSlots;
inline constexpr unsigned kKindSites = kPlaceSites + kPlaces;
inline constexpr unsigned kPileSite = kKindSites + kKinds;
inline constexpr unsigned kHandSite = kPileSite + 1;

constexpr unsigned place_site(unsigned corner) {
    return kPlaceSites + 2 * rank_of(corner) + file_of(corner) / 2;
}

// 32 bits:  0000 0000  0000 0kkk  aaaa aaaa  bbbb bbbb   all zero: no move
//   walk     a the site it starts from, b the site it ends on: cells and slots
//   turn_up  b the kind of tile (chance)
//   lay      a the corner of the place, b the tile as it lies
class Move {
public:
    enum class Kind : u8 { none, walk, draw, turn_up, lay, pass };

    constexpr Move() = default;
    static constexpr Move walk(unsigned from, unsigned to) { return {Kind::walk, from, to}; }
    static constexpr Move draw() { return {Kind::draw, 0, 0}; }
    static constexpr Move turn_up(unsigned kind) { return {Kind::turn_up, 0, kind}; }
    static constexpr Move lay(unsigned corner, Tile tile) { return {Kind::lay, corner, tile.raw()}; }
    static constexpr Move pass() { return {Kind::pass, 0, 0}; }
    static constexpr Move from_raw(u32 raw) {
        Move move;
        move.raw_ = raw;
        return move;
    }

    [[nodiscard]] constexpr u32 raw() const { return raw_; }
    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(raw_ >> 16U); }
    [[nodiscard]] constexpr unsigned from() const { return raw_ >> 8U & 0xffU; }
    [[nodiscard]] constexpr unsigned to() const { return raw_ & 0xffU; }
    [[nodiscard]] constexpr unsigned tile_kind() const { return raw_ & 0xffU; }
    [[nodiscard]] constexpr unsigned corner() const { return raw_ >> 8U & 0xffU; }
    [[nodiscard]] constexpr Tile tile() const { return Tile::from_raw(raw_ & 0xffU); }

    friend constexpr bool operator==(Move, Move) = default;

private:
    constexpr Move(Kind kind, unsigned a, unsigned b) : raw_(static_cast<u32>(kind) << 16U | a << 8U | b) {}

    u32 raw_ = 0;
};

struct Rules {
    using Setup = shibuya::Setup;
    using State = shibuya::State;
    using Move = shibuya::Move;

    static constexpr std::string_view kName = "shibuya";
    static const rules::KeyTable kKeys;
    // Each piece of a colour to every cell and every goal slot, and the draw. A tile lies in 64 ways.
    static constexpr std::size_t kMaxMoves = kPieces * (kCells + kGoals) + 1;
    using MoveList = rules::MoveList<Rules>;

    static Setup make_setup(const rules::Options& options);
    static rules::Sides sides(const Setup& setup);

    static State initial(const Setup& setup);
    static rules::Turn turn(const State& state) {
        if (state.over) return rules::Turn::over();
        const rules::Seat seat(state.seat);
        return state.phase == kDrawing ? rules::Turn::chance(seat) : rules::Turn::decision(seat);
    }
    static void moves(const State& state, MoveList& list);
    static u32 weight(const State& state, Move move) { return state.pile[move.tile_kind()]; }
    static void apply(State& state, Move move);
    static rules::Outcome outcome(const State& state);
    static u64 hash(const State& state) { return base::hash_value(state); }

    // Rule 20. A tile that is turned up will be laid, so those that have left the pile count.
    static constexpr unsigned kPatience = 50;
    static u32 progress(const State& state);

    static bool is_legal(const State& state, Move move);
    static std::size_t count_moves(const State& state);
    static Move sample(const State& state, base::Random& random);

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

constexpr unsigned seats_of(Mode mode) { return mode == Mode::teams ? 4 : 2; }
constexpr unsigned colour_of(unsigned seat) { return seat % kColours; }
constexpr const FrameSets& frame_of(Mode mode) { return mode == Mode::teams ? kTeamSets : kTwoPlayerSets; }

// Rule 8: the start slots from which a seat may bring in pieces. The seats sit S, W, N, E.
constexpr u32 starts_of(Mode mode, unsigned seat) {
    constexpr std::array<Edge, rules::kMaxSeats> kEdges = {Edge::south, Edge::west, Edge::north, Edge::east};
    const u32 starts = frame_of(mode).starts[colour_of(seat)];
    return mode == Mode::teams ? starts & u32{0xff} << slot_at(kEdges[seat], 0) : starts;
}

// The corners of the places with a tile, and of those with two.
constexpr u64 tiled_places(const State& state) { return state.layers & kCorners; }
constexpr u64 doubled_places(const State& state) { return state.layers >> 1 & kCorners; }
constexpr u64 tiled_cells(const State& state) { return cells_of(tiled_places(state)); }

// Whether tiles go to empty places only, because the laying phase is not over (rule 6).
constexpr bool is_laying(const State& state) {
    return state.mode != Mode::open && tiled_places(state) != kCorners;
}

// The corners of the places on which a tile may be laid (rules 6, 14 and 15).
constexpr u64 layable(const State& state) {
    const u64 tiled = tiled_places(state);
    if (is_laying(state)) return kCorners & ~tiled;
    return kCorners & ~doubled_places(state) & ~corners_of(state.pieces[0] | state.pieces[1]);
}

constexpr unsigned tiles_left(const State& state) {
    unsigned left = 0;
    for (const u8 number : state.pile) left += number;
    return left;
}

// Rule 14.
constexpr bool can_draw(const State& state) { return layable(state) != 0 && tiles_left(state) != 0; }

// The visible tile of a place that has one.
constexpr Tile tile_on(const State& state, unsigned corner) {
    const auto mark = [&](unsigned cell) {
        return static_cast<unsigned>((state.white >> cell & 1U) | (state.circle >> cell & 1U) << 1);
    };
    return Tile::from_raw(mark(corner + 8) | mark(corner + 9) << 2 | mark(corner) << 4 |
                          mark(corner + 1) << 6);
}

// How many pieces of a colour are in the goal.
constexpr unsigned home_of(const State& state, unsigned colour) {
    return base::count(u64{state.slots & frame_of(state.mode).goals[colour]});
}

inline u32 Rules::progress(const State& state) {
    return kTiles.tiles - tiles_left(state) + home_of(state, 0) + home_of(state, 1);
}

// Rules 17 and 18, as State::over; for states put together from outside.
bool is_decided(const State& state);

// On a place: 0 no tile, otherwise its kind, turn and layers in one number. In the hand: 0 or the kind + 1.
static_assert(8 * kKinds < 256);
constexpr rules::Token place_token(Tile tile, bool doubled) {
    const unsigned kind = kTiles.kind_of[tile.raw()];
    unsigned turn = 0;
    while (!(kTiles.turned[kind][turn] == tile)) ++turn;
    return static_cast<rules::Token>(1 + 8 * kind + 2 * turn + (doubled ? 1 : 0));
}

template <class Sink>
void Rules::effects(const State& before, Move move, Sink&& sink) {
    const auto change = [&](unsigned site, unsigned from, unsigned to) {
        sink(rules::Effect{static_cast<rules::SiteId>(site), static_cast<rules::Token>(from),
                           static_cast<rules::Token>(to)});
    };
    if (move.kind() == Move::Kind::walk) {
        const unsigned mine = colour_of(before.seat) + 1;
        change(move.from(), mine, 0);
        change(move.to(), 0, mine);
    } else if (move.kind() == Move::Kind::turn_up) {
        const unsigned left = before.pile[move.tile_kind()];
        change(kKindSites + move.tile_kind(), left, left - 1);
        change(kPileSite, tiles_left(before), tiles_left(before) - 1);
        change(kHandSite, 0, move.tile_kind() + 1);
    } else if (move.kind() == Move::Kind::lay) {
        const bool covers = (tiled_places(before) & bit(move.corner())) != 0;
        change(kHandSite, before.phase - kHolds + 1U, 0);
        change(place_site(move.corner()),
               token(before, static_cast<rules::SiteId>(place_site(move.corner()))),
               place_token(move.tile(), covers));
    }
}

}  // namespace thwart::shibuya
