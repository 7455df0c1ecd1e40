// The record of a match that the server has.

#include "base/text.hpp"
#include "match/record_of.hpp"
#include "server/match_header.hpp"

#include <chrono>

namespace thwart::server {
namespace {

std::string date_of(Time time) {
    const std::chrono::year_month_day day(
        std::chrono::floor<std::chrono::days>(std::chrono::sys_time<Time>(time)));
    const auto two = [](unsigned number) { return base::cat(number < 10 ? "0" : "", number); };
    return base::cat(static_cast<int>(day.year()), '.', two(static_cast<unsigned>(day.month())), '.',
                     two(static_cast<unsigned>(day.day())));
}

}  // namespace

match::Record record_of(const match::Match& match, std::string_view fairness) {
    return match::record_of(match, date_of(match.begins()), fairness);
}

}  // namespace thwart::server
