// Races between two pawns whose result is certain.
//
// Against a rival without fences counting steps decides, unless the pawns get in each other's way: a pawn can block a
// lane, and be jumped over. run_is_safe() proves that this cannot happen; where it can and both stocks are empty, a Race
// settles all places of both pawns at once by working backwards from the goals.
#pragma once

#include "games/quoridor/rules.hpp"
#include "games/quoridor/ways.hpp"

#include <array>
#include <vector>

namespace thwart::quoridor {

// Whether a pawn has a shortest way on which the other one, wherever it goes, cannot meet it. Then it needs no more
// steps than the way has; fewer only if the other one is in a trap and must let it jump.
bool run_is_safe(const Passages& passages, unsigned square, Side goal, unsigned other, bool other_is_first);

// The results of all places of two pawns among given fences, with empty stocks.
class Race {
public:
    explicit Race(const State& state);

    // The steps to the win of the seat to act, negative to its loss; 0 when neither can force it.
    [[nodiscard]] int result(const State& state) const {
        return results_[state.seat][state.pawn[0]][state.pawn[1]];
    }

private:
    std::array<std::array<std::array<i16, kSquares>, kSquares>, 2> results_{};
};

// The races among the first few fence arrangements that were asked for. A race takes as long as hundreds of positions to
// look at, so a search may have only some: those nearest to its root come first, and deeper down looking on is cheaper.
// A copy begins anew, so that every search gets the same answers.
class Races {
public:
    Races() = default;
    Races(const Races& /*other*/) {}
    Races& operator=(const Races& /*other*/) { return *this; }
    Races(Races&&) = default;
    Races& operator=(Races&&) = default;
    ~Races() = default;

    // As Race::result(); 0 also when there were too many others before.
    int result(const State& state);

private:
    static constexpr std::size_t kRaces = 16;
    struct Known {
        Fences fences;
        Race race;
    };
    std::vector<Known> known_;
};

}  // namespace thwart::quoridor
