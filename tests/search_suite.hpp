// What the generated test of each game asks of the searches: that they find what the plain ones find, keep to their
// limits, and always answer the same. In every setup, from positions of half-sensible play up to the last move.
#pragma once

#include "base/random.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "search/alpha_beta.hpp"
#include "search/greedy.hpp"
#include "search/leaf.hpp"
#include "search/max_n.hpp"
#include "search/mcts.hpp"
#include "search/reference.hpp"
#include "tests/hash_mind.hpp"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace thwart::tests {

template <rules::Game G, class Eval>
class SearchSuite {
public:
    static void alpha_beta_equals_minimax() {
        for_each_question([](const Question& question) {
            const Answers answers = minimax_answers(question);
            for (const search::Score grain : {1, 5000}) {
                for (const std::size_t table_bytes : {std::size_t{1} << 20U, std::size_t{0}})
                    for (const unsigned lines : {1U, 3U})
                        check_alpha_beta(question, grain == 1 ? answers : minimax_answers(question, grain),
                                         grain, table_bytes, lines);
            }
        });
    }

    static void max_n_equals_plain_max_n() {
        for_each_question([](const Question& question) {
            const Mind mind{question.sides};
            search::Task<G> task = question.task();
            task.lines = G::kMaxMoves;
            search::Reference<G, Mind> reference(mind, question.sides);
            search::MaxN<G, Mind> max_n(mind, search::Stopper(), task);
            unsigned depth = 0;
            max_n.run([&](const search::Outlook<G>& found) {
                EXPECT_EQ(found.depth, ++depth);
                for (const search::Prospect<G>& line : found.lines)
                    for (std::size_t length = std::min<std::size_t>(1, line.moves.size());
                         length <= line.moves.size(); ++length)
                        EXPECT_EQ(line.scores,
                                  reference.max_n(question.root, std::span(line.moves).first(length),
                                                  static_cast<int>(depth)))
                            << question.name();
                expect_sorted(question, found);
            });
            EXPECT_EQ(depth, question.depth) << question.name();
        });
    }

    static void max_n_equals_minimax_for_two_sides() {
        for_each_question([](const Question& question) {
            if (question.sides.count > 2) return;
            const Mind mind{question.sides};
            search::Reference<G, Mind> reference(mind, question.sides);
            const search::Outlook<G> found =
                search::MaxN<G, Mind>(mind, search::Stopper(), question.task()).run(nullptr);
            const search::Score score = found.lines[0].scores[question.side()];
            const auto depth = static_cast<int>(found.depth);
            EXPECT_EQ(score, reference.minimax(question.root, {}, depth)) << question.name();
            EXPECT_EQ(score, reference.minimax(question.root, found.lines[0].moves, depth))
                << question.name();
            if (question.sides.count == 2) {
                EXPECT_EQ(found.lines[0].scores[1 - question.side()], -score) << question.name();
            }
        });
    }

    static void the_same_question_gets_the_same_answer() {
        for_each_question([](const Question& question) {
            const Mind mind{question.sides};
            for (const bool reduces : {false, true}) {
                search::Task<G> task = question.task();
                if (reduces) task.pruning = {};
                const auto answer = [&] {
                    search::Table table(1U << 14U);
                    return search::AlphaBeta<G, Mind>(mind, table, search::Stopper(), task).run(1, nullptr);
                };
                expect_same(answer(), answer());
            }
            const auto outlook = [&](u64 seed) {
                const search::Playouts<G> leaf(question.sides, 30);
                search::Tree tree(1U << 16U);
                return search::Mcts<G, search::Playouts<G>, search::Ucb1>(leaf, {}, tree, question.task(),
                                                                          seed)
                    .run({search::stop_after_nodes(200)}, 1, nullptr, nullptr);
            };
            expect_same(outlook(1), outlook(1));
        });
    }

