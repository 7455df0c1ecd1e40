#include "cli/match_play.hpp"

#include "base/hash.hpp"
#include "base/text.hpp"
#include "cli/threads.hpp"
#include "match/clock.hpp"
#include "match/crypto/openssl.hpp"
#include "match/dealer.hpp"
#include "match/idle.hpp"

#include <algorithm>
#include <chrono>
#include <map>

namespace thwart::cli {
namespace {

using rules::Turn;

// Everybody who is not at fault wins. The culprit loses with all its seats, since a fault must never bring it points.
rules::Outcome lost_by(unsigned culprit, const Seating& seating) {
    rules::Outcome outcome{static_cast<u8>(seating.size()), {}};
    for (unsigned seat = 0; seat < outcome.seats; ++seat)
        outcome.rank[seat] = seating[seat] == culprit ? 2 : 1;
    return outcome;
}

rules::Outcome drawn(const rules::Sides& sides) {
    rules::Outcome outcome{sides.seats, {}};
    for (unsigned seat = 0; seat < sides.seats; ++seat) outcome.rank[seat] = 1;
    return outcome;
}

class Referee {
public:
    Referee(const MatchTerms& terms, const MatchTask& task,
            const std::vector<std::unique_ptr<MatchPlayer>>& players, std::span<const PlayerSpec> specs,
            const std::atomic<bool>& stop)
        : terms_(terms),
          task_(task),
          players_(players),
          specs_(specs),
          stop_(stop),
          session_(terms.choice.module->start(terms.choice.options)),
          idle_(*session_),
          sides_(session_->sides()),
          luck_(base::mix(terms.seed + base::kGolden * (task.rotation + 1))),
          clocks_(sides_.seats, static_cast<i64>(terms.clock.value_or(0)) * 1'000),
          writer_(session_->setup(), sides_.seats) {
        if (terms.fair) dealer_.emplace(match::openssl_crypto(), secret(), std::vector<match::Nonce>{});
        match_.result = {
            task.number, task.seating, drawn(sides_), Ending::rules, 0, 0, std::vector<Work>(specs.size())};
        write_heading();
    }

    std::optional<PlayedMatch> run() {
        while (!is_finished()) {
            if (session_->turn().kind == Turn::Kind::chance)
                deal();
            else if (decisions_ < terms_.opening_steps)
                open();
            else
                ask();
            if (stop_) return std::nullopt;
        }
        if (match_.result.ending == Ending::rules) match_.result.outcome = session_->outcome();
        write_ending();
        return std::move(match_);
    }

private:
    bool is_finished() {
        if (match_.result.ending != Ending::rules) return true;
        const Turn turn = session_->turn();
        if (turn.kind == Turn::Kind::over) return true;
        if (turn.kind == Turn::Kind::chance) return false;
        if (++seen_[session_->hash()] == kRepetitions)
            match_.result.ending = Ending::repetition;
        else if (idle_.is_standstill(*session_))
            end_as_it_stands();
        else if (decisions_ == terms_.longest)
            match_.result.ending = Ending::length;
        return match_.result.ending != Ending::rules;
    }

    void end_as_it_stands() {
        match_.result.ending = Ending::standstill;
        match_.result.outcome = session_->outcome();
    }

    // The n-th throw of a seat is the same in all matches of a rotation, whoever sits there and whatever happened.
    void deal() {
        const Turn turn = session_->turn();
        if (dealer_) {
            std::string step = dealer_->deal(*session_, ++chances_);
            if (session_->play(step)) take(turn, std::move(step));
            return;
        }
        const unsigned seat = turn.seat.index();
        base::Random dice(luck_, (u64{seat} + 1) << 32U | throws_[seat]++);
        take(turn, session_->play_random(dice));
    }

    // The same in a whole rotation. Who knows the seed knows it: there is nobody to hide it from.
    [[nodiscard]] match::Secret secret() const {
        const std::string text = base::cat("thwart match ", terms_.seed, ' ', task_.rotation);
        const std::vector<u8> bytes(text.begin(), text.end());
        return match::openssl_crypto().sha256(bytes);
    }

    void open() {
        base::Random lot(luck_, decisions_);
        const Turn turn = session_->turn();
        past_.push_back(session_->hash());
        ++decisions_;
        take(turn, session_->play_random(lot));
    }

    void ask() {
        const Turn turn = session_->turn();
        const unsigned seat = turn.seat.index();
        const unsigned player = task_.seating[seat];
        const u64 seed = base::Random(terms_.seed + task_.number, ~decisions_).next();
        const bool continues = previous_ == turn;
        const Go go = go_for(player);
        const i64 start = microseconds_now();
        Reply reply =
            players_[player]->ask({*session_, steps_, past_, idle_.turns(), go, continues, seed}, stop_);
        const i64 taken = microseconds_now() - start;
        if (stop_) return;
        Work& work = match_.result.work[player];
        work.moves += 1;
        work.nodes += reply.nodes;
        work.depths += reply.depth;
        work.microseconds += taken;
        if (reply.failure != Ending::rules) return blame(seat, reply.failure, reply.detail);
        if (!go.clock.empty()) clocks_[seat] -= taken;
        if (clocks_[seat] < 0)
            return blame(seat, Ending::time, base::cat("over by ", -clocks_[seat] / 1'000, " ms"));
        const u64 hash = session_->hash();
        if (const auto played = session_->play(reply.move); !played)
            return blame(seat, Ending::illegal,
                         base::cat(base::quote(reply.move), " in ", session_->position()));
        past_.push_back(hash);
        ++decisions_;
        take(turn, std::move(reply.move));
    }

    // A player's own limits go before the clock.
    Go go_for(unsigned player) {
        Go go = specs_[player].go;
        if (!terms_.clock || go.movetime || go.nodes || go.depth) return go;
        for (const i64 clock : clocks_) {
            go.clock.push_back(static_cast<u64>(std::max<i64>(clock, 0) / 1'000));
            go.inc.push_back(terms_.inc);
        }
        return go;
    }

    void take(Turn turn, std::string step) {
        ++match_.result.steps;
        writer_.add(turn, step);
        steps_.push_back(std::move(step));
        idle_.note(turn.seat, *session_);
        const Turn next = session_->turn();
        if (next.kind == Turn::Kind::over || next.seat != turn.seat) end_turn(turn.seat.index());
        previous_ = turn;
    }

    void end_turn(unsigned seat) {
        clocks_[seat] += static_cast<i64>(terms_.inc) * 1'000;
        if (terms_.clock) writer_.add_clock(std::chrono::milliseconds(clocks_[seat] / 1'000));
    }

    void blame(unsigned seat, Ending ending, std::string detail) {
        match_.result.ending = ending;
        match_.result.culprit = seat + 1;
        match_.result.outcome = lost_by(task_.seating[seat], task_.seating);
        match_.detail = std::move(detail);
    }

    void write_heading() {
        if (!terms_.date.empty()) writer_.set_header("Date", terms_.date);
        writer_.set_header("Round", base::cat(task_.number + 1));
        for (unsigned seat = 0; seat < sides_.seats; ++seat)
            writer_.set_header(base::cat("Seat", seat + 1), specs_[task_.seating[seat]].name);
        if (terms_.clock)
            writer_.set_header(
                "Clock", match::format_clock({match::Time(*terms_.clock), match::Time(terms_.inc), {}}));
        if (dealer_) writer_.set_header("Fairness", match::format_fairness(dealer_->revealed()));
    }

    void write_ending() {
        std::string result;
        for (unsigned seat = 0; seat < sides_.seats; ++seat)
            result += base::cat(seat == 0 ? "" : "-", match_.result.outcome.rank[seat]);
        const Ending ending = match_.result.ending;
        std::string why(kEndingNames[static_cast<std::size_t>(ending)]);
        if (is_fault(ending)) why += base::cat(", seat ", match_.result.culprit);
        writer_.set_header("Result", result);
        writer_.set_header("Ending", why);
        match_.record = writer_.record();
    }

    static constexpr unsigned kRepetitions = 3;

    const MatchTerms& terms_;
    const MatchTask& task_;
    const std::vector<std::unique_ptr<MatchPlayer>>& players_;
    std::span<const PlayerSpec> specs_;
    const std::atomic<bool>& stop_;

    std::unique_ptr<catalog::Session> session_;
    match::Idle idle_;
    rules::Sides sides_;
    u64 luck_;
    std::vector<i64> clocks_;  // microseconds left
    std::array<u64, rules::kMaxSeats> throws_{};
    u64 decisions_ = 0;
    std::vector<std::string> steps_;
    std::vector<u64> past_;
    std::map<u64, unsigned> seen_;  // decision positions
    Turn previous_;                 // before the last step
    match::RecordWriter writer_;
    std::optional<match::Dealer> dealer_;
    u64 chances_ = 0;
    PlayedMatch match_;
};

}  // namespace

std::optional<PlayedMatch> play_match(const MatchTerms& terms, const MatchTask& task,
                                      const std::vector<std::unique_ptr<MatchPlayer>>& players,
                                      std::span<const PlayerSpec> specs, const std::atomic<bool>& stop) {
    return Referee(terms, task, players, specs, stop).run();
}

}  // namespace thwart::cli
