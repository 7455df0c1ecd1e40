// A match: a game together with everything around it, as a pure machine. Terms say what was agreed; events
// say what happened and when; each is applied, or refused with a reason and nothing changed. The terminal,
// the server and the browser are hosts of this one machine: they ask people, computers, the dealer and their
// timers, and turn what they get into events. Replaying the events rebuilds the match exactly.
//
// The times of events never go back. A host that goes on with a stored match counts on from latest(), so that
// a closed program costs nobody time.
//
// Decided here, because the law (rules.md, Match rules) leaves it open:
// - A standstill ends a match when a turn is over, and only where repetition does not.
// - Clocks start when the first decision is due; throws before it cost nobody anything. Later, what passes
//   during a throw is charged to the seat whose turn it is. Once time is over, only Flag and the host's Abort
//   are accepted.
// - A seat that a computer took over has no clock. Its person may return, unless it resigned or flagged.
// - A match goes on when only computers are left at the table; a host that does not want that aborts it.
// - A draw offer goes to every other seat in play, computers and partners included. It stands until one
//   refuses, all agree, or its maker moves in a later turn; until that move the same seat cannot offer again.
// - A takeback goes to the first decision of the asker's last turn, or to the one after the last throw in it;
//   never past a throw, a turned-up tile or a retirement. Steps end a question that is still open. For the
//   clocks see Clock::rewind.
// - When a seat changes hands or retires, and after a takeback, open offers lapse.
// - A seat may abort as long as some seat has not moved yet; the host always may.
#pragma once

#include "base/result.hpp"
#include "catalog/session.hpp"
#include "match/clock.hpp"
#include "match/ending.hpp"
#include "match/event.hpp"
#include "match/match_line.hpp"
#include "match/terms.hpp"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace thwart::match {

// What an accepted event brought about, for hosts that tell people about it.
struct Notice {
    enum class Kind : u8 {
        played,        // by the seat, or by chance for it
        draw_offered,  // by the seat
        draw_refused,  // by the seat; its own offer: withdrawn
        draw_lapsed,   // the seat's offer
        takeback_asked,
        takeback_refused,
        takeback_lapsed,
        taken_back,  // as the seat asked
        retired,
        taken_over,  // by a computer
        returned,
        ended,  // see result(); the seat as there
    };
    Kind kind = Kind::ended;
    std::optional<rules::Seat> seat;

    friend bool operator==(const Notice&, const Notice&) = default;
};

// Something that waits for the answers of other seats.
struct Offer {
    rules::Seat by;
    u8 awaited = 0;  // bit i: seat i has not answered yet

    [[nodiscard]] bool awaits(rules::Seat seat) const { return (awaited >> seat.index() & 1U) != 0; }
    friend bool operator==(const Offer&, const Offer&) = default;
};

// Somebody left, by resigning, by flagging or by going away.
struct Departure {
    rules::Seat seat;
    Ending why = Ending::abandoned;  // or resigned, or time
    bool retired = false;   // the seat dropped out; otherwise a computer took over, or the match was over
    std::size_t after = 0;  // so many steps of the line had been played

    friend bool operator==(const Departure&, const Departure&) = default;
};

class Match {
public:
    // Errors as checked() in terms.hpp; also "position" when it is over already, and "time".
    static base::Result<Match> create(Terms terms, Time now);
    // The match that these events make; the error of the first that is refused, with its number from 1 in
    // front.
    static base::Result<Match> replay(Terms terms, Time begins, std::span<const Event> events);

    // What it brought about, or why not, and then nothing has changed. The ids of the reasons (Error::where), for
    // which the catalogue has refuse-ID:
    //   over, turn, chance (acts first), abort, level      seat, seat-computer (plays there)
    //   time (goes back), clock-over, clock-running        draw-solo, -pending (an offer waits), -again (too early), -unasked
    //   takeback-off (by the terms), -none (no turn yet), -chance (a throw or a tile since), -retired (a seat since),
    //   -pending, -unasked; for an illegal step what the game says ("rule 12").
    base::Result<std::vector<Notice>> apply(const Event& event);

    // --- how it stands ---
    [[nodiscard]] const Terms& terms() const { return terms_; }
    [[nodiscard]] Time begins() const { return begins_; }
    [[nodiscard]] Time latest() const { return latest_; }  // of the last event
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    [[nodiscard]] const catalog::Session& session() const { return *session_; }
    [[nodiscard]] const std::optional<Result>& result() const { return result_; }
    // As the session's, but over as soon as there is a result.
    [[nodiscard]] rules::Turn turn() const;
    // Empty when the match is over.
    [[nodiscard]] std::vector<catalog::Step> legal() const;

    // --- seats ---
    [[nodiscard]] unsigned seats() const { return sides_.seats; }
    [[nodiscard]] const rules::Sides& sides() const { return sides_; }
    // Who plays there now: a person, or a computer that was there from the start or has taken over.
    [[nodiscard]] const Player& player(rules::Seat seat) const { return at(seat).player; }
    [[nodiscard]] bool is_stand_in(rules::Seat seat) const { return at(seat).is_stand_in; }
    [[nodiscard]] bool may_return(rules::Seat seat) const;
    [[nodiscard]] bool is_retired(rules::Seat seat) const { return at(seat).is_retired; }
    [[nodiscard]] const std::vector<Departure>& departures() const { return departures_; }

