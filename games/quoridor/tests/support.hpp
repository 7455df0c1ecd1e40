// The words of tests/game_words.hpp for Quoridor, and a few of its own.
#pragma once

#include "games/quoridor/rules.hpp"
#include "games/quoridor/twin.hpp"
#include "tests/game_words.hpp"

namespace thwart::tests {
template <>
struct GameOf<quoridor::State> {
    using Rules = quoridor::Rules;
    using Twin = quoridor::Twin;
};
}  // namespace thwart::tests

namespace thwart::quoridor::support {

using namespace tests;  // NOLINT(google-build-using-namespace)

inline Setup setup_of(std::string_view options) { return tests::setup_of<Rules>(options); }
inline State start_of(std::string_view options = "") { return tests::start_of<Rules>(options); }
inline State state_of(std::string_view text, std::string_view options = "") {
    return tests::state_of<Rules>(text, options);
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

}  // namespace thwart::quoridor::support
