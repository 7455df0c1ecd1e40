// Short ways to say setups, positions and moves as texts in the tests of this folder. Every list of moves asked for
// here is made by Rules and by the slow twin, and must be the same.
#pragma once

#include "games/shibuya/rules.hpp"
#include "games/shibuya/twin.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::shibuya::support {

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

// Field U of the test positions: white and blue ranks, files of polygons and of circles.
inline const std::string kFieldU = [] {
    const std::string row = "BbWw,BbWw,BbWw,BbWw";
    return row + '/' + row + '/' + row + '/' + row;
}();
inline const std::string kNoTiles = ".,.,.,./.,.,.,./.,.,.,./.,.,.,.";
inline const std::string kNoPile = "0,0,0,0,0,0";

// The field U with `red` and `yellow` as starts;cells;goals, the pile used up and this seat to move.
inline State on_u(const std::string& red, const std::string& yellow, int seat = 1,
                  std::string_view options = "") {
    return state_of(kFieldU + ' ' + red + ' ' + yellow + ' ' + kNoPile + " move 0 " + std::to_string(seat),
                    options);
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

// Where the piece on a site may go, sorted: "N4 d2 d3". Empty when it cannot move.
inline std::string ends_of(const State& state, const std::string& from) {
    std::string ends;
    for (const std::string& text : moves_of(state))
        if (text.starts_with(from + '-')) ends += (ends.empty() ? "" : " ") + text.substr(3);
    return ends;
}

// The places on which the tile in the hand may be laid, sorted: "A1 B3".
inline std::string places_of(const State& state) {
    std::string places;
    for (const std::string& text : moves_of(state))
        if (text[2] == ':' && !places.ends_with(text.substr(0, 2)))
            places += (places.empty() ? "" : " ") + text.substr(0, 2);
    return places;
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

}  // namespace thwart::shibuya::support
