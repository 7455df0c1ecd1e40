#include "match/match.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"

#include <bit>
#include <utility>

namespace thwart::match {
namespace {

// The seat that an event speaks for, if it names one.
std::optional<rules::Seat> seat_of(const Happening& what) {
    return std::visit(
        [](const auto& each) -> std::optional<rules::Seat> {
            if constexpr (requires { each.seat; }) return each.seat;
            return std::nullopt;
        },
        what);
}

bool is_possible_after_flag(const Happening& what) {
    const auto* const abort = std::get_if<Abort>(&what);
    return std::holds_alternative<Flag>(what) || (abort != nullptr && !abort->seat);
}

}  // namespace

// --- making and comparing ---

base::Result<Match> Match::create(Terms terms, Time now) {
    auto fine = checked(std::move(terms));
    if (!fine) return fine.error();
    if (now < Time{0} || now > kLatest) return base::malformed("time", "out of range");
    auto session = catalog::start(fine->setup);
    if (!session) return session.error();
    if (!fine->position.empty())
        if (const auto set = (*session)->set_position(fine->position); !set) return set.error();
    if ((*session)->turn().kind == rules::Turn::Kind::over)
        return base::not_allowed("position", "the game is over in it");
    return Match(std::move(*fine), std::move(*session), now);
}

Match::Match(Terms terms, std::unique_ptr<catalog::Session> session, Time now)
    : terms_(std::move(terms)),
      begins_(now),
      latest_(now),
      sides_(session->sides()),
      missing_(missing_seats(*session)),
      session_(std::move(session)),
      clock_(terms_.clock) {
    for (unsigned i = 0; i < seats(); ++i) places_[i].player = terms_.players[i];
    for (const rules::Seat seat : missing_) {
        at(seat).is_retired = true;
        clock_.take_off(seat, now);
    }
    wind(turn(), now);
}

base::Result<Match> Match::replay(Terms terms, Time begins, std::span<const Event> events) {
    auto match = create(std::move(terms), begins);
    if (!match) return match;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto applied = match->apply(events[i]);
        if (applied) continue;
        base::Error error = applied.error();
        error.where = base::cat("event ", i + 1, ": ", error.where);
        return error;
    }
    return match;
}

bool operator==(const Match& a, const Match& b) {
    return a.terms_ == b.terms_ && a.begins_ == b.begins_ && a.latest_ == b.latest_ &&
           a.places_ == b.places_ && a.session_->position() == b.session_->position() && a.line_ == b.line_ &&
           a.clock_ == b.clock_ && a.departures_ == b.departures_ && a.draw_ == b.draw_ &&
           a.takeback_ == b.takeback_ && a.result_ == b.result_ && a.events_ == b.events_;
}

// --- how it stands ---

rules::Turn Match::turn() const { return result_ ? rules::Turn::over() : session_->turn(); }

std::vector<catalog::Step> Match::legal() const {
    return result_ ? std::vector<catalog::Step>{} : session_->legal();
}

unsigned Match::idle() const { return terms_.standstill ? line_.idle(*session_).turns() : 0; }

std::optional<unsigned> Match::turns_to_standstill() const {
    if (!terms_.standstill || turn().kind == rules::Turn::Kind::over) return std::nullopt;
    return session_->patience() - std::min(idle(), session_->patience());
}

std::optional<unsigned> Match::standstill_warning() const {
    constexpr unsigned kSoon = 20;
    const auto turns = turns_to_standstill();
    return turns && *turns <= kSoon ? turns : std::nullopt;
}

bool Match::may_return(rules::Seat seat) const { return at(seat).is_stand_in && !at(seat).has_left; }

std::vector<rules::Seat> Match::retired() const {
    std::vector<rules::Seat> seats;
    for (const Departure& departure : departures_)
        if (departure.retired) seats.push_back(departure.seat);
    return seats;
}

