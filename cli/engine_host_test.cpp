#include "cli/engine_host.hpp"

#include "cli/fake_thinkers.hpp"

#include <condition_variable>
#include <gtest/gtest.h>

namespace thwart::cli {
namespace {

// An engine whose lines are collected.
class Desk {
public:
    explicit Desk(MakeThinker make = always<FirstMove>())
        : host_([this](std::string_view line) { take(line); }, std::move(make)) {}

    using Lines = std::vector<std::string>;

    // What is said while these lines are heard.
    Lines hear(std::initializer_list<std::string_view> lines) {
        for (const std::string_view line : lines) is_open_ = host_.hear(line);
        return collect();
    }
    std::string ask(std::string_view line) {
        const Lines answer = hear({line});
        return answer.size() == 1 ? answer.front() : "(" + std::to_string(answer.size()) + " lines)";
    }
    // The lines up to the answer of a search.
    Lines search(std::string_view line) {
        is_open_ = host_.hear(line);
        std::unique_lock lock(mutex_);
        const auto is_answered = [this] {
            return !lines_.empty() &&
                   (lines_.back().starts_with("bestmove") || lines_.back().starts_with("error"));
        };
        changed_.wait(lock, is_answered);
        return std::exchange(lines_, {});
    }
    [[nodiscard]] bool is_open() const { return is_open_; }

private:
    void take(std::string_view line) {
        const std::lock_guard lock(mutex_);
        lines_.emplace_back(line);
        changed_.notify_all();
    }
    Lines collect() {
        const std::lock_guard lock(mutex_);
        return std::exchange(lines_, {});
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    Lines lines_;
    bool is_open_ = true;
    EngineHost host_;  // last: its search must end before the rest goes
};

using Lines = Desk::Lines;

TEST(EngineHost, Greets) {
    Desk desk;
    const Lines lines = desk.hear({"ugi"});
    ASSERT_GE(lines.size(), 4U);
    EXPECT_EQ(lines.front(), std::string("id name Thwart ") + THWART_VERSION);
    EXPECT_EQ(lines[2], "option name Hash type spin default 64 min 1 max 4096");
    EXPECT_EQ(lines.back(), "ugiok");
    EXPECT_EQ(desk.ask("isready"), "readyok");
}

TEST(EngineHost, StartsWithQuoridor) {
    Desk desk;
    EXPECT_EQ(desk.ask("query position"), "response e1,e9 10,10 - - 1");
    EXPECT_EQ(desk.ask("query turn"), "response decision 1");
    EXPECT_EQ(desk.ask("query result"), "response none");
    EXPECT_EQ(desk.search("go").back(), "bestmove a1h");
}

TEST(EngineHost, SetsUpEveryGame) {
    for (const catalog::Module* module : catalog::modules()) {
        Desk desk;
        EXPECT_EQ(desk.hear({std::string("setup ") + std::string(module->name)}), Lines()) << module->name;
        EXPECT_EQ(desk.ask("query position"), "response " + module->start({})->position());
    }
}

TEST(EngineHost, FollowsTheMoves) {
    Desk desk;
    EXPECT_EQ(desk.hear({"position start moves e2 e8 a1h"}), Lines());
    EXPECT_EQ(desk.ask("query position"), "response e2,e8 9,10 a1 - 2");
    EXPECT_EQ(desk.hear({"position  e1,e9 0,0 -  - 1 moves  e2"}), Lines());
    EXPECT_EQ(desk.ask("query position"), "response e2,e9 0,0 - - 2");
    EXPECT_EQ(desk.ask("query legal"), "response d9 e8 f9");
}

TEST(EngineHost, ChanceIsFedAndNotDecided) {
    Desk desk;
    EXPECT_EQ(desk.hear({"setup barricade:players=2"}), Lines());
    EXPECT_EQ(desk.ask("query turn"), "response chance");
    EXPECT_EQ(desk.ask("query legal"), "response 1 2 3 4 5 6");
    EXPECT_EQ(desk.ask("go nodes 5"), "error go: chance acts; add its step to the moves");
    EXPECT_EQ(desk.hear({"position start moves 3 5"}), Lines());
    EXPECT_EQ(desk.ask("query turn"), "response decision 2");
}

TEST(EngineHost, TellsHowItCameOut) {
    Desk desk;
    EXPECT_EQ(desk.hear({"position e8,a5 0,0 - - 1 moves e9"}), Lines());
    EXPECT_EQ(desk.ask("query turn"), "response over");
    EXPECT_EQ(desk.ask("query result"), "response 1,2");
    EXPECT_EQ(desk.ask("query legal"), "response");
    EXPECT_EQ(desk.ask("go"), "error go: the game is over");
}

TEST(EngineHost, WhatIsNotUnderstoodChangesNothing) {
    Desk desk;
    desk.hear({"position start moves e2"});
    for (const std::string_view line : {"hello",
                                        "position",
                                        "position start moves e8 e9",
                                        "position start moves e8 e2",
                                        "position e1 moves",
                                        "position start e2",
                                        "setup",
                                        "setup chess",
                                        "setup quoridor extra",
                                        "query",
                                        "query mood",
                                        "query legal turn",
                                        "setoption",
                                        "setoption name Mood value 3",
                                        "setoption name Hash value 0",
                                        "setoption name Hash value",
                                        "setoption name Style value bold",
                                        "go fast",
                                        "go clock 5",
                                        "quit now",
                                        "\x01\x02",
                                        "UGI"}) {
        const std::string answer = desk.ask(line);
        EXPECT_TRUE(answer.starts_with("error ")) << line << " got " << answer;
        EXPECT_EQ(desk.ask("query position"), "response e2,e9 10,10 - - 2") << line;
    }
    EXPECT_EQ(desk.ask(std::string("go\0", 3)), "error line: unknown command 'go\\x00'");
    EXPECT_EQ(desk.ask(std::string(kLongestLine + 1, 'x')), "error line: longer than 1048576 characters");
    EXPECT_EQ(desk.ask("position start moves e2 e8 e9"),
              "error rule 6: step 3: the pawn on e2 cannot reach e9 in one move");
    EXPECT_EQ(desk.hear({"", "  \t ", "stop"}), Lines());
}

TEST(EngineHost, SearchesWithWhatItWasTold) {
    FirstMove* thinker = nullptr;
    Desk desk([&](const catalog::Module& /*module*/, catalog::Style style, std::size_t bytes) {
        EXPECT_EQ(style, catalog::Style::paranoid);
        EXPECT_EQ(bytes, 7 * kMebibyte);
        auto made = std::make_unique<FirstMove>();
        thinker = made.get();
        return made;
    });
    desk.hear({"setoption name hash value 7", "setoption name Threads value 3",
               "setoption name Lines value 2", "setoption name Seed value 9", "setoption name Level value 5",
               "setoption name Style value paranoid", "position start moves e2 e8"});
    desk.search("go nodes 10 depth 2");
    ASSERT_NE(thinker, nullptr);
    EXPECT_EQ(thinker->asked.threads, 3U);
    EXPECT_EQ(thinker->asked.lines, 2U);
    EXPECT_EQ(thinker->asked.seed, 9U);
    EXPECT_EQ(thinker->asked.level, 5U);
    EXPECT_EQ(thinker->asked.limits, (catalog::Limits{.nodes = 10, .depth = 2}));
    EXPECT_EQ(thinker->asked.past.size(), 2U);
    desk.search("go level 2");
    EXPECT_EQ(thinker->asked.level, 2U);
    EXPECT_EQ(thinker->asked.limits, std::nullopt);
}

TEST(EngineHost, PastHoldsDecisionsOnly) {
    FirstMove* thinker = nullptr;
    Desk desk([&](const auto&...) {
        auto made = std::make_unique<FirstMove>();
        thinker = made.get();
        return made;
    });
    desk.hear({"setup barricade:players=2", "position start moves 1 6 home-j1 1"});
    desk.search("go");
    ASSERT_NE(thinker, nullptr);
    EXPECT_EQ(thinker->asked.past.size(), 1U);
}

TEST(EngineHost, CountsTheTurnsWithoutProgress) {
    FirstMove* thinker = nullptr;
    Desk desk([&](const auto&...) {
        auto made = std::make_unique<FirstMove>();
        thinker = made.get();
        return made;
    });
    const std::string field = "BbWw,BbWw,BbWw,BbWw";
    const std::string position = base::cat("position ", field, '/', field, '/', field, '/', field,
                                           " -;d5;N1 -;f3;- 1,0,0,0,0,0 move 0 1");
    desk.hear({"setup shibuya", base::cat(position, " moves d5-c5 f3-e3 c5-d5")});
    desk.search("go");
    ASSERT_NE(thinker, nullptr);
    EXPECT_EQ(thinker->asked.idle, 3U);
    for (const char* steps : {" moves d5-c5 f3-e3 draw BWbw", " moves d5-c5 f3-e3 draw BWbw A1:BWbw"}) {
        desk.hear({base::cat(position, steps)});
        desk.search("go");
        EXPECT_EQ(thinker->asked.idle, 0U) << steps;
    }
}

TEST(EngineHost, ShowsInfoOnceAndThenTheMove) {
    Desk desk;
    const Lines lines = desk.search("go nodes 10");
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_TRUE(lines[0].starts_with("info depth 1 nodes 131 time ")) << lines[0];
    EXPECT_TRUE(lines[0].ends_with(" score 1000 -1000 line a1h")) << lines[0];
    EXPECT_EQ(lines[1], "bestmove a1h");
}

TEST(EngineHost, RefusesWhatWouldDisturbASearch) {
    Desk desk(always<Dreamer>());
    desk.hear({"go movetime 5"});
    EXPECT_EQ(desk.ask("isready"), "readyok");
    EXPECT_EQ(desk.ask("query turn"), "response decision 1");
    for (const std::string_view line :
         {"position start moves e2", "setup halma", "setoption name Hash value 3", "go"})
        EXPECT_TRUE(desk.ask(line).ends_with("a search is running; stop it first")) << line;
    EXPECT_EQ(desk.hear({"stop"}).back(), "bestmove a1h");
    EXPECT_EQ(desk.hear({"stop"}), Lines());
    EXPECT_EQ(desk.hear({"position start moves e2"}), Lines());
    EXPECT_EQ(desk.ask("query position"), "response e2,e9 10,10 - - 2");
}

TEST(EngineHost, InfiniteWaitsForStop) {
    Desk desk;  // its thinker answers at once
    desk.hear({"go infinite"});
    EXPECT_EQ(desk.ask("go nodes 5"), "error go: a search is running; stop it first");
    EXPECT_EQ(desk.hear({"stop"}).back(), "bestmove a1h");
}

TEST(EngineHost, SearchesAgainAndAgain) {
    Desk desk(always<Dreamer>());
    for (int i = 0; i < 100; ++i) ASSERT_EQ(desk.hear({"go infinite", "stop"}).back(), "bestmove a1h") << i;
    Desk quick;
    for (int i = 0; i < 100; ++i) ASSERT_EQ(quick.search("go nodes 3").back(), "bestmove a1h") << i;
}

TEST(EngineHost, QuitsAtAnyTime) {
    Desk idle;
    idle.hear({"quit"});
    EXPECT_FALSE(idle.is_open());
    Desk busy(always<Dreamer>());
    EXPECT_EQ(busy.hear({"go infinite", "quit"}).back(), "bestmove a1h");
    EXPECT_FALSE(busy.is_open());
    Desk dropped(always<Dreamer>());
    dropped.hear({"go infinite"});
}

}  // namespace
}  // namespace thwart::cli
