#include "catalog/game_session.hpp"
#include "catalog/registry.hpp"
#include "games/_sample/rules.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace thwart::catalog {
namespace {

using Sample = GameSession<sample::Rules>;

Sample sample_session(std::string_view options = "", std::string_view position = "") {
    const auto parsed = rules::parse_options(sample::Rules::kKeys, options);
    EXPECT_TRUE(parsed.ok()) << options;
    Sample session(*parsed);
    EXPECT_TRUE(position.empty() || session.set_position(position).ok()) << position;
    return session;
}

std::unique_ptr<Session> session_of(std::string_view setup, std::string_view position) {
    auto session = start(setup);
    EXPECT_TRUE(session.ok() && (*session)->set_position(position).ok()) << position;
    return std::move(*session);
}
std::unique_ptr<Session> quoridor(std::string_view position = "e1,e9 10,10 - - 1") {
    return session_of("quoridor", position);
}

TEST(Session, StartsWithTheSetup) {
    const Sample session = sample_session("players=4,teams=pairs,first=2");
    EXPECT_EQ(session.setup(), "sample:players=4,teams=pairs,first=2");
    EXPECT_EQ(session.position(), "start,start,start,start 2,2,2,2 - roll 2");
    EXPECT_EQ(session.sides(), (rules::Sides{4, 2, {0, 1, 0, 1}}));
    EXPECT_EQ(session.turn(), rules::Turn::chance(rules::Seat(1)));
}

TEST(Session, ChanceStepsCarryTheirWeights) {
    Sample session = sample_session();
    std::vector<std::pair<std::string, u32>> steps;
    for (const Step& step : session.legal()) steps.emplace_back(step.text, step.weight);
    EXPECT_EQ(steps, (std::vector<std::pair<std::string, u32>>{{"1", 3}, {"2", 2}, {"3", 1}}));
    ASSERT_TRUE(session.play("2").ok());
    EXPECT_EQ(session.turn(), rules::Turn::decision(rules::Seat(0)));
    for (const Step& step : session.legal()) EXPECT_EQ(step.weight, 1U) << step.text;
}

TEST(Session, PlaysToTheEnd) {
    Sample session = sample_session("", "l,a 0,0 - roll 1");
    ASSERT_TRUE(session.play("1").ok());
    ASSERT_TRUE(session.play("goal").ok());
    EXPECT_EQ(session.turn(), rules::Turn::over());
    EXPECT_EQ(session.outcome(), (rules::Outcome{2, {1, 2}}));
    EXPECT_TRUE(session.legal().empty());
    EXPECT_EQ(session.perft(1), 0U);
}

struct Refused {
    std::string_view position, step, expected;
};

TEST(Session, RefusedStepsNameTheRuleAndChangeNothing) {
    const std::string nonsense(5000, 'e');
    for (const Refused& each : {
             Refused{"e1,e9 10,10 - - 1", "e3", "rule 6: "},
             {"e1,e9 10,10 - - 1", "e9", "rule 6: "},
             {"e1,e9 10,10 - - 1", "pass", "rule 16: "},
             {"e1,e9 0,10 - - 1", "e3h", "rule 14: "},
             {"e1,e9 10,10 e3 - 1", "f3h", "rule 11: "},
             {"e1,e9 10,10 e3 - 1", "e3v", "rule 12: "},
             {"e8,a9 9,10 - - 2", "e7h", ""},  // allowed
             {"e9,a5 10,10 - - 2", "a4", "rule 17: "},
             {"e1,e9 10,10 - - 1", "", "move: "},
             {"e1,e9 10,10 - - 1", "E2", "move: "},
             {"e1,e9 10,10 - - 1", " e2", "move: "},
             {"e1,e9 10,10 - - 1", "e2 ", "move: "},
             {"e1,e9 10,10 - - 1", "none", "move: "},
             {"e1,e9 10,10 - - 1", nonsense, "move: longer than 4096 characters"},
         }) {
        const auto session = quoridor(each.position);
        const u64 hash = session->hash();
        const base::Status played = session->play(each.step);
        ASSERT_EQ(played.ok(), each.expected.empty()) << each.step;
        if (played) continue;
        EXPECT_EQ(played.error().text().substr(0, each.expected.size()), each.expected);
        EXPECT_EQ(session->position(), each.position);
        EXPECT_EQ(session->hash(), hash);
    }
}

TEST(Session, RefusedPositionsNameTheFieldAndChangeNothing) {
    const std::string before = "e2,e8 9,9 a1 - 2";
    for (const auto& [position, expected] : std::vector<std::pair<std::string, std::string>>{
             {"", "position: "},
             {"e1,e9 10,10 - -", "position: "},
             {"e1,e9 10,10 - - 1 ", "position: "},
             {"e1,e1 10,10 - - 1", "pawns: "},
             {"e1,e9 10,11 - - 1", "stocks: "},
             {"e1,e9 10,10 a9 - 1", "horizontal: "},
             {"e1,e9 10,10 a1 a1 1", "vertical: "},
             {"e1,e9 10,10 - - 3", "seat: "},
             {"e1,x 10,10 - - 2", "seat: "},
             {std::string(4097, '-'), "position: longer than 4096 characters"},
         }) {
        const auto session = quoridor(before);
        const base::Status set = session->set_position(position);
        ASSERT_FALSE(set.ok()) << position;
        EXPECT_EQ(set.error().text().substr(0, expected.size()), expected);
        EXPECT_EQ(session->position(), before);
    }
}

TEST(Session, CopiesGoTheirOwnWay) {
    const auto session = quoridor();
    const auto copy = session->clone();
    EXPECT_EQ(copy->setup(), session->setup());
    ASSERT_TRUE(copy->play("e2").ok());
    EXPECT_EQ(session->position(), "e1,e9 10,10 - - 1");
    EXPECT_EQ(copy->position(), "e2,e9 10,10 - - 2");
    EXPECT_NE(copy->hash(), session->hash());
}

TEST(Session, RandomStepsAreLegalAndReproducible) {
    for (u64 seed = 0; seed < 20; ++seed) {
        Sample session = sample_session("players=3");
        Sample again = sample_session("players=3");
        base::Random random(seed);
        base::Random same(seed);
        for (int step = 0; step < 500 && session.turn() != rules::Turn::over(); ++step) {
            const auto legal = session.legal();
            const std::string text = session.play_random(random);
            EXPECT_EQ(std::ranges::count(legal, text, &Step::text), 1) << text;
            EXPECT_EQ(again.play_random(same), text);
        }
        EXPECT_EQ(session.position(), again.position());
        EXPECT_EQ(session.turn(), rules::Turn::over());
    }
}

TEST(Session, PerftOneIsTheNumberOfLegalSteps) {
    EXPECT_EQ(quoridor()->perft(0), 1U);
    EXPECT_EQ(quoridor()->perft(1), quoridor()->legal().size());
    EXPECT_EQ(quoridor()->perft(1), 131U);
}

TEST(Session, SeatsRetire) {
    Sample session = sample_session("players=3");
    ASSERT_TRUE(session.retire(rules::Seat(0)).ok());
    EXPECT_EQ(session.position(), "x,start,start 0,2,2 - roll 2");
    EXPECT_EQ(session.retire(rules::Seat(0)).error().text(), "seat: has retired already");
    EXPECT_EQ(session.retire(rules::Seat(3)).error().text(), "seat: there is no such seat");
    EXPECT_EQ(session.position(), "x,start,start 0,2,2 - roll 2");
    ASSERT_TRUE(session.retire(rules::Seat(2)).ok());
    EXPECT_EQ(session.turn(), rules::Turn::over());
    EXPECT_EQ(session.outcome().rank[1], 1);
    EXPECT_EQ(session.retire(rules::Seat(1)).error().text(), "seat: the game is over");
}

struct Loyal : sample::Rules {
    static void retire(State& state, rules::Seat seat) = delete;
};

TEST(Session, SomeGamesKeepEverySeat) {
    GameSession<Loyal> session({});
    EXPECT_EQ(session.retire(rules::Seat(0)).error().text(), "seat: no seat can drop out of this game");
}

struct Alone : sample::Rules {
    static rules::Sides sides(const Setup& /*setup*/) { return rules::Sides::each_for_itself(1); }
};

TEST(Session, TheOnlySeatStays) {
    GameSession<Alone> session({});
    const std::string position = session.position();
    EXPECT_EQ(session.retire(rules::Seat(0)).error().text(), "seat: nobody would be left to play");
    EXPECT_EQ(session.position(), position);
}

TEST(Session, TouchesTellMovesApart) {
    const auto session = quoridor();
    const rules::Topology board = session->topology();
    const auto sites = session->touches("e2");
    ASSERT_FALSE(sites.empty());
    EXPECT_EQ(board.sites.at(sites.back()).label, "e2");
    EXPECT_NE(session->touches("e3h"), session->touches("e3v"));
    EXPECT_TRUE(session->touches("nonsense").empty());
    EXPECT_EQ(session->token(sites.back()), 0);
    ASSERT_TRUE(session->play("e2").ok());
    EXPECT_EQ(session->token(sites.back()), 1);
}

using Labels = std::vector<std::string>;

Labels labels(const Session& session, const std::vector<rules::SiteId>& sites) {
    const rules::Topology board = session.topology();
    Labels all;
    for (const rules::SiteId site : sites) all.push_back(board.sites.at(site).label);
    return all;
}

TEST(Session, ShowsTheWayOfAPiece) {
    EXPECT_EQ(labels(*quoridor(), quoridor()->way("e2")), (Labels{"e1", "e2"}));
    EXPECT_TRUE(quoridor()->way("e3h").empty());
    EXPECT_TRUE(quoridor()->way("e5").empty());  // not legal
    const auto halma =
        session_of("halma:players=1,men=10", "1/2/3/4/13/12/11/10/A1A1A4/10/11/12/13/4/3/2/1 1 -");
    EXPECT_EQ(labels(*halma, halma->way("i1-i2")), (Labels{"i1", "i2"}));
    const auto barricade = session_of("barricade:players=2", "5 5 - go3 1");
    EXPECT_EQ(labels(*barricade, barricade->way("home-e1")), (Labels{"1", "c1", "d1", "e1"}));
}

TEST(Session, AWayGoesAroundBlockers) {
    // From a1 to e2 there is one way along row 1, and one through the blocker on a2 that is too long anyway.
    const auto session = session_of("barricade:players=2", "4+a1 5 a2 go5 1");
    EXPECT_EQ(labels(*session, session->way("a1-e2")), (Labels{"a1", "b1", "c1", "d1", "e1", "e2"}));
}

TEST(Session, AHopVisitsItsLandings) {
    const auto session =
        session_of("halma:players=1,men=10", "1/2/3/4/13/12/11/10/AA1A5/10/11/12/13/4/3/2/1 1 -");
    EXPECT_EQ(labels(*session, session->way("i1-i5")), (Labels{"i1", "i3", "i5"}));
}

TEST(Session, ShowsWhatStandsAgainstAFence) {
    const auto session = quoridor("e1,e9 9,9 e3 c5 1");
    EXPECT_EQ(labels(*session, session->obstacle("d3h").sites), (Labels{"e3h"}));  // overlaps
    EXPECT_EQ(labels(*session, session->obstacle("e3v").sites), (Labels{"e3h"}));  // crosses
    EXPECT_EQ(labels(*session, session->obstacle("c6v").sites), (Labels{"c5v"}));
    EXPECT_FALSE(session->obstacle("d3h").shuts_in);
    EXPECT_TRUE(session->obstacle("a1h").sites.empty());  // may be put up
}

TEST(Session, ShowsTheRegionThatAFenceWouldCutOff) {
    const auto session = quoridor("a1,e9 9,9 - b1 2");
    const rules::Obstacle obstacle = session->obstacle("a2h");
    EXPECT_EQ(obstacle.shuts_in, rules::Seat(0));
    EXPECT_EQ(labels(*session, obstacle.sites), (Labels{"a1", "b1", "a2", "b2"}));
}

TEST(Session, DrawsTheBoard) {
    EXPECT_NE(rules::to_ascii(quoridor()->draw()), rules::to_ascii(quoridor("e2,e9 10,10 - - 2")->draw()));
}

}  // namespace
}  // namespace thwart::catalog
