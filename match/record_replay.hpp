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

// Errors name the place of the header.
base::Result<catalog::Choice> setup_of(const Record& record);
base::Result<std::unique_ptr<catalog::Session>> start_of(const Record& record);

// On refusal nothing changes, and the error names the place.
base::Status play(catalog::Session& session, const RecordItem& item);

}  // namespace thwart::match
