// The review of a played match (match/review.hpp) as the terminal prints it.
#pragma once

#include "match/review.hpp"

#include <string>

namespace thwart::cli {

std::string report_text(const match::Review& report);
std::string report_json(const match::Review& report);

}  // namespace thwart::cli
