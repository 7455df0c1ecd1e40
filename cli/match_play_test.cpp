#include "cli/match_play.hpp"

#include "cli/fake_thinkers.hpp"
#include "cli/threads.hpp"
#include "match/crypto/openssl.hpp"
#include "match/verify.hpp"

#include <gtest/gtest.h>
#include <mutex>

namespace thwart::cli {
namespace {

// Answers what it is told to, or else the first legal step.
class Scripted final : public MatchPlayer {
public:
    explicit Scripted(std::vector<std::string> script = {}, Ending failure = Ending::rules)
        : script_(std::move(script)), failure_(failure) {}

    base::Status begin(const std::atomic<bool>& /*stop*/) override {
        at_ = 0;
        return base::Done{};
    }
    Reply ask(const Ask& ask, const std::atomic<bool>& /*stop*/) override {
        asked.push_back({ask.steps, ask.past, ask.idle, ask.go, ask.continues_turn, ask.seed});
        Reply reply;
        reply.nodes = 10;
        reply.depth = 2;
        if (at_ < script_.size()) {
            reply.move = script_[at_++];
        } else if (failure_ != Ending::rules) {
            reply.failure = failure_;
        } else {
            const auto legal = ask.session.legal();
            reply.move = std::ranges::min(legal, {}, &catalog::Step::text).text;
        }
        return reply;
    }

    struct Heard {
        std::vector<std::string> steps;
        std::vector<u64> past;
        unsigned idle;
        Go go;
        bool continues_turn;
        u64 seed;
    };
    std::vector<Heard> asked;

private:
    std::vector<std::string> script_;
    Ending failure_;
    std::size_t at_ = 0;
};

struct Hall {
    MatchTerms terms;
    std::vector<PlayerSpec> specs;
    std::vector<std::unique_ptr<MatchPlayer>> players;
    std::atomic<bool> stop = false;

