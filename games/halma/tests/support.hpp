// Short ways to say setups, positions and moves as texts in the tests of this folder. Every list of moves asked for
// here is made by Rules and by the slow twin, and must be the same.
#pragma once

#include "games/halma/rules.hpp"
#include "games/halma/twin.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::halma::support {

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

inline State start_of(std::string_view options) { return Rules::initial(setup_of(options)); }

inline Move move_of(const State& state, std::string_view text) {
    const auto parsed = Rules::parse_move(state, text);
    if (parsed) return *parsed;
    ADD_FAILURE() << parsed.error().text();
    return {};
}

// Men put on points by their coordinates, one list for each seat; `acting` is a seat number.
using Places = std::vector<Place>;
inline State with_men(std::string_view options, const std::vector<Places>& seats, unsigned acting = 1) {
    State state = empty_board(setup_of(options));
    for (unsigned seat = 0; seat < seats.size(); ++seat)
        for (const Place place : seats[seat]) put(state, point_at(place), seat);
    state.seat = static_cast<u8>(acting - 1);
    state.winner = winner_of(state);
    return state;
}

// The points of a camp without some of them.
inline Places camp(unsigned tip, unsigned men, const Places& without = {}) {
    Places places;
    for (unsigned point = 0; point < kPoints; ++point)
        if (make_camp(tip, men).has(point) && std::ranges::find(without, place_of(point)) == without.end())
            places.push_back(place_of(point));
    return places;
}
inline Places operator+(Places places, const Places& more) {
    places.insert(places.end(), more.begin(), more.end());
    return places;
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
    EXPECT_EQ(texts.size(), Rules::count_moves(state));
    return texts;
}

inline bool allows(const State& state, std::string_view move) {
    return std::ranges::count(moves_of(state), move) == 1;
}
inline std::string text_of(Place from, Place to) {
    return point_name(point_at(from)) + '-' + point_name(point_at(to));
}
inline bool allows(const State& state, Place from, Place to) { return allows(state, text_of(from, to)); }

// Where the man on a place may go, as the table of positions writes it, but sorted by row and column.
inline Places targets_of(const State& state, Place from) {
    const std::string start = point_name(point_at(from)) + '-';
    Places targets;
    for (const std::string& text : moves_of(state))
        if (text.starts_with(start)) targets.push_back(place_of(move_of(state, text).to()));
    return targets;
}
inline Places sorted(Places places) {
    std::ranges::sort(places, {}, [](Place place) { return unsigned{point_at(place)}; });
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
inline State after(const State& state, Place from, Place to) { return after(state, {text_of(from, to)}); }

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

}  // namespace thwart::halma::support

namespace thwart::halma {
inline void PrintTo(const Place& place, std::ostream* out) {
    *out << '(' << place.q << ',' << place.r << ')';
}
}  // namespace thwart::halma
