#include "cli/analyse_record.hpp"

#include "base/text.hpp"
#include "cli/json.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace thwart::cli {
namespace {

using match::Review;
using match::SeatReview;
using match::TurnReview;

std::string percent(double chance) { return fmt::format("{:.1f}%", 100 * chance); }
std::string points(double difference) {
    return fmt::format("{:+.1f}", std::round(1000 * difference) / 10 + 0.0);  // never -0.0
}

std::string turn_text(const TurnReview& turn, bool has_chance, std::size_t width) {
    const bool lost = turn.loss >= 0.0005;  // what the figures can show
    std::string text = fmt::format(
        "{:>4}. {:>4}  {:<{}}  {:<14} {:>7} {:>7} {:>6}", turn.number, turn.seat.number(), turn.played, width,
        lost ? turn.best : "", turn.decided ? percent(turn.before) : "",
        turn.decided ? percent(turn.after) : "", lost ? fmt::format("{:.1f}", 100 * turn.loss) : "");
    if (has_chance) text += fmt::format(" {:>6}", points(turn.luck));
    text += fmt::format(" {}", match::mark_of(turn.loss));
    text.erase(text.find_last_not_of(' ') + 1);
    return text + '\n';
}

std::string seat_text(const Review& report, unsigned index) {
    const SeatReview& seat = report.seats[index];
    std::string text =
        fmt::format("seat {}: {} turns, gave away {:.1f} points ({:.2f} a turn), mistakes {}", index + 1,
                    seat.turns, 100 * seat.loss, 100 * seat.loss / std::max(seat.turns, 1U), seat.mistakes);
    if (report.has_chance) text += ", luck " + points(seat.luck);
    return text + '\n';
}

}  // namespace

std::string report_text(const match::Review& report) {
    std::size_t width = 14;
    for (const TurnReview& turn : report.turns) width = std::max(width, turn.played.size());
    std::string text =
        fmt::format("{}\n{:>5} {:>4}  {:<{}}  {:<14} {:>7} {:>7} {:>6}{}\n", report.setup, "turn", "seat",
                    "played", width, "better", "before", "after", "loss", report.has_chance ? "   luck" : "");
    for (const TurnReview& turn : report.turns) text += turn_text(turn, report.has_chance, width);
    for (unsigned seat = 0; seat < report.seats.size(); ++seat) text += seat_text(report, seat);
    if (report.first_mistake) {
        const TurnReview& turn = report.turns[*report.first_mistake];
        text += fmt::format("first mistake: turn {}, seat {}: {} instead of {} loses {:.1f} points\n",
                            turn.number, turn.seat.number(), turn.played, turn.best, 100 * turn.loss);
    }
    return text;
}

std::string report_json(const match::Review& report) {
    const auto turn_json = [&](const TurnReview& turn) {
        JsonObject object;
        object.add("turn", base::cat(turn.number))
            .add("seat", base::cat(turn.seat.number()))
            .add_text("played", turn.played);
        if (turn.decided)
            object.add("before", json_number(turn.before))
                .add("after", json_number(turn.after))
                .add("loss", json_number(turn.loss))
                .add_text("better", turn.best)
                .add_text("mark", match::mark_of(turn.loss));
        if (report.has_chance) object.add("luck", json_number(turn.luck));
        return object.text();
    };
    const auto seat_json = [](const SeatReview& seat) {
        return JsonObject()
            .add("turns", base::cat(seat.turns))
            .add("loss", json_number(seat.loss))
            .add("mistakes", base::cat(seat.mistakes))
            .add("luck", json_number(seat.luck))
            .text();
    };
    return JsonObject()
        .add_text("setup", report.setup)
        .add("turns", json_list(report.turns, turn_json))
        .add("seats", json_list(report.seats, seat_json))
        .add("first_mistake", report.first_mistake ? base::cat(*report.first_mistake) : "null")
        .text();
}

}  // namespace thwart::cli
