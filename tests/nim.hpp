// A game small enough to know by heart, for the tests of the searches: a heap of stones from which every seat takes
// one to three, and who takes the last one wins. With `returns` a seat may put one back instead, so positions repeat.
//
// With two seats and without returns the seat to act loses exactly where four divides the heap.
#pragma once

#include "base/hash.hpp"
#include "rules/game.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace thwart::tests {

struct Nim {
    struct Setup {
        u8 heap = 10;
        u8 players = 2;
        bool returns = false;
        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct State {
        u8 heap = 0;
        u8 players = 2;
        bool returns = false;
        u8 seat = 0;
        std::array<u8, 4> spare{};
        friend bool operator==(const State&, const State&) = default;
    };
    // The number of stones taken; kBack puts one back.
    class Move {
    public:
        constexpr Move() = default;
        explicit constexpr Move(unsigned stones) : raw_(static_cast<u8>(stones)) {}
        static constexpr Move from_raw(u32 raw) { return Move(raw); }
        [[nodiscard]] constexpr u32 raw() const { return raw_; }
        friend constexpr bool operator==(Move, Move) = default;

    private:
        u8 raw_ = 0;
    };
    static constexpr unsigned kMostTaken = 3;
    static constexpr unsigned kBack = 4;

    static constexpr std::string_view kName = "nim";
    static constexpr rules::KeyTable kKeys = {{}, nullptr};
    static constexpr std::size_t kMaxMoves = 4;

    static Setup make_setup(const rules::Options& /*options*/) { return {}; }
    static rules::Sides sides(const Setup& setup) { return rules::Sides::each_for_itself(setup.players); }

    static State initial(const Setup& setup) { return {setup.heap, setup.players, setup.returns, 0, {}}; }
    static rules::Turn turn(const State& state) {
        return state.heap == 0 ? rules::Turn::over() : rules::Turn::decision(rules::Seat(state.seat));
    }
    static void moves(const State& state, rules::MoveList<Nim>& list) {
        for (unsigned stones = 1; stones <= std::min<unsigned>(state.heap, kMostTaken); ++stones)
            list.push(Move(stones));
        if (state.returns && state.heap > 0) list.push(Move(kBack));
    }
    static void apply(State& state, Move move) {
        const auto taken = static_cast<int>(move.raw() == kBack ? 0 : move.raw());
        state.heap = static_cast<u8>(state.heap - taken + (move.raw() == kBack ? 1 : 0));
        state.seat = static_cast<u8>((state.seat + 1) % state.players);
    }
    static rules::Outcome outcome(const State& state) {
        const unsigned last = (state.seat + state.players - 1U) % state.players;
        return rules::Outcome::won_by(rules::Seat(last), state.players);
    }
    static u64 hash(const State& state) { return base::hash_value(state); }

    // --- what no search asks for ---

    static std::string format_state(const State& state) { return std::to_string(state.heap); }
    static base::Result<State> parse_state(const Setup& /*setup*/, std::string_view /*text*/) {
        return State{};
    }
    static std::string format_move(const State& /*state*/, Move move) { return std::to_string(move.raw()); }
    static base::Result<Move> parse_move(const State& /*state*/, std::string_view /*text*/) { return Move(); }
    static base::Error refusal(const State& /*state*/, Move /*move*/) { return {}; }
    static rules::Topology topology(const Setup& /*setup*/) { return {}; }
    static rules::Token token(const State& /*state*/, rules::SiteId /*site*/) { return 0; }
    static void touches(const State& /*state*/, Move /*move*/, rules::TouchList& /*touched*/) {}
    static void effects(const State& /*state*/, Move /*move*/, const auto& /*sink*/) {}
    static void draw(const State& /*state*/, rules::Canvas& /*canvas*/) {}
};
static_assert(rules::Game<Nim> && !rules::HasChance<Nim>);

}  // namespace thwart::tests