    explicit Hall(std::string_view setup) : terms{*catalog::parse_setup(setup), 1, 0, 2'000, {}, 0, {}} {}

    Scripted& add(std::vector<std::string> script = {}, Ending failure = Ending::rules) {
        auto player = std::make_unique<Scripted>(std::move(script), failure);
        Scripted& added = *player;
        players.push_back(std::move(player));
        PlayerSpec spec;
        spec.name = std::string(1, static_cast<char>('A' + specs.size()));
        specs.push_back(spec);
        return added;
    }
    PlayedMatch play(Seating seating, u64 number = 0, u64 rotation = 0) {
        for (const unsigned player : seating) EXPECT_TRUE(players[player]->begin(stop).ok());
        auto played = play_match(terms, {number, rotation, std::move(seating)}, players, specs, stop);
        EXPECT_TRUE(played.has_value());
        return *played;
    }
};

std::vector<std::string> texts(const match::Record& record) {
    std::vector<std::string> list;
    for (const match::RecordText& step : record.steps()) list.push_back(step.text);
    return list;
}

TEST(MatchPlay, ToTheEndByTheRules) {
    Hall hall("quoridor");
    hall.add({"e2", "e3", "e4", "e5", "e6", "e7", "e8", "f8", "f9"});
    hall.add({"a1h", "a3h", "a5h", "a7h", "c1h", "c3h", "c5h", "c7h"});
    const PlayedMatch match = hall.play({0, 1});
    EXPECT_EQ(match.result.ending, Ending::rules);
    EXPECT_EQ(match.result.outcome, (rules::Outcome{2, {1, 2}}));
    EXPECT_EQ(match.result.steps, 17U);
    EXPECT_EQ(match.result.work[0].moves, 9U);
    EXPECT_EQ(match.result.work[0].nodes, 90U);
    EXPECT_EQ(match.result.work[1].depths, 16U);
    EXPECT_EQ(match.record.header("Game"), "quoridor:players=2,sidestep=barred,first=1");
    EXPECT_EQ(match.record.header("Seat1"), "A");
    EXPECT_EQ(match.record.header("Result"), "1-2");
    EXPECT_EQ(match.record.header("Ending"), "rules");
    EXPECT_EQ(texts(match.record).size(), 17U);
}

TEST(MatchPlay, TheThirdTimeIsADraw) {
    Hall hall("quoridor");
    std::vector<std::string> south, north;
    for (int i = 0; i < 10; ++i) south.insert(south.end(), {"e2", "e1"});
    for (int i = 0; i < 10; ++i) north.insert(north.end(), {"e8", "e9"});
    hall.add(south);
    hall.add(north);
    const PlayedMatch match = hall.play({0, 1});
    EXPECT_EQ(match.result.ending, Ending::repetition);
    EXPECT_EQ(match.result.outcome, (rules::Outcome{2, {1, 1}}));
    EXPECT_EQ(match.result.steps, 8U) << "the start is seen after 0, 4 and 8 steps";
}

// By lot, Shibuya is soon at a standstill; whoever checks the records counts the turns anew.
TEST(MatchPlay, StandstillsEndAsTheyStand) {
    class ByLot final : public MatchPlayer {
    public:
        base::Status begin(const std::atomic<bool>& /*stop*/) override { return base::Done{}; }
        Reply ask(const Ask& ask, const std::atomic<bool>& /*stop*/) override {
            base::Random lot(ask.seed);
            Reply reply;
            reply.move = ask.session.clone()->play_random(lot);
            return reply;
        }
    };
    Hall hall("shibuya:mode=open");
    hall.add();
    hall.add();
    for (auto& player : hall.players) player = std::make_unique<ByLot>();
    unsigned standstills = 0;
    unsigned decided = 0;
    for (u64 number = 0; number < 20; ++number) {
        const PlayedMatch match = hall.play({0, 1}, number, number);
        const auto trouble = match::verify_record(match.record, match::openssl_crypto()).trouble;
        EXPECT_FALSE(trouble) << trouble->text();
        if (match.result.ending != Ending::standstill) continue;
        ++standstills;
        decided += match.result.outcome == rules::Outcome{2, {1, 1}} ? 0 : 1;
    }
    EXPECT_GT(standstills, 0U);
    EXPECT_GT(decided, 0U);
}

TEST(MatchPlay, LongMatchesAreDrawn) {
    Hall hall("quoridor");
    hall.terms.longest = 5;
    hall.add();
    hall.add();
    const PlayedMatch match = hall.play({0, 1});
    EXPECT_EQ(match.result.ending, Ending::length);
    EXPECT_EQ(match.result.steps, 5U);
}

TEST(MatchPlay, FaultsLoseForThePlayer) {
    struct Case {
        std::vector<std::string> script;
        Ending failure, expected;
    };
    for (const Case& each : {Case{{"e3"}, Ending::rules, Ending::illegal},
                             {{""}, Ending::rules, Ending::illegal},
                             {{"e2"}, Ending::crash, Ending::crash},
                             {{}, Ending::stall, Ending::stall}}) {
        Hall hall("quoridor:players=4");
        hall.add();
        hall.add(each.script, each.failure);
        const PlayedMatch match = hall.play({1, 0, 0, 0});
        EXPECT_EQ(match.result.ending, each.expected);
        EXPECT_EQ(match.result.culprit, 1U);
        EXPECT_EQ(match.result.outcome, (rules::Outcome{4, {2, 1, 1, 1}}));
    }
    Hall several("quoridor:players=4");
    several.add();
    several.add({}, Ending::crash);
    const PlayedMatch match = several.play({0, 1, 0, 1});
    EXPECT_EQ(match.result.culprit, 2U);
    EXPECT_EQ(match.result.outcome, (rules::Outcome{4, {1, 2, 1, 2}})) << "its other seat loses, too";
    EXPECT_EQ(match.record.header("Result"), "1-2-1-2");
    Hall teams("shibuya:mode=teams");
    teams.add();
    teams.add({"nonsense"});
    EXPECT_EQ(teams.play({1, 0, 1, 0}).result.outcome, (rules::Outcome{4, {2, 1, 2, 1}}));
}

TEST(MatchPlay, PlayersHearTheWholeStory) {
    Hall hall("quoridor");
    Scripted& first = hall.add({"e2"});
    Scripted& second = hall.add();
    hall.terms.longest = 3;
    hall.play({0, 1});
    ASSERT_EQ(first.asked.size(), 2U);
    EXPECT_EQ(first.asked[1].steps, (std::vector<std::string>{"e2", "a1h"}));
    EXPECT_EQ(first.asked[1].past.size(), 2U);
    EXPECT_EQ(second.asked.at(0).steps, (std::vector<std::string>{"e2"}));
    EXPECT_NE(first.asked[0].seed, first.asked[1].seed);
}

TEST(MatchPlay, ARotationSharesOpeningAndThrows) {
    Hall hall("barricade:players=3");
    hall.terms.opening_steps = 4;
    hall.terms.longest = 40;
    hall.add();
    hall.add();
    hall.add();
    const auto first = texts(hall.play({0, 1, 2}, 0, 0).record);
    EXPECT_EQ(first, texts(hall.play({2, 0, 1}, 1, 0).record)) << "the same players by another name";
    EXPECT_NE(first, texts(hall.play({0, 1, 2}, 6, 1).record));
    hall.terms.seed = 2;
    EXPECT_NE(first, texts(hall.play({0, 1, 2}, 0, 0).record));
}

TEST(MatchPlay, TheNthThrowOfASeatIsFixed) {
    Hall hall("barricade:players=2");
    hall.terms.longest = 60;
    hall.add();
    hall.add();
    const auto throws_of = [&](const PlayedMatch& match) {
        std::array<std::string, 2> throws;
        const auto session = hall.terms.choice.module->start(hall.terms.choice.options);
        for (const std::string& step : texts(match.record)) {
            if (session->turn().kind == rules::Turn::Kind::chance)
                throws[session->turn().seat.index()] += step;
            EXPECT_TRUE(session->play(step).ok());
        }
        return throws;
    };
    const auto calm = throws_of(hall.play({0, 1}));
    hall.terms.opening_steps = 9;
    const auto wild = throws_of(hall.play({0, 1}));
    for (unsigned seat = 0; seat < 2; ++seat) {
        const std::size_t length = std::min(calm[seat].size(), wild[seat].size());
        EXPECT_GT(length, 10U);
        EXPECT_EQ(calm[seat].substr(0, length), wild[seat].substr(0, length));
    }
}

TEST(MatchPlay, ClocksRunAndOwnLimitsGoFirst) {
    Hall hall("quoridor");
    hall.terms.clock = 60'000;
    hall.terms.inc = 7'000;
    hall.terms.longest = 4;
    Scripted& timed = hall.add();
    Scripted& counted = hall.add();
    hall.specs[1].go.nodes = 5;
    const PlayedMatch match = hall.play({0, 1});
    EXPECT_EQ(match.record.header("Clock"), "1:00+7");
    ASSERT_EQ(timed.asked.size(), 2U);
    EXPECT_EQ(timed.asked[0].go.clock, (std::vector<u64>{60'000, 60'000}));
    EXPECT_EQ(timed.asked[0].go.inc, (std::vector<u64>{7'000, 7'000}));
    EXPECT_GT(timed.asked[1].go.clock[0], 60'000U) << "the turn has earned its increment";
    EXPECT_EQ(format_go(counted.asked.at(0).go), "go nodes 5");
    hall.terms.clock = 0;
    hall.terms.inc = 0;
    EXPECT_EQ(hall.play({0, 1}).result.ending, Ending::time);
}

TEST(MatchPlay, LaterStepsOfATurnAreKnown) {
    Hall hall("barricade:players=2");
    Scripted& first = hall.add();
    Scripted& second = hall.add();
    hall.terms.longest = 300;
    hall.play({0, 1});
    unsigned later = 0;
    for (const Scripted* player : {&first, &second})
        for (const Scripted::Heard& each : player->asked) {
            if (!each.continues_turn) continue;
            ++later;
            EXPECT_NE(each.steps.back().find('-'), std::string::npos) << "a blocker is put down after a walk";
        }
    EXPECT_GT(later, 0U);
}

TEST(MatchPlay, StopsWhenTold) {
    Hall hall("quoridor");
    hall.add();
    hall.add();
    hall.stop = true;
    EXPECT_FALSE(play_match(hall.terms, {0, 0, {0, 1}}, hall.players, hall.specs, hall.stop).has_value());
}

TEST(MatchPlayer, ThinkersAreAskedWithLevelLimitsAndPast) {
    FirstMove* thinker = nullptr;
    const auto choice = *catalog::parse_setup("quoridor");
    PlayerSpec spec = *parse_player("level=4,nodes=77,threads=2");
    const auto player = make_match_player(
        spec, choice,
        [&](const auto&...) {
            auto made = std::make_unique<FirstMove>();
            thinker = made.get();
            return made;
        },
        1'000);
    const auto session = choice.module->start(choice.options);
    const std::atomic<bool> stop = false;
    EXPECT_TRUE(player->begin(stop).ok());
    const Reply reply = player->ask({*session, {}, {1, 2, 3}, 7, spec.go, false, 99}, stop);
    EXPECT_EQ(reply.move, "a1h");
    EXPECT_EQ(reply.nodes, 131U);
    EXPECT_EQ(thinker->asked.level, 4U);
    EXPECT_EQ(thinker->asked.limits, (catalog::Limits{.nodes = 77}));
    EXPECT_EQ(thinker->asked.past, (std::vector<u64>{1, 2, 3}));
    EXPECT_EQ(thinker->asked.idle, 7U);
    EXPECT_EQ(thinker->asked.seed, 99U);
    EXPECT_EQ(thinker->asked.threads, 2U);
}

// An engine as a shell script: answers the handshake, and one word with the given command.
std::string engine(const std::string& word, const std::string& command) {
    return "while read -r w r; do case $w in " + word + ") " + command +
           ";; ugi) echo ugiok;; isready) echo readyok;; quit) exit;; esac; done";
}

Reply ask_command(const std::string& command, int times = 1) {
    const auto choice = *catalog::parse_setup("quoridor");
    PlayerSpec spec = *parse_player("time=1,cmd=" + command);
    const auto player = make_match_player(spec, choice, always<FirstMove>(), 300);
    const auto session = choice.module->start(choice.options);
    const std::atomic<bool> stop = false;
    Reply reply;
    for (int i = 0; i < times; ++i) {
        EXPECT_TRUE(player->begin(stop).ok());
        reply = player->ask({*session, {}, {}, 0, spec.go, false, 1}, stop);
    }
    return reply;
}
Reply ask_engine(const std::string& on_go, int times = 1) { return ask_command(engine("go", on_go), times); }

TEST(MatchPlayer, EnginesAnswer) {
    const Reply reply = ask_engine("echo info depth 3 nodes 40 line e2; echo bestmove e2", 3);
    EXPECT_EQ(reply.move, "e2");
    EXPECT_EQ(reply.depth, 3U);
    EXPECT_EQ(reply.nodes, 40U);
    EXPECT_EQ(ask_engine("echo bestmove").move, "");
}

TEST(MatchPlayer, AnErrorIsAnAnswer) {
    const Reply reply = ask_engine("echo info string hm; echo error go: not today; sleep 60");
    EXPECT_EQ(reply.failure, Ending::illegal);
    EXPECT_EQ(reply.detail, "answers 'error go: not today'");
}

TEST(MatchPlayer, EnginesFail) {
    const Reply crash = ask_engine("exit 7");
    EXPECT_EQ(crash.failure, Ending::crash);
    EXPECT_EQ(crash.detail, "ended with exit code 7");
    EXPECT_EQ(ask_engine("sleep 60").failure, Ending::stall);
    EXPECT_EQ(ask_engine("exit 7", 2).failure, Ending::crash) << "and are started again for the next match";
}

TEST(MatchPlayer, EnginesFailToStart) {
    const Reply crash = ask_command("exit 3");
    EXPECT_EQ(crash.failure, Ending::crash);
    EXPECT_EQ(crash.detail, "ended with exit code 3");
    const Reply stall = ask_command("exec >/dev/null; sleep 60");
    EXPECT_EQ(stall.failure, Ending::stall);
    EXPECT_EQ(stall.detail, "does not answer");
    const Reply refusal = ask_command(engine("setup", "echo error no"));
    EXPECT_EQ(refusal.failure, Ending::stall);
    EXPECT_EQ(refusal.detail, "answers error no");
}

TEST(MatchPlayer, AStartIsBrokenOff) {
    const auto player = make_match_player(*parse_player("cmd=cat >/dev/null"),
                                          *catalog::parse_setup("quoridor"), always<FirstMove>(), 300);
    const i64 start = microseconds_now();
    EXPECT_TRUE(player->begin(std::atomic<bool>(true)).ok());
    EXPECT_LT(microseconds_now() - start, 5'000'000);
}

TEST(MatchPlayer, OnlyTheFirstStartNeedsAProgram) {
    const auto choice = *catalog::parse_setup("quoridor");
    const std::atomic<bool> stop = false;
    const auto gone = make_match_player(*parse_player("cmd=exit 127"), choice, always<FirstMove>(), 300);
    EXPECT_FALSE(gone->begin(stop).ok());
    EXPECT_TRUE(gone->begin(stop).ok());
}

}  // namespace
}  // namespace thwart::cli
