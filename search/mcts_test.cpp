#include "search/mcts.hpp"

#include "games/_sample/rules.hpp"
#include "rules/playout.hpp"
#include "search/reference.hpp"
#include "tests/crew.hpp"
#include "tests/hash_mind.hpp"
#include "tests/nim.hpp"

#include <gtest/gtest.h>
#include <map>

namespace thwart::search {
namespace {

using tests::HashMind;
using tests::Nim;

template <rules::Game G>
Task<G> task_of(const typename G::State& root, const rules::Sides& sides) {
    Task<G> task;
    task.root = root;
    task.sides = sides;
    return task;
}

Task<Nim> nim(u8 heap, u8 players = 2, bool returns = false) {
    const Nim::Setup setup{heap, players, returns};
    return task_of<Nim>(Nim::initial(setup), Nim::sides(setup));
}

template <rules::Game G>
Outlook<G> play_out(const Task<G>& task, u64 nodes, u64 seed = 1, unsigned threads = 1,
                    std::size_t bytes = 1U << 22U) {
    const Playouts<G> leaf(task.sides, 200);
    Tree tree(bytes);
    return Mcts<G, Playouts<G>, Ucb1>(leaf, {}, tree, task, seed)
        .run({stop_after_nodes(nodes)}, threads, tests::crew(), nullptr);
}

template <rules::Game G, class M>
Outlook<G> judge(const M& mind, const Task<G>& task, u64 nodes, unsigned threads = 1) {
    const Judgement<G, M> leaf(mind, task.sides, task.pruning);
    Tree tree(1U << 22U);
    return Mcts<G, Judgement<G, M>, Puct>(leaf, {}, tree, task, 1)
        .run({stop_after_nodes(nodes)}, threads, tests::crew(), nullptr);
}

// --- certain ends ---

TEST(Mcts, ProvesWhoWinsAtNim) {
    for (u8 heap = 1; heap <= 13; ++heap) {
        const Task<Nim> task = nim(heap);
        for (const Outlook<Nim>& found :
             {play_out(task, 50'000), judge(HashMind<Nim>{task.sides}, task, 50'000)}) {
            const Score score = found.lines[0].scores[0];
            EXPECT_EQ(found.lines[0].scores[1], -score);
            if (heap % 4 == 0) {
                EXPECT_TRUE(is_loss(score)) << +heap;
            } else {
                EXPECT_TRUE(is_win(score)) << +heap;
                EXPECT_EQ(found.choice, Nim::Move(heap % 4U)) << +heap;
            }
            EXPECT_LT(found.nodes, 50'000U) << "nothing is left to learn";
        }
    }
}

// Seat 1 leaves at most 4, and then seat 2 takes the rest or leaves it to seat 3.
TEST(Mcts, ProvesForEverySideForItself) {
    const Outlook<Nim> won = play_out(nim(3, 3), 1000);
    EXPECT_EQ(won.lines[0].scores, (Scores{win_in(1), loss_in(1), loss_in(1), 0}));
    const Outlook<Nim> lost = play_out(nim(4, 3), 1000);
    EXPECT_EQ(lost.lines[0].scores, (Scores{loss_in(2), win_in(2), loss_in(2), 0}));
}

TEST(Mcts, ProvesAloneToo) {
    const Outlook<Nim> found = play_out(nim(5, 1), 1000);
    EXPECT_TRUE(is_win(found.lines[0].scores[0]));
    EXPECT_EQ(found.depth, found.lines[0].moves.size()) << "every step is a turn";
}

TEST(Mcts, BelievesWhatIsSolved) {
    struct KnowsNim : HashMind<Nim> {
        static int solved(const Nim::State& state, const Insight& /*insight*/) {
            const int steps = (state.heap + 3) / 4 * 2;
            return state.heap % 4 == 0 ? -steps : steps - 1;
        }
    };
    const Task<Nim> task = nim(41);
    const Outlook<Nim> found = judge(KnowsNim{{task.sides}}, task, 1000);
    EXPECT_EQ(found.choice, Nim::Move(1));
    EXPECT_EQ(found.lines[0].scores, (Scores{win_in(21), loss_in(21), 0, 0}));
    EXPECT_LE(found.nodes, 4U);
}

TEST(Mcts, ComingBackIsADraw) {
    const auto hash_of = [](u8 heap) { return Nim::hash({heap, 2, true, 1, {}}); };
    const std::vector<u64> past = {hash_of(3), hash_of(2), hash_of(1), hash_of(5)};
    Task<Nim> task = nim(4, 2, true);
    task.past = past;
    const Outlook<Nim> found = play_out(task, 1000);
    EXPECT_EQ(found.nodes, 1000U);
    EXPECT_EQ(found.lines[0].scores, Scores{});
}

// --- chance ---

// A mind that knows nothing, or hopes for the best or worst for one side: together they say what is certain.
struct Hopes {
    struct Insight {};
    Score hope = 0;
    static Insight look(const sample::State& /*state*/) { return {}; }
    [[nodiscard]] Score score(const sample::State& /*state*/, const Insight& /*insight*/,
                              unsigned side) const {
        return side == 0 ? hope : -hope;
    }
};

struct Exact {
    sample::State state;
    std::vector<std::pair<Score, Score>> moves;  // the worst and the best that each move can be worth
};

// Late positions in which one move is better than all others, whatever comes behind the horizon.
std::vector<Exact> solved_positions(std::size_t count) {
    using sample::Rules;
    constexpr int kDepth = 4;
    const rules::Sides two = rules::Sides::each_for_itself(2);
    base::Random random(5);
    std::vector<Exact> found;
    while (found.size() < count) {
        sample::State state = Rules::initial({});
        state.runner = {static_cast<u8>(8 + random.below(5)), static_cast<u8>(8 + random.below(5)),
                        sample::kGone, sample::kGone};
        if (state.runner[0] == state.runner[1]) continue;
        state.hand = {static_cast<u8>(random.below(2)), static_cast<u8>(random.below(2)), 0, 0};
        state.thrown = static_cast<u8>(1 + random.below(3));
        Exact exact{state, {}};
        rules::MoveList<Rules> moves;
        Rules::moves(state, moves);
        for (const sample::Move move : moves) {
            std::array<Score, 2> bounds{};
            for (const unsigned end : {0U, 1U}) {
                const Hopes mind{end == 0 ? -kSurest : kSurest};
                bounds[end] = Reference<Rules, Hopes>(mind, two).minimax(state, std::span(&move, 1), kDepth);
            }
            exact.moves.emplace_back(bounds[0], bounds[1]);
        }
        const auto best = std::ranges::max_element(exact.moves);
        const bool is_clear = std::ranges::count_if(exact.moves, [&](const auto& each) {
                                  return each.second >= best->first - kWin / 50;
                              }) == 1;
        if (moves.size() > 1 && is_clear) found.push_back(exact);
    }
    return found;
}

TEST(Mcts, ConvergesOnSolvedPositions) {
    constexpr Score kClose = kWin / 25;
    for (const Exact& exact : solved_positions(12)) {
        const auto task = task_of<sample::Rules>(exact.state, rules::Sides::each_for_itself(2));
        rules::MoveList<sample::Rules> moves;
        sample::Rules::moves(exact.state, moves);
        const auto best = std::ranges::max_element(exact.moves) - exact.moves.begin();
        for (const auto& found : {play_out(task, 20'000), judge(Hopes{}, task, 20'000)}) {
            EXPECT_EQ(found.choice, moves[static_cast<std::size_t>(best)])
                << sample::Rules::format_state(exact.state);
            const auto [low, high] = exact.moves[static_cast<std::size_t>(best)];
            EXPECT_GT(found.lines[0].scores[0], low - kClose) << sample::Rules::format_state(exact.state);
            EXPECT_LT(found.lines[0].scores[0], high + kClose) << sample::Rules::format_state(exact.state);
        }
    }
}

TEST(Mcts, AChanceRootHasAScoreAndNoChoice) {
    const rules::Sides two = rules::Sides::each_for_itself(2);
    const auto state = sample::Rules::parse_state({}, "l,a 0,0 - roll 1");
    ASSERT_TRUE(state.ok());
    const auto sure = play_out(task_of<sample::Rules>(*state, two), 1000);
    ASSERT_EQ(sure.lines.size(), 1U);
    EXPECT_TRUE(sure.lines[0].moves.empty());
    EXPECT_EQ(sure.choice, sample::Move());
    EXPECT_EQ(sure.lines[0].scores, (Scores{win_in(2), loss_in(2), 0, 0}));

    // With a 1, which half of all throws are, the other wins; with a 2 it is hit, with a 3 the goal is reached.
    const auto even = sample::Rules::parse_state({}, "j,l 0,0 - roll 1");
    ASSERT_TRUE(even.ok());
    const auto found = judge(Hopes{-20'000}, task_of<sample::Rules>(*even, two), 4000);
    EXPECT_NEAR(found.lines[0].scores[0], 0, kWin / 20);
    EXPECT_EQ(found.lines[0].scores[1], -found.lines[0].scores[0]);
}

// --- limits and reports ---

TEST(Mcts, SameSeedSameAnswer) {
    const auto state = *sample::Rules::parse_state({}, "c,d 2,2 - go2 1");
    const auto task = task_of<sample::Rules>(state, rules::Sides::each_for_itself(2));
    std::map<Score, int> scores;
    for (const u64 seed : {1U, 2U, 3U, 4U}) {
        const auto one = play_out(task, 500, seed);
        const auto two = play_out(task, 500, seed);
        EXPECT_EQ(one.choice, two.choice);
        EXPECT_EQ(one.lines[0].moves, two.lines[0].moves);
        EXPECT_EQ(one.lines[0].scores, two.lines[0].scores);
        ++scores[one.lines[0].scores[0]];
    }
    EXPECT_GT(scores.size(), 1U) << "the seed matters";
}

TEST(Mcts, GoesOnWithoutMemory) {
    const auto task = task_of<sample::Rules>(sample::Rules::initial({4}), rules::Sides::each_for_itself(4));
    const auto found = play_out(task, 20'000, 1, 1, 0);
    EXPECT_EQ(found.nodes, 20'000U);
    const auto thrown = *sample::Rules::parse_state({4}, "l,a,b,c 2,2,2,2 - go1 1");
    EXPECT_EQ(play_out(task_of<sample::Rules>(thrown, task.sides), 20'000, 1, 1, 0).choice,
              sample::Move::run(13));
}

TEST(Mcts, StoppedAtOnceItStillChooses) {
    struct LikesThree : HashMind<Nim> {
        static int order(const Nim::State& /*state*/, const Insight& /*insight*/, Nim::Move move) {
            return move == Nim::Move(3) ? 1 : 0;
        }
    };
    const Task<Nim> task = nim(9);
    const Outlook<Nim> found = judge(LikesThree{{task.sides}}, task, 0);
    EXPECT_EQ(found.nodes, 0U);
    EXPECT_EQ(found.depth, 0U);
    EXPECT_EQ(found.choice, Nim::Move(3));
}

TEST(Mcts, ReportsSeveralLines) {
    Task<Nim> task = nim(11);
    task.lines = 5;
    const Outlook<Nim> found = play_out(task, 20'000);
    ASSERT_EQ(found.lines.size(), 3U);
    EXPECT_EQ(found.lines[0].moves[0], Nim::Move(3)) << "the winning move comes first";
    EXPECT_TRUE(is_win(found.lines[0].scores[0]));
    EXPECT_TRUE(is_loss(found.lines[1].scores[0]) && is_loss(found.lines[2].scores[0]));
    EXPECT_NE(found.lines[1].moves[0], found.lines[2].moves[0]);
    for (const Prospect<Nim>& line : found.lines) {
        Nim::State state = task.root;
        for (const Nim::Move move : line.moves) {
            rules::MoveList<Nim> moves;
            Nim::moves(state, moves);
            ASSERT_TRUE(moves.contains(move));
            Nim::apply(state, move);
        }
    }
}

TEST(Mcts, ReportsProgress) {
    const Task<Nim> task = nim(40, 3);
    const Playouts<Nim> leaf(task.sides, 100);
    Tree tree(1U << 20U);
    std::vector<u64> nodes;
    Mcts<Nim, Playouts<Nim>, Ucb1>(leaf, {}, tree, task, 1)
        .run({stop_after_nodes(5000)}, 1, nullptr,
             [&](const Outlook<Nim>& found) { nodes.push_back(found.nodes); });
    EXPECT_EQ(nodes, (std::vector<u64>{1024, 2048, 4096}));
}

TEST(Mcts, AHandicapChoosesAmongAll) {
    std::map<u32, int> choices;
    for (u64 seed = 0; seed < 40; ++seed) {
        Task<Nim> task = nim(60);  // too far from the end to be sure of anything
        task.handicap = {20'000, 200'000, seed};
        ++choices[play_out(task, 300).choice.raw()];
        task = nim(7);
        task.handicap = {20'000, 200'000, seed};
        EXPECT_EQ(play_out(task, 3000).choice, Nim::Move(3)) << "a win that is certain is not missed";
    }
    EXPECT_EQ(choices.size(), 3U);
}

TEST(Mcts, ThreadsShareATree) {
    const Task<Nim> task = nim(13);
    const Outlook<Nim> found = play_out(task, 200'000, 1, 4);
    EXPECT_EQ(found.choice, Nim::Move(1));
    EXPECT_TRUE(is_win(found.lines[0].scores[0]));
    const Task<Nim> wide = nim(60, 3);
    EXPECT_GE(judge(HashMind<Nim>{wide.sides}, wide, 20'000, 4).nodes, 20'000U);
}

// --- choosing ---

TEST(Ucb1, UnseenComesFirst) {
    const Ucb1 policy;
    const double scale = policy.scale(100);
    EXPECT_GT(Ucb1::bonus(scale, 0, 0), 1e9);
    EXPECT_GT(Ucb1::bonus(scale, 1, 0), Ucb1::bonus(scale, 2, 0));
    EXPECT_GT(policy.scale(1000), scale);
}

TEST(Puct, PriorsFadeWithVisits) {
    const Puct policy;
    const double scale = policy.scale(100);
    EXPECT_GT(Puct::bonus(scale, 0, 0.5F), Puct::bonus(scale, 0, 0.1F));
    EXPECT_GT(Puct::bonus(scale, 3, 0.1F), Puct::bonus(scale, 30, 0.5F));
    EXPECT_LT(policy.unseen(0.2), 0.2);
}

}  // namespace
}  // namespace thwart::search
