// Computers on the seats of a match.

#include "base/hash.hpp"
#include "server/play.hpp"

#include <algorithm>
#include <utility>

namespace thwart::server {
namespace {

constexpr Time kAskAgain{1'000};

// So many parts of what is left go into one turn, and most of the increment.
Time share_of(Time left, Time increment) { return left / 25 + increment * 3 / 4; }

}  // namespace

catalog::Question Play::question_for(Seat seat) const {
    constexpr Time kLeast{20};
    catalog::Question question;
    question.level = match_->player(seat).level;
    question.seed = base::mix(match_->session().hash() + match_->line().size());
    question.past = match_->past();
    question.idle = match_->idle();
    const Time now = match_time();
    Time most = premises_.bounds.longest_thought;
    const bool has_time = match_->remaining(seat, now).has_value();
    if (!has_time) return question;
    const match::ClockRule& rule = match_->terms().clock;
    if (rule.per_seat) most = std::min(most, share_of(*match_->remaining(seat, now), rule.increment));
    if (const auto left = match_->turn_remaining(now)) most = std::min(most, *left * 2 / 3);
    question.limits = catalog::Limits{};
    question.limits->microseconds = std::chrono::microseconds(std::max(most, kLeast)).count();
    return question;
}

void Play::ask_computer() {
    if (!is_settled() || match_->result() || premises_.is_draining) return cancel_computer();
    const rules::Turn turn = match_->turn();
    if (turn.kind != rules::Turn::Kind::decision || match_->player(turn.seat).is_person())
        return cancel_computer();
    if (ask_again_at_ || (job_ != 0 && asked_at_ == changed_at_)) return;
    cancel_computer();
    ++premises_.tally.thoughts;
    Job job;
    job.session = match_->session().clone();
    job.question = question_for(turn.seat);
    job.owner = table_.code;
    job.longest = premises_.bounds.longest_thought;
    asked_at_ = changed_at_;
    job_ = premises_.world.thinkers.ask(std::move(job), [weak = weak_from_this(), seat = turn.seat,
                                                         question = question_](const auto& thought) {
        const auto self = weak.lock();
        if (self && self->question_ == question) self->answer_by_computer(seat, thought);
    });
}

void Play::cancel_computer() {
    ++question_;
    if (job_ != 0) premises_.world.thinkers.cancel(std::exchange(job_, 0));
}

void Play::answer_by_computer(Seat seat, const base::Result<catalog::Thought, ThinkFailure>& thought) {
    job_ = 0;
    const u64 before = changed_at_;
    if (thought) {
        if (!thought->lines.empty())
            outlook_[seat.index()] = thought->lines.front().scores[match_->sides().of[seat.index()]];
        submit({match::Move{seat, thought->move}, {}, 0, "", {}, Time{0}});
    }
    if (changed_at_ != before || !match_ || match_->result()) return;
    // No thought, or none that is legal: somebody waits for this seat, so it is asked again.
    ask_again_at_ = premises_.now() + kAskAgain;
    if (listener_) listener_->rescheduled();
}

// Nobody agrees to a draw early, nor when it is winning.
std::optional<match::Happening> Play::computer_answer() const {
    constexpr std::size_t kEarly = 10;  // turns
    const auto& offer = match_->draw_offer();
    for (unsigned i = 0; offer && i < match_->seats(); ++i) {
        if (!offer->awaits(Seat(i)) || match_->player(Seat(i)).is_person()) continue;
        const bool agrees = match_->line().turns().size() >= kEarly && outlook_[i] && *outlook_[i] <= 0;
        return match::AnswerDraw{Seat(i), agrees};
    }
    return std::nullopt;
}

}  // namespace thwart::server
