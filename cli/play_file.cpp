#include "cli/play_file.hpp"

#include "base/text.hpp"
#include "cli/common.hpp"
#include "match/match.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/file.h>
#include <unistd.h>

namespace thwart::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kLogEnding = ".match";
constexpr std::string_view kRecordEnding = ".record";
constexpr mode_t kOwnerOnly = 0600;

base::Error trouble(const std::string& path) {
    return base::malformed("file", base::cat(path, ": ", std::strerror(errno)));
}

std::vector<std::string> notes_of(const PlayHead& head) {
    return {base::cat("date ", head.date), base::cat("seed ", head.seed),
            base::cat("dealer ", match::format_fairness(head.fairness))};
}

std::optional<u64> parse_seed(std::string_view text) {
    u64 seed = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (failure != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return seed;
}

base::Result<PlayHead> head_of(const std::vector<std::string>& notes) {
    PlayHead head;
    for (const std::string_view note : notes) {
        const std::string_view key = note.substr(0, note.find(' '));
        const std::string_view value = note.substr(std::min(key.size() + 1, note.size()));
        if (key == "date") head.date = value;
        if (key == "seed") head.seed = parse_seed(value).value_or(0);
        if (key != "dealer") continue;
        const auto fairness = match::parse_fairness(value);
        if (!fairness) return fairness.error();
        head.fairness = *fairness;
    }
    if (!head.fairness.secret) return base::malformed("file", "there is no note with the dealer's secret");
    return head;
}

base::Result<std::string> read_all(const std::string& path) {
    std::error_code failure;
    if (!fs::is_regular_file(path, failure)) {
        errno = failure ? failure.value() : ENOENT;
        return trouble(path);
    }
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    if (!in || !(text << in.rdbuf())) return trouble(path);
    return text.str();
}

// A new name should be there after a crash, too.
void sync_folder(const fs::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor);
    ::close(descriptor);
}

std::string without_ending(const std::string& path) {
    return path.ends_with(kLogEnding) ? path.substr(0, path.size() - kLogEnding.size()) : path;
}

std::optional<SavedMatch> look_at(const std::string& path) {
    const auto text = read_all(path);
    if (!text) return std::nullopt;
    const auto play = parse_play_text(*text);
    if (!play) return std::nullopt;
    const auto match = match::Match::replay(play->log.terms, play->log.begins, play->log.events);
    if (!match || match->result()) return std::nullopt;
    return SavedMatch{path, match->terms().setup, play->head.date, match->line().turns().size()};
}

}  // namespace

base::Result<PlayText> parse_play_text(std::string_view text) {
    auto log = match::parse_log(text);
    if (!log) return log.error();
    auto head = head_of(log->notes);
    if (!head) return head.error();
    const std::size_t end = text.rfind('\n') + 1;
    return PlayText{std::move(*head), std::move(*log), end != text.size(), end};
}

PlayFile::PlayFile(PlayFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)) {}

PlayFile& PlayFile::operator=(PlayFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(path_, other.path_);
    return *this;
}

PlayFile::~PlayFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

base::Result<PlayFile> PlayFile::create(const std::string& folder, const std::string& name,
                                        const PlayHead& head, const match::Terms& terms, match::Time begins) {
    constexpr int kTries = 1'000;
    std::error_code failure;
    if (folder.empty()) return base::malformed("file", "there is no folder for matches");
    fs::create_directories(folder, failure);
    for (int i = 1; i <= kTries; ++i) {
        std::string path = (fs::path(folder) / (i == 1 ? name : base::cat(name, '-', i))).string();
        path += kLogEnding;
        const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly);
        if (descriptor < 0 && errno == EEXIST) continue;
        if (descriptor < 0) return trouble(path);
        PlayFile file(descriptor, path);
        ::flock(descriptor, LOCK_EX | LOCK_NB);
        if (const auto written = file.write(match::format_log({terms, notes_of(head), begins, {}})); !written)
            return written.error();
        sync_folder(folder);
        return file;
    }
    return base::malformed("file", base::cat(name, ": there are too many files of that name"));
}

base::Result<PlayFile::Opened> PlayFile::open(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC);
    if (descriptor < 0) return trouble(path);
    PlayFile file(descriptor, path);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0)
        return base::not_allowed("file", path + ": in use by another window");
    const auto text = read_all(path);
    if (!text) return text.error();
    auto play = parse_play_text(*text);
    if (!play) return base::malformed("file", base::cat(path, ": ", play.error().text()));
    if (play->is_torn && ::ftruncate(descriptor, static_cast<off_t>(play->good_size)) != 0)
        return trouble(path);
    return Opened{std::move(file), std::move(*play)};
}

base::Status PlayFile::write(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor_, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return trouble(path_);
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    if (::fsync(descriptor_) != 0 && errno != EINVAL) return trouble(path_);
    return base::Done{};
}

base::Status PlayFile::append(const match::Event& event) {
    if (descriptor_ < 0) return base::Done{};
    return write(match::format_log_line(event));
}

std::string PlayFile::record_path() const { return without_ending(path_) + std::string(kRecordEnding); }

std::string matches_folder() {
    std::string data = environment("XDG_DATA_HOME");
    if (data.empty() && !environment("HOME").empty()) data = environment("HOME") + "/.local/share";
    return data.empty() ? "" : data + "/thwart/matches";
}

std::vector<SavedMatch> unfinished_matches(const std::string& folder) {
    std::error_code failure;
    std::vector<std::pair<fs::file_time_type, std::string>> paths;
    for (const auto& entry : fs::directory_iterator(folder, failure)) {
        const std::string path = entry.path().string();
        if (!path.ends_with(kLogEnding)) continue;
        if (fs::exists(without_ending(path) + std::string(kRecordEnding), failure)) continue;
        paths.emplace_back(entry.last_write_time(failure), path);
    }
    std::ranges::sort(paths, std::ranges::greater());
    std::vector<SavedMatch> found;
    for (const auto& [time, path] : paths)
        if (auto saved = look_at(path)) found.push_back(std::move(*saved));
    return found;
}

base::Status write_file(const std::string& path, std::string_view text) {
    const std::string draft = path + ".part";
    {
        std::ofstream out(draft, std::ios::binary | std::ios::trunc);
        if (!out.write(text.data(), static_cast<std::streamsize>(text.size())) || !out.flush())
            return trouble(draft);
    }
    if (std::rename(draft.c_str(), path.c_str()) != 0) return trouble(path);
    return base::Done{};
}

}  // namespace thwart::cli
