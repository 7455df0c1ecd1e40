#include "cli/match_log.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace thwart::cli {
namespace {

base::Error unreadable(std::string_view what) { return base::malformed("log", std::string(what)); }

// "1,2,2" as numbers; empty when it is none.
std::vector<u64> numbers_in(std::string_view text, char separator) {
    std::vector<u64> numbers;
    for (const std::string_view part : base::split(text, separator)) {
        const auto number = parse_count(part, ~u64{0});
        if (!number) return {};
        numbers.push_back(*number);
    }
    return numbers;
}

std::string list_of(const auto& numbers, unsigned add = 0) {
    std::string text;
    for (const auto number : numbers) text += base::cat(text.empty() ? "" : ",", number + add);
    return text;
}

base::Result<std::string> content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    if (!file) return base::malformed("log", base::cat("could not be read: ", std::strerror(errno)));
    return std::move(content).str();
}

}  // namespace

std::string series_heading(const MatchTerms& terms, const std::vector<PlayerSpec>& players) {
    std::string text =
        base::cat("series ", terms.choice.module->start(terms.choice.options)->setup(), " seed ", terms.seed,
                  " opening-steps ", terms.opening_steps, " max-steps ", terms.longest);
    if (terms.clock) text += base::cat(" clock ", *terms.clock, " inc ", terms.inc);
    if (terms.fair) text += " fair";
    for (const PlayerSpec& player : players) {
        text += base::cat(" player ", base::quote(player.name), ' ', format_go(player.go));
        text += player.command.empty()
                    ? base::cat(" style ", kStyleNames[static_cast<std::size_t>(player.style)])
                    : base::cat(" cmd ", player.command);
        text += base::cat(" threads ", player.threads, " hash ", player.table_bytes / kMebibyte);
    }
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string format_result(const MatchResult& result) {
    std::vector<unsigned> ranks(result.outcome.rank.begin(),
                                result.outcome.rank.begin() + result.outcome.seats);
    std::string text =
        base::cat("match ", result.number + 1, " players ", list_of(result.seating, 1), " ranks ",
                  list_of(ranks), " ending ", kEndingNames[static_cast<std::size_t>(result.ending)],
                  " culprit ", result.culprit, " steps ", result.steps, " work");
    for (const Work& work : result.work)
        text += base::cat(' ', work.moves, ':', work.nodes, ':', work.depths, ':', work.microseconds);
    return text;
}

base::Result<MatchResult> parse_result(std::string_view line, unsigned players) {
    constexpr std::size_t kFixed = 13;
    const auto words = words_of(line);
    if (words.size() != kFixed + players) return unreadable("unknown number of words");
    for (const auto& [place, name] : {std::pair{0, "match"},
                                      {2, "players"},
                                      {4, "ranks"},
                                      {6, "ending"},
                                      {8, "culprit"},
                                      {10, "steps"},
                                      {12, "work"}})
        if (words[static_cast<std::size_t>(place)] != name) return unreadable(base::cat("expected ", name));
    const auto number = parse_count(words[1], ~u64{0});
    const auto seating = numbers_in(words[3], ',');
    const auto ranks = numbers_in(words[5], ',');
    const auto* const ending = std::ranges::find(kEndingNames, words[7]);
    const auto culprit = parse_count(words[9], rules::kMaxSeats);
    const auto steps = parse_count(words[11], ~u64{0});
    if (!number || *number == 0 || !culprit || !steps || ending == kEndingNames.end() || seating.empty() ||
        seating.size() != ranks.size() || ranks.size() > rules::kMaxSeats || *culprit > seating.size())
        return unreadable("a value is out of range");
    MatchResult result;
    result.number = *number - 1;
    for (const u64 player : seating) {
        if (player == 0 || player > players) return unreadable("there is no such player");
        result.seating.push_back(static_cast<unsigned>(player - 1));
    }
    result.outcome.seats = static_cast<u8>(ranks.size());
    for (std::size_t seat = 0; seat < ranks.size(); ++seat)
        result.outcome.rank[seat] = static_cast<u8>(std::min<u64>(ranks[seat], rules::kMaxSeats));
    result.ending = static_cast<Ending>(ending - kEndingNames.begin());
    result.culprit = static_cast<unsigned>(*culprit);
    result.steps = *steps;
    for (unsigned player = 0; player < players; ++player) {
        const auto work = numbers_in(words[kFixed + player], ':');
        if (work.size() != 4) return unreadable("expected moves:nodes:depths:microseconds");
        result.work.push_back({work[0], work[1], work[2], static_cast<i64>(work[3])});
    }
    return result;
}

base::Result<GrowingFile> GrowingFile::open(const std::string& path, bool keep_content) {
    std::FILE* file = std::fopen(path.c_str(), keep_content ? "ab" : "wb");
    if (file == nullptr)
        return base::not_allowed(path, base::cat("cannot be written: ", std::strerror(errno)));
    return GrowingFile(file);
}

bool GrowingFile::write(std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size() &&
           std::fflush(file_.get()) == 0;
}

bool has_content(const std::string& path) {
    std::error_code failure;
    return std::filesystem::is_regular_file(path, failure) && std::filesystem::file_size(path, failure) > 0;
}

base::Result<OpenLog> open_log(const std::string& path, bool resume, const std::string& heading,
                               unsigned players) {
    const bool exists = has_content(path);
    if (exists && !resume)
        return base::not_allowed("log", "the file exists; resume it or choose another name");
    std::vector<MatchResult> finished;
    if (exists) {
        const auto content = content_of(path);
        if (!content) return content.error();
        const std::size_t whole = content->rfind('\n') + 1;  // 0 where there is none
        const auto lines = base::split(std::string_view(*content).substr(0, whole), '\n');
        if (lines.front() != heading) return base::not_allowed("log", "it belongs to another series");
        for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
            auto result = parse_result(lines[i], players);
            if (!result) return base::malformed("log", base::cat("line ", i + 1, ": ", result.error().what));
            finished.push_back(std::move(*result));
        }
        std::error_code failure;
        std::filesystem::resize_file(path, whole, failure);
    }
    auto file = GrowingFile::open(path, true);
    if (!file) return file.error();
    if (!exists && !file->write(heading + '\n')) return base::not_allowed("log", "cannot be written");
    return OpenLog{std::move(*file), std::move(finished)};
}

}  // namespace thwart::cli
