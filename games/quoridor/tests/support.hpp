// The words of tests/game_words.hpp for Quoridor, and a few of its own.
#pragma once

#include "games/quoridor/mind.hpp"
#include "games/quoridor/rules.hpp"
#include "games/quoridor/twin.hpp"
#include "tests/game_words.hpp"

#include <vector>

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

// Positions of random play, with every other step forward so that the pawns get somewhere.
inline std::vector<State> positions(std::string_view options, unsigned count) {
    std::vector<State> list;
    base::Random random(8);
    const Mind mind;
    while (list.size() < count) {
        State state = start_of(options);
        for (unsigned steps = random.below(60); steps > 0 && state.winner == 0; --steps) {
            Rules::MoveList moves;
            Rules::moves(state, moves);
            Move move = moves[random.below(static_cast<u32>(moves.size()))];
            const Mind::Insight insight = mind.look(state);
            for (const Move each : moves)
                if (random.below(2) == 0 && each.kind() == Move::Kind::walk &&
                    contains(insight.ways[state.seat].nearer, each.target()))
                    move = each;
            Rules::apply(state, move);
        }
        if (state.winner == 0) list.push_back(state);
    }
    return list;
}

// The board seen by the other side: turned by half, with the seats exchanged.
inline State turned(const State& state) {
    State other = state;
    other.fences = {};
    for (unsigned point = 0; point < kPoints; ++point) {
        if (has(state.fences.h, point)) other.fences.h |= u64{1} << (63 - point);
        if (has(state.fences.v, point)) other.fences.v |= u64{1} << (63 - point);
    }
    for (unsigned seat = 0; seat < 2; ++seat) {
        other.pawn[seat] = static_cast<u8>(80 - state.pawn[1 - seat]);
        other.stock[seat] = state.stock[1 - seat];
    }
    other.seat = 1 - state.seat;
    return other;
}

// West for east.
inline State mirrored(const State& state) {
    State other = state;
    other.fences = {};
    for (unsigned point = 0; point < kPoints; ++point) {
        if (has(state.fences.h, point)) other.fences.h |= u64{1} << (point ^ 7U);
        if (has(state.fences.v, point)) other.fences.v |= u64{1} << (point ^ 7U);
    }
    for (unsigned seat = 0; seat < 2; ++seat)
        other.pawn[seat] =
            static_cast<u8>(square_at(8 - column_of(state.pawn[seat]), row_of(state.pawn[seat])));
    return other;
}

}  // namespace thwart::quoridor::support
