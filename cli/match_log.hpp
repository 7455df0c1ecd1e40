// The log of a series: a heading that says what is played, then a line for each finished match, written at once. From
// it an interrupted series goes on. A line counts only with its end, so a torn last line is a match not played.
#pragma once

#include "base/result.hpp"
#include "cli/match_play.hpp"

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

// What makes two series the same: everything but how many matches, and how many at once.
std::string series_heading(const MatchTerms& terms, const std::vector<PlayerSpec>& players);

std::string format_result(const MatchResult& result);
base::Result<MatchResult> parse_result(std::string_view line, unsigned players);

// A file that grows line by line.
class GrowingFile {
public:
    static base::Result<GrowingFile> open(const std::string& path, bool keep_content);
    // False when it could not be written.
    bool write(std::string_view text);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    explicit GrowingFile(std::FILE* file) : file_(file) {}
    std::unique_ptr<std::FILE, Close> file_;
};

// Whether something would be lost if the file were begun anew.
bool has_content(const std::string& path);

struct OpenLog {
    GrowingFile file;
    std::vector<MatchResult> finished;
};
// Begins a log, or goes on with one of the same series. A file that exists is never overwritten.
base::Result<OpenLog> open_log(const std::string& path, bool resume, const std::string& heading,
                               unsigned players);

}  // namespace thwart::cli
