// The contract between a game and everything above it.
//
// A game is a type with static functions only. Its State is a small value without past, clock or dice, copied
// instead of undone. Searches, tests and sessions are templates over this concept, so a call costs nothing.
// Functions written "trusts its caller" take only states of the game and moves that are legal in them;
// whatever comes from outside goes through the parsers and catalog::Session first.
#pragma once

#include "base/fixed_list.hpp"
#include "base/integers.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "rules/canvas.hpp"
#include "rules/options.hpp"
#include "rules/outcome.hpp"
#include "rules/seat.hpp"
#include "rules/topology.hpp"
#include "rules/turn.hpp"

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

namespace thwart::rules {

template <class G>
using MoveList = base::FixedList<typename G::Move, G::kMaxMoves>;

// A move fits in 4 bytes; raw() is for tables in memory and never leaves the process, 0 means "no move".
template <class M>
concept MoveValue = std::is_trivially_copyable_v<M> && std::equality_comparable<M> && sizeof(M) <= 4 &&
                    requires(const M move, u32 raw) {
                        { move.raw() } -> std::convertible_to<u32>;
                        { M::from_raw(raw) } -> std::same_as<M>;
                    };

template <class G>
concept Game =
    std::regular<typename G::Setup> && std::equality_comparable<typename G::State> &&
    std::is_trivially_copyable_v<typename G::State> && MoveValue<typename G::Move> &&
    requires(const typename G::Setup setup, const typename G::State state, typename G::State changing,
             const typename G::Move move, MoveList<G> moves, const Options options, std::string_view text,
             SiteId site, TouchList touched, Canvas canvas, void (*sink)(const Effect&)) {
        // --- what it is ---
        { G::kName } -> std::convertible_to<std::string_view>;
        { G::kKeys } -> std::convertible_to<KeyTable>;
        { G::kMaxMoves } -> std::convertible_to<std::size_t>;
        { G::make_setup(options) } -> std::same_as<typename G::Setup>;
        { G::sides(setup) } -> std::same_as<Sides>;

        // --- the rules; all but initial() trust their caller ---
        { G::initial(setup) } -> std::same_as<typename G::State>;
        { G::turn(state) } -> std::same_as<Turn>;
        {
            G::moves(state, moves)
        };  // appends all legal steps, chance included, in a stable order; none when over
        { G::apply(changing, move) };
        { G::outcome(state) } -> std::same_as<Outcome>;  // only when over; see also Stalls
        { G::hash(state) } -> std::same_as<u64>;  // equal states have equal hashes; covers seat and phase

        // --- texts, as notation writes them ---
        { G::format_state(state) } -> std::same_as<std::string>;
        { G::parse_state(setup, text) } -> std::same_as<base::Result<typename G::State>>;
        { G::format_move(state, move) } -> std::same_as<std::string>;
        // Reads any move text of the game, legal here or not.
        { G::parse_move(state, text) } -> std::same_as<base::Result<typename G::Move>>;
        // Which rule forbids a move that is not in the list.
        { G::refusal(state, move) } -> std::same_as<base::Error>;

        // --- the board for hands and eyes ---
        { G::topology(setup) } -> std::same_as<Topology>;
        { G::token(state, site) } -> std::same_as<Token>;
        { G::touches(state, move, touched) };  // what a finger touches, in order
        { G::effects(state, move, sink) };     // what apply() will change, as sink(Effect)
        { G::draw(state, canvas) };            // the board for a terminal
    };

// Steps chosen by chance carry integer weights.
template <class G>
concept HasChance = Game<G> && requires(const typename G::State state, const typename G::Move move) {
    { G::weight(state, move) } -> std::same_as<u32>;
};

// Legality of one move, faster than building the list. Must agree with the list.
template <class G>
concept FastLegal = requires(const typename G::State state, const typename G::Move move) {
    { G::is_legal(state, move) } -> std::same_as<bool>;
};

// The length of the list, faster than building it.
template <class G>
concept FastCount = requires(const typename G::State state) {
    { G::count_moves(state) } -> std::convertible_to<std::size_t>;
};

// A step drawn uniformly from the list (by weight at chance), faster than building it.
template <class G>
concept FastSample = requires(const typename G::State state, base::Random random) {
    { G::sample(state, random) } -> std::same_as<typename G::Move>;
};

// Random play as playout() in playout.hpp defines it, faster than step by step.
template <class G>
concept FastPlayout = requires(typename G::State state, base::Random random, u64 limit) {
    { G::playout(state, random, limit) } -> std::same_as<u64>;
};

// A seat can drop out while the others play on. Trusts its caller: the game is not over, and the
// seat is in play and not the only one.
template <class G>
concept Retirable = requires(typename G::State state, Seat seat) {
    { G::retire(state, seat) };
    { G::is_retired(state, seat) } -> std::same_as<bool>;
};

// The seats may go round and round without getting anywhere. A match without progress for so many turns in a row, of
// whichever seats, ends as it stands: outcome() answers before the game is over, too.
template <class G>
concept Stalls = Game<G> && requires(const typename G::State state) {
    { G::kPatience } -> std::convertible_to<unsigned>;
    { G::progress(state) } -> std::same_as<u32>;  // never falls, and grows with every step that counts
};

// The way of the piece that a legal move moves, for showing it; nothing where no piece moves.
template <class G>
concept ShowsWay = requires(const typename G::State state, const typename G::Move move, WayList way) {
    { G::way(state, move, way) };
};

// What stands against a move that refusal() refuses, for showing it.
template <class G>
concept ShowsObstacle = requires(const typename G::State state, const typename G::Move move) {
    { G::obstacle(state, move) } -> std::same_as<Obstacle>;
};

template <class G>
std::size_t count_moves(const typename G::State& state) {
    if constexpr (FastCount<G>) {
        return G::count_moves(state);
    } else {
        MoveList<G> moves;
        G::moves(state, moves);
        return moves.size();
    }
}

}  // namespace thwart::rules
