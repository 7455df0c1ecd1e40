#include "match/review.hpp"

#include "match/idle.hpp"
#include "match/record_replay.hpp"

#include <algorithm>
#include <utility>

namespace thwart::match {
namespace {

using rules::Turn;

class Reviewer {
public:
    Reviewer(const Record& record, Judge& judge, const std::function<void(const Review&)>& seen)
        : items_(items_of(record)),
          judge_(judge),
          seen_(seen),
          session_(std::move(*start_of(record))),
          turns_(session_->sides().seats),
          idle_(*session_) {
        review_.setup = session_->setup();
        review_.sides = session_->sides();
        review_.seats.resize(review_.sides.seats);
    }

    Review run() {
        here_ = judge_.look(*session_, past_, idle_.turns());
        review_.start = here_.chances;
        if (!judge_.is_cancelled()) tell();
        for (const RecordItem& item : items_) {
            const bool is_known = item.retires ? retire(item) : take(item.step);
            if (!is_known) break;
            tell();
        }
        finish_turn();
        review_.is_over = session_->turn().kind == Turn::Kind::over;
        return std::move(review_);
    }

private:
    // These two answer whether the judge could look at it.
    bool retire(const RecordItem& item) {
        if (!play(*session_, item)) return false;
        here_ = judge_.look(*session_, past_, idle_.turns());
        if (judge_.is_cancelled()) return false;
        StepReview step;
        step.chances = here_.chances;
        step.turn = review_.turns.empty() ? 0 : review_.turns.size() - 1;
        review_.steps.push_back(std::move(step));
        return true;
    }

    bool take(const std::string& text) {
        const Turn turn = session_->turn();
        const auto before = session_->clone();
        const View view = std::move(here_);
        if (turn.kind == Turn::Kind::decision) past_.push_back(session_->hash());
        if (!session_->play(text)) return false;
        const Idle idle_before = std::exchange(idle_, noted(idle_, turn.seat, *session_));
        here_ = judge_.look(*session_, past_, idle_.turns());
        StepReview step;
        step.chances = here_.chances;
        const unsigned side = review_.sides.of[turn.seat.index()];
        const bool is_throw = turn.kind == Turn::Kind::chance;
        if (is_throw)
            step.luck = here_.chances[side] - view.chances[side];
        else
            weigh_move(step, *before, idle_before, view, text);
        if (judge_.is_cancelled()) return false;
        step.turn = turns_.count(turn.seat);
        if (step.turn == review_.turns.size()) begin_turn(turn.seat);
        TurnReview& review = review_.turns.back();
        review.played += (review.played.empty() ? "" : ",") + text;
        if (is_throw)
            add_throw(review, step, view);
        else
            add_move(review, step, side);
        review_.steps.push_back(std::move(step));
        return true;
    }

    static Idle noted(Idle idle, rules::Seat acted, const catalog::Session& now) {
        idle.note(acted, now);
        return idle;
    }

    // The move made and the best one are compared one step later, both looked at with the same effort.
    void weigh_move(StepReview& step, const catalog::Session& before, const Idle& idle_before,
                    const View& view, const std::string& text) {
        if (text == view.best) return;
        const auto other = before.clone();
        if (!other->play(view.best)) return;
        const rules::Seat seat = before.turn().seat;
        const unsigned side = review_.sides.of[seat.index()];
        const unsigned idle = noted(idle_before, seat, *other).turns();
        step.loss = std::max(0.0, judge_.look(*other, past_, idle).chances[side] - here_.chances[side]);
        if (step.loss > 0) step.best = view.best;
    }

    void add_move(TurnReview& review, const StepReview& step, unsigned side) {
        review.after = here_.chances[side];
        if (!review.decided) review.before = review.after + step.loss;
        if (review.best.empty()) review.best = step.best;
        review.decided = true;
        review.loss += step.loss;
    }

    void add_throw(TurnReview& review, const StepReview& step, const View& before) {
        review_.has_chance = true;
        for (unsigned seat = 0; seat < review_.sides.seats; ++seat) {
            const unsigned side = review_.sides.of[seat];
            review_.seats[seat].luck += here_.chances[side] - before.chances[side];
        }
        review.luck += step.luck;
    }

    void begin_turn(rules::Seat seat) {
        finish_turn();
        TurnReview review;
        review.number = static_cast<unsigned>(review_.turns.size() / review_.sides.seats + 1);
        review.seat = seat;
        review_.turns.push_back(std::move(review));
    }

    void finish_turn() {
        if (review_.turns.empty()) return;
        const TurnReview& review = review_.turns.back();
        SeatReview& seat = review_.seats[review.seat.index()];
        if (review.decided) ++seat.turns;
        seat.loss += review.loss;
        if (review.loss < kMistake) return;
        ++seat.mistakes;
        if (!review_.first_mistake) review_.first_mistake = review_.turns.size() - 1;
    }

    void tell() const {
        if (seen_) seen_(review_);
    }

    std::vector<RecordItem> items_;
    Judge& judge_;
    const std::function<void(const Review&)>& seen_;
    std::unique_ptr<catalog::Session> session_;
    TurnCounter turns_;
    std::vector<u64> past_;
    Idle idle_;
    View here_;  // of the position reached
    Review review_;
};

}  // namespace

std::string_view mark_of(double loss) {
    if (loss >= kBlunder) return "??";
    if (loss >= kMistake) return "?";
    return loss >= kInaccuracy ? "?!" : "";
}

base::Result<catalog::Choice> check_record(const Record& record) {
    const auto session = start_of(record);
    if (!session) return session.error();
    for (const RecordItem& item : items_of(record))
        if (const auto played = play(**session, item); !played) return played.error();
    return setup_of(record);
}

Review review_record(const Record& record, Judge& judge, const std::function<void(const Review&)>& seen) {
    return Reviewer(record, judge, seen).run();
}

}  // namespace thwart::match
