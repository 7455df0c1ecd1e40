// The words of tests/game_words.hpp for Shibuya, and a few of its own.
#pragma once

#include "games/shibuya/rules.hpp"
#include "games/shibuya/twin.hpp"
#include "tests/game_words.hpp"

namespace thwart::tests {
template <>
struct GameOf<shibuya::State> {
    using Rules = shibuya::Rules;
    using Twin = shibuya::Twin;
};
}  // namespace thwart::tests

namespace thwart::shibuya::support {

using namespace tests;  // NOLINT(google-build-using-namespace)

inline Setup setup_of(std::string_view options) { return tests::setup_of<Rules>(options); }
inline State start_of(std::string_view options = "") { return tests::start_of<Rules>(options); }
inline State state_of(std::string_view text, std::string_view options = "") {
    return tests::state_of<Rules>(text, options);
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

}  // namespace thwart::shibuya::support
