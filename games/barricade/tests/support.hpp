// Short ways to say setups, positions and moves as texts in the tests of this folder. Every list of moves asked for
// here is made by Rules and by the slow twin, and must be the same; so is every position that follows.
#pragma once

#include "games/barricade/rules.hpp"
#include "games/barricade/twin.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::barricade::support {

// The blockers as they lie at the start.
inline const std::string kB0 = "a3,e3,g7,i3,i9,i10,i11,i13,k7,m3,q3";

inline Setup setup_of(std::string_view options) {
    const auto parsed = rules::parse_options(Rules::kKeys, options);
    if (parsed) return Rules::make_setup(*parsed);
    ADD_FAILURE() << parsed.error().text();
    return {};
}

inline State start_of(std::string_view options = "") {
    const State start = Rules::initial(setup_of(options));
    EXPECT_EQ(start, Twin::initial(setup_of(options)));
    return start;
}

inline State state_of(std::string_view text, std::string_view options = "") {
    const auto parsed = Rules::parse_state(setup_of(options), text);
    if (parsed) return *parsed;
    ADD_FAILURE() << '"' << text << "\": " << parsed.error().text();
    return Rules::initial(setup_of(options));
}

inline Move move_of(const State& state, std::string_view text) {
    const auto parsed = Rules::parse_move(state, text);
    if (parsed) return *parsed;
    ADD_FAILURE() << parsed.error().text();
    return {};
}

inline unsigned cell_of(std::string_view name) { return move_of(State{}, "*" + std::string(name)).target(); }

template <class G>
std::vector<std::string> list_moves(const State& state) {
    rules::MoveList<G> moves;
    G::moves(state, moves);
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(Rules::format_move(state, move));
    std::ranges::sort(texts);
    return texts;
}

// All legal moves, sorted.
inline std::vector<std::string> moves_of(const State& state) {
    const std::vector<std::string> texts = list_moves<Rules>(state);
    EXPECT_EQ(texts, list_moves<Twin>(state)) << Rules::format_state(state);
    return texts;
}

inline std::string join(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
    return all;
}

inline bool allows(const State& state, std::string_view move) {
    return std::ranges::count(moves_of(state), move) == 1;
}

// Where a piece from a cell or from "home" may go, "a1 e1".
inline std::string targets_of(const State& state, const std::string& from) {
    std::vector<std::string> targets;
    for (const std::string& text : moves_of(state))
        if (text.starts_with(from + '-')) targets.push_back(text.substr(from.size() + 1));
    return join(targets);
}

// The position after these steps, each of which must be legal.
inline State after(State state, std::initializer_list<std::string_view> steps) {
    for (const std::string_view text : steps) {
        EXPECT_TRUE(allows(state, text)) << text << " in " << Rules::format_state(state);
        State twin = state;
        Rules::apply(state, move_of(state, text));
        Twin::apply(twin, move_of(twin, text));
        EXPECT_EQ(state, twin) << text;
    }
    return state;
}

inline std::string text_after(const State& state, std::initializer_list<std::string_view> steps) {
    return Rules::format_state(after(state, steps));
}

inline State retired(State state, std::initializer_list<unsigned> numbers) {
    for (const unsigned number : numbers) {
        State twin = state;
        Rules::retire(state, rules::Seat(number - 1));
        Twin::retire(twin, rules::Seat(number - 1));
        EXPECT_EQ(state, twin);
        EXPECT_EQ(state_of(Rules::format_state(state), "players=" + std::to_string(state.players)), state);
    }
    return state;
}

// The rule that forbids a step, or the field that cannot be read.
inline std::string refusal_of(const State& state, std::string_view text) {
    const auto move = Rules::parse_move(state, text);
    if (!move) return move.error().where;
    EXPECT_FALSE(allows(state, text)) << text;
    return Rules::refusal(state, *move).where;
}

inline bool is_over(const State& state) { return Rules::turn(state) == rules::Turn::over(); }

// The ranks of a finished position, "1,2".
inline std::string ranks_of(const State& state) {
    if (!is_over(state)) return "not over";
    const rules::Outcome outcome = Rules::outcome(state);
    EXPECT_EQ(outcome, Twin::outcome(state));
    std::string ranks;
    for (unsigned seat = 0; seat < outcome.seats; ++seat)
        ranks += (seat == 0 ? "" : ",") + std::to_string(outcome.rank[seat]);
    return ranks;
}

}  // namespace thwart::barricade::support
