#include "catalog/thinker.hpp"

#include "catalog/registry.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace thwart::catalog {
namespace {

constexpr std::size_t kTableBytes = 1U << 16U;

Question quick(u64 seed) {
    Question question;
    question.level = 3;
    question.seed = seed;
    question.limits = Limits{.nodes = 300};
    return question;
}

TEST(Thinker, ChoosesLegalMovesInEveryGame) {
    constexpr int kSteps = 60;
    for (const Module* module : modules()) {
        const auto session = module->start({});
        const auto thinker = module->make_thinker(Style::best, kTableBytes);
        base::Random dice(1);
        for (int step = 0; step < kSteps && session->turn().kind != rules::Turn::Kind::over; ++step) {
            if (session->turn().kind == rules::Turn::Kind::chance) {
                session->play_random(dice);
                continue;
            }
            const std::string position = session->position();
            const std::string move = thinker->think(*session, quick(1), {}).move;
            EXPECT_EQ(session->position(), position) << "thinking is not playing";
            ASSERT_TRUE(session->play(move).ok()) << module->name << ' ' << position << ' ' << move;
        }
    }
}

TEST(Thinker, SameSeedSameMoves) {
    for (const Module* module : modules()) {
        const auto play = [&](u64 seed) {
            const auto session = module->start({});
            const auto thinker = module->make_thinker(Style::best, kTableBytes);
            base::Random dice(1);
            std::string moves;
            for (int step = 0; step < 12 && session->turn().kind != rules::Turn::Kind::over; ++step) {
                const bool decides = session->turn().kind == rules::Turn::Kind::decision;
                const std::string move =
                    decides ? thinker->think(*session, quick(seed), {}).move : session->play_random(dice);
                EXPECT_TRUE(!decides || session->play(move).ok());
                moves += move + ' ';
            }
            return moves;
        };
        EXPECT_EQ(play(3), play(3)) << module->name;
    }
}

TEST(Thinker, WinsWhereItCan) {
    const auto session = start("quoridor");
    ASSERT_TRUE(session.ok() && (*session)->set_position("e8,a2 10,10 - - 1").ok());
    const auto choice = parse_setup("quoridor");
    const auto thinker = choice->module->make_thinker(Style::best, kTableBytes);
    EXPECT_EQ(thinker->think(**session, quick(1), {}).move, "e9");
}

// Whether the last eight moves of Halma Solo are seen, too far for a level that only searches.
bool knows_the_way(unsigned level) {
    const auto session = start("halma:players=1,men=10");
    EXPECT_TRUE((*session)->set_position("1/2/3/4/13/12/11/6A3/9/6A3/11/6A5/7A5/2A1/AAA/A1/A 1 -").ok());
    const auto thinker = parse_setup("halma")->module->make_thinker(Style::best, kTableBytes);
    Question question;
    question.level = level;
    question.limits = Limits{.nodes = 400'000};
    return thinker->think(**session, question, {}).depth == 8;
}

TEST(Thinker, FollowsAPlanUnlessItDrawsLots) {
    EXPECT_TRUE(knows_the_way(8));
    EXPECT_TRUE(knows_the_way(7));
    EXPECT_FALSE(knows_the_way(6));
}

}  // namespace
}  // namespace thwart::catalog
