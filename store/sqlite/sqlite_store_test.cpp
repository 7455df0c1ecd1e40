// What the SQLite store promises beyond the contract: groups, limits, a full disk, one owner, files that survive.
#include "store/sqlite/sqlite_store.hpp"

#include "store/sqlite/database.hpp"
#include "store/test_kit.hpp"

#include <atomic>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace thwart::store {
namespace {

namespace fs = std::filesystem;

TEST(SqliteStore, EverythingIsThereAfterReopening) {
    const TestFolder folder;
    Answers answers;
    u64 version = 0;
    {
        const auto store = open_store(folder.file(), answers);
        Calls calls(*store, answers);
        ASSERT_TRUE(calls.create({"m1", "header", {"anna"}, Time(7)}));
        ASSERT_TRUE(calls.append("m1", 0, {event("one", "a"), event("two", "b")}));
        version = *calls.put("room", "r", "text", kNoVersion);
    }
    const auto store = open_store(folder.file(), answers);
    Calls calls(*store, answers);
    // Message ids are known again, too.
    EXPECT_EQ(calls.append("m1", 2, {event("two", "b")}), (Appended{2, true}));
    EXPECT_EQ(calls.append("m1", 2, {event("three", "c")}), (Appended{3, false}));
    EXPECT_EQ(calls.load("m1", 2)->events,
              (std::vector<Event>{numbered(2, event("two", "b")), numbered(3, event("three", "c"))}));
    EXPECT_EQ(ids_of(calls.list({MatchQuery::Which::unfinished, "anna"})), "m1 ");
    EXPECT_EQ(calls.get("room", "r"), (Document{"r", "text", version}));
    EXPECT_GT(*calls.put("room", "r2", "text", kNoVersion), version);
}

// Many times, since it depends on which thread is quicker.
TEST(SqliteStore, CallbacksAreLetGoWhereTheyAreCalled) {
    const TestFolder folder;
    Answers answers;
    Witness witness;
    const auto store = open_store(folder.file(), answers);
    for (unsigned i = 0; i < 200; ++i) {
        bool is_answered = false;
        store->list({}, [&, held = witness.thing()](const auto&) { is_answered = true; });
        answers.run_until([&] { return is_answered; });
    }
    EXPECT_EQ(witness.elsewhere(), 0U);
}

TEST(SqliteStore, ClosingMakesWhatIsWaiting) {
    const TestFolder folder;
    Answers answers;
    std::size_t answered = 0;
    {
        const auto store = open_store(folder.file(), answers);
        store->create({"m1", "", {}, {}}, [&](const Result<Done>&) { ++answered; });
        for (u64 at = 0; at < 50; ++at)
            store->append("m1", at, {event("e")},
                          [&](const Result<Appended>& done) { answered += done ? 1 : 0; });
    }
    answers.run_until([&] { return answered == 51; });
    const auto store = open_store(folder.file(), answers);
    EXPECT_EQ(Calls(*store, answers).load("m1", 51)->info.last_seq, 50U);
}

// While the first commit is held up, the others gather; the limit cuts them into groups.
TEST(SqliteStore, WhatWaitsSharesCommitsUpToTheLimit) {
    const TestFolder folder;
    Answers answers;
    std::vector<std::pair<std::size_t, std::size_t>> commits;  // writes, events
    std::atomic<bool> may_go = false;
    std::atomic<bool> is_held = false;
    SqliteOptions options;
    options.max_group = 10;
    options.on_commit = [&](const Commit& commit) {
        EXPECT_TRUE(commit.is_ok);
        commits.emplace_back(commit.writes, commit.events);
        is_held = true;
        may_go.wait(false);
    };
    std::size_t answered = 0;
    {
        const auto store = open_store(folder.file(), answers, std::move(options));
        store->create({"m1", "", {}, {}}, [&](const Result<Done>&) { ++answered; });
        while (!is_held) std::this_thread::yield();
        for (u64 at = 0; at < 24; at += 2)
            store->append("m1", at, {event("e"), event("f")}, [&](const Result<Appended>&) { ++answered; });
        store->append("m1", 24, std::vector<Event>(30, event("g")),
                      [&](const Result<Appended>&) { ++answered; });
        EXPECT_EQ(store->waiting(), 14U);
        may_go = true;
        may_go.notify_all();
        answers.run_until([&] { return answered == 14; });
    }
    EXPECT_EQ(commits,
              (std::vector<std::pair<std::size_t, std::size_t>>{{1, 1}, {5, 10}, {5, 10}, {2, 4}, {1, 30}}));
}

TEST(SqliteStore, TooMuchWaitingIsRefusedAndTheRestIsMade) {
    const TestFolder folder;
    Answers answers;
    std::atomic<bool> may_go = false;
    std::atomic<bool> is_held = false;
    SqliteOptions options;
    options.max_waiting = 3;
    options.on_commit = [&](const Commit&) {
        is_held = true;
        may_go.wait(false);
    };
    const auto store = open_store(folder.file(), answers, std::move(options));
    std::vector<std::string> outcomes;
    const auto note = [&](const Result<Done>& done) {
        outcomes.push_back(done ? "made" : done.error().what);
    };
    store->create({"m0", "", {}, {}}, note);
    while (!is_held) std::this_thread::yield();
    for (const char* id : {"m1", "m2", "m3", "m4"}) store->create({id, "", {}, {}}, note);
    answers.run_until([&] { return outcomes.size() == 1; });
    EXPECT_EQ(outcomes.front(), "too much is waiting for the disk");
    may_go = true;
    may_go.notify_all();
    answers.run_until([&] { return outcomes.size() == 5; });
    EXPECT_EQ(ids_of(Calls(*store, answers).list({})), "m3 m2 m1 m0 ");
}

// A full disk: writes are answered `unavailable`, everything acknowledged stays, reads go on, and with room again so
// do writes.
TEST(SqliteStore, AFullDiskLosesNothingThatWasAcknowledged) {
    const TestFolder folder;
    Answers answers;
    SqliteOptions small;
    small.max_pages = 40;
    u64 acknowledged = 0;
    {
        const auto store = open_store(folder.file(), answers, std::move(small));
        Calls calls(*store, answers);
        calls.create_with("m1", 0);
        for (;;) {
            const auto done = calls.append("m1", acknowledged, {event(std::string(2000, 'x'))});
            if (!done) {
                EXPECT_EQ(kind_of(done), Failure::unavailable) << done.error().what;
                break;
            }
            ASSERT_LT(++acknowledged, 1000U);
        }
        EXPECT_GT(acknowledged, 10U);
        EXPECT_EQ(calls.load("m1", 1)->info.last_seq, acknowledged);
        EXPECT_EQ(kind_of(calls.append("m1", acknowledged, {event(std::string(2000, 'x'))})),
                  Failure::unavailable);
    }
    const auto store = open_store(folder.file(), answers);
    Calls calls(*store, answers);
    EXPECT_EQ(calls.load("m1", 1)->events.size(), acknowledged);
    EXPECT_EQ(calls.append("m1", acknowledged, {event("more")}), (Appended{acknowledged + 1, false}));
}

// One write that does not fit must not take its neighbours with it.
TEST(SqliteStore, AFailingWriteFailsAlone) {
    const TestFolder folder;
    Answers answers;
    std::atomic<bool> may_go = false;
    std::atomic<bool> is_held = false;
    SqliteOptions options;
    options.max_pages = 40;
    options.on_commit = [&](const Commit&) {
        is_held = true;
        may_go.wait(false);
    };
    const auto store = open_store(folder.file(), answers, std::move(options));
    std::vector<std::string> outcomes;
    const auto note = [&](const Result<Done>& done) { outcomes.push_back(done ? "made" : "failed"); };
    store->create({"m0", "", {}, {}}, note);
    while (!is_held) std::this_thread::yield();
    store->create({"m1", "", {}, {}}, note);
    store->create({"m2", std::string(1'000'000, 'x'), {}, {}}, note);
    store->create({"m3", "", {}, {}}, note);
    may_go = true;
    may_go.notify_all();
    answers.run_until([&] { return outcomes.size() == 4; });
    EXPECT_EQ(outcomes, (std::vector<std::string>{"made", "made", "failed", "made"}));
    EXPECT_EQ(ids_of(Calls(*store, answers).list({})), "m3 m1 m0 ");
}

TEST(SqliteStore, AMissingEventIsNoticed) {
    const TestFolder folder;
    Answers answers;
    {
        const auto store = open_store(folder.file(), answers);
        Calls(*store, answers).create_with("m1", 3);
    }
    {
        auto database = Database::open(folder.file(), Database::Access::existing);
        ASSERT_TRUE(database->run("DELETE FROM events WHERE seq = 2"));
    }
    const auto store = open_store(folder.file(), answers);
    Calls calls(*store, answers);
    EXPECT_EQ(kind_of(calls.load("m1", 1)), Failure::corrupt);
    EXPECT_EQ(calls.load("m1", 3)->events.size(), 1U);
}

TEST(SqliteStore, OneServerAtATime) {
    const TestFolder folder;
    Answers answers;
    {
        const auto store = open_store(folder.file(), answers);
        const auto second = SqliteStore::open(folder.file());
        ASSERT_FALSE(second.ok());
        EXPECT_EQ(second.error().what, "another server has this file open");
    }
    EXPECT_TRUE(SqliteStore::open(folder.file()).ok());
}

TEST(SqliteStore, OnlyTheOwnerMayReadTheFile) {
    const TestFolder folder;
    Answers answers;
    const auto store = open_store(folder.file(), answers);
    Calls(*store, answers).create_with("m1", 1);
    for (const char* ending : {"", "-wal", "-shm"})
        EXPECT_EQ(fs::status(folder.file() + ending).permissions(),
                  fs::perms::owner_read | fs::perms::owner_write)
            << ending;
}

TEST(SqliteStore, AFolderThatIsNotThereIsRefused) {
    const TestFolder folder;
    const auto store = SqliteStore::open(folder.file("none/thwart.db"));
    ASSERT_FALSE(store.ok());
    EXPECT_EQ(store.error().what, "No such file or directory");
}

}  // namespace
}  // namespace thwart::store
