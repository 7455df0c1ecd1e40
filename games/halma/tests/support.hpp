// The words of tests/game_words.hpp for Halma, and a few that speak of coordinates.
#pragma once

#include "games/halma/rules.hpp"
#include "games/halma/twin.hpp"
#include "tests/game_words.hpp"

namespace thwart::tests {
template <>
struct GameOf<halma::State> {
    using Rules = halma::Rules;
    using Twin = halma::Twin;
};
}  // namespace thwart::tests

namespace thwart::halma::support {

using namespace tests;  // NOLINT(google-build-using-namespace)

inline Setup setup_of(std::string_view options) { return tests::setup_of<Rules>(options); }
inline State start_of(std::string_view options = "") { return tests::start_of<Rules>(options); }
inline State state_of(std::string_view text, std::string_view options = "") {
    return tests::state_of<Rules>(text, options);
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

using tests::after;
using tests::allows;

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

inline State after(const State& state, Place from, Place to) { return after(state, {text_of(from, to)}); }

}  // namespace thwart::halma::support

namespace thwart::halma {
inline void PrintTo(const Place& place, std::ostream* out) {
    *out << '(' << place.q << ',' << place.r << ')';
}
}  // namespace thwart::halma
