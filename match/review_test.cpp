#include "match/review.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace thwart::match {
namespace {

// Knows what some positions are worth to the first side, finds all others even, and likes the step that leads to the best.
class Rater final : public catalog::Thinker {
public:
    explicit Rater(std::map<std::string, double> chances) : chances_(std::move(chances)) {}

    catalog::Thought think(const catalog::Session& session, const catalog::Question& question,
                           const catalog::World& /*world*/) override {
        asked.insert(session.position());
        past = question.past;
        idle[session.position()] = question.idle;
        catalog::Thought thought;
        thought.nodes = 1;
        const search::Score score = rate(session);
        thought.lines.push_back({{}, {score, -score}});
        if (session.turn().kind != rules::Turn::Kind::decision) return thought;
        const int sign = session.turn().seat.index() == 0 ? 1 : -1;
        search::Score best = -search::kWin - 1;
        for (const catalog::Step& step : session.legal()) {
            const auto next = session.clone();
            if (!next->play(step.text) || sign * rate(*next) <= best) continue;
            best = sign * rate(*next);
            thought.move = step.text;
        }
        return thought;
    }

    std::set<std::string> asked;
    std::vector<u64> past;
    std::map<std::string, unsigned> idle;

private:
    [[nodiscard]] search::Score rate(const catalog::Session& session) const {
        const auto known = chances_.find(session.position());
        const double chance = known == chances_.end() ? 0.5 : known->second;
        return static_cast<search::Score>((2 * chance - 1) * search::kWin);
    }

