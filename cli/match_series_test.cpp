#include "cli/match_series.hpp"

#include "cli/fake_thinkers.hpp"

#include <gtest/gtest.h>

namespace thwart::cli {
namespace {

// A thinker of any style plays by lot, decided by the seed alone; `best` takes a win where there is one.
class Gambler final : public catalog::Thinker {
public:
    explicit Gambler(bool sees_wins) : sees_wins_(sees_wins) {}

    catalog::Thought think(const catalog::Session& session, const catalog::Question& question,
                           const catalog::World& /*world*/) override {
        base::Random random(question.seed);
        const auto legal = session.legal();
        catalog::Thought thought;
        thought.nodes = legal.size();
        thought.move = legal[random.below(static_cast<u32>(legal.size()))].text;
        for (const catalog::Step& step : legal) {
            const auto next = session.clone();
            if (sees_wins_ && next->play(step.text) && next->turn().kind == rules::Turn::Kind::over)
                thought.move = step.text;
        }
        return thought;
    }

private:
    bool sees_wins_;
};

MakeThinker gamblers() {
    return [](const catalog::Module& /*module*/, catalog::Style style, std::size_t /*table_bytes*/) {
        return std::make_unique<Gambler>(style == catalog::Style::best);
    };
}

SeriesPlan plan(std::string_view setup, const std::vector<std::string>& players, u64 matches) {
    return {{*catalog::parse_setup(setup), 1, 2, 300, {}, 0, {}},
            *parse_players(players, {}),
            matches,
            1,
            1'000,
            {}};
}

std::string without_times(std::string json) {
    for (const std::string_view key : {"\"nodes_per_second\":", "\"ms_per_move\":"})
        for (std::size_t at = 0; (at = json.find(key, at)) != std::string::npos;) {
            at += key.size();
            json.erase(at, json.find(',', at) - at);
        }
    return json;
}

std::string result_of(const SeriesPlan& plan) {
    Series series(plan, gamblers());
    series.run({}, std::atomic<bool>(false));
    return without_times(series.standings().json());
}

TEST(MatchSeries, PlaysFullRotations) {
    Series series(plan("barricade:players=4", {"best", "random"}, 7), gamblers());
    EXPECT_EQ(series.rotation_size(), 6U);
    EXPECT_EQ(series.matches(), 12U);
    series.run({}, std::atomic<bool>(false));
    EXPECT_EQ(series.standings().matches(), 12U);
    EXPECT_EQ(series.standings().faults(), 0U);
}

TEST(MatchSeries, TheTableDoesNotDependOnTheNumberOfThreads) {
    SeriesPlan one = plan("shibuya", {"best", "random", "greedy"}, 12);
    SeriesPlan four = one;
    four.concurrency = 4;
    const std::string expected = result_of(one);
    EXPECT_EQ(result_of(one), expected);
    EXPECT_EQ(result_of(four), expected);
    one.terms.seed = 2;
    EXPECT_NE(result_of(one), expected);
}

TEST(MatchSeries, TheTestEndsItAtTheSameMatch) {
    SeriesPlan one = plan("quoridor", {"best", "random"}, 4'000);
    one.terms.longest = 120;
    one.sprt = Sprt{0, 200};
    Series series(one, gamblers());
    series.run({}, std::atomic<bool>(false));
    EXPECT_TRUE(series.standings().is_decided());
    EXPECT_LT(series.standings().matches(), 4'000U);
    SeriesPlan four = one;
    four.concurrency = 4;
    EXPECT_EQ(result_of(four), without_times(series.standings().json()));
}

TEST(MatchSeries, GoesOnWhereItWasLeft) {
    const SeriesPlan whole = plan("barricade:players=2", {"best", "random"}, 20);
    std::vector<MatchResult> results;
    Series first(whole, gamblers());
    first.run({[&](const PlayedMatch& match) {
                   results.push_back(match.result);
                   return true;
               },
               {}},
              std::atomic<bool>(false));
    ASSERT_EQ(results.size(), 20U);

    Series second(whole, gamblers());
    for (const std::size_t kept : {3U, 0U, 17U, 3U}) EXPECT_TRUE(second.take(results[kept]).ok());
    unsigned replayed = 0;
    second.run({[&](const PlayedMatch& match) {
                    const u64 number = match.result.number;
                    EXPECT_TRUE(number != 0 && number != 3 && number != 17) << number;
                    return ++replayed > 0;
                },
                {}},
               std::atomic<bool>(false));
    EXPECT_EQ(replayed, 17U);
    EXPECT_EQ(without_times(second.standings().json()), without_times(first.standings().json()));
}

TEST(MatchSeries, ResultsOfOtherSeriesAreRefused) {
    Series series(plan("shibuya:mode=teams", {"best", "random"}, 2), gamblers());
    MatchResult result;
    result.number = 1;
    result.work.resize(2);
    const auto refusal = [&](const Seating& seating, const rules::Outcome& outcome) {
        result.seating = seating;
        result.outcome = outcome;
        const auto taken = series.take(result);
        return taken ? "" : taken.error().text();
    };
    const std::string seats = "log: match 2: the players do not sit as in this series";
    const std::string ranks = "log: match 2: there are no such ranks";
    const rules::Outcome good{4, {2, 1, 2, 1}};
    EXPECT_EQ(refusal({0, 1, 0, 1}, good), seats);
    EXPECT_EQ(refusal({1, 0}, {2, {2, 1}}), seats);
    for (const rules::Outcome& outcome : std::vector<rules::Outcome>{
             {4, {2, 1, 1, 2}}, {4, {2, 2, 2, 2}}, {4, {3, 1, 3, 1}}, {4, {0, 1, 0, 1}}, {2, {2, 1}}})
        EXPECT_EQ(refusal({1, 0, 1, 0}, outcome), ranks);
    EXPECT_EQ(series.standings().matches(), 0U);
    EXPECT_EQ(refusal({1, 0, 1, 0}, good), "");
}

TEST(MatchSeries, StopsWhenToldOrWhenNothingCanBeKept) {
    std::atomic<bool> stop = true;
    SeriesPlan endless = plan("quoridor", {"best", "random"}, 1'000'000'000);
    Series series(endless, gamblers());
    series.run({}, stop);
    EXPECT_LT(series.standings().matches(), 1'000'000U);
    Series full(endless, gamblers());
    unsigned calls = 0;
    full.run({[&](const PlayedMatch& /*match*/) { return ++calls < 3; }, {}}, std::atomic<bool>(false));
    EXPECT_EQ(calls, 3U);
}

TEST(MatchSeries, TroubleIsReported) {
    Series series(plan("quoridor", {"best", "random"}, 2),
                  [](const auto&...) -> std::unique_ptr<catalog::Thinker> { throw std::bad_alloc(); });
    series.run({}, std::atomic<bool>(false));
    ASSERT_TRUE(series.trouble().has_value());
    EXPECT_EQ(series.trouble()->where, "match");
}

TEST(MatchSeries, NothingIsPlayedWithAProgramThatCannotBeRun) {
    Series series(plan("quoridor", {"random", "name=Gone,cmd=exec /no/such/engine 2>/dev/null"}, 100),
                  gamblers());
    series.run({}, std::atomic<bool>(false));
    ASSERT_TRUE(series.trouble().has_value());
    EXPECT_EQ(series.trouble()->text(), "player: 'Gone' cannot be run: ended with exit code 127");
    EXPECT_EQ(series.standings().matches(), 0U);
}

TEST(MatchStandings, CountsPointsAndFaults) {
    Standings standings(rules::Sides::each_for_itself(2), {"A", "B"}, 2, Sprt{0, 10});
    const auto result = [](u64 number, u8 first, u8 second, Ending ending = Ending::rules,
                           unsigned culprit = 0) {
        const Seating seating = number % 2 == 0 ? Seating{0, 1} : Seating{1, 0};
        return MatchResult{
            number, seating, {2, {first, second}}, ending, culprit, 10, {{5, 50, 10, 5'000}, {5, 0, 0, 0}}};
    };
    standings.add(result(0, 1, 2));
    standings.add(result(1, 1, 2));  // B sits first and wins
    standings.add(result(2, 1, 1, Ending::repetition));
    standings.add(result(3, 2, 1, Ending::crash, 1));  // B crashes
    EXPECT_EQ(standings.matches(), 4U);
    EXPECT_EQ(standings.faults(), 1U);
    EXPECT_FALSE(standings.is_decided());
    const std::string json = standings.json();
    for (const std::string_view part :
         {R"({"name":"A","matches":4,"won":2,"drawn":1,"lost":1,"points":2.5,"share":0.625,"fair":0.5,)",
          R"("nodes_per_second":10000,"depth":2,"ms_per_move":1,)",
          R"("faults":{"time":0,"illegal":0,"crash":1,"stall":0})",
          R"("rules":2,"standstill":0,"repetition":1,"length":0,)", R"("elo":{"difference":88.7395,)",
          R"("rotations":2})", R"("sprt":{"elo0":0,"elo1":10,"llr":)", R"("holds":"open"})"})
        EXPECT_NE(json.find(part), std::string::npos) << part << "\n" << json;
    const std::string table = standings.table();
    EXPECT_NE(table.find("Elo of A over B: +88.7 ("), std::string::npos) << table;
    EXPECT_NE(table.find("faults of B: crash 1"), std::string::npos) << table;
    EXPECT_NE(standings.line().find("4 matches, A 2.5, B 1.5, Elo +88.7"), std::string::npos)
        << standings.line();
}

}  // namespace
}  // namespace thwart::cli
