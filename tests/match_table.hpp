// Short ways to play matches in tests: a match with a hand-wound clock, and checks that what is refused
// changes nothing.
#pragma once

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "match/match.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace thwart::tests {

using match::Time;

// Seats as people call them, from 1.
inline rules::Seat seat(unsigned number) { return rules::Seat(number - 1); }

// People on all seats, no clock, and whatever the test changes.
inline match::Terms terms_of(std::string setup, std::string position = "") {
    match::Terms terms;
    const auto session = catalog::start(setup);
    EXPECT_TRUE(session.ok()) << setup;
    for (unsigned i = 0; session && i < (*session)->sides().seats; ++i)
        terms.players.push_back(match::Player::person(base::cat("P", i + 1)));
    terms.setup = std::move(setup);
    terms.position = std::move(position);
    return terms;
}

// "1,2,3", or "none".
inline std::string ranks(const match::Result& result) {
    if (!result.outcome) return "none";
    std::string text;
    for (unsigned i = 0; i < result.outcome->seats; ++i)
        text += base::cat(i == 0 ? "" : ",", unsigned{result.outcome->rank[i]});
    return text;
}

class Table {
public:
    explicit Table(match::Terms terms, Time begins = Time{0})
        : match(make(std::move(terms), begins)), now(begins) {}

    // Lets so much time pass.
    Table& wait(Time time) {
        now += time;
        return *this;
    }
    // Something that has to be accepted.
    std::vector<match::Notice> does(match::Happening what) {
        auto notices = match.apply({now, std::move(what)});
        EXPECT_TRUE(notices.ok()) << (notices ? "" : notices.error().text());
        return notices ? std::move(*notices) : std::vector<match::Notice>{};
    }
    // Steps of whoever has the turn, or of chance, each after `pause`.
    void plays(std::string_view steps, Time pause = Time{0}) {
        for (const std::string_view step : base::split(steps, ' ')) {
            now += pause;
            if (match.turn().kind == rules::Turn::Kind::chance)
                does(match::Deal{std::string(step)});
            else
                does(match::Move{match.turn().seat, std::string(step)});
        }
    }
    // Something that has to be refused, and why ("turn"); nothing changes.
    std::string refused(match::Happening what) {
        const match::Match before = match;
        const auto notices = match.apply({now, std::move(what)});
        EXPECT_FALSE(notices.ok());
        EXPECT_TRUE(match == before);
        return notices ? "" : notices.error().where;
    }

    [[nodiscard]] std::string position() const { return match.session().position(); }
    // What the clocks of all seats show, in milliseconds: "300000,299000"; "-" for a seat without one.
    [[nodiscard]] std::string clocks() const {
        std::string text;
        for (unsigned i = 0; i < match.seats(); ++i) {
            const auto left = match.remaining(rules::Seat(i), now);
            text += base::cat(i == 0 ? "" : ",", left ? std::to_string(left->count()) : "-");
        }
        return text;
    }
    // "resigned 2,1", "aborted none"; "" while the match goes on.
    [[nodiscard]] std::string result() const {
        if (!match.result()) return "";
        return base::cat(match::ending_name(match.result()->ending), ' ', ranks(*match.result()));
    }

    match::Match match;
    Time now;

private:
    static match::Match make(match::Terms terms, Time begins) {
        auto made = match::Match::create(std::move(terms), begins);
        EXPECT_TRUE(made.ok()) << (made ? "" : made.error().text());
        return std::move(*made);
    }
};

}  // namespace thwart::tests
