// Short ways to say setups, positions and moves as texts in the tests of a game. Every list, position and rank asked
// for here is made by the game and by its slow twin, and must be the same.
//
// A game's tests/support.hpp specialises GameOf for its State; everything else follows from the state handed in.
#pragma once

#include "rules/game.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::tests {

template <class State>
struct GameOf;  // { using Rules = ...; using Twin = ...; }

template <rules::Game G>
typename G::Setup setup_of(std::string_view options) {
    const auto parsed = rules::parse_options(G::kKeys, options);
    if (parsed) return G::make_setup(*parsed);
    ADD_FAILURE() << parsed.error().text();
    return {};
}

template <rules::Game G>
typename G::State start_of(std::string_view options) {
    return G::initial(setup_of<G>(options));
}

template <rules::Game G>
typename G::State state_of(std::string_view text, std::string_view options) {
    const auto parsed = G::parse_state(setup_of<G>(options), text);
    if (parsed) return *parsed;
    ADD_FAILURE() << '"' << text << "\": " << parsed.error().text();
    return start_of<G>(options);
}

template <class State>
auto move_of(const State& state, std::string_view text) {
    using Rules = typename GameOf<State>::Rules;
    const auto parsed = Rules::parse_move(state, text);
    if (parsed) return *parsed;
    ADD_FAILURE() << parsed.error().text();
    return typename Rules::Move{};
}

template <rules::Game G>
std::vector<std::string> list_moves(const typename G::State& state) {
    rules::MoveList<G> moves;
    G::moves(state, moves);
    std::vector<std::string> texts;
    for (const typename G::Move move : moves) texts.push_back(G::format_move(state, move));
    std::ranges::sort(texts);
    return texts;
}

// All legal moves, sorted.
template <class State>
std::vector<std::string> moves_of(const State& state) {
    using Rules = typename GameOf<State>::Rules;
    const std::vector<std::string> texts = list_moves<Rules>(state);
    EXPECT_EQ(texts, list_moves<typename GameOf<State>::Twin>(state)) << Rules::format_state(state);
    EXPECT_EQ(texts.size(), rules::count_moves<Rules>(state));
    return texts;
}

template <class State>
bool allows(const State& state, std::string_view move) {
    return std::ranges::count(moves_of(state), move) == 1;
}

// The position after these steps, each of which must be legal.
template <class State>
State after(State state, std::initializer_list<std::string_view> steps) {
    using Rules = typename GameOf<State>::Rules;
    for (const std::string_view text : steps) {
        EXPECT_TRUE(allows(state, text)) << text << " in " << Rules::format_state(state);
        const auto move = move_of(state, text);
        State twin = state;
        Rules::apply(state, move);
        GameOf<State>::Twin::apply(twin, move);
        EXPECT_EQ(state, twin) << text;
    }
    return state;
}

// The position after these seats, by their numbers, have retired.
template <class State>
State retired(State state, std::initializer_list<unsigned> numbers) {
    for (const unsigned number : numbers) {
        State twin = state;
        GameOf<State>::Rules::retire(state, rules::Seat(number - 1));
        GameOf<State>::Twin::retire(twin, rules::Seat(number - 1));
        EXPECT_EQ(state, twin);
    }
    return state;
}

// The rule that forbids a step, or the field that cannot be read.
template <class State>
std::string refusal_of(const State& state, std::string_view text) {
    using Rules = typename GameOf<State>::Rules;
    const auto move = Rules::parse_move(state, text);
    if (!move) return move.error().where;
    EXPECT_FALSE(allows(state, text)) << text;
    return Rules::refusal(state, *move).where;
}

template <class State>
bool is_over(const State& state) {
    return GameOf<State>::Rules::turn(state) == rules::Turn::over();
}

// The ranks of a finished position, "1,2".
template <class State>
std::string ranks_of(const State& state) {
    if (!is_over(state)) return "not over";
    const rules::Outcome outcome = GameOf<State>::Rules::outcome(state);
    EXPECT_EQ(outcome, GameOf<State>::Twin::outcome(state));
    std::string ranks;
    for (unsigned seat = 0; seat < outcome.seats; ++seat)
        ranks += (seat == 0 ? "" : ",") + std::to_string(outcome.rank[seat]);
    return ranks;
}

}  // namespace thwart::tests
