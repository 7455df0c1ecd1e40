// thwart replay: steps through a recorded match. Line based, so that it works on every terminal; where nobody is there
// to press keys, it prints everything.

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/record_file.hpp"
#include "match/record_replay.hpp"

#include <algorithm>
#include <iostream>
#include <unistd.h>

namespace thwart::cli {
namespace {

// The match after so many turns.
struct Frame {
    std::string heading;
    std::unique_ptr<catalog::Session> session;
};

std::string comments_text(const std::vector<match::RecordText>& comments) {
    std::string text;
    for (const match::RecordText& comment : comments) text += base::cat(" {", comment.text, '}');
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string heading_of(const match::Record& record, std::size_t turn, const catalog::Session& before) {
    std::string steps;
    for (const match::RecordText& step : record.turns[turn].steps)
        steps += (steps.empty() ? "" : ",") + step.text;
    return base::cat("turn ", turn + 1, " of ", record.turns.size(), ", seat ", before.turn().seat.number(),
                     ": ", steps, comments_text(record.turns[turn].comments));
}

base::Result<std::vector<Frame>> frames_of(const match::Record& record) {
    auto start = match::start_of(record);
    if (!start) return start.error();
    const auto session = std::move(*start);
    std::vector<Frame> frames;
    frames.push_back({session->setup() + comments_text(record.comments), session->clone()});
    const auto items = match::items_of(record);
    auto item = items.begin();
    for (std::size_t turn = 0; turn < record.turns.size(); ++turn) {
        // What happened before the first turn comes before its heading is made.
        while (item != items.end() && item->retires && item->turn == turn) {
            if (const auto played = match::play(*session, *item++); !played) return played.error();
        }
        std::string heading = heading_of(record, turn, *session);
        for (; item != items.end() && item->turn == turn; ++item)
            if (const auto played = match::play(*session, *item); !played) return played.error();
        frames.push_back({std::move(heading), session->clone()});
    }
    return frames;
}

std::string ending_of(const match::Record& record) {
    std::string text;
    for (const char* key : {"Result", "Ending"})
        if (const auto value = record.header(key))
            text += base::cat(text.empty() ? "" : ", ", key, ' ', *value);
    return text.empty() ? "" : text + '\n';
}

class Player {
public:
    Player(const match::Record& record, std::vector<Frame> frames, const Look& look)
        : record_(record), frames_(std::move(frames)), look_(look) {}

    // All turns from this one on.
    int print_all(std::size_t from) const {
        for (std::size_t i = from; i < frames_.size(); ++i)
            if (const int code = print(frame_text(i)); code != kDone) return code;
        return kDone;
    }
    [[nodiscard]] int print_one(std::size_t turn) const { return print(frame_text(turn)); }

    int browse(std::size_t turn) {
        std::string line;
        for (bool draws = true;;) {
            if (draws)
                if (const int code = print_one(turn); code != kDone) return code;
            if (const int code = print("Enter next, p previous, a number to go there, q to leave: ");
                code != kDone)
                return code;
            if (!std::getline(std::cin, line) || line == "q") return line == "q" ? kDone : print("\n");
            const std::size_t wanted = target(line, turn);
            draws = wanted != turn;
            turn = wanted;
        }
    }

private:
    [[nodiscard]] std::string frame_text(std::size_t turn) const {
        const Frame& frame = frames_[turn];
        return base::cat(frame.heading, '\n', paint(frame.session->draw(), look_), '\n',
                         turn + 1 == frames_.size() ? ending_of(record_) : "");
    }

    [[nodiscard]] std::size_t target(const std::string& line, std::size_t turn) const {
        const std::size_t last = frames_.size() - 1;
        if (line.empty() || line == "n") return std::min(turn + 1, last);
        if (line == "p") return turn - std::min<std::size_t>(turn, 1);
        const auto number = base::parse_number(line, static_cast<u32>(last));
        return number ? *number : turn;
    }

    const match::Record& record_;
    std::vector<Frame> frames_;
    Look look_;
};

}  // namespace

int replay(const ReplayWords& words, const Look& look) {
    const auto records = load_records(words.path);
    if (!records) return refuse(records.error());
    if (words.match == 0 || words.match > records->size())
        return refuse(base::not_allowed("match", base::cat("there are ", records->size(), " in the record")));
    const match::Record& record = (*records)[words.match - 1];
    auto frames = frames_of(record);
    if (!frames) return refuse(frames.error());
    if (words.at.value_or(0) >= frames->size())
        return refuse(
            base::not_allowed("at", base::cat("there are ", frames->size() - 1, " turns in the match")));
    Player player(record, std::move(*frames), look);
    if (words.all) return player.print_all(words.at.value_or(0));
    if (words.path != "-" && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
        return player.browse(words.at.value_or(0));
    return words.at ? player.print_one(*words.at) : player.print_all(0);
}

}  // namespace thwart::cli
