// The clocks of whole matches, wound by hand.

#include "base/random.hpp"
#include "match/match.hpp"
#include "tests/match_table.hpp"

#include <algorithm>

namespace thwart::match {
namespace {

using namespace std::chrono_literals;
using tests::seat;
using tests::Table;
using tests::terms_of;
using Kind = Notice::Kind;
using Notices = std::vector<Notice>;

Terms with_clock(std::string setup, std::string_view clock, std::string position = "") {
    Terms terms = terms_of(std::move(setup), std::move(position));
    const auto rule = parse_clock(clock);
    EXPECT_TRUE(rule.ok()) << clock;
    terms.clock = *rule;
    return terms;
}

TEST(MatchClock, TimePerSeatWithTwo) {
    Table table(with_clock("quoridor", "0:10"), 100s);
    EXPECT_EQ(table.clocks(), "10000,10000");
    EXPECT_EQ(table.match.flag_time(), 110s);  // the first decision is due
    EXPECT_EQ(table.wait(1234ms).clocks(), "8766,10000");
    table.plays("e2");
    EXPECT_EQ(table.wait(3s).clocks(), "8766,7000");
    table.plays("e8");
    EXPECT_EQ(table.match.flag_time(), table.now + 8766ms);
    table.wait(8765ms).plays("e3");
    EXPECT_EQ(table.clocks(), "1,7000");
    table.plays("e7");
    EXPECT_EQ(table.wait(1ms).clocks(), "0,7000");
    EXPECT_EQ(table.refused(Move{seat(1), "e4"}), "clock-over");
    EXPECT_EQ(table.does(Flag{}), (Notices{{Kind::ended, seat(1)}}));
    EXPECT_EQ(table.result(), "time 2,1");
    EXPECT_EQ(table.match.flag_time(), std::nullopt);
    EXPECT_EQ(table.wait(1h).clocks(), "0,7000");
}

TEST(MatchClock, IncrementWithThree) {
    Table table(with_clock("halma:players=3", "0:10+2"));
    table.wait(3s).plays("d1-f4");
    EXPECT_EQ(table.clocks(), "9000,10000,10000");
    EXPECT_EQ(table.match.line().last()->left, 9s);
    table.wait(500ms).does(OfferDraw{seat(3)});  // costs nothing by itself
    table.wait(500ms);
    table.plays(table.match.legal().front().text);
    EXPECT_EQ(table.clocks(), "9000,11000,10000");
    table.wait(9999ms);
    table.plays(table.match.legal().front().text);
    EXPECT_EQ(table.clocks(), "9000,11000,2001");
    EXPECT_EQ(table.match.flag_time(), table.now + 9s);
}

TEST(MatchClock, LimitPerTurnWithFour) {
    Terms terms = with_clock("quoridor:players=4", "5/turn");
    terms.leaving = Leaving::retire;
    Table table(terms);
    table.plays("e2 b5 e8 h5", 4999ms);
    EXPECT_EQ(table.clocks(), "5000,5000,5000,5000");
    EXPECT_EQ(table.wait(4s).clocks(), "1000,5000,5000,5000");
    EXPECT_EQ(table.refused(Flag{}), "clock-running");
    table.wait(1500ms);  // the host notices late
    EXPECT_EQ(table.does(Flag{}), (Notices{{Kind::retired, seat(1)}}));
    EXPECT_EQ(table.clocks(), "-,5000,5000,5000");
    EXPECT_EQ(table.match.flag_time(), table.now + 5s);
    EXPECT_EQ(table.match.turn(), rules::Turn::decision(seat(2)));
    table.wait(5s).does(Flag{});
    table.wait(5s).does(Flag{});
    EXPECT_EQ(table.result(), "time 4,3,2,1");
}

TEST(MatchClock, BothTogether) {
    Table table(with_clock("quoridor", "0:08+1,5/turn"));
    EXPECT_EQ(table.match.flag_time(), 5s);
    table.wait(4s).plays("e2");
    EXPECT_EQ(table.match.turn_remaining(table.now), 5s);
    table.plays("e8");
    EXPECT_EQ(table.clocks(), "5000,9000");
    table.wait(4s).plays("e3");  // 2 s
    table.plays("e7");
    EXPECT_EQ(table.match.turn_remaining(table.now), 5s);
    EXPECT_EQ(table.match.flag_time(), table.now + 2s);
}

TEST(MatchClock, TheStepsOfATurnShareTheClock) {
    Table table(with_clock("barricade:players=2", "0:20+3,10/turn"));
    table.wait(1h).plays("3");
    table.wait(1h);
    EXPECT_EQ(table.match.flag_time(), std::nullopt);  // opening throws cost nobody anything
    table.plays("5");
    EXPECT_EQ(table.match.flag_time(), table.now + 10s);
    table.wait(4s).plays("home-m3");
    EXPECT_EQ(table.clocks(), "20000,16000");  // no increment within the turn
    EXPECT_EQ(table.match.turn_remaining(table.now), 6s);
    table.wait(5s).plays("*h13");
    EXPECT_EQ(table.clocks(), "20000,14000");
    EXPECT_EQ(table.match.line().turns().back().left, 14s);
    table.wait(2s).plays("2");  // a throw takes the time of its seat
    EXPECT_EQ(table.clocks(), "18000,14000");
    EXPECT_EQ(table.match.turn_remaining(table.now), 8s);
    EXPECT_EQ(table.wait(8s).refused(Move{seat(1), "home-b1"}), "clock-over");
}

TEST(MatchClock, AThrowMayComeTooLate) {
    Table table(with_clock("barricade:players=2", "0:20,10/turn"));
    table.plays("3 5 home-k1");
    EXPECT_EQ(table.wait(10s).refused(Deal{"1"}), "clock-over");
    table.does(Flag{});
    EXPECT_EQ(table.result(), "time 2,1");
}

TEST(MatchClock, ATurnWithATile) {
    Table table(with_clock("shibuya:mode=open", "1:00+1"));
    table.wait(2s).plays("draw");
    table.wait(3s).plays("BWbw");
    table.wait(4s);
    EXPECT_EQ(table.clocks(), "51000,60000");
    table.plays(table.match.legal().front().text);
    EXPECT_EQ(table.clocks(), "52000,60000");
}

TEST(MatchClock, TheSoloGetsItsIncrementForEveryMove) {
    Table table(with_clock("halma:players=1,men=10", "0:10+2,8/turn"));
    table.wait(3s).plays("d1-e5");
    EXPECT_EQ(table.clocks(), "9000");
    EXPECT_EQ(table.match.turn_remaining(table.now), 8s);
    table.wait(8s).does(Flag{});
    EXPECT_EQ(table.result(), "time none");
}

TEST(MatchClock, WhenTimeIsOverOnlyTheHostSpeaks) {
    Table table(with_clock("quoridor", "0:10"));
    table.plays("e2 e8 e3");
    table.does(OfferDraw{seat(2)});
    table.does(AskTakeback{seat(1)});
    table.wait(10s);
    for (const Happening& what :
         {Happening{Move{seat(2), "e7"}}, Happening{Resign{seat(1)}}, Happening{AnswerDraw{seat(1), true}},
          Happening{AnswerTakeback{seat(2), true}}, Happening{Leave{seat(1)}},
          Happening{TakeOver{seat(2), 1}}, Happening{Abort{seat(1)}}})
        EXPECT_EQ(table.refused(what), "clock-over");
    Table aborted = table;
    aborted.does(Abort{});
    EXPECT_EQ(aborted.result(), "aborted none");
    table.does(Flag{});
    EXPECT_EQ(table.result(), "time 1,2");
}

TEST(MatchClock, WithoutAClockNobodyFlags) {
    Table table(terms_of("quoridor"));
    EXPECT_EQ(table.wait(1000h).clocks(), "-,-");
    EXPECT_EQ(table.match.flag_time(), std::nullopt);
    EXPECT_EQ(table.refused(Flag{}), "clock-running");
    table.plays("e2");
}

TEST(MatchClock, AStandInHasNone) {
    Table table(with_clock("quoridor:players=4", "0:10+1"));
    table.wait(4s).does(Leave{seat(1)});
    EXPECT_EQ(table.clocks(), "-,10000,10000,10000");
    EXPECT_EQ(table.wait(1h).match.flag_time(), std::nullopt);
    table.plays("e2");
    EXPECT_EQ(table.match.line().last()->left, std::nullopt);
    EXPECT_EQ(table.wait(2s).clocks(), "-,8000,10000,10000");
    table.does(Return{seat(1)});
    EXPECT_EQ(table.clocks(), "6000,8000,10000,10000");  // what was left, without increment
    table.plays("b5 e8 h5");
    EXPECT_EQ(table.match.flag_time(), table.now + 6s);
    table.wait(5s).does(TakeOver{seat(1), 2});
    table.wait(1h).does(Return{seat(1)});  // in the same turn
    EXPECT_EQ(table.match.flag_time(), table.now + 1s);
    table.wait(1s).does(Flag{});
    EXPECT_EQ(table.refused(Return{seat(1)}), "seat");
    EXPECT_EQ(table.wait(1h).clocks(), "-,9000,11000,11000");
    table.plays("e3");  // the computer
    EXPECT_EQ(table.match.flag_time(), table.now + 9s);
}

TEST(MatchClock, ARetiredSeatPassesTheTurnOn) {
    Terms terms = with_clock("barricade:players=3", "0:10+1,8/turn");
    terms.leaving = Leaving::retire;
    Table table(terms);
    table.plays("3 5 1");
    table.wait(3s).does(Resign{seat(2)});
    EXPECT_EQ(table.match.turn(), rules::Turn::chance(seat(3)));
    EXPECT_EQ(table.clocks(), "10000,-,10000");
    EXPECT_EQ(table.match.flag_time(), table.now + 8s);
    table.wait(1s);
    EXPECT_EQ(table.clocks(), "10000,-,9000");
}

TEST(MatchClock, ASeatThatRetiresOutOfTurnStopsNothing) {
    Terms terms = with_clock("quoridor:players=4", "0:10,8/turn");
    terms.leaving = Leaving::retire;
    Table table(terms);
    table.wait(3s).does(Resign{seat(3)});
    EXPECT_EQ(table.wait(1s).clocks(), "6000,10000,-,10000");
    EXPECT_EQ(table.match.flag_time(), 8s);
}

// --- takebacks ---

TEST(MatchClock, TimeSpentStaysSpent) {
    Table table(with_clock("quoridor", "1:00"));
    table.wait(5s).plays("e2");
    table.wait(7s).plays("e8");
    table.wait(11s).does(AskTakeback{seat(1)});
    EXPECT_EQ(table.wait(2s).clocks(), "42000,53000");  // the clock runs on meanwhile
    table.does(AnswerTakeback{seat(2), true});
    EXPECT_EQ(table.clocks(), "42000,53000");
    EXPECT_EQ(table.wait(1s).clocks(), "41000,53000");  // seat 1 has the move again
    EXPECT_EQ(table.match.flag_time(), table.now + 41s);
}

TEST(MatchClock, TheClockOfTheOtherStops) {
    Table table(with_clock("quoridor", "1:00"));
    table.wait(5s).plays("e2");
    table.wait(7s).does(AskTakeback{seat(1)});
    table.does(AnswerTakeback{seat(2), true});
    EXPECT_EQ(table.wait(3s).clocks(), "52000,53000");
}

TEST(MatchClock, IncrementsDoNotPileUp) {
    Table table(with_clock("quoridor", "1:00+10"));
    for (int i = 0; i < 5; ++i) {
        table.wait(1s).plays("e2");
        EXPECT_EQ(table.clocks(), "69000,60000");
        table.does(AskTakeback{seat(1)});
        table.does(AnswerTakeback{seat(2), true});
        EXPECT_EQ(table.clocks(), "60000,60000");
    }
    table.wait(15s).plays("e2");
    table.does(AskTakeback{seat(1)});
    table.does(AnswerTakeback{seat(2), true});
    EXPECT_EQ(table.clocks(), "55000,60000");
}

TEST(MatchClock, ATakebackWithinATurn) {
    Table table(with_clock("barricade:players=2", "1:00+10,30/turn"));
    table.plays("5 3");
    table.wait(4s).plays("home-e3");
    table.wait(5s).does(AskTakeback{seat(1)});
    table.does(AnswerTakeback{seat(2), true});
    EXPECT_EQ(table.clocks(), "51000,60000");
    EXPECT_EQ(table.match.turn_remaining(table.now), 21s);
    table.wait(1s).plays("home-e3");
    table.wait(1s).plays("*h13");  // 59 s with the increment
    table.wait(2s).does(AskTakeback{seat(1)});
    table.does(AnswerTakeback{seat(2), true});
    EXPECT_EQ(table.clocks(), "51000,58000");
    EXPECT_EQ(table.match.turn_remaining(table.now), 21s);  // as when that position arose
}

TEST(MatchClock, ATakebackWithThree) {
    Table table(with_clock("halma:players=3", "1:00"));
    for (int i = 0; i < 3; ++i) {
        table.wait(1s * (i + 1));
        table.plays(table.match.legal().front().text);
    }
    table.wait(4s).does(AskTakeback{seat(2)});
    table.does(AnswerTakeback{seat(1), true});
    table.does(AnswerTakeback{seat(3), true});
    EXPECT_EQ(table.match.turn(), rules::Turn::decision(seat(2)));
    EXPECT_EQ(table.wait(10s).clocks(), "55000,48000,57000");
}

// --- against plain bookkeeping ---

// The same clocks kept in the plainest way, for matches without takebacks and leaving.
struct Ledger {
    ClockRule rule;
    std::array<Time, rules::kMaxSeats> left{};
    Time used{0};
    bool has_begun = false;

