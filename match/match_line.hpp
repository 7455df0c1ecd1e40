// The steps of a match that still stand, each with what it takes to go back before it. Grouped into turns: a
// turn is the steps of one seat until another acts; with a single seat at the table every move is a turn of
// its own.
#pragma once

#include "base/integers.hpp"
#include "base/result.hpp"
#include "catalog/session.hpp"
#include "match/clock.hpp"
#include "match/idle.hpp"
#include "rules/turn.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::match {

struct Played {
    rules::Turn turn;  // whose step it was, or for whom chance acted
    std::string step;
    std::size_t number = 0;  // of its turn, from 0
    Time at{0};              // when it was played
    std::optional<Time>
        left;  // on the seat's clock after the step, with the increment when its turn was over

    [[nodiscard]] bool is_move() const { return turn.kind == rules::Turn::Kind::decision; }
    friend bool operator==(const Played&, const Played&) = default;
};

struct PlayedTurn {
    rules::Seat seat;
    std::vector<std::string> steps;
    std::optional<Time> left;  // on the seat's clock at the end of the turn

    friend bool operator==(const PlayedTurn&, const PlayedTurn&) = default;
};

class Line {
public:
    using Snapshot = std::shared_ptr<const catalog::Session>;

    [[nodiscard]] const std::vector<Played>& steps() const { return steps_; }
    [[nodiscard]] bool empty() const { return steps_.empty(); }
    [[nodiscard]] std::size_t size() const { return steps_.size(); }
    [[nodiscard]] std::vector<PlayedTurn> turns() const;
    [[nodiscard]] const Played* last() const { return steps_.empty() ? nullptr : &steps_.back(); }
    // The game before a step, counted from 0.
    [[nodiscard]] const catalog::Session& before(std::size_t step) const { return *before_[step].session; }
    // The number of the turn in which the next step will be, when `turn` says whose that is.
    [[nodiscard]] std::size_t turn_number(rules::Turn turn, unsigned seats) const;

    [[nodiscard]] std::size_t moves(rules::Seat seat) const;
    [[nodiscard]] std::size_t deals() const;
    [[nodiscard]] std::vector<u64> past() const;
    // How often the position of `now` has stood before a move in this line.
    [[nodiscard]] std::size_t occurrences(const catalog::Session& now) const;
    // How long nothing has been achieved when the line has led to `now`.
    [[nodiscard]] Idle idle(const catalog::Session& now) const;

    // Where a takeback of the seat goes: the step to go back before. Never past chance, nor past the first
    // `fixed` steps.
    [[nodiscard]] base::Result<std::size_t> takeback_target(rules::Seat seat, std::size_t fixed) const;

    void add(Played played, Snapshot before, const Clock& clock);
    // Removes the step and all after it; gives back how the game and the clocks stood before it.
    struct Stand {
        Snapshot session;
        u64 hash = 0;
        Clock clock;  // when the position had just arisen
    };
    Stand cut(std::size_t step);

    friend bool operator==(const Line& a, const Line& b);

private:
    std::vector<Played> steps_;
    std::vector<Stand> before_;  // one per step
};

}  // namespace thwart::match