    std::map<std::string, double> chances_;
};

Record record_of(std::string_view text) {
    const auto records = parse_records(text);
    EXPECT_TRUE(records.ok()) << records.error().text();
    return records->front();
}

Review review(std::string_view text, Rater& rater) {
    const Record record = record_of(text);
    const auto choice = check_record(record);
    EXPECT_TRUE(choice.ok()) << choice.error().text();
    Judge judge(rater, {}, {});
    return review_record(record, judge);
}

TEST(Judge, ScoresAreChances) {
    EXPECT_DOUBLE_EQ(chance_of(0), 0.5);
    EXPECT_DOUBLE_EQ(chance_of(search::kWin / 2), 0.75);
    EXPECT_DOUBLE_EQ(chance_of(search::win_in(40)), 1);
    EXPECT_DOUBLE_EQ(chance_of(search::loss_in(1)), 0);
}

TEST(Judge, ChanceIsTheWeightedMean) {
    const auto session = std::move(*catalog::start("barricade:players=2"));
    ASSERT_TRUE(session->set_position("5 4+j1 - roll 1").ok());
    Rater rater({{"5 4+j1 - go1 1", 0.2}, {"5 4+j1 - go6 1", 0.9}});
    const View view = Judge(rater, {}, {}).look(*session, {}, 0);
    EXPECT_NEAR(view.chances[0], (0.2 + 0.9 + 4 * 0.5) / 6, 1e-4);
    EXPECT_NEAR(view.chances[0] + view.chances[1], 1, 1e-9);
    ASSERT_EQ(view.ways.size(), 6U);
    EXPECT_NEAR(view.ways[0].chances[0], 0.2, 1e-4);
    EXPECT_EQ(view.nodes, 6U);
    EXPECT_TRUE(view.best.empty());
}

// Who throws most for the first turn begins; the throws of the others are followed to the one who does.
TEST(Judge, ThrowsForTheFirstTurnAreFollowed) {
    const auto session = std::move(*catalog::start("barricade:players=3"));
    std::map<std::string, double> chances;
    for (const char* most : {"2", "3", "4", "5", "6"}) {
        const auto begun = session->clone();
        for (const char* step : {most, "1", "1"}) ASSERT_TRUE(begun->play(step).ok());
        ASSERT_EQ(begun->turn().kind, rules::Turn::Kind::decision);
        chances[begun->position()] = 0.9;
    }
    Rater rater(chances);
    const View view = Judge(rater, {}, {}).look(*session, {}, 0);
    ASSERT_EQ(view.ways.size(), 6U);
    for (std::size_t i = 1; i < 6; ++i) EXPECT_GT(view.ways[i].chances[0], view.ways[i - 1].chances[0]);
    EXPECT_NEAR(view.chances[0], (0.9 + 0.5 + 0.5) / 3, 1e-3);
    EXPECT_EQ(rater.asked.size(), 3 * chances.size());
}

TEST(Judge, FinishedPositionsAreCertain) {
    const auto session = std::move(*catalog::start("quoridor"));
    ASSERT_TRUE(session->set_position("e9,e5 0,0 - - 2").ok());
    Rater rater({});
    const View view = Judge(rater, {}, {}).look(*session, {}, 0);
    EXPECT_EQ(view.chances[0], 1);
    EXPECT_EQ(view.chances[1], 0);
    EXPECT_TRUE(rater.asked.empty());
}

TEST(Review, FindsWhatWasGivenAway) {
    // Seat 1 should go to e2; to go aside costs 12 points. Seat 2 then gives 30 back.
    Rater rater({{"e2,e9 0,0 - - 2", 0.6},
                 {"d1,e9 0,0 - - 2", 0.48},
                 {"d1,d9 0,0 - - 1", 0.7},
                 {"d1,e8 0,0 - - 1", 0.4}});
    const Review found =
        review("[Game \"quoridor\"]\n[Position \"e1,e9 0,0 - - 1\"]\n\n1. d1 d9 2. d2\n", rater);
    ASSERT_EQ(found.turns.size(), 3U);
    EXPECT_EQ(found.turns[0].played, "d1");
    EXPECT_EQ(found.turns[0].best, "e2");
    EXPECT_NEAR(found.turns[0].before, 0.6, 1e-4);
    EXPECT_NEAR(found.turns[0].after, 0.48, 1e-4);
    EXPECT_NEAR(found.turns[0].loss, 0.12, 1e-4);
    EXPECT_EQ(found.turns[1].best, "e8");
    EXPECT_NEAR(found.turns[1].before, 0.6, 1e-4) << "seen by seat 2";
    EXPECT_NEAR(found.turns[1].loss, 0.3, 1e-4);
    EXPECT_EQ(found.turns[2].number, 2U);
    EXPECT_EQ(found.first_mistake, 0U);
    EXPECT_EQ(found.seats[0].mistakes, 1U);
    EXPECT_EQ(found.seats[1].mistakes, 1U);
    EXPECT_FALSE(found.has_chance);
    EXPECT_FALSE(found.is_over);
    EXPECT_EQ(rater.past.size(), 3U);
    ASSERT_EQ(found.steps.size(), 3U);
    EXPECT_NEAR(found.start[0], 0.5, 1e-4);
    EXPECT_NEAR(found.steps[0].chances[0], 0.48, 1e-4);
    EXPECT_NEAR(found.steps[1].loss, 0.3, 1e-4);
    EXPECT_EQ(found.steps[1].best, "e8");
    EXPECT_EQ(found.steps[2].turn, 2U);
}

TEST(Review, TheBestMoveLosesNothing) {
    Rater rater({{"e2,e9 0,0 - - 2", 0.6}});
    const Review found = review("[Game \"quoridor\"]\n[Position \"e1,e9 0,0 - - 1\"]\n\n1. e2\n", rater);
    EXPECT_EQ(found.turns[0].loss, 0);
    EXPECT_TRUE(found.turns[0].best.empty());
    EXPECT_FALSE(found.first_mistake.has_value());
}

TEST(Review, LuckIsWhatTheThrowChanged) {
    Rater rater({{"5 4+j1 - go1 1", 0.2}, {"5 4+j1 - go6 1", 0.9}});
    const double mean = (0.2 + 0.9 + 4 * 0.5) / 6;
    const Review found =
        review("[Game \"barricade:players=2\"]\n[Position \"5 4+j1 - roll 1\"]\n\n1. 6\n", rater);
    ASSERT_EQ(found.turns.size(), 1U);
    EXPECT_TRUE(found.has_chance);
    EXPECT_FALSE(found.turns[0].decided);
    EXPECT_NEAR(found.turns[0].luck, 0.9 - mean, 1e-4);
    EXPECT_NEAR(found.seats[0].luck, 0.9 - mean, 1e-4);
    EXPECT_NEAR(found.seats[1].luck, mean - 0.9, 1e-4) << "one's luck is the other's bad luck";
}

TEST(Review, StepsOfATurnBelongTogether) {
    Rater rater({});
    const Review found = review(
        "[Game \"barricade:players=2\"]\n[Position \"4+a2 5 a3 roll 1\"]\n\n1. 1,a2-a3,*c3 2,home-n1\n",
        rater);
    ASSERT_EQ(found.turns.size(), 2U);
    EXPECT_EQ(found.turns[0].played, "1,a2-a3,*c3");
    EXPECT_EQ(found.seats[0].turns, 1U);
    EXPECT_EQ(found.turns[1].seat, rules::Seat(1));
}

TEST(Review, BadRecordsNameThePlace) {
    for (const auto& [text, expected] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"[Date \"today\"]\n\n1. e2", "line 1, column 1: there is no header Game here"},
             {"[Game \"chess\"]\n\n1. e2", "line 1, column 1: setup: unknown game 'chess'"},
             {"[Game \"quoridor\"]\n[Position \"x\"]", "line 2, column 1: position: "},
             {"[Game \"quoridor\"]\n\n1. e2 e8\n2. e9", "line 4, column 4: rule 6: "},
             {"[Game \"quoridor\"]\n\n1. e2 zz", "line 3, column 7: move: "},
         }) {
        const auto checked = check_record(record_of(text));
        ASSERT_FALSE(checked.ok()) << text;
        EXPECT_EQ(checked.error().text().substr(0, expected.size()), expected);
    }
}