    static void node_limits_are_kept_exactly() {
        for_each_question([](const Question& question) {
            const Mind mind{question.sides};
            search::Table table(1U << 16U);
            table.begin(false);
            const u64 all = search::AlphaBeta<G, Mind>(mind, table, search::Stopper(), question.task())
                                .run(1, nullptr)
                                .nodes;
            for (const u64 limit : {u64{1}, u64{2}, u64{17}, all / 2, all + 5}) {
                const search::Stopper stopper({search::stop_after_nodes(limit)});
                table.begin(false);
                const auto found =
                    search::AlphaBeta<G, Mind>(mind, table, stopper, question.task()).run(1, nullptr);
                EXPECT_EQ(found.nodes, std::clamp<u64>(limit, 1, all)) << question.name();
                question.expect_legal(found.choice);
                const auto outlook = search::MaxN<G, Mind>(mind, stopper, question.task()).run(nullptr);
                EXPECT_LE(outlook.nodes, std::max<u64>(limit, 1)) << question.name();
                question.expect_legal(outlook.choice);
                const auto sampled =
                    judged(question, mind, 1, {search::stop_after_nodes(std::min<u64>(limit, 300))});
                EXPECT_LE(sampled.nodes, limit) << question.name();
                question.expect_legal(sampled.choice);
            }
        });
    }

    // Cancelling is asked for often enough, and then obeyed at once.
    static void a_flag_stops_at_the_next_poll() {
        for_each_question([](const Question& question) {
            const Mind mind{question.sides};
            const std::atomic<bool> never = false;
            for (const unsigned patience : {1U, 3U}) {
                unsigned polls = 0;
                u64 last_poll = 0;
                const auto gives_up = [&](u64 nodes) -> u64 {
                    EXPECT_LE(nodes, last_poll + search::kPollEvery);
                    last_poll = nodes;
                    return ++polls > patience ? 0 : ~u64{0};
                };
                const std::vector<search::StopCondition> conditions = {search::stop_when(never), {gives_up}};
                const auto begin = [&] { polls = 0, last_poll = 0; };
                search::Table table(1U << 16U);
                begin();
                const auto found =
                    search::AlphaBeta<G, Mind>(mind, table, search::Stopper(conditions), question.task())
                        .run(1, nullptr);
                EXPECT_TRUE(polls <= patience || found.nodes == last_poll) << question.name();
                begin();
                const auto outlook =
                    search::MaxN<G, Mind>(mind, search::Stopper(conditions), question.task()).run(nullptr);
                EXPECT_TRUE(polls <= patience || outlook.nodes == last_poll) << question.name();
                begin();
                const auto sampled = judged(question, mind, 1, conditions);
                EXPECT_TRUE(polls <= patience || sampled.nodes == patience) << question.name();
            }
        });
    }

    static void mcts_finds_certain_wins() {
        unsigned wins = 0;
        const auto check = [&](const Question& question) {
            if (G::turn(question.root).kind == rules::Turn::Kind::chance) return;
            const Mind mind{question.sides};
            const Answers answers = minimax_answers(question);
            const auto is_winning = [&](std::size_t i) { return search::is_win(answers.back()[i]); };
            const rules::MoveList<G> moves = question.moves();
            std::size_t winning = 0;
            for (std::size_t i = 0; i < moves.size(); ++i) winning += is_winning(i) ? 1 : 0;
            if (winning == 0 || winning == moves.size()) return;
            ++wins;
            const auto found = judged(question, mind, 1, {search::stop_after_nodes(kSimulations)});
            const auto choice = std::ranges::find(moves, found.choice) - moves.begin();
            EXPECT_TRUE(is_winning(static_cast<std::size_t>(choice))) << question.name();
            EXPECT_TRUE(search::is_win(found.lines[0].scores[question.side()])) << question.name();
            EXPECT_LT(found.nodes, kSimulations) << "a proof ends the search: " << question.name();
        };
        for_each_question(check);
        // Those with a choice between winning and going on are rare; look for more.
        const auto setups = rules::all_options(G::kKeys);
        for (u64 seed = 1; seed <= 10; ++seed)
            for (const rules::Options& options : {setups.front(), setups.back()}) {
                const auto setup = G::make_setup(options);
                if (const auto root = won_position(G::initial(setup), seed))
                    check({*root, G::sides(setup), 1});
            }
        EXPECT_GT(wins, 0U);
    }

