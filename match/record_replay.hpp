// A record played again: the session it starts from, and what happens to it in order. Used by all that look at records,
// so that none forgets a position header or a seat that retired.
#pragma once

#include "base/result.hpp"
#include "catalog/registry.hpp"
#include "match/record.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::match {

// A step, or a seat that retires.
struct RecordItem {
    std::size_t turn = 0;  // from 0; what happened before the first turn belongs to it
    std::string step;      // empty when a seat retires
    std::optional<rules::Seat> retires;
    TextPlace place;
};
std::vector<RecordItem> items_of(const Record& record);

// Numbers the turns from 0, however the text groups its steps: another one begins when another seat acts, and with every step
// of one who plays alone.
class TurnCounter {
public:
    explicit TurnCounter(unsigned seats) : seats_(seats) {}

    // The turn that a step of this seat belongs to.
    std::size_t count(rules::Seat seat) {
        if (!seat_ || *seat_ != seat || seats_ == 1) ++turns_;
        seat_ = seat;
        return turns_ - 1;
    }

private:
    unsigned seats_;
    std::optional<rules::Seat> seat_;
    std::size_t turns_ = 0;
};

// Errors name the place of the header.
base::Result<catalog::Choice> setup_of(const Record& record);
base::Result<std::unique_ptr<catalog::Session>> start_of(const Record& record);

// On refusal nothing changes, and the error names the place.
base::Status play(catalog::Session& session, const RecordItem& item);

}  // namespace thwart::match
