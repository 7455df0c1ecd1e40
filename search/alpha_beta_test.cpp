#include "search/alpha_beta.hpp"

#include "games/_sample/rules.hpp"
#include "search/reference.hpp"
#include "tests/crew.hpp"
#include "tests/hash_mind.hpp"
#include "tests/nim.hpp"

#include <gtest/gtest.h>
#include <string>

// That it finds what plain minimax finds is tested with every game (tests/search_suite.hpp). Here: what minimax does
// not know, on a game known by heart.
namespace thwart::search {
namespace {

using tests::HashMind;
using tests::Nim;
using Move = Nim::Move;

Task<Nim> task_of(u8 heap, u8 players = 2, bool returns = false) {
    const Nim::Setup setup{heap, players, returns};
    Task<Nim> task;
    task.root = Nim::initial(setup);
    task.sides = Nim::sides(setup);
    task.depth = 40;
    task.pruning = kExact;
    return task;
}

template <class M>
Finding<Nim> look(const M& mind, const Task<Nim>& task) {
    Table table(1U << 16U);
    table.begin(false);
    return AlphaBeta<Nim, M>(mind, table, Stopper(), task).run(1, nullptr);
}
Finding<Nim> look(const Task<Nim>& task) { return look(HashMind<Nim>{task.sides}, task); }

TEST(AlphaBeta, KnowsWhoWinsAtNim) {
    for (u8 heap = 1; heap < 30; ++heap) {
        const Finding<Nim> found = look(task_of(heap));
        const unsigned steps = (heap + 3U) / 4 * 2;
        if (heap % 4 == 0) {
            EXPECT_EQ(found.lines[0].score, loss_in(steps)) << +heap;
        } else {
            EXPECT_EQ(found.choice, Move(heap % 4U)) << +heap;
            EXPECT_EQ(found.lines[0].score, win_in(steps - 1)) << +heap;
        }
        EXPECT_EQ(found.lines[0].moves.size(), steps_to_end(found.lines[0].score)) << +heap;
    }
}

// Heaps come again after different numbers of steps, and the table must not mix up how far the end is.
TEST(AlphaBeta, EveryLineHasItsOwnDistance) {
    for (u8 heap = 3; heap < 16; ++heap) {
        Task<Nim> task = task_of(heap);
        task.lines = 3;
        const HashMind<Nim> mind{task.sides};
        Reference<Nim, HashMind<Nim>> reference(mind, task.sides);
        std::vector<Score> wanted;
        for (const Move move : {Move(1), Move(2), Move(3)})
            wanted.push_back(reference.minimax(task.root, std::span(&move, 1), 40));
        std::ranges::sort(wanted, std::ranges::greater{});
        std::vector<Score> scores;
        for (const Variation<Nim>& line : look(task).lines) scores.push_back(line.score);
        EXPECT_EQ(scores, wanted) << +heap;
    }
}

// Late moves are looked at less deeply or, near the horizon, not at all; what is certain must stay so.
TEST(AlphaBeta, BoldPruningStillKnowsWhoWins) {
    for (u8 heap = 1; heap < 30; ++heap) {
        Task<Nim> task = task_of(heap);
        task.pruning.reduce_from = 2;
        task.pruning.late_moves = 1;
        task.pruning.futility = 2'000;
        const Finding<Nim> found = look(task);
        if (heap % 4 == 0) {
            EXPECT_TRUE(is_loss(found.lines[0].score)) << +heap;
        } else {
            EXPECT_TRUE(is_win(found.lines[0].score)) << +heap;
            EXPECT_EQ(found.choice, Move(heap % 4U)) << +heap;
        }
    }
}

// With stones that go back there are four moves, one more than who is behind looks at before the horizon.
TEST(AlphaBeta, FarBehindOnlyTheFirstMovesAreLookedAt) {
    const auto nodes = [](Score hopeless) {
        u64 sum = 0;
        for (u8 heap = 10; heap < 40; ++heap) {
            Task<Nim> task = task_of(heap, 2, true);
            task.depth = 5;
            task.pruning.hopeless = hopeless;
            sum += look(task).nodes;
        }
        return sum;
    };
    EXPECT_EQ(nodes(2 * kWin), nodes(0)) << "nobody can be so far behind";
    EXPECT_LT(nodes(1), nodes(0));
    const auto is_lost = [](u8 heap, Score hopeless) {
        Task<Nim> task = task_of(heap, 2, true);
        task.pruning.hopeless = hopeless;
        return is_loss(look(task).lines[0].score);
    };
    for (u8 heap = 1; heap < 12; ++heap) EXPECT_EQ(is_lost(heap, 1), is_lost(heap, 0)) << +heap;
}

// Only games that can stand still keep apart what was found with different numbers of idle turns.
TEST(AlphaBeta, IdleTurnsMeanNothingWhereNothingEndsByThem) {
    Task<Nim> task = task_of(39);
    const auto nodes = [&](Table& table) {
        table.begin(true);
        return AlphaBeta<Nim, HashMind<Nim>>({task.sides}, table, Stopper(), task).run(1, nullptr).nodes;
    };
    std::array<u64, 2> again{};
    for (const unsigned later : {0U, 1U}) {
        Table table(1U << 16U);
        task.idle = 0;
        const u64 first = nodes(table);
        task.idle = 20 * later;
        again.at(later) = nodes(table);
        EXPECT_LT(again.at(later), first);
    }
    EXPECT_EQ(again[1], again[0]);
}

// A mind that thinks of one move only: who would lose by it looks at the others.
struct TakesOne : HashMind<Nim> {
    static void candidates(const Nim::State& state, const Insight& /*insight*/, rules::MoveList<Nim>& moves) {
        moves.push(Move(1));
        if (state.heap == 9) moves.push(Move(2));
    }
};

TEST(AlphaBeta, OnlyAllMovesTogetherProveALoss) {
    for (const Score hopeless : {0, 1})
        for (u8 heap = 1; heap < 16; ++heap) {
            Task<Nim> task = task_of(heap);
            task.pruning.narrow = true;
            task.pruning.hopeless = hopeless;
            const Finding<Nim> found = look(TakesOne{{task.sides}}, task);
            EXPECT_EQ(is_loss(found.lines[0].score), heap % 4 == 0) << +heap;
            EXPECT_EQ(is_win(found.lines[0].score), heap % 4 != 0) << +heap;
        }
}

TEST(AlphaBeta, StopsWhenTheEndIsCertain) {
    EXPECT_EQ(look(task_of(5)).depth, 3U);
    EXPECT_EQ(look(task_of(1)).depth, 1U) << "the only move";
}

// With two ways to begin, then one stone at a time.
TEST(AlphaBeta, LooksBehindForcedMoves) {
    Task<Nim> task = task_of(9);
    task.depth = 2;
    EXPECT_FALSE(is_certain(look(TakesOne{{task.sides}}, task).lines[0].score))
        << "no narrowing, nothing forced";
    task.pruning.narrow = true;
    const Finding<Nim> found = look(TakesOne{{task.sides}}, task);
    EXPECT_GT(found.lines[0].moves.size(), 2U);
    EXPECT_TRUE(is_win(found.lines[0].score));
}

// --- repetitions ---

u64 hash_of(u8 heap, u8 seat) { return Nim::hash({heap, 2, true, seat, {}}); }

TEST(AlphaBeta, ComingBackIsADraw) {
    const std::vector<u64> past = {hash_of(3, 1), hash_of(2, 1), hash_of(1, 1), hash_of(5, 1)};
    Task<Nim> task = task_of(4, 2, true);
    task.depth = 6;
    task.past = past;
    EXPECT_EQ(look(task).lines[0].score, 0);
}

TEST(AlphaBeta, ComingBackBelowTheRootIsADraw) {
    for (u8 heap = 1; heap < 9; ++heap)
        for (int depth = 1; depth <= 3; ++depth) {
            Task<Nim> task = task_of(heap, 2, true);
            task.depth = static_cast<unsigned>(depth);
            const HashMind<Nim> mind{task.sides};
            EXPECT_EQ(look(task).lines[0].score,
                      (Reference<Nim, HashMind<Nim>>(mind, task.sides).minimax(task.root, {}, depth)))
                << +heap << ' ' << depth;
        }
}

// --- what a mind may know besides ---

struct KnowsNim : HashMind<Nim> {
    static int solved(const Nim::State& state, const Insight& /*insight*/) {
        const int steps = (state.heap + 3) / 4 * 2;
        return state.heap % 4 == 0 ? -steps : steps - 1;
    }
};

TEST(AlphaBeta, BelievesWhatIsSolved) {
    Task<Nim> task = task_of(41);
    task.depth = 1;
    const Finding<Nim> found = look(KnowsNim{{task.sides}}, task);
    EXPECT_EQ(found.choice, Move(1));
    EXPECT_EQ(found.lines[0].score, win_in(21));
}

TEST(AlphaBeta, StoppedAtOnceItTakesTheFirstInOrder) {
    struct LikesThree : HashMind<Nim> {
        static int order(const Nim::State& /*state*/, const Insight& /*insight*/, Move move) {
            return move == Move(3) ? 1 : 0;
        }
    };
    const Task<Nim> task = task_of(9);
    const LikesThree mind{{task.sides}};
    Table table(0);
    EXPECT_EQ((AlphaBeta<Nim, LikesThree>(mind, table, Stopper({stop_after_nodes(0)}), task)
                   .run(1, nullptr)
                   .choice),
              Move(3));
}

TEST(AlphaBeta, BeginsNoLookThatIsNotHalfDoneInTime) {
    const Task<Nim> task = task_of(60);
    const HashMind<Nim> mind{task.sides};
    // A clock that counts nodes.
    const auto looks_until = [&](u64 end) {
        u64 now = 0;
        const auto pause = [&now, end](u64 nodes) {
            now = nodes;
            return nodes >= end ? u64{0} : u64{1};
        };
        const auto left = [&now, end] { return static_cast<double>(end - now) / static_cast<double>(now); };
        Table table(0);
        std::vector<u64> looks;
        const auto note = [&](const Finding<Nim>& found) { looks.push_back(found.nodes); };
        AlphaBeta<Nim, HashMind<Nim>> search(mind, table, Stopper({{pause, left}}), task);
        const u64 nodes = search.run(1, note).nodes;
        if (nodes != looks.back()) looks.push_back(nodes);
        return looks;
    };
    const std::vector<u64> looks = looks_until(1'000'000);
    ASSERT_GT(looks.size(), 8U);
    for (std::size_t depth = 4; depth < 8; ++depth) {
        EXPECT_EQ(looks_until(looks[depth] + 1).back(), looks[depth]) << "there is time left, but not enough";
        EXPECT_EQ(looks_until(looks[depth + 1]).back(), looks[depth + 1]) << "there is just enough time";
    }
}

// --- more than two sides ---

struct Skipper : HashMind<Nim> {
    static void skip(Nim::State& state) { state.seat = static_cast<u8>((state.seat + 1) % state.players); }
};

// Seat 1 moves, then one of the others, then seat 1 again.
Score best_reply(const Skipper& mind, const Nim::State& state, int depth, unsigned height) {
    if (Nim::turn(state).kind == rules::Turn::Kind::over)
        return final_score(Nim::outcome(state), mind.sides, 0, height);
    if (depth == 0) return mind.score(state, mind.look(state), 0);
    const bool is_ours = state.seat == 0;
    Score best = is_ours ? -kWin : kWin;
    for (Nim::State from = state; from.seat != 0 || is_ours; Skipper::skip(from)) {
        rules::MoveList<Nim> moves;
        Nim::moves(from, moves);
        for (const Move move : moves) {
            Nim::State next = from;
            Nim::apply(next, move);
            while (!is_ours && next.heap != 0 && next.seat != 0) Skipper::skip(next);
            // Forced moves are free, as everywhere.
            const bool is_free = is_ours && height > 0 && moves.size() == 1;
            const Score score = best_reply(mind, next, is_free ? depth : depth - 1, height + 1);
            best = is_ours ? std::max(best, score) : std::min(best, score);
        }
        if (is_ours) break;
    }
    return best;
}

TEST(AlphaBeta, BestReplyLetsOneOfTheOthersAnswer) {
    for (u8 heap = 1; heap < 14; ++heap)
        for (unsigned depth = 1; depth <= 5; ++depth) {
            Task<Nim> task = task_of(heap, 3);
            task.depth = depth;
            task.best_reply = true;
            const Skipper mind{{task.sides}};
            const Finding<Nim> found = look(mind, task);
            const Score wanted = best_reply(mind, task.root, static_cast<int>(found.depth), 0);
            // Who skips is not there to answer: only what ends the game at once is certain.
            EXPECT_EQ(found.lines[0].score, wanted == win_in(1) ? wanted : guess(wanted))
                << +heap << ' ' << depth;
        }
}

// Three seats: whoever takes the last stone wins, and two together can always leave it to one of them.
TEST(AlphaBeta, AgainstSeveralOnlyAWinIsCertain) {
    for (u8 heap = 1; heap < 14; ++heap) {
        const Finding<Nim> found = look(task_of(heap, 3));
        const Score score = found.lines[0].score;
        EXPECT_EQ(is_win(score), heap <= 3) << +heap;
        EXPECT_FALSE(is_loss(score)) << +heap;
    }
}

// --- the sign of a score ---

// The seat that throws moves next, too: what is good before the throw is good after it.
TEST(AlphaBeta, ScoresBelongToTheSideToMove) {
    using sample::Rules;
    const HashMind<Rules> mind{rules::Sides::each_for_itself(2)};
    Table table(0);
    const auto score = [&](std::string_view text) {
        Task<Rules> task;
        task.root = *Rules::parse_state({}, text);
        task.sides = mind.sides;
        task.depth = 1;
        return AlphaBeta<Rules, HashMind<Rules>>(mind, table, Stopper(), task).run(1, nullptr).lines[0].score;
    };
    EXPECT_EQ(score("l,a 0,0 - go1 1"), win_in(1));
    EXPECT_EQ(score("l,a 0,0 - roll 1"), win_in(2));
    EXPECT_EQ(score("a,l 0,0 - go1 2"), win_in(1));
    EXPECT_EQ(score("a,l 0,0 - roll 2"), win_in(2));
    EXPECT_LT(score("a,l 0,0 - go1 1"), win_in(1));
}

// A throw of 3 wins at once; that all else looks as good does not make it certain.
TEST(AlphaBeta, AnAverageIsCertainOnlyWhereAllOutcomesAre) {
    using sample::Rules;
    struct Optimist {
        struct Insight {};
        static Insight look(const sample::State& /*state*/) { return {}; }
        static Score score(const sample::State& /*state*/, const Insight& /*insight*/, unsigned side) {
            return side == 0 ? kSurest : -kSurest;
        }
    };
    Task<Rules> task;
    task.root = *Rules::parse_state({}, "j,a 0,0 - roll 1");
    task.sides = rules::Sides::each_for_itself(2);
    task.depth = 1;
    Table table(0);
    const Optimist mind;
    EXPECT_EQ((AlphaBeta<Rules, Optimist>(mind, table, Stopper(), task).run(1, nullptr).lines[0].score),
              kSurest);
}

// --- pruning at chance steps ---

// Its scores lie within 500, so that no outcome strays further than 1000 from the average of others.
struct Calm : HashMind<sample::Rules> {
    Score score(const sample::State& state, const Insight& insight, unsigned side) const {
        return HashMind::score(state, insight, side) / 40;
    }
};

Finding<sample::Rules> look(std::string_view position, const Pruning& pruning) {
    const Calm mind{{rules::Sides::each_for_itself(2)}};
    Task<sample::Rules> task;
    task.root = *sample::Rules::parse_state({}, position);
    task.sides = mind.sides;
    task.depth = 3;
    task.pruning = pruning;
    Table table(0);
    return AlphaBeta<sample::Rules, Calm>(mind, table, Stopper(), task).run(1, nullptr);
}

TEST(AlphaBeta, OutcomesThatLieTogetherSpeakForEachOther) {
    Pruning spread = kExact;
    spread.spread = 1000;
    Pruning careless = kExact;
    careless.spread = 50;
    u64 exact_nodes = 0;
    u64 nodes = 0;
    unsigned mistakes = 0;
    for (const char first : {'a', 'c', 'd'})
        for (const char second : {'b', 'e', 'f'})
            for (const char number : {'1', '2', '3'}) {
                const std::string position = std::string{first} + ',' + second + " 2,1 - go" + number + " 1";
                const auto exact = look(position, kExact);
                const auto found = look(position, spread);
                EXPECT_EQ(found.choice, exact.choice) << position;
                EXPECT_EQ(found.lines[0].score, exact.lines[0].score) << position;
                if (look(position, careless).lines[0].score != exact.lines[0].score) ++mistakes;
                exact_nodes += exact.nodes;
                nodes += found.nodes;
            }
    EXPECT_LT(nodes, exact_nodes);
    EXPECT_GT(mistakes, 0U) << "scores lie so near each other that the test shows nothing";
}

TEST(AlphaBeta, WithChanceLateMovesAreReducedOnlyOnRequest) {
    Pruning wanted = kExact;
    wanted.reduce_from = 2;
    const std::string_view position = "a,b 2,2 - go1 1";
    EXPECT_EQ(look(position, wanted).nodes, look(position, kExact).nodes);
    wanted.reduce_with_chance = true;
    EXPECT_LT(look(position, wanted).nodes, look(position, kExact).nodes);
    EXPECT_EQ(look("l,a 0,0 - go1 1", wanted).lines[0].score, win_in(1));
}

struct Bold {
    struct Wish {
        bool reduce_with_chance;
        Score spread;
    };
    struct Always {
        unsigned late_moves;
    };
    static constexpr Always kPruning = {7};
    static Wish pruning(const Nim::State& root) { return {root.heap > 3, root.heap}; }
};

TEST(Pruning, IsWhatTheMindWishesForTheRoot) {
    const Nim::State small = Nim::initial({2, 2, false});
    const Nim::State large = Nim::initial({9, 2, false});
    EXPECT_FALSE(pruning_of<Bold>(small).reduce_with_chance);
    EXPECT_TRUE(pruning_of<Bold>(large).reduce_with_chance);
    EXPECT_EQ(pruning_of<Bold>(large).spread, 9);
    EXPECT_EQ(pruning_of<Bold>(large).late_moves, 7U);
    EXPECT_EQ(pruning_of<Bold>(large).reduce_from, Pruning{}.reduce_from);
}

// --- weaker levels ---

TEST(AlphaBeta, AHandicapDoesNotLeadBackToWhereTheMatchHasBeen) {
    const Task<Nim> free = task_of(11);
    std::vector<u64> past;
    for (const Move move : {Move(2), Move(3)}) {
        Nim::State next = free.root;
        Nim::apply(next, move);
        past.push_back(Nim::hash(next));
    }
    for (u64 seed = 0; seed < 50; ++seed) {
        Task<Nim> task = free;
        task.handicap = {6000, 30'000, seed};
        task.past = past;
        base::Random random(seed);
        EXPECT_GT(task.lot(Move(1), random), -15'000);
        EXPECT_EQ(task.lot(Move(2), random), -15'000);
        EXPECT_EQ(task.lot(Move(3), random), -15'000);
    }
}

TEST(AlphaBeta, AHandicapAddsALotToEveryMove) {
    for (u64 seed = 0; seed < 50; ++seed) {
        Task<Nim> task = task_of(11);
        task.depth = 2;
        task.handicap = {6000, 30'000, seed};
        const HashMind<Nim> mind{task.sides};
        Reference<Nim, HashMind<Nim>> reference(mind, task.sides);
        base::Random random(seed, Nim::hash(task.root));
        Move best;
        Score most = -10 * kWin;
        for (const Move move : {Move(1), Move(2), Move(3)}) {
            const Score sum =
                reference.minimax(task.root, std::span(&move, 1), 2) + task.handicap.bonus(random);
            if (sum > most) best = move;
            most = std::max(most, sum);
        }
        EXPECT_EQ(look(task).choice, best) << seed;
    }
}

// --- threads ---

TEST(AlphaBeta, ThreadsFindTheSame) {
    const Task<Nim> task = task_of(25);
    const HashMind<Nim> mind{task.sides};
    for (const unsigned threads : {1U, 4U}) {
        Table table(1U << 12U);
        table.begin(false);
        const Finding<Nim> found = alpha_beta<Nim>(mind, table, {}, task, threads, tests::crew(), nullptr);
        EXPECT_EQ(found.choice, Move(1));
        EXPECT_EQ(found.lines[0].score, win_in(13));
    }
}

}  // namespace
}  // namespace thwart::search
