// Short ways to say setups, positions and moves as texts in the tests of this folder. Every list of moves asked for
// here is made by Rules and by the slow twin, and must be the same.
#pragma once

#include "games/quoridor/rules.hpp"
#include "games/quoridor/twin.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::quoridor::support {

inline Setup setup_of(std::string_view options) {
    const auto parsed = rules::parse_options(Rules::kKeys, options);
    if (parsed) return Rules::make_setup(*parsed);
    ADD_FAILURE() << parsed.error().text();
    return {};
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

inline bool allows(const State& state, std::string_view move) {
    return std::ranges::count(moves_of(state), move) == 1;
}

// The legal moves of the pawn: "d1 e2 f1".
inline std::string walks_of(const State& state) {
    std::string walks;
    for (const std::string& text : moves_of(state))
        if (text.size() == 2) walks += (walks.empty() ? "" : " ") + text;
    return walks;
}

// How many legal moves end with this letter: 'h' or 'v'.
inline std::size_t fences_of(const State& state, char orientation) {
    return static_cast<std::size_t>(std::ranges::count_if(moves_of(state), [&](const std::string& text) {
        return text.size() == 3 && text[2] == orientation;
    }));
}

// The position after these moves, each of which must be legal.
inline State after(State state, std::initializer_list<std::string_view> moves) {
    for (const std::string_view text : moves) {
        EXPECT_TRUE(allows(state, text)) << text << " in " << Rules::format_state(state);
        Rules::apply(state, move_of(state, text));
    }
    return state;
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

}  // namespace thwart::quoridor::support
