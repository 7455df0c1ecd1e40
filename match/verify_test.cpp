#include "match/verify.hpp"

#include "base/random.hpp"
#include "base/text.hpp"
#include "match/crypto/openssl.hpp"
#include "match/dealer.hpp"
#include "match/record_replay.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace thwart::match {
namespace {

using rules::Turn;
using Chance = Verdict::Chance;

Record record_of(std::string_view text) {
    const auto records = parse_records(text);
    EXPECT_TRUE(records.ok()) << records.error().text();
    return records->front();
}

Verdict verify(std::string_view text) { return verify_record(record_of(text), openssl_crypto()); }

std::string trouble_with(std::string_view text) {
    const Verdict verdict = verify(text);
    return verdict.trouble ? verdict.trouble->text() : "none";
}

// A match dealt by the book and played by lot, with places as if it had been read.
Record fair_record(const std::string& setup, unsigned longest) {
    const auto session = std::move(*catalog::start(setup));
    constexpr Secret kSecret = {2};
    const Dealer dealer(openssl_crypto(), kSecret, {{1, 2, 3, 4}, {5, 6, 7, 8}});
    RecordWriter writer(session->setup(), session->sides().seats);
    writer.set_header("Fairness", format_fairness(dealer.revealed()));
    base::Random lots(4);
    u64 chances = 0;
    for (unsigned i = 0; i < longest && session->turn().kind != Turn::Kind::over; ++i) {
        const Turn turn = session->turn();
        if (turn.kind == Turn::Kind::decision) {
            writer.add(turn, session->play_random(lots));
            continue;
        }
        const std::string step = dealer.deal(*session, ++chances);
        EXPECT_TRUE(session->play(step).ok());
        writer.add(turn, step);
    }
    return record_of(format_record(writer.record()));
}

std::string trouble_with(const Record& record) {
    const Verdict verdict = verify_record(record, openssl_crypto());
    return verdict.trouble ? verdict.trouble->text() : "none";
}

std::string& fairness_in(Record& record) {
    return std::ranges::find(record.headers, "Fairness", &RecordHeader::key)->value;
}

TEST(Verify, FairMatchesFit) {
    for (const char* setup : {"barricade:players=2", "barricade:players=3", "barricade", "shibuya",
                              "shibuya:mode=open", "shibuya:mode=teams"}) {
        const Record record = fair_record(setup, 300);
        const Verdict verdict = verify_record(record, openssl_crypto());
        EXPECT_EQ(trouble_with(record), "none") << setup;
        EXPECT_EQ(verdict.steps, record.steps().size());
        EXPECT_EQ(verdict.chance, verdict.chance_steps > 0 ? Chance::fair : Chance::none);
    }
}

TEST(Verify, ManipulatedThrowsAreFound) {
    Record record = fair_record("barricade:players=2", 60);
    // The last throw of the match, so that nothing after it becomes illegal.
    RecordText& last = record.turns.back().steps.front();
    const std::string dealt = last.text;
    last.text = dealt == "6" ? "1" : "6";
    const u64 number = verify_record(record, openssl_crypto()).chance_steps;
    EXPECT_EQ(trouble_with(record), base::cat(last.place.text(), ": throw or draw ", number, " should be ",
                                              dealt, " by the secret, and is ", base::quote(last.text)));
}

TEST(Verify, SwappedStepsAreFound) {
    Record record = fair_record("barricade:players=2", 60);
    // The first two throws are the opening; their order is free by the rules.
    RecordText& first = record.turns[0].steps.front();
    RecordText& second = record.turns[1].steps.front();
    ASSERT_NE(first.text, second.text) << "another secret is needed";
    std::swap(first.text, second.text);
    EXPECT_NE(trouble_with(record).find(first.place.text() + ": throw or draw 1 should be "),
              std::string::npos);
}

TEST(Verify, AForeignSecretIsFound) {
    Record record = fair_record("barricade:players=2", 60);
    char& digit = fairness_in(record).back();
    digit = digit == '0' ? '1' : '0';
    EXPECT_EQ(trouble_with(record), "line 3, column 1: the secret does not fit the commitment");
}

TEST(Verify, AChangedCommitmentIsFound) {
    Record record = fair_record("shibuya", 60);
    char& digit = fairness_in(record)[10];
    digit = digit == '0' ? '1' : '0';
    EXPECT_EQ(trouble_with(record), "line 3, column 1: the secret does not fit the commitment");
}

TEST(Verify, AChangedNonceIsFound) {
    for (const char* setup : {"barricade:players=2", "shibuya"}) {
        Record record = fair_record(setup, 60);
        std::string& fairness = fairness_in(record);
        fairness.replace(fairness.find("01020304"), 8, "01020305");
        EXPECT_NE(trouble_with(record).find(": throw or draw "), std::string::npos) << setup;
    }
}

TEST(Verify, WhatIsKnownOfChance) {
    Record record = fair_record("barricade:players=2", 60);
    std::string& fairness = fairness_in(record);
    fairness.resize(fairness.find(" secret="));
    EXPECT_EQ(trouble_with(record), "none");
    EXPECT_EQ(verify_record(record, openssl_crypto()).chance, Chance::sealed);
    fairness = "trust me";
    EXPECT_EQ(trouble_with(record).substr(0, 29), "line 3, column 1: Fairness: e");
    std::erase_if(record.headers, [](const RecordHeader& header) { return header.key == "Fairness"; });
    EXPECT_EQ(trouble_with(record), "none");
    EXPECT_EQ(verify_record(record, openssl_crypto()).chance, Chance::unknown);
    EXPECT_EQ(verify("[Game \"quoridor\"]\n\n1. e2").chance, Chance::none);
}

TEST(Verify, IllegalStepsAreFound) {
    EXPECT_EQ(trouble_with("[Game \"quoridor\"]\n\n1. e2 e8\n2. e9").substr(0, 26),
              "line 4, column 4: rule 6: ");
    EXPECT_EQ(trouble_with("[Game \"chess\"]\n\n1. e2").substr(0, 31), "line 1, column 1: setup: unknow");
    EXPECT_EQ(trouble_with("[Game \"quoridor\"]\n\n1. e2 {[%event retire 3]}"),
              "line 3, column 7: seat: there is no such seat");
}

TEST(Verify, ResultsAndEndings) {
    const std::string won = "[Position \"e8,a2 0,0 - - 1\"]\n\n1. e9";
    const std::string open = "\n1. e2 e8";
    const std::string thrice = "\n1. e2 e8 2. e1 e9 3. e2 e8 4. e1 e9";
    for (const auto& [headers, rest, expected] :
         std::vector<std::tuple<std::string, std::string, std::string>>{
             {"", won, "none"},
             {"[Result \"1-2\"]\n[Ending \"rules\"]\n", won, "none"},
             {"[Result \"2-1\"]\n", won, "line 2, column 1: the result should be 1-2, and is '2-1'"},
             {"[Ending \"time, seat 2\"]\n", won,
              "line 2, column 1: the game came to its end by the rules, not by 'time, seat 2'"},
             {"[Ending \"rules\"]\n", open,
              "line 2, column 1: the game has not come to its end by the rules"},
             {"[Ending \"stuck\"]\n", open,
              "line 2, column 1: the game has not come to its end by the rules"},
             {"[Ending \"resigned, seat 2\"]\n[Result \"1-2\"]\n", open, "none"},
             {"[Ending \"time, seat 2\"]\n[Result \"2-1\"]\n", open,
              "line 3, column 1: the result should be 1-2, and is '2-1'"},
             {"[Ending \"abandoned, seat 3\"]\n", open, "line 2, column 1: there is no such seat"},
             {"[Ending \"agreed\"]\n[Result \"1-1\"]\n", open, "none"},
             {"[Ending \"agreed\"]\n[Result \"1-2\"]\n", open,
              "line 3, column 1: the result should be 1-1, and is '1-2'"},
             {"[Ending \"repetition\"]\n[Result \"1-1\"]\n", thrice, "none"},
             {"[Ending \"repetition\"]\n[Result \"1-1\"]\n", open,
              "line 2, column 1: the last position has not occurred three times"},
             {"[Ending \"length\"]\n[Result \"1-1\"]\n", open, "none"},
             {"[Ending \"aborted\"]\n", open, "none"},
             {"[Result \"1-2-3\"]\n", open, "line 2, column 1: expected a rank for each of 2 seats"},
             {"[Result \"0-1\"]\n", open, "line 2, column 1: expected a rank for each of 2 seats"},
         })
        EXPECT_EQ(trouble_with("[Game \"quoridor\"]\n" + headers + rest), expected) << headers << rest;
}

TEST(Verify, StandstillsAreCounted) {
    const std::string row = "BbWw,BbWw,BbWw,BbWw";
    const std::string heading = "[Game \"shibuya\"]\n[Position \"" + row + '/' + row + '/' + row + '/' + row +
                                " -;d5;N1 -;f3;- 0,0,0,0,0,0 move 0 1\"]\n[Ending \"standstill\"]\n";
    std::string almost = "\n";
    for (int i = 0; i < 12; ++i) almost += "d5-c5 f3-e3 c5-d5 e3-f3 ";
    almost += "d5-c5 ";
    EXPECT_EQ(trouble_with(heading + "[Result \"1-2\"]\n" + almost + "f3-e3"), "none");
    EXPECT_EQ(trouble_with(heading + "[Result \"1-1\"]\n" + almost + "f3-e3"),
              "line 4, column 1: the result should be 1-2, and is '1-1'");
    EXPECT_EQ(trouble_with(heading + "[Result \"1-2\"]\n" + almost),
              "line 3, column 1: there was progress in the last turns");
    EXPECT_EQ(trouble_with("[Game \"quoridor\"]\n[Ending \"standstill\"]\n\n1. e2 e8"),
              "line 2, column 1: there was progress in the last turns");
}

TEST(Verify, RetiredSeatsRankInTheOrderTheyLeft) {
    const std::string text =
        "[Game \"quoridor:players=4\"]\n[Position \"e8,b5,e2,h5 0,0,0,0 - - 1\"]\n[Result \"RANKS\"]\n\n"
        "{[%event retire 4]} {[%event retire 2]} 1. e9";
    const auto with = [&](std::string_view ranks) {
        std::string changed = text;
        return changed.replace(changed.find("RANKS"), 5, ranks);
    };
    EXPECT_EQ(trouble_with(with("1-3-2-4")), "none");
    EXPECT_EQ(trouble_with(with("1-3-2-3")),
              "line 3, column 1: the result should be 1-3-2-4, and is '1-3-2-3'");
}

}  // namespace
}  // namespace thwart::match
