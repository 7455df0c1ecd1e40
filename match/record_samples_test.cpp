// The records that ship with the project: each is what it says, and both of its forms say the same.

#include "catalog/registry.hpp"
#include "match/crypto/openssl.hpp"
#include "match/record.hpp"
#include "match/record_replay.hpp"
#include "match/verify.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

namespace thwart::match {
namespace {

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return std::move(content).str();
}

std::vector<std::filesystem::path> sample_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator("records"))
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    return files;
}

TEST(RecordSamples, AreWhatTheySay) {
    for (const auto& path : sample_files()) {
        const std::string text = content_of(path);
        const auto records = read_records(text);
        ASSERT_TRUE(records.ok()) << path << ": " << records.error().text();
        std::string again;
        for (const Record& record : *records) {
            const Verdict verdict = verify_record(record, openssl_crypto());
            EXPECT_FALSE(verdict.trouble.has_value()) << path << ": " << verdict.trouble->text();
            EXPECT_GT(verdict.steps, 0U) << path;
            EXPECT_TRUE(verdict.chance == Verdict::Chance::none || verdict.chance == Verdict::Chance::fair)
                << path;
            EXPECT_TRUE(record.header("Result").has_value()) << path;
            again += format_record(record);
        }
        EXPECT_EQ(again, text) << path;
        const auto twin = read_records(format_records_json(*records));
        ASSERT_TRUE(twin.ok()) << path << ": " << twin.error().text();
        EXPECT_EQ(*twin, *records) << path;
    }
}

TEST(RecordSamples, ShowEveryGameAndNumberOfSeats) {
    std::set<std::string> shown;
    const auto kind_of = [](const catalog::Module& module, const catalog::Session& session) {
        const rules::Sides sides = session.sides();
        return std::string(module.name) + ' ' + std::to_string(sides.seats) + ' ' +
               std::to_string(sides.count);
    };
    for (const auto& path : sample_files()) {
        const auto records = read_records(content_of(path));
        ASSERT_TRUE(records.ok()) << path;
        for (const Record& record : *records)
            shown.insert(kind_of(*setup_of(record)->module, **start_of(record)));
    }
    for (const catalog::Module* module : catalog::modules())
        for (const rules::Options& options : rules::all_options(module->keys)) {
            const std::string kind = kind_of(*module, *module->start(options));
            EXPECT_TRUE(shown.contains(kind)) << "no sample of " << kind;
        }
}

}  // namespace
}  // namespace thwart::match
