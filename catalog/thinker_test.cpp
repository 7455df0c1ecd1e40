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

}  // namespace
}  // namespace thwart::catalog
