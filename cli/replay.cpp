// thwart replay: steps through a recorded match. Line based, so that it works on every terminal; where nobody is there
// to press keys, it prints everything.

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/play_start.hpp"
#include "cli/position_text.hpp"
#include "cli/record_file.hpp"
#include "cli/tui/picture.hpp"
#include "match/record_replay.hpp"

#include <algorithm>
#include <iostream>
#include <unistd.h>

namespace thwart::cli {
namespace {

// The match after so many turns.
struct Frame {
    std::string steps;  // of the last turn, or the setup
    rules::Seat seat;   // whose turn it was
    std::unique_ptr<catalog::Session> session;
};

std::string comments_text(const std::vector<match::RecordText>& comments) {
    std::string text;
    for (const match::RecordText& comment : comments) text += base::cat(" {", comment.text, '}');
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string steps_text(const match::RecordTurn& turn) {
    std::string steps;
    for (const match::RecordText& step : turn.steps) steps += (steps.empty() ? "" : ",") + step.text;
    return steps + comments_text(turn.comments);
}

base::Result<std::vector<Frame>> frames_of(const match::Record& record) {
    auto start = match::start_of(record);
    if (!start) return start.error();
    const auto session = std::move(*start);
    std::vector<Frame> frames;
    frames.push_back({session->setup() + comments_text(record.comments), {}, session->clone()});
    const auto items = match::items_of(record);
    auto item = items.begin();
    for (std::size_t turn = 0; turn < record.turns.size(); ++turn) {
        // Who retired before the first turn does not act in it.
        while (item != items.end() && item->retires && item->turn == turn) {
            if (const auto played = match::play(*session, *item++); !played) return played.error();
        }
        const rules::Seat seat = session->turn().seat;
        for (; item != items.end() && item->turn == turn; ++item)
            if (const auto played = match::play(*session, *item); !played) return played.error();
        frames.push_back({steps_text(record.turns[turn]), seat, session->clone()});
    }
    return frames;
}

// "1-2"
std::optional<rules::Outcome> parse_ranks(std::string_view text, unsigned seats) {
    const auto parts = base::split(text, '-');
    if (parts.size() != seats) return std::nullopt;
    rules::Outcome outcome{static_cast<u8>(seats), {}};
    for (unsigned i = 0; i < seats; ++i)
        outcome.rank[i] = static_cast<u8>(base::parse_number(parts[i], seats).value_or(0));
    return outcome;
}

// Nothing while the match goes on.
std::optional<Closing> closing_of(const match::Record& record, unsigned seats) {
    const auto ending = record.header("Ending");
    const auto result = record.header("Result");
    if (!ending && !result) return std::nullopt;
    Closing closing;
    closing.why = ending.value_or("").substr(0, ending.value_or("").find(','));
    const auto items = match::items_of(record);
    if (closing.why == "rules" && !items.empty() && items.back().retires) closing.why = "last";
    if (result) closing.outcome = parse_ranks(*result, seats);
    closing.moves = record.turns.size();  // asked for only where one plays alone
    return closing;
}

// Who sat where, as far as the record says.
std::string players_text(const match::Record& record, const SeatWords& seats, const texts::Catalogue& words) {
    std::string text;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (const auto name = record.header(base::cat("Seat", i + 1)))
            text += words.text("seat-line", {{"seat", seats[i]}, {"text", *name}}) + '\n';
    return text;
}

class Player {
public:
    Player(const match::Record& record, std::vector<Frame> frames, const texts::Catalogue& words,
           const Look& look)
        : record_(record),
          frames_(std::move(frames)),
          words_(words),
          look_(look),
          seats_(seat_words(*frames_.front().session, words)) {}

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
            if (const int code = print(words_.text("replay-prompt") + ' '); code != kDone) return code;
            if (!std::getline(std::cin, line)) return print("\n");
            if (tui::is_same_word(line, "q")) return kDone;
            const std::size_t wanted = target(line, turn);
            draws = wanted != turn;
            turn = wanted;
        }
    }

private:
    [[nodiscard]] std::string frame_text(std::size_t turn) const {
        const Frame& frame = frames_[turn];
        return base::cat(turn == 0 ? "" : heading(turn), frame.steps, '\n',
                         turn == 0 ? players_text(record_, seats_, words_) : "", '\n',
                         board_text(*frame.session, seats_, words_, look_), how_it_stands(turn), '\n');
    }

    [[nodiscard]] std::string heading(std::size_t turn) const {
        return words_.text("replay-turn", {{"number", turn},
                                           {"total", frames_.size() - 1},
                                           {"seat", seats_[frames_[turn].seat.index()]}}) +
               ": ";
    }

    [[nodiscard]] std::string how_it_stands(std::size_t turn) const {
        const catalog::Session& session = *frames_[turn].session;
        const auto closing = closing_of(record_, session.sides().seats);
        if (turn + 1 < frames_.size() || !closing) return standing_text(session, seats_, words_);
        return ending_text(session, *closing, seats_, words_) + '\n';
    }

    [[nodiscard]] std::size_t target(const std::string& line, std::size_t turn) const {
        const std::size_t last = frames_.size() - 1;
        if (line.empty() || tui::is_same_word(line, "n")) return std::min(turn + 1, last);
        if (tui::is_same_word(line, "p")) return turn - std::min<std::size_t>(turn, 1);
        const auto number = base::parse_number(line, static_cast<u32>(last));
        return number ? *number : turn;
    }

    const match::Record& record_;
    std::vector<Frame> frames_;
    const texts::Catalogue& words_;
    Look look_;
    SeatWords seats_;
};

}  // namespace

int replay(const ReplayWords& words, const Look& look) {
    const auto language = language_for(words.lang);
    if (!language) return refuse(language.error());
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
    Player player(record, std::move(*frames), texts::Catalogue::of(*language), look);
    if (words.all) return player.print_all(words.at.value_or(0));
    if (words.path != "-" && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
        return player.browse(words.at.value_or(0));
    return words.at ? player.print_one(*words.at) : player.print_all(0);
}

}  // namespace thwart::cli