    void step(rules::Turn before, rules::Turn after, Time spent, unsigned seats) {
        Time& own = left[before.seat.index()];
        if (has_begun) own -= spent;
        if (has_begun) used += spent;
        const bool passes = before.seat != after.seat || seats == 1;
        if (has_begun && passes) own += rule.increment;
        if (passes) used = Time{0};
        if (after.kind == rules::Turn::Kind::decision) has_begun = true;
    }
    [[nodiscard]] Time to_flag(rules::Seat seat) const {
        const Time by_turn = rule.per_turn ? *rule.per_turn - used : Time::max();
        return std::min(by_turn, rule.per_seat ? left[seat.index()] : Time::max());
    }
};

void compare_with_ledger(const std::string& setup, std::string_view clock, base::Random& random) {
    Table table(with_clock(setup, clock), 1h);
    Ledger ledger{table.match.terms().clock};
    ledger.left.fill(ledger.rule.per_seat.value_or(Time{0}));
    ledger.has_begun = table.match.turn().kind == rules::Turn::Kind::decision;
    for (int i = 0; i < 60 && table.match.turn().kind != rules::Turn::Kind::over; ++i) {
        const rules::Turn before = table.match.turn();
        const Time most = ledger.has_begun ? std::min(ledger.to_flag(before.seat) - 1ms, 3000ms) : 3000ms;
        const Time spent{random.below(static_cast<u32>(most.count()) + 1)};
        table.wait(spent);
        table.plays(table.match.session().clone()->play_random(random));
        if (table.match.result()) return;
        const rules::Turn after = table.match.turn();
        ledger.step(before, after, spent, table.match.seats());
        for (unsigned each = 0; ledger.rule.per_seat && each < table.match.seats(); ++each)
            ASSERT_EQ(table.match.remaining(rules::Seat(each), table.now), ledger.left[each])
                << setup << ' ' << i;
        if (!ledger.has_begun) continue;
        ASSERT_EQ(table.match.flag_time(), table.now + ledger.to_flag(after.seat)) << setup << ' ' << i;
        if (ledger.rule.per_turn) {
            ASSERT_EQ(table.match.turn_remaining(table.now), *ledger.rule.per_turn - ledger.used);
        }
    }
}

TEST(MatchClock, AgreesWithPlainBookkeeping) {
    base::Random random(5);
    for (const char* setup : {"quoridor", "quoridor:players=4,first=3", "barricade:players=2",
                              "barricade:players=3", "barricade", "halma", "halma:players=3",
                              "halma:players=1", "shibuya", "shibuya:mode=open", "shibuya:mode=teams"})
        for (const char* clock : {"0:10", "0:10+0.75", "5/turn", "0:10,4.5/turn", "0:10+1.001,4/turn"})
            compare_with_ledger(setup, clock, random);
}

}  // namespace
}  // namespace thwart::match
