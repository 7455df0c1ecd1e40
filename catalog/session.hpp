// A game in progress with its type erased: what the terminal, the server and the bindings hold. Everything goes
// in and out as text, is checked, and on refusal nothing changes. One virtual call per played step is free;
// searches run on the typed states below.
#pragma once

#include "base/random.hpp"
#include "base/result.hpp"
#include "rules/canvas.hpp"
#include "rules/outcome.hpp"
#include "rules/route.hpp"
#include "rules/seat.hpp"
#include "rules/topology.hpp"
#include "rules/turn.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::catalog {

struct Step {
    std::string text;
    u32 weight = 1;  // at chance steps; every move of a seat weighs 1
};

class Session {
public:
    virtual ~Session() = default;
    [[nodiscard]] virtual std::unique_ptr<Session> clone() const = 0;

    [[nodiscard]] virtual std::string setup() const = 0;  // canonical, every key named
    [[nodiscard]] virtual rules::Sides sides() const = 0;

    [[nodiscard]] virtual rules::Turn turn() const = 0;
    [[nodiscard]] virtual rules::Outcome outcome() const = 0;  // only when over, or with a patience
    // After so many turns without progress a match ends as it stands (rules::Stalls); 0: after no number of them.
    [[nodiscard]] virtual unsigned patience() const = 0;
    [[nodiscard]] virtual u32 progress() const = 0;  // 0 without a patience
    [[nodiscard]] virtual std::vector<Step> legal() const = 0;
    [[nodiscard]] virtual u64 hash() const = 0;

    [[nodiscard]] virtual std::string position() const = 0;
    [[nodiscard]] virtual base::Status set_position(std::string_view text) = 0;

    [[nodiscard]] virtual base::Status play(std::string_view step) = 0;
    // Plays a random step (uniform, or by weight at chance) and returns its text. Not when over.
    virtual std::string play_random(base::Random& random) = 0;
    [[nodiscard]] virtual base::Status retire(rules::Seat seat) = 0;

    [[nodiscard]] virtual u64 perft(unsigned depth) const = 0;

    [[nodiscard]] virtual rules::Topology topology() const = 0;
    [[nodiscard]] virtual rules::Token token(rules::SiteId site) const = 0;
    // The sites a finger touches for a legal step, in order.
    [[nodiscard]] virtual std::vector<rules::SiteId> touches(std::string_view step) const = 0;
    // Empty in games that know none.
    [[nodiscard]] virtual std::vector<rules::Route> routes() const = 0;
    // The sites that the piece of a legal step visits, from first to last; where the game does not say, those of its
    // touches, and nothing for a step that moves no piece.
    [[nodiscard]] virtual std::vector<rules::SiteId> way(std::string_view step) const = 0;
    // What stands against a step that play() refuses; empty where there is nothing to show.
    [[nodiscard]] virtual rules::Obstacle obstacle(std::string_view step) const = 0;
    [[nodiscard]] virtual rules::Canvas draw() const = 0;

protected:
    Session() = default;
    Session(const Session&) = default;
    Session& operator=(const Session&) = default;
};

}  // namespace thwart::catalog