    // --- what was played; steps taken back are gone ---
    [[nodiscard]] const Line& line() const { return line_; }
    // So many throws and draws; none is ever taken back.
    [[nodiscard]] std::size_t deals() const { return line_.deals(); }
    // The moves of a seat: the score of a match for one.
    [[nodiscard]] std::size_t moves(rules::Seat seat) const { return line_.moves(seat); }
    // Hashes of the earlier decision positions, for catalog::Question.
    [[nodiscard]] std::vector<u64> past() const { return line_.past(); }

    // Turns without progress so far, for catalog::Question; 0 where the match does not end by them.
    [[nodiscard]] unsigned idle() const;
    // After so many more turns without progress the match ends as it stands; none where it does not, or is over.
    [[nodiscard]] std::optional<unsigned> turns_to_standstill() const;
    // The same, when players should be warned.
    [[nodiscard]] std::optional<unsigned> standstill_warning() const;

    // --- clocks; see Clock ---
    [[nodiscard]] std::optional<Time> remaining(rules::Seat seat, Time now) const {
        return clock_.remaining(seat, now);
    }
    [[nodiscard]] std::optional<Time> turn_remaining(Time now) const { return clock_.turn_remaining(now); }
    // When the host has to send Flag if nothing happens before.
    [[nodiscard]] std::optional<Time> flag_time() const { return clock_.flag_time(); }

    // --- offers; what a button should know before it is pressed ---
    [[nodiscard]] const std::optional<Offer>& draw_offer() const { return draw_; }
    [[nodiscard]] const std::optional<Offer>& takeback_question() const { return takeback_; }
    [[nodiscard]] base::Status may_offer_draw(rules::Seat seat) const;
    [[nodiscard]] base::Status may_ask_takeback(rules::Seat seat) const;
    [[nodiscard]] base::Status may_abort(rules::Seat seat) const;

    friend bool operator==(const Match& a, const Match& b);

private:
    struct Place {
        Player player;
        bool is_stand_in = false;  // a computer plays for a person
        bool has_left = false;     // that person resigned or flagged
        bool is_retired = false;
        std::optional<std::size_t> offered;  // the turn of the last draw offer, until a move in a later one

        friend bool operator==(const Place&, const Place&) = default;
    };
    using Notices = std::vector<Notice>;
    using Applied = base::Result<Notices>;

    Match(Terms terms, std::unique_ptr<catalog::Session> session, Time now);

    [[nodiscard]] const Place& at(rules::Seat seat) const { return places_[seat.index()]; }
    [[nodiscard]] Place& at(rules::Seat seat) { return places_[seat.index()]; }
    [[nodiscard]] std::vector<rules::Seat> retired() const;
    [[nodiscard]] unsigned sides_left() const;
    [[nodiscard]] base::Status may_happen(const Event& event) const;
    [[nodiscard]] base::Status in_play(rules::Seat seat) const;
    // Whether a player of that seat can still speak for it: no computer has taken over.
    [[nodiscard]] base::Status has_own_player(rules::Seat seat) const;
    // The other seats in play as bits: those who must agree.
    [[nodiscard]] u8 others(rules::Seat seat, bool only_people) const;
    [[nodiscard]] bool has_partner(rules::Seat seat) const;
    [[nodiscard]] base::Result<std::size_t> takeback_target(rules::Seat seat) const;

    Applied take(const Move& move, Time now);
    Applied take(const Deal& deal, Time now);
    Applied take(const Resign& resign, Time now);
    Applied take(const OfferDraw& offer, Time now);
    Applied take(const AnswerDraw& answer, Time now);
    Applied take(const AskTakeback& question, Time now);
    Applied take(const AnswerTakeback& answer, Time now);
    Applied take(const Abort& abort, Time now);
    Applied take(const Leave& leave, Time now);
    Applied take(const TakeOver& takeover, Time now);
    Applied take(const Return& comeback, Time now);
    Applied take(const Flag& flag, Time now);

    Applied step(const std::string& text, Time now);
    void note_move(rules::Seat seat, std::size_t turn_number, Notices& notices);
    // Whether the match has ended by the rules, by repetition or because nothing happens any more.
    void judge(Time now, Notices& notices);
    // Lets the right clock run after the turn was that of `before`.
    void wind(rules::Turn before, Time now);
    void take_back(Time now, Notices& notices);
    Notices depart(rules::Seat seat, Ending why, Time now);
    void seat_computer(rules::Seat seat, unsigned level, Time now, Notices& notices);
    void retire(rules::Seat seat, std::unique_ptr<catalog::Session> without, Time now, Notices& notices);
    void lapse(Notices& notices);
    void end(const Result& result, Time now, Notices& notices);

    Terms terms_;
    Time begins_;
    Time latest_;
    rules::Sides sides_;
    std::array<Place, rules::kMaxSeats> places_;
    std::vector<rules::Seat> missing_;                 // from the start
    std::shared_ptr<const catalog::Session> session_;  // never changed, only replaced: the line shares it
    Line line_;
    Clock clock_;
    std::vector<Departure> departures_;
    std::optional<Offer> draw_;
    std::optional<Offer> takeback_;
    std::optional<Result> result_;
    std::vector<Event> events_;
};

}  // namespace thwart::match
