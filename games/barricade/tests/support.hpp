// The words of tests/game_words.hpp for Barricade, and a few of its own.
#pragma once

#include "games/barricade/rules.hpp"
#include "games/barricade/twin.hpp"
#include "tests/game_words.hpp"

namespace thwart::tests {
template <>
struct GameOf<barricade::State> {
    using Rules = barricade::Rules;
    using Twin = barricade::Twin;
};
}  // namespace thwart::tests

namespace thwart::barricade::support {

using namespace tests;  // NOLINT(google-build-using-namespace)

inline Setup setup_of(std::string_view options) { return tests::setup_of<Rules>(options); }
inline State start_of(std::string_view options = "") { return tests::start_of<Rules>(options); }
inline State state_of(std::string_view text, std::string_view options = "") {
    return tests::state_of<Rules>(text, options);
}

// The blockers as they lie at the start.
inline const std::string kB0 = "a3,e3,g7,i3,i9,i10,i11,i13,k7,m3,q3";

inline unsigned cell_of(std::string_view name) { return move_of(State{}, "*" + std::string(name)).target(); }

inline std::string join(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
    return all;
}

// Where a piece from a cell or from "home" may go, "a1 e1".
inline std::string targets_of(const State& state, const std::string& from) {
    std::vector<std::string> targets;
    for (const std::string& text : moves_of(state))
        if (text.starts_with(from + '-')) targets.push_back(text.substr(from.size() + 1));
    return join(targets);
}

inline std::string text_after(const State& state, std::initializer_list<std::string_view> steps) {
    return Rules::format_state(after(state, steps));
}

}  // namespace thwart::barricade::support
