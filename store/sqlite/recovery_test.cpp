// Files that a crash, a bad disk or another program left behind; older versions; copies.
#include "store/sqlite/backup.hpp"
#include "store/sqlite/database.hpp"
#include "store/sqlite/schema.hpp"
#include "store/sqlite/sqlite_store.hpp"
#include "store/test_kit.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

namespace thwart::store {
namespace {

namespace fs = std::filesystem;

constexpr u64 kEvents = 20;

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

// The files of a store as a killed server leaves them: one commit for each event, all of them in the log.
struct Remains {
    std::string database;
    std::string log;
};

Remains kill_a_server() {
    const TestFolder folder;
    Answers answers;
    const auto store = open_store(folder.file(), answers);
    Calls(*store, answers).create_with("m1", kEvents);
    return {read_file(folder.file()), read_file(folder.file() + "-wal")};
}

// How many events are there; also checks that they are the first ones, whole, and that the match goes on.
u64 events_left(const Remains& remains) {
    const TestFolder folder;
    write_file(folder.file(), remains.database);
    write_file(folder.file() + "-wal", remains.log);
    Answers answers;
    const auto store = open_store(folder.file(), answers);
    if (!store) return 0;
    Calls calls(*store, answers);
    const auto loaded = calls.load("m1", 1);
    if (!loaded) {
        EXPECT_EQ(kind_of(loaded), Failure::not_found) << loaded.error().what;
        return 0;
    }
    const u64 count = loaded->info.last_seq;
    EXPECT_EQ(loaded->events.size(), count);
    for (u64 at = 0; at < count; ++at) EXPECT_EQ(loaded->events[at].text, std::to_string(at + 1));
    EXPECT_EQ(calls.append("m1", count, {event("on")}), (Appended{count + 1, false}));
    return count;
}

TEST(Recovery, AKilledServerLeavesEveryAcknowledgedEvent) {
    EXPECT_EQ(events_left(kill_a_server()), kEvents);
}

TEST(Recovery, ATornLogKeepsItsWholeCommits) {
    const Remains remains = kill_a_server();
    u64 most = 0;
    for (std::size_t size = 0; size < remains.log.size(); size += remains.log.size() / 24 + 1) {
        const u64 left = events_left({remains.database, remains.log.substr(0, size)});
        EXPECT_GE(left, most) << size;
        most = left;
    }
    EXPECT_GT(most, 0U);
    EXPECT_LT(most, kEvents);
    EXPECT_EQ(events_left({remains.database, remains.log.substr(0, remains.log.size() - 1)}), kEvents - 1);
}

TEST(Recovery, AGarbledLogKeepsTheCommitsBeforeTheDamage) {
    const Remains remains = kill_a_server();
    for (std::size_t at = 100; at < remains.log.size(); at += remains.log.size() / 12) {
        Remains damaged = remains;
        damaged.log[at] = static_cast<char>(damaged.log[at] ^ 0x40);
        const u64 left = events_left(damaged);
        EXPECT_LT(left, kEvents) << at;
        EXPECT_LE(left, events_left({remains.database, remains.log.substr(0, at)})) << at;
    }
    const Remains longer{remains.database, remains.log + std::string(10'000, '\x5a')};
    EXPECT_EQ(events_left(longer), kEvents);
}

TEST(Recovery, ADamagedFileIsRefusedAtTheStart) {
    const TestFolder folder;
    Answers answers;
    {
        const auto store = open_store(folder.file(), answers);
        Calls(*store, answers).create_with("m1", kEvents);
    }
    const std::string whole = read_file(folder.file());
    std::string damaged = whole;
    for (std::size_t page = 2; page * 4096 < damaged.size(); ++page)
        damaged.replace(page * 4096, 64, 64, '\x5a');
    write_file(folder.file(), damaged);
    const auto refused = SqliteStore::open(folder.file());
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().where, folder.file());

    write_file(folder.file(),
               "this is a letter to my aunt, and long enough not to be taken for an empty file");
    const auto letter = SqliteStore::open(folder.file());
    ASSERT_FALSE(letter.ok());
    EXPECT_EQ(letter.error().what, "file is not a database");

    write_file(folder.file(), whole);
    EXPECT_TRUE(SqliteStore::open(folder.file()).ok());
}

u64 version_of(const std::string& path) {
    auto database = Database::open(path, Database::Access::existing);
    const auto version = schema_version(*database);
    EXPECT_TRUE(version.ok());
    return version ? *version : ~u64{0};
}

void make_file(const std::string& path, const std::string& sql) {
    auto database = Database::open(path, Database::Access::create);
    ASSERT_TRUE(database.ok());
    ASSERT_TRUE(database->run(sql).ok());
}

TEST(Schema, AVersion0FileBecomesCurrent) {
    const TestFolder folder;
    make_file(folder.file(),
              "CREATE TABLE schema (version INTEGER NOT NULL); INSERT INTO schema VALUES (0);");
    Answers answers;
    {
        const auto store = open_store(folder.file(), answers);
        Calls(*store, answers).create_with("m1", 1);
    }
    EXPECT_EQ(version_of(folder.file()), migrations().size());
}

TEST(Schema, NewerAndForeignFilesAreRefusedAndLeftAlone) {
    const TestFolder folder;
    make_file(folder.file("newer"),
              "CREATE TABLE schema (version INTEGER NOT NULL); INSERT INTO schema VALUES (99);");
    make_file(folder.file("foreign"), "CREATE TABLE recipes (name TEXT);");
    const auto newer = SqliteStore::open(folder.file("newer"));
    ASSERT_FALSE(newer.ok());
    EXPECT_EQ(newer.error().what, "the file has version 99 and this program knows versions up to 1");
    EXPECT_EQ(version_of(folder.file("newer")), 99U);
    const auto foreign = SqliteStore::open(folder.file("foreign"));
    ASSERT_FALSE(foreign.ok());
    EXPECT_EQ(foreign.error().what, "the file is a database of another program");
}

// A step that fails in the middle leaves the version before it; a later program goes on from there.
TEST(Schema, AFailedMigrationChangesNothing) {
    const TestFolder folder;
    auto database = Database::open(folder.file(), Database::Access::create);
    ASSERT_TRUE(database.ok());
    ASSERT_TRUE(migrate(*database).ok());
    const std::array broken = {migrations()[0], "CREATE TABLE extra (x); CREATE TABLE matches (x);"};
    EXPECT_FALSE(migrate(*database, broken).ok());
    EXPECT_EQ(*schema_version(*database), 1U);
    const std::array repaired = {migrations()[0], "CREATE TABLE extra (x);"};
    EXPECT_TRUE(migrate(*database, repaired).ok());
    EXPECT_EQ(*schema_version(*database), 2U);
}

TEST(Backup, ACopyMadeDuringPlayIsAWholeStore) {
    const TestFolder folder;
    Answers answers;
    const auto store = open_store(folder.file(), answers);
    Calls calls(*store, answers);
    calls.create_with("m1", 3);
    ASSERT_TRUE(calls.put("room", "r", "text", kNoVersion));
    std::size_t answered = 0;
    for (u64 at = 3; at < 203; ++at)
        store->append("m1", at, {event(std::to_string(at + 1))},
                      [&](const Result<Appended>&) { ++answered; });
    const auto done = back_up(folder.file(), folder.file("copy.db"));
    ASSERT_TRUE(done.ok()) << done.error().text();
    answers.run_until([&] { return answered == 200; });
    EXPECT_EQ(calls.append("m1", 203, {event("on")}), (Appended{204, false}));

    const auto copy = open_store(folder.file("copy.db"), answers);
    Calls restored(*copy, answers);
    const auto loaded = restored.load("m1", 1);
    ASSERT_TRUE(loaded.ok());
    EXPECT_GE(loaded->info.last_seq, 3U);
    EXPECT_LE(loaded->info.last_seq, 203U);
    for (const Event& one : loaded->events) EXPECT_EQ(one.text, std::to_string(one.seq));
    EXPECT_EQ(restored.get("room", "r")->value, "text");
    EXPECT_TRUE(restored.append("m1", loaded->info.last_seq, {event("on")}).ok());
    EXPECT_EQ(fs::status(folder.file("copy.db")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
}

TEST(Backup, RefusalsLeaveNoFile) {
    const TestFolder folder;
    EXPECT_EQ(back_up(folder.file("none"), folder.file("copy")).error().what, "there is no such file");
    make_file(folder.file("foreign"), "CREATE TABLE recipes (name TEXT);");
    EXPECT_FALSE(back_up(folder.file("foreign"), folder.file("copy")).ok());
    EXPECT_FALSE(fs::exists(folder.file("copy")));
    EXPECT_FALSE(fs::exists(folder.file("copy.part")));
    write_file(folder.file("copy"), "precious");
    EXPECT_EQ(back_up(folder.file("foreign"), folder.file("copy")).error().what, "the file is there already");
    EXPECT_EQ(read_file(folder.file("copy")), "precious");
}

}  // namespace
}  // namespace thwart::store
