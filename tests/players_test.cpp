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
    for (const Style style : {Style::hand, Style::paranoid, Style::uct, Style::greedy, Style::random})
        play_matches(*GetParam(), style, 1, kSparLongest);
}

// The same question about the same position, asked in between or not, gets the same answer.
TEST_P(EveryGame, TheSameQuestionGetsTheSameAnswer) {
    const Module& module = *GetParam();
    constexpr std::size_t kFewBytes = 1U << 10U;  // soon full, so that what is given up matters
    const auto used = module.make_thinker(Style::best, kFewBytes);
    for (const rules::Options& options : rules::all_options(module.keys)) {
        if (!has_usual_start(module, options)) continue;
        const auto session = module.start(options);
        base::Random random(7);
        for (unsigned step = 0; step < 12 && session->turn().kind != rules::Turn::Kind::over; ++step) {
            Question question;
            question.limits = Limits{.nodes = 400};
            const Thought one = used->think(*session, question, {});
            const Thought two = module.make_thinker(Style::best, kFewBytes)->think(*session, question, {});
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

// Samples have no depth: alone it stands for the usual number, beside a number it changes nothing.
// However the limit cuts the last look short.
TEST_P(EveryGame, SeveralLinesAreInOrder) {
    const Module& module = *GetParam();
    const auto thinker = module.make_thinker(Style::best, kTableBytes);
    base::Random random(7);
    for (const rules::Options& options : rules::all_options(module.keys)) {
        const auto session = module.start(options);
        if (!has_usual_start(module, options) || session->sides().count == 1) continue;
        for (unsigned step = 0; step < 30 && session->turn().kind != rules::Turn::Kind::over; ++step) {
            if (session->turn().kind == rules::Turn::Kind::decision) {
                Question question;
                question.lines = 3;
                question.limits = Limits{.nodes = 200 + random.below(1'000)};
                const unsigned side = session->sides().of[session->turn().seat.index()];
                const Thought thought = thinker->think(*session, question, {});
                for (std::size_t i = 1; i < thought.lines.size(); ++i)
                    ASSERT_LE(thought.lines[i].scores[side], thought.lines[i - 1].scores[side])
                        << session->setup() << " --position \"" << session->position() << '"';
            }
            session->play_random(random);
        }
    }
}

TEST_P(EveryGame, SamplingEndsWithALimitOfDepth) {
    const Module& module = *GetParam();
    const auto session = module.start(rules::all_options(module.keys).front());
    base::Random random(1);
    while (session->turn().kind == rules::Turn::Kind::chance) session->play_random(random);
    Question question;
    const auto thinker = module.make_thinker(Style::uct, kTableBytes);
    question.limits = Limits{.depth = 3};
    EXPECT_FALSE(thinker->think(*session, question, {}).move.empty());
    question.limits = Limits{.nodes = 2'000};
    const u64 nodes = thinker->think(*session, question, {}).nodes;
    question.limits = Limits{.nodes = 2'000, .depth = 3};
    EXPECT_EQ(thinker->think(*session, question, {}).nodes, nodes);
    EXPECT_GT(nodes, 1'000U);
}

// --- exact knowledge, as players use it ---

std::unique_ptr<Session> session_at(std::string_view setup, std::string_view position) {
    auto session = start(setup);
    EXPECT_TRUE(session);
    EXPECT_TRUE((*session)->set_position(position));
    return std::move(*session);
}

std::unique_ptr<Thinker> player_of(std::string_view setup) {
    const auto choice = parse_setup(setup);
    EXPECT_TRUE(choice);
    return choice->module->make_thinker(Style::best, kTableBytes);
}

Thought full_strength(const Session& session, Thinker& thinker) {
    Question question;
    question.limits = Limits{.nodes = 400'000};
    return thinker.think(session, question, {});
}

TEST(Halma, ARaceIsRunInTheFewestMoves) {
    const auto session =
        session_at("halma", "B/BB/BBB/BBB1/5B1B5/5B6/5B1B3/4B5/9/6A3/11/4A2A4/5AA6/AAAA/AAA/AA/A 1 -");
    const auto thinker = player_of("halma");
    unsigned turns = 0;
    while (session->turn().kind != rules::Turn::Kind::over) {
        const Thought thought = full_strength(*session, *thinker);
        ASSERT_TRUE(session->play(thought.move));
        ++turns;
    }
    EXPECT_EQ(session->outcome().rank[0], 1U);
    EXPECT_EQ(turns, 7U) << "four moves bring the first home, who begins";
}

TEST(Halma, TheSoloIsSolvedByTheStrongestLevel) {
    const auto session =
        session_at("halma:players=1,men=15", "1/2/3/4/13/12/11/10/6A2/10/11/4A2A4/5AA6/AAAA/AAA/AA/A 1 -");
    const auto thinker = player_of("halma");
    for (unsigned left = 5; left > 0; --left) {
        const Thought thought = full_strength(*session, *thinker);
        EXPECT_EQ(thought.lines.at(0).scores[0], search::win_in(left));
        ASSERT_TRUE(session->play(thought.move));
    }
    EXPECT_EQ(session->turn().kind, rules::Turn::Kind::over);
}

TEST(Halma, ADepthIsKeptInTheSoloToo) {
    const auto session =
        session_at("halma:players=1", "A/AA/AAA/AAAA/4AAAAA4/12/11/10/9/10/11/12/13/4/3/2/1 1 -");
    Question question;
    question.limits = Limits{.depth = 2};
    EXPECT_EQ(player_of("halma")->think(*session, question, {}).depth, 2U);
}

// The only moves that hold go back, which the player does not think of at first: e7 keeps the last point closed.
TEST(Halma, ALossIsCertainOnlyWhenEveryMoveLoses) {
    const auto session =
        session_at("halma:men=10", "B/BB/BBB/B1BB/5BA6/12/11/10/9/10/11/12/13/AAA1/AAA/AA/A 1 -");
    Question question;
    question.limits = Limits{.nodes = 10'000};
    const Thought thought = player_of("halma")->think(*session, question, {});
    EXPECT_EQ(thought.move, "e7-d2");
    EXPECT_FALSE(search::is_loss(thought.lines.at(0).scores[0]));
}

// Three others still move before the pawn can take its second step: no number of steps is promised.
TEST(Quoridor, AmongFourOnlyAWinAtOnceIsCertain) {
    Question question;
    question.limits = Limits{.depth = 5};
    const auto thinker = player_of("quoridor:players=4");
    const auto near = session_at("quoridor:players=4", "e7,a2,c9,i2 0,0,0,0 - - 1");
    EXPECT_EQ(thinker->think(*near, question, {}).lines.at(0).scores[0], search::kSurest);
    const auto next = session_at("quoridor:players=4", "e8,a2,c9,i2 0,0,0,0 - - 1");
    const Thought thought = thinker->think(*next, question, {});
    EXPECT_EQ(thought.lines.at(0).scores[0], search::win_in(1));
    EXPECT_EQ(thought.lines.at(0).scores[1], search::loss_in(1));
}

TEST(Quoridor, WhoHasLeftIsJudgedAsLost) {
    const auto session = session_at("quoridor:players=4", "e1,x,e9,i5 5,5,5,5 - - 1");
    Question question;
    question.limits = Limits{.depth = 1};
    for (const Style style : {Style::best, Style::paranoid}) {
        const auto thinker = parse_setup("quoridor")->module->make_thinker(style, kTableBytes);
        const Thought thought = thinker->think(*session, question, {});
        EXPECT_TRUE(search::is_loss(thought.lines.at(0).scores[1]));
        EXPECT_FALSE(search::is_loss(thought.lines.at(0).scores[3]));
    }
}

TEST(Quoridor, FourShareTheChancesToWin) {
    const auto session = session_at("quoridor:players=4", "e2,b5,e9,i5 5,4,5,5 - - 1");
    Question question;
    question.limits = Limits{.nodes = 2'000};
    const Thought thought = player_of("quoridor:players=4")->think(*session, question, {});
    search::Score sum = 0;
    for (const search::Score score : thought.lines.at(0).scores) sum += score + search::kWin;
    EXPECT_NEAR(sum, 2 * search::kWin, 4);
}

INSTANTIATE_TEST_SUITE_P(, EveryGame, testing::ValuesIn(modules().begin(), modules().end()),
                         [](const auto& game) { return std::string(game.param->name); });

}  // namespace
}  // namespace thwart::catalog
