// The file of a match that is being played: its event log (match/event_log.hpp), with notes on what the program needs to
// go on with it. Every event is on the disk before anybody sees it, so a crash or a closed window loses nothing.
//
//   note date 2026-11-15
//   note seed 17
//   note dealer sha256=... nonces=... secret=...
//
// The dealer's secret lies in a file that only its owner can read; who plays at home is trusted with it.
#pragma once

#include "base/result.hpp"
#include "match/dealer.hpp"
#include "match/event_log.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

// What a program has to know besides the events to go on with a match.
struct PlayHead {
    std::string date;            // 2026-11-15
    u64 seed = 0;                // of the computers' choices
    match::Fairness fairness{};  // with the secret

    friend bool operator==(const PlayHead&, const PlayHead&) = default;
};

struct PlayText {
    PlayHead head;
    match::EventLog log;
    bool is_torn = false;       // the last line was not finished
    std::size_t good_size = 0;  // how much of the text is good
};
base::Result<PlayText> parse_play_text(std::string_view text);

class PlayFile {
public:
    // Keeps nothing: for a match where no file can be written.
    PlayFile() = default;
    PlayFile(PlayFile&& other) noexcept;
    PlayFile& operator=(PlayFile&& other) noexcept;
    ~PlayFile();

    // A new file in the folder, which is made if it is missing. `name` is its beginning; a number is added if it is taken.
    static base::Result<PlayFile> create(const std::string& folder, const std::string& name,
                                         const PlayHead& head, const match::Terms& terms, match::Time begins);
    // Opens one to go on with it, and cuts off a torn last line. Errors: "file" when it cannot be read or is in use.
    struct Opened;
    static base::Result<Opened> open(const std::string& path);

    // Returns when the event is on the disk.
    base::Status append(const match::Event& event);

    [[nodiscard]] const std::string& path() const { return path_; }
    // Where the record of the finished match goes: beside the log.
    [[nodiscard]] std::string record_path() const;

private:
    PlayFile(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}
    base::Status write(std::string_view text);

    int descriptor_ = -1;
    std::string path_;
};

struct PlayFile::Opened {
    PlayFile file;
    PlayText text;
};

// $XDG_DATA_HOME/thwart/matches, or ~/.local/share/thwart/matches; empty without a home.
std::string matches_folder();

struct SavedMatch {
    std::string path;
    std::string setup;
    std::string date;
    std::size_t turns = 0;
};
// The matches of the folder that are not over, the newest first.
std::vector<SavedMatch> unfinished_matches(const std::string& folder);

// Writes a whole file, or leaves what was there.
base::Status write_file(const std::string& path, std::string_view text);

}  // namespace thwart::cli
