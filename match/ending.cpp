#include "match/ending.hpp"

#include <algorithm>
#include <ranges>

namespace thwart::match {
namespace {

// Puts the retired behind the others, whose ranks are set.
rules::Outcome with_retired(rules::Outcome outcome, Retired retired, Retired missing) {
    for (const Retired seats : {retired, missing})
        for (const rules::Seat seat : seats) outcome.rank[seat.index()] = 0;
    u8 last = *std::ranges::max_element(outcome.rank);
    for (const rules::Seat seat : retired | std::views::reverse) outcome.rank[seat.index()] = ++last;
    for (const rules::Seat seat : missing) outcome.rank[seat.index()] = static_cast<u8>(last + 1);
    return outcome;
}

}  // namespace

std::string_view ending_name(Ending ending) {
    switch (ending) {
        case Ending::rules: return "rules";
        case Ending::stuck: return "stuck";
        case Ending::standstill: return "standstill";
        case Ending::repetition: return "repetition";
        case Ending::agreed: return "agreed";
        case Ending::resigned: return "resigned";
        case Ending::time: return "time";
        case Ending::abandoned: return "abandoned";
        case Ending::aborted: return "aborted";
    }
    return "";
}

std::optional<Ending> parse_ending(std::string_view name) {
    const auto found = std::ranges::find(kEndings, name, ending_name);
    return found == kEndings.end() ? std::nullopt : std::optional(*found);
}

std::optional<Ending> ending_of(unsigned number) {
    const auto found =
        std::ranges::find(kEndings, number, [](Ending each) { return static_cast<unsigned>(each); });
    return found == kEndings.end() ? std::nullopt : std::optional(*found);
}

rules::Outcome ranked(const rules::Outcome& by_rules, Retired retired, Retired missing) {
    return with_retired(by_rules, retired, missing);
}

rules::Outcome drawn(unsigned seats, Retired retired, Retired missing) {
    rules::Outcome outcome{static_cast<u8>(seats), {}};
    for (unsigned i = 0; i < seats; ++i) outcome.rank[i] = 1;
    return with_retired(outcome, retired, missing);
}

rules::Outcome given_up(rules::Seat loser, const rules::Sides& sides, Retired retired, Retired missing) {
    rules::Outcome outcome{sides.seats, {}};
    for (unsigned i = 0; i < sides.seats; ++i)
        outcome.rank[i] = sides.of[i] == sides.of[loser.index()] ? 2 : 1;
    return with_retired(outcome, retired, missing);
}

// Who has to act is always there. If that seat could retire and another one cannot, then because it has done
// so.
std::vector<rules::Seat> missing_seats(const catalog::Session& session) {
    std::vector<rules::Seat> missing;
    if (!session.clone()->retire(session.turn().seat)) return missing;
    for (unsigned i = 0; i < session.sides().seats; ++i)
        if (!session.clone()->retire(rules::Seat(i))) missing.emplace_back(i);
    return missing;
}

}  // namespace thwart::match
