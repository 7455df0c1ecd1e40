#include "match/verify.hpp"

#include "base/text.hpp"
#include "match/dealer.hpp"
#include "match/ending.hpp"
#include "match/idle.hpp"
#include "match/record_replay.hpp"

#include <algorithm>
#include <map>

namespace thwart::match {
namespace {

using rules::Turn;

constexpr unsigned kRepetitions = 3;

std::string format_ranks(const rules::Outcome& outcome) {
    std::string text;
    for (unsigned seat = 0; seat < outcome.seats; ++seat)
        text += base::cat(seat == 0 ? "" : "-", outcome.rank[seat]);
    return text;
}

// "time, seat 2"
struct EndingWords {
    std::string_view name;
    std::optional<rules::Seat> seat;
};
EndingWords parse_ending_header(std::string_view text) {
    constexpr std::string_view kBetween = ", seat ";
    const std::size_t at = text.find(kBetween);
    if (at == std::string_view::npos) return {text, std::nullopt};
    const auto number = base::parse_number(text.substr(at + kBetween.size()), rules::kMaxSeats);
    if (!number || *number == 0) return {text, std::nullopt};
    return {text.substr(0, at), rules::Seat(*number - 1)};
}

class Verification {
public:
    Verification(const Record& record, const Crypto& crypto) : record_(record), crypto_(crypto) {}

    Verdict run() {
        auto session = start_of(record_);
        if (!session) {
            verdict_.trouble = session.error();
            return verdict_;
        }
        session_ = std::move(*session);
        missing_ = missing_seats(*session_);
        idle_.emplace(*session_);
        if (prepare_dealer() && replay()) check_end();
        return verdict_;
    }

private:
    bool prepare_dealer() {
        const RecordHeader* header = record_.find("Fairness");
        if (header == nullptr) return true;
        const auto fairness = parse_fairness(header->value);
        if (!fairness) return object(header->place, fairness.error().text());
        is_sealed_ = !fairness->secret;
        if (is_sealed_) return true;
        if (crypto_.sha256(*fairness->secret) != fairness->commitment)
            return object(header->place, "the secret does not fit the commitment");
        dealer_.emplace(crypto_, *fairness->secret, fairness->nonces);
        return true;
    }

    bool replay() {
        for (const RecordItem& item : items_of(record_)) {
            const Turn turn = session_->turn();
            if (turn.kind == Turn::Kind::decision && !item.retires) ++seen_[session_->position()];
            if (turn.kind == Turn::Kind::chance && !item.retires && !check_chance(item)) return false;
            if (const auto played = play(*session_, item); !played) {
                verdict_.trouble = played.error();
                return false;
            }
            if (item.retires) {
                retired_.push_back(*item.retires);
                continue;
            }
            idle_->note(turn.seat, *session_);
            ++verdict_.steps;
        }
        return true;
    }

    bool check_chance(const RecordItem& item) {
        verdict_.chance = dealer_      ? Verdict::Chance::fair
                          : is_sealed_ ? Verdict::Chance::sealed
                                       : Verdict::Chance::unknown;
        ++verdict_.chance_steps;
        if (!dealer_) return true;
        const std::string dealt = dealer_->deal(*session_, verdict_.chance_steps);
        if (dealt == item.step) return true;
        return object(item.place, base::cat("throw or draw ", verdict_.chance_steps, " should be ", dealt,
                                            " by the secret, and is ", base::quote(item.step)));
    }

    void check_end() {
        const RecordHeader* ending = record_.find("Ending");
        const bool is_over = session_->turn().kind == Turn::Kind::over;
        if (is_over && ending != nullptr && !is_by_rules(ending->value)) {
            object(ending->place,
                   base::cat("the game came to its end by the rules, not by ", base::quote(ending->value)));
        } else if (is_over) {
            check_result(ranked(session_->outcome(), retired_, missing_));
        } else if (ending != nullptr) {
            check_ending(*ending);
        } else {
            check_result(std::nullopt);
        }
    }

    static bool is_by_rules(std::string_view ending) {
        return ending == ending_name(Ending::rules) || ending == ending_name(Ending::stuck);
    }

    // Before the rules ended it. Endings that only the host could see are believed.
    void check_ending(const RecordHeader& header) {
        const auto [name, seat] = parse_ending_header(header.value);
        const rules::Sides sides = session_->sides();
        if (is_by_rules(name)) {
            object(header.place, "the game has not come to its end by the rules");
        } else if (name == ending_name(Ending::repetition) && !is_repetition()) {
            object(header.place, "the last position has not occurred three times");
        } else if (name == ending_name(Ending::standstill)) {
            if (idle_->is_standstill(*session_))
                check_result(ranked(session_->outcome(), retired_, missing_));
            else
                object(header.place, "there was progress in the last turns");
        } else if (name == ending_name(Ending::repetition) || name == ending_name(Ending::agreed)) {
            check_result(drawn(sides.seats, retired_, missing_));
        } else if (seat && seat->index() >= sides.seats) {
            object(header.place, "there is no such seat");
        } else if (seat && sides_left() == 2 && name != ending_name(Ending::aborted)) {
            check_result(given_up(*seat, sides, retired_, missing_));
        } else {
            check_result(std::nullopt);
        }
    }

    [[nodiscard]] bool is_repetition() const {
        if (session_->turn().kind != Turn::Kind::decision) return false;
        const auto found = seen_.find(session_->position());
        return found != seen_.end() && found->second + 1 >= kRepetitions;
    }

    [[nodiscard]] unsigned sides_left() const {
        const rules::Sides sides = session_->sides();
        unsigned left = 0;
        for (unsigned side = 0; side < sides.count; ++side)
            for (unsigned seat = 0; seat < sides.seats; ++seat)
                if (sides.of[seat] == side &&
                    std::ranges::find(retired_, rules::Seat(seat)) == retired_.end()) {
                    ++left;
                    break;
                }
        return left;
    }

    // Without an expectation it only has to be a result of that many seats.
    void check_result(const std::optional<rules::Outcome>& expected) {
        const RecordHeader* header = record_.find("Result");
        if (header == nullptr) return;
        if (expected && header->value != format_ranks(*expected)) {
            object(header->place, base::cat("the result should be ", format_ranks(*expected), ", and is ",
                                            base::quote(header->value)));
            return;
        }
        const unsigned seats = session_->sides().seats;
        const auto ranks = base::split(header->value, '-');
        const auto is_rank = [&](std::string_view rank) {
            return base::parse_number(rank, seats).value_or(0) > 0;
        };
        if (ranks.size() != seats || !std::ranges::all_of(ranks, is_rank))
            object(header->place, base::cat("expected a rank for each of ", seats, " seats"));
    }

    bool object(TextPlace place, std::string what) {
        verdict_.trouble = base::not_allowed(place.text(), std::move(what));
        return false;
    }

    const Record& record_;
    const Crypto& crypto_;
    std::unique_ptr<catalog::Session> session_;
    std::optional<Dealer> dealer_;
    bool is_sealed_ = false;
    std::map<std::string, unsigned> seen_;  // decision positions that were left by a step
    std::optional<Idle> idle_;
    std::vector<rules::Seat> retired_;
    std::vector<rules::Seat> missing_;  // from the start
    Verdict verdict_;
};

}  // namespace

Verdict verify_record(const Record& record, const Crypto& crypto) {
    return Verification(record, crypto).run();
}

}  // namespace thwart::match
