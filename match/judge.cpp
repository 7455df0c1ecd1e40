#include "match/judge.hpp"

#include <algorithm>

namespace thwart::match {
namespace {

using rules::Turn;

Chances result_of(const catalog::Session& session) {
    const rules::Sides sides = session.sides();
    Chances chances{};
    for (unsigned side = 0; side < sides.count; ++side)
        chances[side] = chance_of(search::final_score(session.outcome(), sides, side, 0));
    return chances;
}

}  // namespace

double chance_of(search::Score score) {
    if (search::is_certain(score)) return search::is_win(score) ? 1 : 0;
    return (1 + static_cast<double>(score) / search::kWin) / 2;
}

View Judge::look(const catalog::Session& session, const std::vector<u64>& past, unsigned idle) {
    switch (session.turn().kind) {
        case Turn::Kind::decision: return think(session, past, idle);
        case Turn::Kind::chance: return average(session, past, idle);
        case Turn::Kind::over: break;
    }
    View view;
    view.chances = result_of(session);
    return view;
}

View Judge::think(const catalog::Session& session, const std::vector<u64>& past, unsigned idle) {
    effort_.past = past;
    effort_.idle = idle;
    catalog::Thought thought = thinker_.think(session, effort_, world_);
    View view;
    for (unsigned side = 0; side < session.sides().count; ++side)
        view.chances[side] = chance_of(thought.lines.empty() ? 0 : thought.lines.front().scores[side]);
    view.best = std::move(thought.move);
    view.lines = std::move(thought.lines);
    view.depth = thought.depth;
    view.nodes = thought.nodes;
    return view;
}

// Throws that follow throws are left to the thinker for two sides: there would be too many ways to go.
View Judge::average(const catalog::Session& session, const std::vector<u64>& past, unsigned idle) {
    View view;
    double weights = 0;
    for (catalog::Step& step : session.legal()) {
        const auto next = session.clone();
        if (!next->play(step.text)) continue;
        const bool again = next->turn().kind == Turn::Kind::chance;
        const unsigned still = next->progress() == session.progress() ? idle : 0;
        const View each = !again                       ? look(*next, past, still)
                          : session.sides().count <= 2 ? think(*next, past, still)
                                                       : follow(*next, past, still);
        weights += step.weight;
        for (std::size_t side = 0; side < view.chances.size(); ++side)
            view.chances[side] += step.weight * each.chances[side];
        view.nodes += each.nodes;
        view.depth = std::max(view.depth, each.depth);
        view.ways.push_back({std::move(step), each.chances});
    }
    for (double& chance : view.chances) chance /= std::max(weights, 1.0);
    return view;
}

// Where a series of throws leads. Of many ways only few ends differ, and each is looked at once. A throw that leads back to
// where one comes from, such as another tie, is left out.
View Judge::follow(const catalog::Session& session, const std::vector<u64>& past, unsigned idle) {
    const auto [place, is_new] = known_.try_emplace(session.hash());
    View view;
    if (!is_new) {
        view.chances = place->second.value_or(Chances{});
        return view;
    }
    if (session.turn().kind != Turn::Kind::chance) {
        view = look(session, past, idle);
        place->second = view.chances;
        return view;
    }
    double weights = 0;
    for (const catalog::Step& step : session.legal()) {
        const auto next = session.clone();
        if (!next->play(step.text)) continue;
        const View each = follow(*next, past, idle);
        view.nodes += each.nodes;
        view.depth = std::max(view.depth, each.depth);
        if (const auto found = known_.find(next->hash()); !found->second) continue;
        weights += step.weight;
        for (std::size_t side = 0; side < view.chances.size(); ++side)
            view.chances[side] += step.weight * each.chances[side];
    }
    for (double& chance : view.chances) chance /= std::max(weights, 1.0);
    place->second = view.chances;
    return view;
}

}  // namespace thwart::match
