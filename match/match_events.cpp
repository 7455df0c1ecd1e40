// What each event does to a match. Every function first looks whether it may happen, and only then changes
// anything.

#include "base/text.hpp"
#include "match/match.hpp"

#include <algorithm>
#include <utility>

namespace thwart::match {
namespace {

using Kind = Notice::Kind;

constexpr std::size_t kOccurrencesForDraw = 3;
constexpr std::string_view kPass = "pass";

void answered(Offer& offer, rules::Seat seat) {
    offer.awaited = static_cast<u8>(offer.awaited & ~(1U << seat.index()));
}

}  // namespace

// --- steps ---

Match::Applied Match::take(const Move& move, Time now) {
    if (turn().kind != rules::Turn::Kind::decision) return base::not_allowed("chance", "it acts first");
    if (turn().seat != move.seat)
        return base::not_allowed("turn", base::cat("it is the turn of seat ", turn().seat.number()));
    return step(move.step, now);
}

Match::Applied Match::take(const Deal& deal, Time now) {
    if (turn().kind != rules::Turn::Kind::chance)
        return base::not_allowed("turn", base::cat("it is the turn of seat ", turn().seat.number()));
    return step(deal.step, now);
}

Match::Applied Match::step(const std::string& text, Time now) {
    const rules::Turn before = turn();
    std::unique_ptr<catalog::Session> next = session_->clone();
    if (const auto played = next->play(text); !played) return played.error();

    Notices notices = {{Kind::played, before.seat}};
    if (takeback_) notices.push_back({Kind::takeback_lapsed, std::exchange(takeback_, std::nullopt)->by});
    Played played{before, text, line_.turn_number(before, seats()), now, {}};
    if (played.is_move()) note_move(before.seat, played.number, notices);

    const Clock clock = clock_;
    Line::Snapshot snapshot = std::exchange(session_, std::move(next));
    wind(before, now);
    played.left = clock_.remaining(before.seat, now);
    line_.add(std::move(played), std::move(snapshot), clock);
    judge(now, notices);
    return notices;
}

void Match::note_move(rules::Seat seat, std::size_t turn_number, Notices& notices) {
    std::optional<std::size_t>& offered = at(seat).offered;
    if (!offered || turn_number <= *offered) return;
    offered.reset();
    if (!draw_ || draw_->by != seat) return;
    draw_.reset();
    notices.push_back({Kind::draw_lapsed, seat});
}

void Match::wind(rules::Turn before, Time now) {
    const rules::Turn next = turn();
    if (next.kind == rules::Turn::Kind::over) return clock_.stop(now);
    const bool is_first = !clock_.has_begun();
    if (is_first && next.kind == rules::Turn::Kind::chance) return;
    const bool is_new = is_first || next.seat != before.seat || seats() == 1;
    if (is_new)
        clock_.begin_turn(next.seat, now);
    else
        clock_.charge(now);
}

void Match::judge(Time now, Notices& notices) {
    const rules::Turn next = turn();
    if (next.kind == rules::Turn::Kind::over) {
        const bool is_stuck = !line_.empty() && line_.last()->step == kPass;
        end({is_stuck ? Ending::stuck : Ending::rules, ranked(session_->outcome(), retired(), missing_), {}},
            now, notices);
    } else if (terms_.repetition && next.kind == rules::Turn::Kind::decision &&
               line_.occurrences(*session_) + 1 >= kOccurrencesForDraw) {
        end({Ending::repetition, drawn(seats(), retired(), missing_), {}}, now, notices);
    } else if (turns_to_standstill() == 0U) {
        end({Ending::standstill, ranked(session_->outcome(), retired(), missing_), {}}, now, notices);
    }
}

void Match::end(const Result& result, Time now, Notices& notices) {
    clock_.stop(now);
    draw_.reset();
    takeback_.reset();
    notices.push_back({Kind::ended, result.seat});
    result_ = result;
}

// --- offers ---

Match::Applied Match::take(const OfferDraw& offer, Time /*now*/) {
    if (const auto may = may_offer_draw(offer.seat); !may) return may.error();
    draw_ = Offer{offer.seat, others(offer.seat, false)};
    at(offer.seat).offered = line_.turn_number(turn(), seats());
    return Notices{{Kind::draw_offered, offer.seat}};
}

Match::Applied Match::take(const AnswerDraw& answer, Time now) {
    if (!draw_) return base::not_allowed("draw-unasked", "nobody has offered one");
    const bool is_withdrawal = answer.seat == draw_->by && !answer.agrees;
    if (!is_withdrawal && !draw_->awaits(answer.seat))
        return base::not_allowed("draw-unasked", "the seat is not asked");
    Notices notices;
    if (!answer.agrees) {
        draw_.reset();
        notices.push_back({Kind::draw_refused, answer.seat});
        return notices;
    }
    answered(*draw_, answer.seat);
    if (draw_->awaited == 0) end({Ending::agreed, drawn(seats(), retired(), missing_), {}}, now, notices);
    return notices;
}

Match::Applied Match::take(const AskTakeback& question, Time now) {
    if (const auto may = may_ask_takeback(question.seat); !may) return may.error();
    Notices notices;
    takeback_ = Offer{question.seat, others(question.seat, true)};
    if (takeback_->awaited == 0)
        take_back(now, notices);
    else
        notices.push_back({Kind::takeback_asked, question.seat});
    return notices;
}

Match::Applied Match::take(const AnswerTakeback& answer, Time now) {
    if (!takeback_) return base::not_allowed("takeback-unasked", "nobody has asked for one");
    const bool is_withdrawal = answer.seat == takeback_->by && !answer.agrees;
    if (!is_withdrawal && !takeback_->awaits(answer.seat))
        return base::not_allowed("takeback-unasked", "the seat is not asked");
    Notices notices;
    if (!answer.agrees) {
        takeback_.reset();
        notices.push_back({Kind::takeback_refused, answer.seat});
        return notices;
    }
    answered(*takeback_, answer.seat);
    if (takeback_->awaited == 0) take_back(now, notices);
    return notices;
}

void Match::take_back(Time now, Notices& notices) {
    const rules::Seat seat = std::exchange(takeback_, std::nullopt)->by;
    const std::size_t target = *takeback_target(seat);
    const std::size_t number = line_.steps()[target].number;
    const bool is_same_turn = number == line_.turn_number(turn(), seats());
    const Line::Stand stand = line_.cut(target);
    session_ = stand.session;
    clock_.rewind(stand.clock, is_same_turn, now);
    notices.push_back({Kind::taken_back, seat});
    lapse(notices);
}

void Match::lapse(Notices& notices) {
    if (draw_) notices.push_back({Kind::draw_lapsed, std::exchange(draw_, std::nullopt)->by});
    if (takeback_) notices.push_back({Kind::takeback_lapsed, std::exchange(takeback_, std::nullopt)->by});
}

// --- coming and going ---

Match::Applied Match::take(const Abort& abort, Time now) {
    if (abort.seat)
        if (const auto may = may_abort(*abort.seat); !may) return may.error();
    Notices notices;
    end({Ending::aborted, {}, abort.seat}, now, notices);
    return notices;
}

Match::Applied Match::take(const Resign& resign, Time now) {
    if (const auto own = has_own_player(resign.seat); !own) return own.error();
    return depart(resign.seat, Ending::resigned, now);
}

Match::Applied Match::take(const Leave& leave, Time now) {
    if (const auto own = has_own_player(leave.seat); !own) return own.error();
    return depart(leave.seat, Ending::abandoned, now);
}

Match::Applied Match::take(const Flag& /*flag*/, Time now) {
    if (!clock_.is_over(now)) return base::not_allowed("clock-running", "nobody's time is over");
    return depart(turn().seat, Ending::time, now);
}

Match::Applied Match::take(const TakeOver& takeover, Time now) {
    if (const auto own = has_own_player(takeover.seat); !own) return own.error();
    if (!player(takeover.seat).is_person())
        return base::not_allowed("seat-computer", "it plays there already");
    if (takeover.level < 1 || takeover.level > catalog::kLevels)
        return base::not_allowed("level", base::cat("expected 1 to ", catalog::kLevels));
    Notices notices;
    seat_computer(takeover.seat, takeover.level, now, notices);
    return notices;
}

Match::Applied Match::take(const Return& comeback, Time now) {
    if (!may_return(comeback.seat)) return base::not_allowed("seat", "nobody may return to it");
    Place& place = at(comeback.seat);
    place.player = terms_.players[comeback.seat.index()];
    place.is_stand_in = false;
    clock_.put_back(comeback.seat, now);
    Notices notices = {{Kind::returned, comeback.seat}};
    lapse(notices);
    return notices;
}

// Rules.md, Match rules, Leaving. Where the game has no way to go on without the seat, a computer takes over.
Match::Notices Match::depart(rules::Seat seat, Ending why, Time now) {
    std::unique_ptr<catalog::Session> without = session_->clone();
    const bool is_team = sides_.count < sides_.seats;
    const bool goes_on =
        is_team ? terms_.leaving == Leaving::takeover && has_partner(seat) : sides_left() > 2;
    const bool retires = goes_on && terms_.leaving == Leaving::retire && without->retire(seat).ok();
    departures_.push_back({seat, why, retires, line_.size()});
    at(seat).has_left = why != Ending::abandoned;
    Notices notices;
    if (retires) {
        retire(seat, std::move(without), now, notices);
    } else if (goes_on) {
        seat_computer(seat, terms_.stand_in, now, notices);
    } else {
        std::optional<rules::Outcome> outcome;
        if (seats() > 1) outcome = given_up(seat, sides_, retired(), missing_);
        end({why, outcome, seat}, now, notices);
    }
    return notices;
}

void Match::seat_computer(rules::Seat seat, unsigned level, Time now, Notices& notices) {
    Place& place = at(seat);
    place.player = Player::computer(level);
    place.is_stand_in = true;
    clock_.take_off(seat, now);
    notices.push_back({Kind::taken_over, seat});
    lapse(notices);
}

void Match::retire(rules::Seat seat, std::unique_ptr<catalog::Session> without, Time now, Notices& notices) {
    const rules::Turn before = turn();
    session_ = std::move(without);
    at(seat).is_retired = true;
    clock_.take_off(seat, now);
    if (turn() != before) wind(before, now);
    notices.push_back({Kind::retired, seat});
    lapse(notices);
    judge(now, notices);
}

}  // namespace thwart::match
