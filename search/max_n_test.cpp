#include "search/max_n.hpp"

#include "search/reference.hpp"
#include "tests/hash_mind.hpp"
#include "tests/nim.hpp"

#include <gtest/gtest.h>

// That it finds what plain max-n finds is tested with every game (tests/search_suite.hpp).
namespace thwart::search {
namespace {

using tests::HashMind;
using tests::Nim;
using Move = Nim::Move;

Task<Nim> task_of(u8 heap, u8 players, bool returns = false) {
    const Nim::Setup setup{heap, players, returns};
    Task<Nim> task;
    task.root = Nim::initial(setup);
    task.sides = Nim::sides(setup);
    task.depth = 12;
    task.pruning = kExact;
    return task;
}

Outlook<Nim> look(const Task<Nim>& task) {
    const HashMind<Nim> mind{task.sides};
    return MaxN<Nim, HashMind<Nim>>(mind, Stopper(), task).run(nullptr);
}

TEST(MaxN, EverySideForItself) {
    EXPECT_EQ(look(task_of(3, 3)).lines[0].scores, (Scores{win_in(1), loss_in(1), loss_in(1), 0}));
    EXPECT_EQ(look(task_of(4, 3)).lines[0].scores, (Scores{loss_in(2), win_in(2), loss_in(2), 0}));
    EXPECT_EQ(look(task_of(5, 2)).choice, Move(1));
    EXPECT_EQ(look(task_of(5, 1)).lines[0].scores[0], win_in(2)) << "alone every step is a turn";
}

TEST(MaxN, RepetitionsAreDrawsForAll) {
    const auto hash_of = [](u8 heap) { return Nim::hash({heap, 3, true, 1, {}}); };
    const std::vector<u64> past = {hash_of(3), hash_of(2), hash_of(1), hash_of(5)};
    Task<Nim> task = task_of(4, 3, true);
    task.depth = 3;
    task.past = past;
    EXPECT_EQ(look(task).lines[0].scores, Scores{});
}

TEST(MaxN, AHandicapAddsALotToEveryMove) {
    for (u64 seed = 0; seed < 50; ++seed) {
        Task<Nim> task = task_of(11, 3);
        task.depth = 3;
        task.handicap = {6000, 30'000, seed};
        const HashMind<Nim> mind{task.sides};
        Reference<Nim, HashMind<Nim>> reference(mind, task.sides);
        base::Random random(seed, Nim::hash(task.root));
        Move best;
        Score most = -10 * kWin;
        for (const Move move : {Move(1), Move(2), Move(3)}) {
            const Score sum =
                reference.max_n(task.root, std::span(&move, 1), 3)[0] + task.handicap.bonus(random);
            if (sum > most) best = move;
            most = std::max(most, sum);
        }
        EXPECT_EQ(look(task).choice, best) << seed;
    }
}

TEST(MaxN, LooksAtTheCandidatesOnly) {
    struct TakesTwo : HashMind<Nim> {
        static void candidates(const Nim::State& state, const Insight& /*insight*/,
                               rules::MoveList<Nim>& moves) {
            moves.push(Move(state.heap == 1 ? 1 : 2));
        }
    };
    Task<Nim> task = task_of(7, 3);
    task.pruning.narrow = true;
    task.lines = 2;  // with one it would not look behind a forced move
    const TakesTwo mind{{task.sides}};
    const Outlook<Nim> found = MaxN<Nim, TakesTwo>(mind, Stopper(), task).run(nullptr);
    EXPECT_EQ(found.lines[0].moves, (std::vector{Move(2), Move(2), Move(2), Move(1)}));
    EXPECT_EQ(found.lines[0].scores, (Scores{win_in(4), loss_in(4), loss_in(4), 0}));
}

}  // namespace
}  // namespace thwart::search
