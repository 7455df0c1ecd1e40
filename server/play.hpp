// One match on the server: between those who act, the pure machine (match::Match) and the store. What is accepted is
// appended to the log first and told to others when it is on disk. While an append is under way, more is accepted against
// the match as it will be; all of that waits together and goes as the next batch, so answers keep their order. When the
// store fails, the match goes back to what the store has, and whatever got lost is refused.
//
// The time of a match is that of the house minus what nobody is charged for: time that the program was down, a disk that
// failed, and the bounded part of a network's delay that counts as lag.
#pragma once

#include "match/dealer.hpp"
#include "match/match.hpp"
#include "protocol/messages.hpp"
#include "server/premises.hpp"
#include "server/table.hpp"
#include "server/trouble.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::server {

// Somebody's wish that something happens.
struct Wish {
    match::Happening what;
    std::optional<Seat> seat;  // who speaks; none: the server itself
    ConnectionId author = 0;   // whom to answer; 0: nobody
    std::string id;            // of the author's message; empty: none
    std::optional<u64> seen;   // with a move: the last event that its author knew
    Time lag{0};
};

// An event that is on disk.
struct Stored {
    protocol::EventLine line;
    std::optional<protocol::Clocks> clocks;      // where there are any
    std::optional<protocol::Snapshot> snapshot;  // where somebody wanted it
    std::vector<ConnectionId> authors;
    std::string id;  // of their message
};

class Play final : public std::enable_shared_from_this<Play> {
public:
    // The room around it. Called on the thread of the house, also during calls of Play.
    class Listener {
    public:
        virtual ~Listener() = default;
        virtual void stored(const Stored& event) = 0;
        // A message that had been stored before, and was sent again.
        virtual void acknowledged(ConnectionId author, const std::string& id, u64 seq) = 0;
        virtual void refused(ConnectionId author, const std::string& id, const Trouble& trouble) = 0;
        // What is stored is all there is, for now.
        virtual void settled() = 0;
        // next_wake() may have changed.
        virtual void rescheduled() = 0;
        [[nodiscard]] virtual bool wants_snapshots() const = 0;

    protected:
        Listener() = default;
        Listener(const Listener&) = default;
        Listener& operator=(const Listener&) = default;
    };

    // The table has begun. `listener` must live as long as this is used; see close().
    Play(Premises& premises, const Table& table, const match::Secret& secret, Listener& listener);

    // Reads the match from the store, or writes it there if it is new. `then` says whether it can be played.
    void open(bool is_restart, std::function<void(Outcome<store::Done>)> then);
    // Answers that are still to come are nobody's any more.
    void close();

    void submit(const Wish& wish);

    // --- how it stands; only after open() ---
    [[nodiscard]] bool is_open() const { return match_.has_value(); }
    // Everything accepted is stored. Only then may the match be shown.
    [[nodiscard]] bool is_settled() const { return match_ && flying_.empty() && waiting_.empty(); }
    [[nodiscard]] const match::Match& match() const { return *match_; }
    [[nodiscard]] const std::vector<protocol::EventLine>& lines() const { return lines_; }
    [[nodiscard]] u64 stored() const { return lines_.size(); }
    [[nodiscard]] const match::Dealer& dealer() const { return dealer_; }
    [[nodiscard]] protocol::Clocks clocks() const;
    [[nodiscard]] bool has_clock() const { return match_->terms().clock != match::ClockRule{}; }
    [[nodiscard]] protocol::Snapshot snapshot() const;

    [[nodiscard]] std::optional<Time> next_wake() const;
    void wake();

private:
    struct Pending {
        Stored stored;
        std::string message_id;  // in the log
        bool is_move = false;
    };

    // --- play.cpp: in and out of the store ---
    [[nodiscard]] store::NewMatch new_match() const;
    void load(std::function<void(Outcome<store::Done>)> then);
    [[nodiscard]] Outcome<store::Done> rebuild(const store::StoredMatch& found);
    void note_stored(protocol::EventLine line, std::string message_id);
    // The number that a message of the log got; 0: it is not there.
    [[nodiscard]] u64 number_of(const std::string& message_id) const;
    [[nodiscard]] bool is_resend(const Wish& wish);
    [[nodiscard]] std::optional<Trouble> may(const Wish& wish) const;
    [[nodiscard]] std::optional<Trouble> accept(const Wish& wish);
    [[nodiscard]] std::optional<Trouble> happen(const match::Happening& what, const Wish* wish);
    void follow_up();
    void flush();
    void landed(const store::Result<store::Appended>& result);
    void roll_back();
    void rolled_back(u64 told, const Outcome<store::Done>& reloaded);
    void retry_later();
    void give_up_lost();
    [[nodiscard]] Stored describe(protocol::EventLine line) const;
    void rest();

    // --- play_clock.cpp ---
    [[nodiscard]] Time match_time() const;
    [[nodiscard]] Time lag_credit(const Wish& wish) const;
    void spend_lag(Seat seat, Time credit);
    void stand_still(Time grace);
    [[nodiscard]] std::optional<Time> flag_wake() const;

    // --- play_computer.cpp ---
    void ask_computer();
    void cancel_computer();
    void answer_by_computer(Seat seat, const base::Result<catalog::Thought, ThinkFailure>& thought);
    [[nodiscard]] catalog::Question question_for(Seat seat) const;
    [[nodiscard]] std::optional<match::Happening> computer_answer() const;

    Premises& premises_;
    Table table_;
    Listener* listener_;
    match::Dealer dealer_;

    std::optional<match::Match> match_;       // with all that was accepted, stored or not
    std::vector<protocol::EventLine> lines_;  // what is stored
    std::vector<std::string> message_ids_;    // of the lines; empty: nobody's
    std::vector<std::size_t>
        id_hashes_;                 // of the message ids: a list is searched faster than a table is kept
    u64 changed_at_ = 0;            // the last event that changed the position or the turn
    std::vector<Pending> flying_;   // in the append that is under way
    std::vector<Pending> waiting_;  // for the next one
    std::vector<Pending> lost_;     // their append failed, and what is true is being read
    std::optional<Time> retry_at_;
    Time retry_pause_{0};

    Time shift_{0};                                // from the time of the house to that of the match
    std::array<Time, rules::kMaxSeats> lag_left_;  // that may still be forgiven

    JobId job_ = 0;
    u64 question_ = 0;  // its number; an answer to an older one is nobody's
    u64 asked_at_ = 0;  // changed_at_ when it was asked
    std::optional<Time> ask_again_at_;
    std::array<std::optional<search::Score>, rules::kMaxSeats> outlook_;  // as the computer there saw it last
};

}  // namespace thwart::server
