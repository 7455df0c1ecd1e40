#include "match/record_of.hpp"

#include "base/text.hpp"

#include <string>

namespace thwart::match {
namespace {

std::string name_of(const Player& player) {
    if (!player.name.empty()) return player.name;
    return player.is_person() ? "person" : base::cat("computer level ", player.level);
}

std::string ranks_of(const rules::Outcome& outcome) {
    std::string text;
    for (unsigned seat = 0; seat < outcome.seats; ++seat)
        text += base::cat(seat == 0 ? "" : "-", outcome.rank[seat]);
    return text;
}

void write_heading(const Match& match, std::string_view date, RecordWriter& writer) {
    const Terms& terms = match.terms();
    if (!date.empty()) writer.set_header("Date", date);
    for (unsigned seat = 0; seat < match.seats(); ++seat)
        writer.set_header(base::cat("Seat", seat + 1), name_of(terms.players[seat]));
    if (terms.clock != ClockRule{}) writer.set_header("Clock", format_clock(terms.clock));
    if (!terms.position.empty()) writer.set_header("Position", terms.position);
}

void write_result(const Result& result, RecordWriter& writer) {
    if (result.outcome) writer.set_header("Result", ranks_of(*result.outcome));
    std::string why(ending_name(result.ending));
    if (result.seat) why += base::cat(", seat ", result.seat->number());
    writer.set_header("Ending", why);
}

void write_steps(const Match& match, RecordWriter& writer) {
    const auto& steps = match.line().steps();
    const auto& departures = match.departures();
    const auto write_departures = [&](std::size_t after) {
        for (const Departure& each : departures)
            if (each.retired && each.after == after) writer.retire(each.seat);
    };
    write_departures(0);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        writer.add(steps[i].turn, steps[i].step);
        const bool ends_turn = i + 1 == steps.size() || steps[i + 1].number != steps[i].number;
        if (ends_turn && steps[i].left) writer.add_clock(*steps[i].left);
        write_departures(i + 1);
    }
}

}  // namespace

Record record_of(const Match& match, std::string_view date, std::string_view fairness) {
    RecordWriter writer(match.terms().setup, match.seats());
    write_heading(match, date, writer);
    if (match.deals() > 0 && !fairness.empty()) writer.set_header("Fairness", fairness);
    if (match.result()) write_result(*match.result(), writer);
    write_steps(match, writer);
    return writer.record();
}

}  // namespace thwart::match
