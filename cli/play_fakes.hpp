// A table for tests: time stands still until told otherwise, computers take the first move, chance repeats itself.
#pragma once

#include "cli/fake_thinkers.hpp"
#include "cli/play_table.hpp"
#include "match/crypto/openssl.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace thwart::cli {

struct FakeTable {
    explicit FakeTable(match::Terms terms, PlayFile file = {}, MakeThinker make = always<FirstMove>()) {
        auto made = match::Match::create(std::move(terms), match::Time(0));
        EXPECT_TRUE(made.ok());
        table = std::make_unique<Table>(std::move(*made), std::move(file), head(),
                                        TableWorld{[this] { return time; }, std::move(make), false});
    }

    static PlayHead head() {
        const match::Dealer dealer(match::openssl_crypto(), match::Secret{7}, {{1, 2, 3}});
        return {"2026-11-15", 5, dealer.revealed()};
    }

    i64 time = 0;  // microseconds
    std::unique_ptr<Table> table;
};

inline match::Terms terms_with(std::string setup, std::vector<match::Player> players) {
    match::Terms terms;
    terms.setup = std::move(setup);
    terms.players = std::move(players);
    return terms;
}

inline match::Player you() { return match::Player::person(); }
inline match::Player computer() { return match::Player::computer(1); }

}  // namespace thwart::cli
