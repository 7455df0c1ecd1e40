// A computer player with its type erased.
#pragma once

#include "base/assert.hpp"
#include "base/random.hpp"
#include "catalog/game_session.hpp"
#include "catalog/session.hpp"
#include "search/greedy.hpp"

#include <memory>
#include <string>

namespace thwart::catalog {

class Thinker {
public:
    virtual ~Thinker() = default;
    // A legal move for the seat that decides now.
    virtual std::string choose(const Session& session) = 0;
};

// Looks one step ahead with the game's own evaluation.
template <rules::Game G, class Eval>
class GreedyThinker final : public Thinker {
public:
    explicit GreedyThinker(u64 seed) : random_(seed) {}

    std::string choose(const Session& session) override {
        const auto* typed = dynamic_cast<const GameSession<G>*>(&session);
        THWART_ASSERT(typed != nullptr);
        return G::format_move(typed->state(), search::greedy<G, Eval>(typed->state(), random_));
    }

private:
    base::Random random_;
};

}  // namespace thwart::catalog