// A tile that is turned up is progress: for those who have yet to lay it, too, and for each way that chance can go.
TEST(Review, TurnsWithoutProgressAreCounted) {
    const std::string field = "BbWw,BbWw,BbWw,BbWw";
    const std::string fields = base::cat(field, '/', field, '/', field, '/', field);
    Rater rater({});
    review(base::cat("[Game \"shibuya\"]\n[Position \"", fields,
                     " -;d5;N1 -;f3;- 1,0,0,0,0,0 move 0 1\"]\n\n1. d5-c5 f3-e3 2. draw\n"),
           rater);
    const auto idle_in = [&](std::string_view rest) {
        const auto found = rater.idle.find(base::cat(fields, ' ', rest));
        return found == rater.idle.end() ? -1 : static_cast<int>(found->second);
    };
    EXPECT_EQ(idle_in("-;d5;N1 -;f3;- 1,0,0,0,0,0 move 0 1"), 0);
    EXPECT_EQ(idle_in("-;c5;N1 -;f3;- 1,0,0,0,0,0 move 0 2"), 1);
    EXPECT_EQ(idle_in("-;c5;N1 -;e3;- 1,0,0,0,0,0 move 0 1"), 2);
    EXPECT_EQ(idle_in("-;c5;N1 -;e3;- 0,0,0,0,0,0 lay:BWbw 0 1"), 0);
}

TEST(Review, SeatsMayRetire) {
    Rater rater({});
    const Review found = review(
        "[Game \"quoridor:players=4\"]\n\n1. e2 {[%event retire 3]} b5 h5 2. e3 {[%event retire 2]} g5\n",
        rater);
    ASSERT_EQ(found.turns.size(), 5U);
    EXPECT_EQ(found.turns[2].seat, rules::Seat(3));
    EXPECT_EQ(found.turns[4].seat, rules::Seat(3));
}

TEST(Review, Marks) {
    EXPECT_EQ(mark_of(0), "");
    EXPECT_EQ(mark_of(0.049), "");
    EXPECT_EQ(mark_of(0.05), "?!");
    EXPECT_EQ(mark_of(0.1), "?");
    EXPECT_EQ(mark_of(0.5), "??");
}

TEST(Review, IsToldStepByStepAndCanBeStopped) {
    const Record record = record_of("[Game \"quoridor\"]\n\n1. e2 e8 2. e3 e7\n");
    Rater rater({});
    std::atomic<bool> cancel{false};
    catalog::World world;
    world.cancel = &cancel;
    Judge judge(rater, {}, world);
    std::vector<std::size_t> told;
    const Review found = review_record(record, judge, [&](const Review& so_far) {
        told.push_back(so_far.steps.size());
        cancel = told.size() == 3;
    });
    EXPECT_EQ(told, (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_EQ(found.steps.size(), 2U) << "what was not looked at is not told";
    EXPECT_EQ(found.turns.size(), 2U);
}

}  // namespace
}  // namespace thwart::match
