// Fast matches of the computer players of every game in every setup: never an illegal move, and thinking changes
// nothing. A few per setup; with THWART_DEEP=1 a thousand, which is meant for the sanitizers.

#include "catalog/registry.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace thwart::catalog {
namespace {

constexpr std::size_t kTableBytes = 1U << 16U;
constexpr unsigned kLongest = 300;     // steps; a fast match need not end
constexpr unsigned kSparLongest = 10;  // playing positions out takes long where random play does not end

u64 matches_per_setup() { return std::getenv("THWART_DEEP") != nullptr ? 1000 : 5; }

// Who begins makes no other game.
bool has_usual_start(const Module& module, const rules::Options& options) {
    for (std::size_t i = 0; i < module.keys.keys.size(); ++i)
        if (module.keys.keys[i].name == "first" && options.choice[i] != 0) return false;
    return true;
}

Question fast_question(base::Random& random) {
    Question question;
    question.level = 1 + random.below(kLevels);
    question.limits = Limits{.nodes = 1 + random.below(40)};
    question.seed = random.next();
    return question;
}

void play_match(const Module& module, const rules::Options& options, Thinker& thinker, unsigned longest,
                base::Random& random) {
    const auto session = module.start(options);
    for (unsigned step = 0; step < longest && session->turn().kind != rules::Turn::Kind::over; ++step) {
        if (session->turn().kind == rules::Turn::Kind::chance) {
            session->play_random(random);
            continue;
        }
        const std::string before = session->position();
        const Thought thought = thinker.think(*session, fast_question(random), {});
        ASSERT_EQ(session->position(), before);
        const auto played = session->play(thought.move);
        ASSERT_TRUE(played.ok()) << session->setup() << " --position \"" << before << "\" " << thought.move
                                 << ": " << played.error().text();
    }
}

void play_matches(const Module& module, Style style, u64 matches, unsigned longest) {
    const auto thinker = module.make_thinker(style, kTableBytes);
    for (const rules::Options& options : rules::all_options(module.keys)) {
        if (!has_usual_start(module, options)) continue;
        for (u64 match = 0; match < matches; ++match) {
            base::Random random(match, static_cast<u64>(style));
            play_match(module, options, *thinker, longest, random);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

class EveryGame : public testing::TestWithParam<const Module*> {};

TEST_P(EveryGame, ThePlayerKeepsTheRules) {
    play_matches(*GetParam(), Style::best, matches_per_setup(), kLongest);
}

TEST_P(EveryGame, TheSparringPartnersKeepTheRules) {
    for (const Style style : {Style::paranoid, Style::uct, Style::greedy, Style::random})
        play_matches(*GetParam(), style, 1, kSparLongest);
}

// The same question about the same position, asked in between or not, gets the same answer.
TEST_P(EveryGame, TheSameQuestionGetsTheSameAnswer) {
    const Module& module = *GetParam();
    const auto used = module.make_thinker(Style::best, kTableBytes);
    for (const rules::Options& options : rules::all_options(module.keys)) {
        if (!has_usual_start(module, options)) continue;
        const auto session = module.start(options);
        base::Random random(7);
        for (unsigned step = 0; step < 12 && session->turn().kind != rules::Turn::Kind::over; ++step) {
            Question question;
            question.limits = Limits{.nodes = 200};
            const Thought one = used->think(*session, question, {});
            const Thought two = module.make_thinker(Style::best, kTableBytes)->think(*session, question, {});
            EXPECT_EQ(one.move, two.move) << session->setup() << ' ' << session->position();
            EXPECT_EQ(one.nodes, two.nodes);
            ASSERT_EQ(one.lines.size(), two.lines.size());
            if (!one.lines.empty()) {
                EXPECT_EQ(one.lines[0].scores, two.lines[0].scores);
                EXPECT_EQ(one.lines[0].steps, two.lines[0].steps);
            }
            session->play_random(random);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(, EveryGame, testing::ValuesIn(modules().begin(), modules().end()),
                         [](const auto& game) { return std::string(game.param->name); });

}  // namespace
}  // namespace thwart::catalog
