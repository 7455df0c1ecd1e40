#include "match/event_log.hpp"

#include <gtest/gtest.h>
#include <utility>
#include <vector>

namespace thwart::match {
namespace {

using namespace std::chrono_literals;

const std::string kStored =
    "thwart match 1\n"
    "setup quoridor:players=2,sidestep=barred,first=1\n"
    "position e2,e9 10,10 - - 2\n"
    "clock 5:00+3\n"
    "repetition on\n"
    "leaving retire 4\n"
    "takebacks off\n"
    "seat 1 person Anna Li\n"
    "seat 2 computer 5\n"
    "note from the menu\n"
    "note  \n"
    "begins 1000\n"
    "\n"
    "1500 move 2 e8\n"
    "2500 resign 1\n";

EventLog stored() {
    EventLog log;
    log.terms.setup = "quoridor:players=2,sidestep=barred,first=1";
    log.terms.position = "e2,e9 10,10 - - 2";
    log.terms.clock = {5min, 3s, {}};
    log.terms.standstill = false;
    log.terms.leaving = Leaving::retire;
    log.terms.takebacks = false;
    log.terms.players = {Player::person("Anna Li"), Player::computer(5)};
    log.notes = {"from the menu", " "};
    log.begins = 1s;
    log.events = {{1500ms, Move{rules::Seat(1), "e8"}}, {2500ms, Resign{rules::Seat(0)}}};
    return log;
}

// Version 1 as it was first written: it has to stay readable.
TEST(EventLog, Version1ReadsBack) {
    EXPECT_EQ(format_log(stored()), kStored);
    const auto read = parse_log(kStored);
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(*read, stored());
}

TEST(EventLog, SmallTermsReadBack) {
    EventLog log;
    log.terms.setup = "halma";
    log.terms.repetition = false;
    log.terms.players = {Player::person(), Player::computer(8, "Deep  Hedge"), Player::person(" x")};
    const auto read = parse_log(format_log(log));
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(*read, log);
}

TEST(EventLog, AStandstillIsNamedWhereThereMayBeOne) {
    EventLog log = stored();
    log.terms.standstill = true;
    const std::string text = format_log(log);
    EXPECT_NE(text.find("repetition on\nstandstill on\nleaving"), std::string::npos) << text;
    const auto read = parse_log(text);
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(*read, log);
    std::string off = text;
    off.replace(off.find("standstill on"), 13, "standstill off");
    EXPECT_EQ(*parse_log(off), stored());
    off.replace(off.find("standstill off"), 14, "standstill no");
    EXPECT_EQ(parse_log(off).error().where, "line 6");
}

TEST(EventLog, ALineThatWasNotFinishedIsLeftOut) {
    const EventLog whole = stored();
    for (std::size_t cut = kStored.find("1500"); cut < kStored.size(); ++cut) {
        const auto read = parse_log(kStored.substr(0, cut));
        ASSERT_TRUE(read.ok()) << cut;
        const std::size_t lines = cut <= kStored.find("2500") - 1 ? 0 : 1;
        EXPECT_EQ(read->events,
                  std::vector<Event>(whole.events.begin(), whole.events.begin() + static_cast<long>(lines)));
    }
}

TEST(EventLog, ErrorsNameTheLine) {
    for (const auto& [from, to, where] : std::vector<std::tuple<std::string, std::string, std::string>>{
             {"thwart match 1\n", "", "line 1"},
             {"thwart match 1", "thwart match 2", "line 1"},
             {"thwart match 1", "thwart match 0", "line 1"},
             {"thwart match 1", "thwart match x", "line 1"},
             {"setup ", "Setup ", "line 2"},
             {"clock 5:00+3", "clock 5", "line 4"},
             {"clock 5:00+3\n", "", "line 4"},
             {"repetition on", "repetition yes", "line 5"},
             {"leaving retire 4", "leaving retire", "line 6"},
             {"leaving retire 4", "leaving stay 4", "line 6"},
             {"leaving retire 4", "leaving retire 9", "line 6"},
             {"takebacks off", "takebacks of", "line 7"},
             {"seat 1 person Anna Li", "seat 2 person Anna Li", "line 8"},
             {"seat 1 person Anna Li", "seat 1 person ", "line 8"},
             {"seat 1 person Anna Li", "seat 1 robot", "line 8"},
             {"computer 5", "computer 9", "line 9"},
             {"computer 5", "computer 5 ", "line 9"},
             {"computer 5", "computer", "line 9"},
             {"begins 1000", "begins soon", "line 12"},
             {"begins 1000\n", "", "line 12"},
             {"begins 1000\n\n", "begins 1000\n", "line 13"},
             {"move 2 e8", "move 2", "line 14"},
             {"2500 resign 1", "2500 resign", "line 15"},
             {"2500 resign 1", "", "line 15"},
         }) {
        std::string text = kStored;
        text.replace(text.find(from), from.size(), to);
        const auto read = parse_log(text);
        ASSERT_FALSE(read.ok()) << to;
        EXPECT_EQ(read.error().where, where) << to;
    }
    EXPECT_FALSE(parse_log("").ok());
    EXPECT_FALSE(parse_log("\n").ok());
    EXPECT_FALSE(parse_log(kStored.substr(0, kStored.find("begins"))).ok());
    EXPECT_FALSE(parse_log(kStored.substr(0, kStored.find("\n1500"))).ok());
}

}  // namespace
}  // namespace thwart::match