    // Every simulation pays one side what it takes from the others; ends that nobody wins alone lie in between.
    static void mcts_pays_what_it_takes() {
        for_each_question([](const Question& question) {
            const search::Playouts<G> leaf(question.sides, 100);
            search::Tree tree(1U << 16U);
            search::Task<G> task = question.task();
            task.lines = 3;
            const auto found = search::Mcts<G, search::Playouts<G>, search::Ucb1>(leaf, {}, tree, task, 7)
                                   .run({search::stop_after_nodes(100)}, 1, nullptr, nullptr);
            EXPECT_EQ(found.nodes, 100U);
            const auto sides = static_cast<search::Score>(question.sides.count);
            for (const search::Prospect<G>& line : found.lines) {
                search::Score sum = 0;
                for (const search::Score score : line.scores) sum += score;
                if (sides == 2) {
                    EXPECT_EQ(sum, 0) << question.name();
                } else if (sides > 2) {
                    EXPECT_LE(sum, sides) << question.name();
                    EXPECT_GE(sum, (2 - sides) * search::kWin - sides) << question.name();
                }
            }
        });
    }

private:
    using State = typename G::State;
    using Move = typename G::Move;
    using Mind = HashMind<G>;
    using Answers = std::vector<
        std::vector<search::Score>>;  // per depth from 1 and root move; one without a move for chance
    static constexpr u64 kSimulations = 20'000;

    // --- the positions ---

    struct Question {
        State root;
        rules::Sides sides;
        unsigned depth;  // as far as the plain searches can see

        [[nodiscard]] unsigned side() const { return sides.of[G::turn(root).seat.index()]; }
        [[nodiscard]] std::string name() const { return G::format_state(root); }
        [[nodiscard]] search::Task<G> task() const {
            search::Task<G> task;
            task.root = root;
            task.sides = sides;
            task.depth = depth;
            task.pruning = search::kExact;
            return task;
        }
        [[nodiscard]] rules::MoveList<G> moves() const {
            rules::MoveList<G> moves;
            G::moves(root, moves);
            return moves;
        }
        void expect_legal(Move choice) const {
            if (G::turn(root).kind == rules::Turn::Kind::chance)
                EXPECT_EQ(choice, Move{}) << name();
            else
                EXPECT_TRUE(moves().contains(choice)) << name();
        }
    };

    static void for_each_question(const auto& ask) {
        for (const Question& question : questions()) ask(question);
    }

    static const std::vector<Question>& questions() {
        static const std::vector<Question> kQuestions = make_questions();
        return kQuestions;
    }

    static std::vector<Question> make_questions() {
        std::vector<Question> questions;
        const auto setups = rules::all_options(G::kKeys);
        const std::size_t positions = std::max<std::size_t>(2, 60 / setups.size());
        u64 seed = 0;
        for (const rules::Options& options : setups) {
            const auto setup = G::make_setup(options);
            for (std::size_t i = 0; i < positions; ++i) {
                const State root = some_position(G::initial(setup), ++seed, i % 2 == 0);
                questions.push_back({root, G::sides(setup), 3});
                questions.back().depth = affordable_depth(questions.back());
            }
        }
        return questions;
    }

    // From somewhere in a game, or from one of the last choices in it.
    static State some_position(const State& initial, u64 seed, bool is_late) {
        constexpr unsigned kLongest = 600;
        constexpr u32 kLast = 3;
        base::Random random(seed);
        std::vector<State> states;
        std::vector<State> choices;
        for (State state = initial;
             states.size() < kLongest && G::turn(state).kind != rules::Turn::Kind::over;
             G::apply(state, half_sensible(state, random))) {
            states.push_back(state);
            if (G::turn(state).kind == rules::Turn::Kind::decision && rules::count_moves<G>(state) > 1)
                choices.push_back(state);
        }
        const auto count = static_cast<u32>(choices.size());
        return is_late ? choices[count - 1 - random.below(std::min(count, kLast))]
                       : states[random.below(static_cast<u32>(states.size()))];
    }

    // The first position of a game in which a seat can win at once, but need not.
    static std::optional<State> won_position(State state, u64 seed) {
        constexpr unsigned kLongest = 2000;
        base::Random random(seed);
        for (unsigned step = 0; step < kLongest && G::turn(state).kind != rules::Turn::Kind::over; ++step) {
            rules::MoveList<G> moves;
            G::moves(state, moves);
            std::size_t ends = 0;
            for (const Move move : moves) {
                State next = state;
                G::apply(next, move);
                if (G::turn(next).kind == rules::Turn::Kind::over) ++ends;
            }
            if (ends > 0 && ends < moves.size()) return state;
            G::apply(state, half_sensible(state, random));
        }
        return std::nullopt;
    }

    // Random play alone would hardly ever bring some games to an end.
    static Move half_sensible(const State& state, base::Random& random) {
        if (G::turn(state).kind == rules::Turn::Kind::chance || random.below(4) == 0)
            return rules::sample_step<G>(state, random);
        return search::greedy<G, Eval>(state, random);
    }

