// A played match under the loupe: what each turn gave away, and whom the throws helped.
#pragma once

#include "base/result.hpp"
#include "catalog/registry.hpp"
#include "cli/analyse_judge.hpp"
#include "match/record.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

// From how much on a loss of winning chances is a mistake. The marks are those of chess books.
inline constexpr double kInaccuracy = 0.05;
inline constexpr double kMistake = 0.10;
inline constexpr double kBlunder = 0.20;
std::string_view mark_of(double loss);

struct TurnReport {
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

struct SeatReport {
    unsigned turns = 0;
    unsigned mistakes = 0;
    double loss = 0;
    double luck = 0;  // of everybody's throws, for this seat
};

struct RecordReport {
    std::string setup;
    rules::Sides sides;
    std::vector<TurnReport> turns;
    std::vector<SeatReport> seats;
    std::optional<std::size_t> first_mistake;  // an index into the turns
    bool has_chance = false;
    bool is_over = false;
};

// A record whose steps are legal, ready to be looked at.
base::Result<catalog::Choice> check_record(const match::Record& record);

// `judge` must be for the game of the record, which has been checked. `seen` is called after each turn.
RecordReport analyse_record(const match::Record& record, Judge& judge,
                            const std::function<void(std::size_t turn)>& seen = {});

std::string report_text(const RecordReport& report);
std::string report_json(const RecordReport& report);

}  // namespace thwart::cli
