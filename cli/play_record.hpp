// The record of a match as it was played in the terminal: what `save` writes, and what lies beside the log at the end.
#pragma once

#include "match/dealer.hpp"
#include "match/match.hpp"
#include "match/record.hpp"

#include <optional>
#include <string>

namespace thwart::cli {

// With the dealer's secret as soon as the match is over. Matches without chance say nothing about the dealer.
match::Record record_of(const match::Match& match, const match::Dealer& dealer, const std::string& date);

}  // namespace thwart::cli