unsigned Match::sides_left() const {
    unsigned left = 0;
    for (unsigned i = 0; i < seats(); ++i)
        if (!places_[i].is_retired) left |= 1U << sides_.of[i];
    return static_cast<unsigned>(std::popcount(left));
}

u8 Match::others(rules::Seat seat, bool only_people) const {
    u8 found = 0;
    for (unsigned i = 0; i < seats(); ++i) {
        const Place& place = places_[i];
        const bool is_asked =
            i != seat.index() && !place.is_retired && (!only_people || place.player.is_person());
        if (is_asked) found = static_cast<u8>(found | 1U << i);
    }
    return found;
}

// A partner who has not left either.
bool Match::has_partner(rules::Seat seat) const {
    for (unsigned i = 0; i < seats(); ++i)
        if (i != seat.index() && sides_.of[i] == sides_.of[seat.index()] && !places_[i].is_stand_in)
            return true;
    return false;
}

// --- what may happen ---

base::Result<std::vector<Notice>> Match::apply(const Event& event) {
    if (const auto may = may_happen(event); !may) return may.error();
    Applied applied = std::visit([&](const auto& what) { return take(what, event.at); }, event.what);
    if (!applied) return applied;
    latest_ = event.at;
    events_.push_back(event);
    return applied;
}

base::Status Match::may_happen(const Event& event) const {
    if (result_) return base::not_allowed("over", "the match is over");
    if (event.at < latest_ || event.at > kLatest) return base::not_allowed("time", "time does not go back");
    if (const auto seat = seat_of(event.what))
        if (const auto there = in_play(*seat); !there) return there;
    if (clock_.is_over(event.at) && !is_possible_after_flag(event.what))
        return base::not_allowed("clock-over",
                                 base::cat("the time of seat ", turn().seat.number(), " is over"));
    return base::Done{};
}

base::Status Match::in_play(rules::Seat seat) const {
    if (seat.index() >= seats()) return base::not_allowed("seat", "there is no such seat");
    if (at(seat).is_retired) return base::not_allowed("seat", "it has retired");
    return base::Done{};
}

base::Status Match::has_own_player(rules::Seat seat) const {
    if (at(seat).is_stand_in) return base::not_allowed("seat-computer", "it has taken it over");
    return base::Done{};
}

base::Status Match::may_offer_draw(rules::Seat seat) const {
    if (result_) return base::not_allowed("over", "the match is over");
    if (const auto there = in_play(seat); !there) return there;
    if (seats() == 1) return base::not_allowed("draw-solo", "there is nobody to agree with");
    if (draw_) return base::not_allowed("draw-pending", "an offer waits for its answers");
    if (at(seat).offered)
        return base::not_allowed("draw-again", "the seat has to move before it offers again");
    return base::Done{};
}

base::Status Match::may_ask_takeback(rules::Seat seat) const {
    if (result_) return base::not_allowed("over", "the match is over");
    if (const auto there = in_play(seat); !there) return there;
    if (!terms_.takebacks) return base::not_allowed("takeback-off", "there are none in this match");
    if (takeback_) return base::not_allowed("takeback-pending", "a question waits for its answers");
    if (const auto target = takeback_target(seat); !target) return target.error();
    return base::Done{};
}

base::Status Match::may_abort(rules::Seat seat) const {
    if (result_) return base::not_allowed("over", "the match is over");
    if (const auto there = in_play(seat); !there) return there;
    for (unsigned i = 0; i < seats(); ++i)
        if (!places_[i].is_retired && moves(rules::Seat(i)) == 0) return base::Done{};
    return base::not_allowed("abort", "every seat has moved");
}

base::Result<std::size_t> Match::takeback_target(rules::Seat seat) const {
    std::size_t fixed = 0;
    for (const Departure& departure : departures_)
        if (departure.retired) fixed = departure.after;
    return line_.takeback_target(seat, fixed);
}

}  // namespace thwart::match
