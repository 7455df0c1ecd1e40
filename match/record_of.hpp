// The record of a match as the machine has it: what the terminal saves and the server hands out.
#pragma once

#include "match/match.hpp"
#include "match/record.hpp"

#include <string_view>

namespace thwart::match {

// `date` may be empty. `fairness` is what may be told about the dealer by now (dealer.hpp); matches without chance say
// nothing about one.
Record record_of(const Match& match, std::string_view date, std::string_view fairness);

}  // namespace thwart::match
