#include "cli/analyse_record.hpp"

#include "base/text.hpp"
#include "cli/json.hpp"
#include "match/record_replay.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace thwart::cli {
namespace {

using rules::Turn;

class Analysis {
public:
    Analysis(const match::Record& record, Judge& judge, const std::function<void(std::size_t)>& seen)
        : items_(match::items_of(record)),
          judge_(judge),
          seen_(seen),
          session_(std::move(*match::start_of(record))) {
        report_.setup = session_->setup();
        report_.sides = session_->sides();
        report_.seats.resize(report_.sides.seats);
    }

    RecordReport run() {
        here_ = judge_.look(*session_, past_);
        for (const match::RecordItem& item : items_) {
            if (item.retires)
                retire(item);
            else
                take(item.step);
        }
        finish_turn();
        report_.is_over = session_->turn().kind == Turn::Kind::over;
        return std::move(report_);
    }

private:
    void retire(const match::RecordItem& item) {
        if (match::play(*session_, item)) here_ = judge_.look(*session_, past_);
    }

    void take(const std::string& step) {
        const Turn turn = session_->turn();
        if (report_.turns.empty() || report_.turns.back().seat != turn.seat || report_.sides.seats == 1)
            begin_turn(turn.seat);
        TurnReport& report = report_.turns.back();
        report.played += (report.played.empty() ? "" : ",") + step;
        const auto before = session_->clone();
        const View view = std::move(here_);
        if (turn.kind == Turn::Kind::decision) past_.push_back(session_->hash());
        if (!session_->play(step)) return;
        here_ = judge_.look(*session_, past_);
        if (turn.kind == Turn::Kind::chance)
            weigh_throw(report, view);
        else
            weigh_move(report, *before, view, step);
    }

    void begin_turn(rules::Seat seat) {
        finish_turn();
        TurnReport report;
        report.number = static_cast<unsigned>(report_.turns.size() / report_.sides.seats + 1);
        report.seat = seat;
        report_.turns.push_back(std::move(report));
    }

    void weigh_throw(TurnReport& report, const View& before) {
        report_.has_chance = true;
        for (unsigned seat = 0; seat < report_.sides.seats; ++seat) {
            const unsigned side = report_.sides.of[seat];
            report_.seats[seat].luck += here_.chances[side] - before.chances[side];
        }
        const unsigned side = report_.sides.of[report.seat.index()];
        report.luck += here_.chances[side] - before.chances[side];
    }

    // The move made and the best one are compared one step later, both looked at with the same effort.
    void weigh_move(TurnReport& report, const catalog::Session& before, const View& view,
                    const std::string& step) {
        const unsigned side = report_.sides.of[report.seat.index()];
        const double after = here_.chances[side];
        double best = after;
        if (step != view.best) {
            const auto other = before.clone();
            if (other->play(view.best)) best = std::max(best, judge_.look(*other, past_).chances[side]);
        }
        if (!report.decided) report.before = best;
        if (best > after && report.best.empty()) report.best = view.best;
        report.decided = true;
        report.after = after;
        report.loss += best - after;
    }

    void finish_turn() {
        if (report_.turns.empty()) return;
        const TurnReport& report = report_.turns.back();
        SeatReport& seat = report_.seats[report.seat.index()];
        if (report.decided) ++seat.turns;
        seat.loss += report.loss;
        if (report.loss >= kMistake) {
            ++seat.mistakes;
            if (!report_.first_mistake) report_.first_mistake = report_.turns.size() - 1;
        }
        if (seen_) seen_(report_.turns.size());
    }

    std::vector<match::RecordItem> items_;
    Judge& judge_;
    const std::function<void(std::size_t)>& seen_;
    std::unique_ptr<catalog::Session> session_;
    std::vector<u64> past_;
    View here_;  // of the position reached
    RecordReport report_;
};

std::string percent(double chance) { return fmt::format("{:.1f}%", 100 * chance); }
std::string points(double difference) {
    return fmt::format("{:+.1f}", std::round(1000 * difference) / 10 + 0.0);  // never -0.0
}

std::string turn_text(const TurnReport& turn, bool has_chance, std::size_t width) {
    const bool lost = turn.loss >= 0.0005;  // what the figures can show
    std::string text = fmt::format(
        "{:>4}. {:>4}  {:<{}}  {:<14} {:>7} {:>7} {:>6}", turn.number, turn.seat.number(), turn.played, width,
        lost ? turn.best : "", turn.decided ? percent(turn.before) : "",
        turn.decided ? percent(turn.after) : "", lost ? fmt::format("{:.1f}", 100 * turn.loss) : "");
    if (has_chance) text += fmt::format(" {:>6}", points(turn.luck));
    text += fmt::format(" {}", mark_of(turn.loss));
    text.erase(text.find_last_not_of(' ') + 1);
    return text + '\n';
}

std::string seat_text(const RecordReport& report, unsigned index) {
    const SeatReport& seat = report.seats[index];
    std::string text =
        fmt::format("seat {}: {} turns, gave away {:.1f} points ({:.2f} a turn), mistakes {}", index + 1,
                    seat.turns, 100 * seat.loss, 100 * seat.loss / std::max(seat.turns, 1U), seat.mistakes);
    if (report.has_chance) text += ", luck " + points(seat.luck);
    return text + '\n';
}

}  // namespace

std::string_view mark_of(double loss) {
    if (loss >= kBlunder) return "??";
    if (loss >= kMistake) return "?";
    return loss >= kInaccuracy ? "?!" : "";
}

base::Result<catalog::Choice> check_record(const match::Record& record) {
    const auto session = match::start_of(record);
    if (!session) return session.error();
    for (const match::RecordItem& item : match::items_of(record))
        if (const auto played = match::play(**session, item); !played) return played.error();
    return match::setup_of(record);
}

RecordReport analyse_record(const match::Record& record, Judge& judge,
                            const std::function<void(std::size_t turn)>& seen) {
    return Analysis(record, judge, seen).run();
}

std::string report_text(const RecordReport& report) {
    std::size_t width = 14;
    for (const TurnReport& turn : report.turns) width = std::max(width, turn.played.size());
    std::string text =
        fmt::format("{}\n{:>5} {:>4}  {:<{}}  {:<14} {:>7} {:>7} {:>6}{}\n", report.setup, "turn", "seat",
                    "played", width, "better", "before", "after", "loss", report.has_chance ? "   luck" : "");
    for (const TurnReport& turn : report.turns) text += turn_text(turn, report.has_chance, width);
    for (unsigned seat = 0; seat < report.seats.size(); ++seat) text += seat_text(report, seat);
    if (report.first_mistake) {
        const TurnReport& turn = report.turns[*report.first_mistake];
        text += fmt::format("first mistake: turn {}, seat {}: {} instead of {} loses {:.1f} points\n",
                            turn.number, turn.seat.number(), turn.played, turn.best, 100 * turn.loss);
    }
    return text;
}

std::string report_json(const RecordReport& report) {
    const auto turn_json = [&](const TurnReport& turn) {
        JsonObject object;
        object.add("turn", base::cat(turn.number))
            .add("seat", base::cat(turn.seat.number()))
            .add_text("played", turn.played);
        if (turn.decided)
            object.add("before", json_number(turn.before))
                .add("after", json_number(turn.after))
                .add("loss", json_number(turn.loss))
                .add_text("better", turn.best)
                .add_text("mark", mark_of(turn.loss));
        if (report.has_chance) object.add("luck", json_number(turn.luck));
        return object.text();
    };
    const auto seat_json = [](const SeatReport& seat) {
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
