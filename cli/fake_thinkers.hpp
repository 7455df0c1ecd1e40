// Computer players for tests: they answer at once, or only when told to stop.
#pragma once

#include "cli/thinkers.hpp"

#include <algorithm>
#include <memory>
#include <string>

namespace thwart::cli {

// Takes the legal step whose text sorts first, and finds every position slightly better for the first side.
class FirstMove final : public catalog::Thinker {
public:
    catalog::Thought think(const catalog::Session& session, const catalog::Question& question,
                           const catalog::World& world) override {
        asked = question;
        catalog::Thought thought;
        const auto legal = session.legal();
        thought.lines.push_back({{}, {3'000, -3'000}});
        if (session.turn().kind == rules::Turn::Kind::decision) {
            thought.move = std::ranges::min(legal, {}, &catalog::Step::text).text;
            thought.lines.front().steps.push_back(thought.move);
        }
        thought.depth = 1;
        thought.nodes = legal.size();
        if (world.progress) world.progress(thought);
        return thought;
    }

    catalog::Question asked;
};

// Thinks until it is told to stop.
class Dreamer final : public catalog::Thinker {
public:
    catalog::Thought think(const catalog::Session& session, const catalog::Question& question,
                           const catalog::World& world) override {
        world.cancel->wait(false);
        return FirstMove().think(session, question, world);
    }
};

template <class T>
MakeThinker always() {
    return [](const catalog::Module& /*module*/, catalog::Style /*style*/, std::size_t /*table_bytes*/) {
        return std::make_unique<T>();
    };
}

}  // namespace thwart::cli
