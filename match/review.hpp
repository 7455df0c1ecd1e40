// A played match under the loupe: what each turn gave away, whom the throws helped, and how the chances ran. The terminal
// prints it and the browser draws it.
#pragma once

#include "base/result.hpp"
#include "catalog/registry.hpp"
#include "match/judge.hpp"
#include "match/record.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::match {

// From how much on a loss of winning chances is a mistake. The marks are those of chess books.
inline constexpr double kInaccuracy = 0.05;
inline constexpr double kMistake = 0.10;
inline constexpr double kBlunder = 0.20;
std::string_view mark_of(double loss);

struct TurnReview {
    unsigned number = 0;  // as in the record
    rules::Seat seat;
    std::string played;  // its steps, joined by commas
    std::string best;    // the move that was better, where one was
    bool decided = false;
    double before = 0;  // the mover's chance, before its first decision with the best move, ...
    double after = 0;   // ... and after its last
    double loss = 0;
    double luck = 0;  // what its throws changed, for the mover
};

// One item of the record: a step, or a seat that retires.
struct StepReview {
    Chances chances{};     // after it
    std::size_t turn = 0;  // an index into the turns; the last one where a seat retires
    double loss = 0;       // of a move, for the mover ...
    std::string best;      // ... where another one was better
    double luck = 0;       // of a throw, for whom it was
};

struct SeatReview {
    unsigned turns = 0;
    unsigned mistakes = 0;
    double loss = 0;
    double luck = 0;  // of everybody's throws, for this seat
};

struct Review {
    std::string setup;
    rules::Sides sides;
    Chances start{};  // before the first step
    std::vector<StepReview> steps;
    std::vector<TurnReview> turns;
    std::vector<SeatReview> seats;
    std::optional<std::size_t> first_mistake;  // an index into the turns
    bool has_chance = false;
    bool is_over = false;
};

// A record whose steps are legal, ready to be looked at.
base::Result<catalog::Choice> check_record(const Record& record);

// `judge` must be for the game of the record, which has been checked. `seen` is called after the start and after each step.
// A judge that is cancelled ends it with what is known by then.
Review review_record(const Record& record, Judge& judge, const std::function<void(const Review&)>& seen = {});

}  // namespace thwart::match
