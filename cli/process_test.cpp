#include "cli/process.hpp"

#include <gtest/gtest.h>

namespace thwart::cli {
namespace {

constexpr i64 kLong = 20'000'000;
constexpr i64 kShort = 20'000;

std::unique_ptr<Process> started(const std::string& command) {
    auto process = Process::start(command, false);
    EXPECT_TRUE(process.ok());
    return std::move(*process);
}

TEST(Process, LinesGoThereAndBack) {
    const auto process = started("while read -r line; do echo \"<$line>\"; done");
    std::string line;
    for (const std::string text : {"one", "two words", ""}) {
        EXPECT_TRUE(process->write(text + "\n", kLong));
        ASSERT_EQ(process->read_line(line, kLong), Process::Heard::line);
        EXPECT_EQ(line, "<" + text + ">");
    }
    EXPECT_EQ(process->read_line(line, kShort), Process::Heard::nothing);
    process->close_input();
    EXPECT_EQ(process->read_line(line, kLong), Process::Heard::end);
    EXPECT_EQ(process->wait(kLong), "exit code 0");
}

TEST(Process, LastLineNeedsNoEnd) {
    const auto process = started("printf 'a\\r\\nb'");
    std::string line;
    EXPECT_EQ(process->read_line(line, kLong), Process::Heard::line);
    EXPECT_EQ(line, "a");
    EXPECT_EQ(process->read_line(line, kLong), Process::Heard::line);
    EXPECT_EQ(line, "b");
    EXPECT_EQ(process->read_line(line, kLong), Process::Heard::end);
}

TEST(Process, TellsHowItEnded) {
    EXPECT_EQ(started("exit 3")->wait(kLong), "exit code 3");
    EXPECT_EQ(started("kill -9 $$")->wait(kLong), "signal 9");
    EXPECT_EQ(started("sleep 60")->wait(kShort), std::nullopt);
    EXPECT_EQ(started("no-such-program-here")->wait(kLong), "exit code 127");
}

TEST(Process, WritingToOneThatHasGoneFails) {
    const auto process = started("exit 0");
    process->wait(kLong);
    EXPECT_FALSE(process->write("hello\n", kLong));
}

TEST(Process, WritingToOneThatDoesNotListenEnds) {
    const auto process = started("sleep 60");
    EXPECT_FALSE(process->write(std::string(10'000'000, 'x'), kShort));
}

TEST(Process, AnEndlessLineIsCut) {
    const auto process =
        started("while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done");
    std::string line;
    EXPECT_EQ(process->read_line(line, kLong), Process::Heard::line);
    EXPECT_GT(line.size(), 1'000'000U);
}

TEST(Process, KillsTheWholeGroup) {
    const auto process = started("sleep 60 & echo $!; wait");
    std::string child;
    ASSERT_EQ(process->read_line(child, kLong), Process::Heard::line);
    process->kill();
    std::string line;
    EXPECT_EQ(process->read_line(line, kLong), Process::Heard::end) << "the child still holds the pipe";
    EXPECT_EQ(process->wait(kLong), "signal 9");
}

}  // namespace
}  // namespace thwart::cli
