#include "cli/play_file.hpp"

#include "cli/play_fakes.hpp"
#include "match/record.hpp"
#include "match/verify.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace thwart::cli {
namespace {

namespace fs = std::filesystem;

class PlayFiles : public testing::Test {
protected:
    PlayFiles() {
        std::string name = (fs::temp_directory_path() / "thwart-play-XXXXXX").string();
        folder_ = mkdtemp(name.data());
    }
    ~PlayFiles() override { fs::remove_all(folder_); }

    [[nodiscard]] PlayFile make(const match::Terms& terms) const {
        auto file = PlayFile::create(folder_, "m", FakeTable::head(), *match::checked(terms), match::Time(0));
        EXPECT_TRUE(file.ok());
        return std::move(*file);
    }
    static std::string read(const std::string& path) {
        std::ostringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }
    static void add(const std::string& path, std::string_view text) {
        std::ofstream(path, std::ios::app) << text;
    }

    std::string folder_;
};

const match::Terms kTerms = terms_with("quoridor", {you(), computer()});

TEST_F(PlayFiles, EveryEventIsOnTheDiskAtOnce) {
    FakeTable fake(kTerms, make(kTerms));
    const std::string path = fake.table->file().path();
    ASSERT_TRUE(fake.table->apply(match::Move{rules::Seat(0), "e2"}).ok());
    EXPECT_TRUE(read(path).ends_with("\n0 move 1 e2\n")) << read(path);
    fake.time = 1'500'000;
    ASSERT_TRUE(fake.table->apply(match::Move{rules::Seat(1), "e8"}).ok());
    EXPECT_TRUE(read(path).ends_with("\n1500 move 2 e8\n")) << read(path);
    const std::string before = read(path);
    EXPECT_FALSE(fake.table->apply(match::Move{rules::Seat(0), "e9"}).ok());
    EXPECT_EQ(read(path), before);
    EXPECT_FALSE(fake.table->storage_trouble());
}

TEST_F(PlayFiles, OnlyItsOwnerMayReadTheSecret) {
    const PlayFile file = make(kTerms);
    struct stat about{};
    ASSERT_EQ(stat(file.path().c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U);
}

TEST_F(PlayFiles, IsReadBackAsItWas) {
    std::string path;
    {
        FakeTable fake(kTerms, make(kTerms));
        path = fake.table->file().path();
        ASSERT_TRUE(fake.table->apply(match::Move{rules::Seat(0), "e2"}).ok());
    }
    const auto opened = PlayFile::open(path);
    ASSERT_TRUE(opened.ok()) << opened.error().text();
    EXPECT_EQ(opened->text.head, FakeTable::head());
    EXPECT_FALSE(opened->text.is_torn);
    ASSERT_EQ(opened->text.log.events.size(), 1U);
    EXPECT_EQ(opened->text.log.events[0].what, match::Happening(match::Move{rules::Seat(0), "e2"}));
}

TEST_F(PlayFiles, ATornLastLineIsCutOff) {
    std::string path;
    {
        FakeTable fake(kTerms, make(kTerms));
        path = fake.table->file().path();
        ASSERT_TRUE(fake.table->apply(match::Move{rules::Seat(0), "e2"}).ok());
    }
    const std::string whole = read(path);
    add(path, "17 move 2 e");
    auto opened = PlayFile::open(path);
    ASSERT_TRUE(opened.ok()) << opened.error().text();
    EXPECT_TRUE(opened->text.is_torn);
    EXPECT_EQ(opened->text.log.events.size(), 1U);
    EXPECT_EQ(read(path), whole);
    ASSERT_TRUE(opened->file.append({match::Time(20), match::Move{rules::Seat(1), "e8"}}).ok());
    EXPECT_EQ(read(path), whole + "20 move 2 e8\n");
}

TEST_F(PlayFiles, OneWindowAtATime) {
    const PlayFile file = make(kTerms);
    EXPECT_FALSE(PlayFile::open(file.path()).ok());
}

TEST_F(PlayFiles, WhatIsNoMatchIsRefused) {
    add(folder_ + "/x.match", "hello\n");
    EXPECT_FALSE(PlayFile::open(folder_ + "/x.match").ok());
    EXPECT_FALSE(PlayFile::open(folder_ + "/missing.match").ok());
    EXPECT_FALSE(PlayFile::open(folder_).ok());
    EXPECT_TRUE(unfinished_matches(folder_).empty());
    EXPECT_TRUE(unfinished_matches(folder_ + "/nowhere").empty());
}

TEST_F(PlayFiles, ListsWhatIsNotOver) {
    {
        const FakeTable first(kTerms, make(kTerms));
    }
    FakeTable second(kTerms, make(kTerms));
    ASSERT_TRUE(second.table->apply(match::Move{rules::Seat(0), "e2"}).ok());
    auto saved = unfinished_matches(folder_);
    ASSERT_EQ(saved.size(), 2U);
    EXPECT_EQ(saved[0].turns, 1U);  // the newest first
    EXPECT_EQ(saved[0].setup, "quoridor:players=2,sidestep=barred,first=1");
    EXPECT_EQ(saved[0].date, "2026-11-15");
    ASSERT_TRUE(second.table->apply(match::Resign{rules::Seat(0)}).ok());
    saved = unfinished_matches(folder_);
    ASSERT_EQ(saved.size(), 1U);
    EXPECT_EQ(saved[0].turns, 0U);
}

// Played to the end by computers, with dice: the record beside the log is whole and its throws are fair.
TEST_F(PlayFiles, AFinishedMatchLeavesARecordThatCanBeChecked) {
    match::Terms terms = terms_with("barricade:players=2", {computer(), computer()});
    terms.position = "4+h13 5 a3,e3,g7,i3,i9,i10,i11,k7,m3,q3 roll 1";  // two steps from the goal
    FakeTable fake(terms, make(terms), registered_thinkers());
    Table& table = *fake.table;
    while (!table.match().result()) {
        if (!table.advance().empty()) continue;
        ASSERT_TRUE(table.play(table.thinking().ask(table.session(), table.question(table.level()))).ok());
    }
    const auto records = match::parse_records(read(table.file().record_path()));
    ASSERT_TRUE(records.ok()) << records.error().text();
    ASSERT_EQ(records->size(), 1U);
    const auto verdict = match::verify_record(records->front(), match::openssl_crypto());
    EXPECT_FALSE(verdict.trouble) << verdict.trouble->text();
    EXPECT_EQ(verdict.chance, match::Verdict::Chance::fair);
    EXPECT_EQ(verdict.steps, table.match().line().size());
}

TEST(PlayFile, WithoutAPlaceThereIsAMatchAllTheSame) {
    FakeTable fake(kTerms);
    EXPECT_TRUE(fake.table->apply(match::Move{rules::Seat(0), "e2"}).ok());
    EXPECT_FALSE(fake.table->storage_trouble());
    EXPECT_FALSE(PlayFile::create("/proc/no/such", "m", FakeTable::head(), kTerms, match::Time(0)).ok());
}

}  // namespace
}  // namespace thwart::cli
