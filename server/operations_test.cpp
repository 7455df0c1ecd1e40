// What runs the server: configuration, log, figures, the pool of computer players, and passwords.

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "server/config.hpp"
#include "server/metrics.hpp"
#include "server/system_secrets.hpp"
#include "server/thinker_pool.hpp"
#include "store/test_kit.hpp"

#include <atomic>
#include <condition_variable>
#include <gtest/gtest.h>
#include <mutex>
#include <set>

namespace thwart::server {
namespace {

// ---- configuration ----

Surroundings around(std::map<std::string, std::string> variables = {}, std::string file = "") {
    Surroundings made;
    made.variable = [variables =
                         std::move(variables)](const std::string& name) -> std::optional<std::string> {
        const auto found = variables.find(name);
        if (found == variables.end()) return std::nullopt;
        return found->second;
    };
    made.read_file = [file = std::move(file)](const std::string& path) -> base::Result<std::string> {
        if (path != "thwart.conf") return base::not_allowed(path, "the file cannot be read");
        return file;
    };
    made.cores = 4;
    made.host_name = "mill";
    return made;
}

TEST(Config, JustWorks) {
    const auto config = read_config({}, around({{"HOME", "/home/anna"}}));
    ASSERT_TRUE(config.ok());
    EXPECT_EQ(config->port, 8080);
    EXPECT_FALSE(config->is_port_chosen);
    EXPECT_EQ(config->threads, 3U);
    EXPECT_EQ(config->data, "/home/anna/.local/share/thwart/thwart.db");
    EXPECT_EQ(read_config({}, around({{"XDG_DATA_HOME", "/data"}}))->data, "/data/thwart/thwart.db");
    EXPECT_EQ(config->durability, Durability::full);
    EXPECT_EQ(config->shown.size(), settings().size());
}

TEST(Config, FlagsThenEnvironmentThenFile) {
    const std::string file =
        "# ours\nport = 1\nthreads=2\n\norigin = https://a.example\norigin = https://b.example\n";
    const auto world = around({{"THWART_PORT", "2"}, {"THWART_NEW_ROOMS", "7"}}, file);
    const auto config = read_config({{"config", {"thwart.conf"}}, {"log", {"off"}}, {"web", {}}}, world);
    ASSERT_TRUE(config.ok()) << config.error().text();
    EXPECT_EQ(config->port, 2);
    EXPECT_TRUE(config->is_port_chosen);
    EXPECT_EQ(config->threads, 2U);
    EXPECT_EQ(config->bounds.new_rooms_a_minute, 7U);
    EXPECT_EQ(config->log, LogLevel::off);
    EXPECT_EQ(config->gate.origins, (std::vector<std::string>{"https://a.example", "https://b.example"}));
    EXPECT_EQ(read_config({{"port", {"3"}}}, world)->port, 3);
}

TEST(Config, ErrorsNameTheSetting) {
    const auto where = [](const Given& flags, const std::string& file = "") {
        const auto config = read_config(flags, around({}, file));
        return config ? "" : config.error().where;
    };
    EXPECT_EQ(where({{"port", {"65536"}}}), "port");
    EXPECT_EQ(where({{"threads", {"0"}}}), "threads");
    EXPECT_EQ(where({{"threads", {"-1"}}}), "threads");
    EXPECT_EQ(where({{"durability", {"some"}}}), "durability");
    EXPECT_EQ(where({{"log", {"loud"}}}), "log");
    EXPECT_EQ(where({{"origin", {"play.example.org"}}}), "origin");
    EXPECT_EQ(where({{"trusted-proxy", {"nginx"}}}), "trusted-proxy");
    EXPECT_EQ(where({{"address", {"here"}}}), "address");
    EXPECT_EQ(where({{"config", {"missing"}}}), "missing");
    EXPECT_EQ(where({{"config", {"thwart.conf"}}}, "port 80"), "thwart.conf");
    EXPECT_EQ(where({{"config", {"thwart.conf"}}}, "colour = red"), "thwart.conf");
}

TEST(Config, SecretsAreNotShown) {
    const auto config = read_config({{"metrics-token", {"hush"}}}, around());
    ASSERT_TRUE(config.ok());
    EXPECT_EQ(config->metrics_token, "hush");
    for (const Config::Shown& each : config->shown) EXPECT_EQ(each.value.find("hush"), std::string::npos);
}

// ---- figures ----

TEST(Metrics, AHistogramAddsUp) {
    Histogram histogram;
    for (const int micros : {50, 100, 101, 3'000, 60'000'000})
        histogram.add(std::chrono::microseconds(micros));
    std::string text;
    histogram.write(text, "wait_seconds", "waiting");
    EXPECT_NE(text.find("# TYPE thwart_wait_seconds histogram\n"), std::string::npos);
    EXPECT_NE(text.find("thwart_wait_seconds_bucket{le=\"0.0001\"} 2\n"), std::string::npos) << text;
    EXPECT_NE(text.find("thwart_wait_seconds_bucket{le=\"0.00025\"} 3\n"), std::string::npos) << text;
    EXPECT_NE(text.find("thwart_wait_seconds_bucket{le=\"30\"} 4\n"), std::string::npos) << text;
    EXPECT_NE(text.find("thwart_wait_seconds_bucket{le=\"+Inf\"} 5\n"), std::string::npos) << text;
    EXPECT_NE(text.find("thwart_wait_seconds_count 5\n"), std::string::npos) << text;
    EXPECT_NE(text.find("thwart_wait_seconds_sum 60.003251\n"), std::string::npos) << text;
}

// ---- answers from other threads ----

// The thread of the house, in a test: work waits here until the test does it.
class Inbox {
public:
    store::Post post() {
        return [this](std::function<void()> work) {
            const std::lock_guard lock(mutex_);
            work_.push_back(std::move(work));
            wake_.notify_one();
        };
    }
    // Waits for one and does it.
    void take() {
        std::unique_lock lock(mutex_);
        ASSERT_TRUE(wake_.wait_for(lock, std::chrono::seconds(60), [this] { return !work_.empty(); }));
        const auto work = std::move(work_.front());
        work_.pop_front();
        lock.unlock();
        work();
    }

private:
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> work_;
};

TEST(SystemSecrets, PasswordsAndRandomBytes) {
    Inbox inbox;
    SystemSecrets secrets(inbox.post());
    std::array<u8, 32> first{};
    std::array<u8, 32> second{};
    secrets.fill(first);
    secrets.fill(second);
    EXPECT_NE(first, second);
    std::string hash;
    secrets.hash_password("correct horse", [&](const auto& made) { hash = made.value_or(""); });
    inbox.take();
    EXPECT_TRUE(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$")) << hash;
    std::optional<bool> is_right;
    secrets.verify_password("correct horse", hash, [&](auto answer) { is_right = answer; });
    inbox.take();
    EXPECT_EQ(is_right, true);
    secrets.verify_password("wrong", hash, [&](auto answer) { is_right = answer; });
    inbox.take();
    EXPECT_EQ(is_right, false);
}

TEST(SystemSecrets, CallbacksAreLetGoWhereTheyAreCalled) {
    store::Witness witness;
    Inbox inbox;
    SystemSecrets secrets(inbox.post());
    for (int i = 0; i < 500; ++i) {
        secrets.verify_password("any", "no hash", [held = witness.thing()](auto) {});
        inbox.take();
    }
    EXPECT_EQ(witness.elsewhere(), 0U);
}

TEST(Log, IsJsonWithoutAddresses) {
    SystemSecrets secrets([](const auto&) {});
    std::string lines;
    const Log log(LogLevel::info, secrets, [&](const std::string& line) { lines += line; });
    log.write(LogLevel::debug, "nothing");
    EXPECT_EQ(lines, "");
    log.write(LogLevel::warning, "a \"quote\"\n", {{"address", log.hashed("192.0.2.1")}});
    EXPECT_NE(lines.find(R"("level":"warning","what":"a \"quote\"\u000a","address":")"), std::string::npos)
        << lines;
    EXPECT_EQ(lines.find("192.0.2.1"), std::string::npos);
    EXPECT_EQ(lines.back(), '\n');
    EXPECT_EQ(log.hashed("192.0.2.1"), log.hashed("192.0.2.1"));
    EXPECT_NE(log.hashed("192.0.2.1"), log.hashed("192.0.2.2"));
    EXPECT_EQ(log.hashed("192.0.2.1").size(), 12U);
}

// ---- the pool ----

// Thinks until it is let go or cancelled, and notes what it was asked.
struct Brake {
    std::mutex mutex;
    std::condition_variable wake;
    bool is_open = false;
    std::vector<std::string> order;

    void release() {
        const std::lock_guard lock(mutex);
        is_open = true;
        wake.notify_all();
    }
    std::vector<std::string> begun() {
        const std::lock_guard lock(mutex);
        return order;
    }
};

class BrakedThinker final : public catalog::Thinker {
public:
    explicit BrakedThinker(Brake& brake) : brake_(brake) {}
    catalog::Thought think(const catalog::Session&, const catalog::Question& question,
                           const catalog::World& world) override {
        std::unique_lock lock(brake_.mutex);
        brake_.order.push_back(std::to_string(question.seed));
        while (!brake_.is_open && !*world.cancel) brake_.wake.wait_for(lock, std::chrono::milliseconds(5));
        catalog::Thought thought;
        if (!*world.cancel) thought.move = "e2";
        return thought;
    }

private:
    Brake& brake_;
};

struct PoolStage {
    explicit PoolStage(PoolOptions options = {})
        : pool(options, inbox.post(),
               [this](const std::string&, std::size_t) { return std::make_unique<BrakedThinker>(brake); }) {}

    JobId ask(const std::string& owner, u64 seed, Priority priority = Priority::move,
              match::Time longest = match::Time{60'000}) {
        Job job;
        job.session = std::move(*catalog::start("quoridor"));
        job.question.seed = seed;
        job.owner = owner;
        job.priority = priority;
        job.longest = longest;
        return pool.ask(std::move(job), [this](const auto& thought) {
            answers.push_back(thought ? thought->move
                                      : base::cat("failure ", static_cast<int>(thought.error())));
        });
    }
    void wait_until_thinking(std::size_t count) {
        while (brake.begun().size() < count) std::this_thread::yield();
    }

    Inbox inbox;
    Brake brake;
    std::vector<std::string> answers;
    ThinkerPool pool;
};

TEST(ThinkerPool, OwnersTakeTurnsAndMovesGoFirst) {
    PoolStage stage;
    stage.ask("a", 1);
    stage.wait_until_thinking(1);
    stage.ask("a", 5, Priority::hint);
    stage.ask("a", 2);
    const JobId last = stage.ask("a", 4);
    stage.ask("b", 3);
    EXPECT_EQ(stage.pool.ahead(last), 2U);  // one of each owner
    EXPECT_EQ(stage.pool.load().waiting[0], 3U);
    stage.brake.release();
    for (int i = 0; i < 5; ++i) stage.inbox.take();
    EXPECT_EQ(stage.brake.begun(), (std::vector<std::string>{"1", "2", "3", "4", "5"}));
    EXPECT_EQ(stage.pool.ahead(last), std::nullopt);
}

TEST(ThinkerPool, AnalysesNeverDelayAMove) {
    PoolStage stage;
    for (u64 i = 0; i < 4; ++i) stage.ask("flood", i, Priority::analysis);
    stage.wait_until_thinking(1);
    stage.ask("room", 9);
    stage.wait_until_thinking(2);  // beside the analysis
    EXPECT_EQ(stage.brake.begun().back(), "9");
    stage.brake.release();
}

// Many times, since it depends on which thread is quicker.
TEST(ThinkerPool, CallbacksAreLetGoWhereTheyAreCalled) {
    store::Witness witness;
    PoolStage stage;
    stage.brake.release();
    for (int i = 0; i < 200; ++i) {
        Job job;
        job.session = std::move(*catalog::start("quoridor"));
        job.longest = match::Time{60'000};
        stage.pool.ask(std::move(job), [held = witness.thing()](const auto&) {});
        stage.inbox.take();
    }
    EXPECT_EQ(witness.elsewhere(), 0U);
}

TEST(ThinkerPool, RefusesMoreThanItsQueueHolds) {
    PoolOptions options;
    options.most_per_owner = 1;
    options.most_waiting = 2;
    PoolStage stage(options);
    stage.ask("a", 1);
    stage.wait_until_thinking(1);
    stage.ask("a", 2);
    stage.ask("a", 3);  // too many of one owner
    stage.inbox.take();
    EXPECT_EQ(stage.answers.back(), "failure 0");
    stage.ask("b", 4);
    stage.ask("c", 5);  // too many altogether
    stage.inbox.take();
    EXPECT_EQ(stage.answers, (std::vector<std::string>{"failure 0", "failure 0"}));
    stage.brake.release();
}

TEST(ThinkerPool, CancelsWhatWaitsAndWhatThinks) {
    PoolStage stage;
    const JobId first = stage.ask("a", 1);
    stage.wait_until_thinking(1);
    const JobId second = stage.ask("b", 2);
    stage.pool.cancel(second);
    stage.inbox.take();
    EXPECT_EQ(stage.answers.back(), "failure 1");
    stage.pool.cancel(first);
    stage.inbox.take();
    EXPECT_EQ(stage.answers.size(), 2U);
    stage.pool.cancel(first);  // nobody's any more
}

TEST(ThinkerPool, StopsWhatTakesTooLong) {
    PoolStage stage;
    stage.ask("a", 1, Priority::move, match::Time{0});
    stage.wait_until_thinking(1);
    stage.pool.stop_overdue();
    stage.inbox.take();
    EXPECT_EQ(stage.answers, (std::vector<std::string>{"failure 1"}));
}

TEST(ThinkerPool, TheRealOnesThink) {
    Inbox inbox;
    ThinkerPool pool({}, inbox.post());
    std::string move;
    for (const catalog::Module* module : catalog::modules()) {
        Job job;
        auto session = catalog::start(module->name);
        ASSERT_TRUE(session.ok());
        base::Random random(1, 1);
        while ((*session)->turn().kind != rules::Turn::Kind::decision) (void)(*session)->play_random(random);
        std::set<std::string> legal;
        for (const catalog::Step& step : (*session)->legal()) legal.insert(step.text);
        job.session = std::move(*session);
        job.question.level = 1;
        pool.ask(std::move(job), [&](const auto& thought) { move = thought ? thought->move : "none"; });
        inbox.take();
        EXPECT_TRUE(legal.contains(move)) << module->name << ": " << move;
    }
}

}  // namespace
}  // namespace thwart::server