    static unsigned affordable_depth(const Question& question) {
        constexpr u64 kNodes = 20'000;
        const Mind mind{question.sides};
        search::Task<G> task = question.task();
        task.lines = 2;  // with one it would not look behind a forced move
        const search::Stopper stopper({search::stop_after_nodes(kNodes)});
        return std::max(search::MaxN<G, Mind>(mind, stopper, task).run(nullptr).depth, 1U);
    }

    // --- comparing ---

    static Answers minimax_answers(const Question& question, search::Score grain = 1) {
        const Mind mind{question.sides, grain};
        search::Reference<G, Mind> reference(mind, question.sides);
        Answers answers;
        for (int depth = 1; depth <= static_cast<int>(question.depth); ++depth) {
            answers.emplace_back();
            if (G::turn(question.root).kind == rules::Turn::Kind::chance)
                answers.back().push_back(reference.minimax(question.root, {}, depth));
            else
                for (const Move move : question.moves())
                    answers.back().push_back(reference.minimax(question.root, std::span(&move, 1), depth));
        }
        return answers;
    }

    static void check_alpha_beta(const Question& question, const Answers& answers, search::Score grain,
                                 std::size_t table_bytes, unsigned lines) {
        const Mind mind{question.sides, grain};
        search::Reference<G, Mind> reference(mind, question.sides);
        search::Table table(table_bytes);
        search::Task<G> task = question.task();
        task.lines = lines;
        const auto check = [&](const search::Finding<G>& found) {
            std::vector<search::Score> best = answers[found.depth - 1];
            std::ranges::sort(best, std::ranges::greater{});
            ASSERT_EQ(found.lines.size(), std::min<std::size_t>(lines, best.size()));
            for (std::size_t i = 0; i < found.lines.size(); ++i) {
                // Several others are not bound to play together, so a loss against them is not certain.
                const bool is_likely = question.sides.count > 2 && search::is_loss(best[i]);
                EXPECT_EQ(found.lines[i].score, is_likely ? search::guess(best[i]) : best[i])
                    << question.name() << " depth " << found.depth;
                // The whole line is best play of both parties.
                const auto& moves = found.lines[i].moves;
                for (std::size_t length = 1; length <= moves.size(); ++length)
                    EXPECT_EQ(reference.minimax(question.root, std::span(moves).first(length),
                                                static_cast<int>(found.depth)),
                              best[i])
                        << question.name() << " depth " << found.depth << " length " << length;
            }
        };
        const auto found = search::AlphaBeta<G, Mind>(mind, table, search::Stopper(), task).run(1, check);
        check(found);
        if (found.depth < question.depth) {
            EXPECT_TRUE(answers[0].size() == 1 || search::is_certain(found.lines[0].score))
                << question.name();
        }
    }

    static void expect_sorted(const Question& question, const search::Outlook<G>& found) {
        const auto score = [&](const search::Prospect<G>& line) { return line.scores[question.side()]; };
        EXPECT_TRUE(std::ranges::is_sorted(found.lines, std::ranges::greater{}, score)) << question.name();
        if (G::turn(question.root).kind != rules::Turn::Kind::chance) {
            EXPECT_EQ(found.lines.size(), question.moves().size()) << question.name();
        }
    }

    static void expect_same(const auto& a, const auto& b) {
        EXPECT_EQ(a.nodes, b.nodes);
        EXPECT_EQ(a.depth, b.depth);
        EXPECT_EQ(a.choice, b.choice);
        ASSERT_EQ(a.lines.size(), b.lines.size());
        for (std::size_t i = 0; i < a.lines.size(); ++i) {
            EXPECT_EQ(a.lines[i].moves, b.lines[i].moves);
            if constexpr (requires { a.lines[i].scores; })
                EXPECT_EQ(a.lines[i].scores, b.lines[i].scores);
            else
                EXPECT_EQ(a.lines[i].score, b.lines[i].score);
        }
    }

    static search::Outlook<G> judged(const Question& question, const Mind& mind, unsigned lines,
                                     const std::vector<search::StopCondition>& conditions) {
        using Judgement = search::Judgement<G, Mind>;
        const Judgement leaf(mind, question.sides, search::kExact);
        search::Tree tree(1U << 24U);
        search::Task<G> task = question.task();
        task.lines = lines;
        return search::Mcts<G, Judgement, search::Puct>(leaf, {}, tree, task, 1)
            .run(conditions, 1, nullptr, nullptr);
    }
};

}  // namespace thwart::tests
