#include "cli/engine_words.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <charconv>

namespace thwart::cli {
namespace {

// Reads the words behind `go` one after the other.
class GoReader {
public:
    GoReader(Words words, unsigned seats) : words_(words), seats_(seats) {}

    base::Result<Go> read() {
        while (!words_.empty() && !error_) read_item();
        if (!error_ && !go_.inc.empty() && go_.clock.empty()) fail("inc", "needs clock beside it");
        if (error_) return *error_;
        return go_;
    }

private:
    void read_item() {
        const std::string_view name = words_.front();
        words_ = words_.subspan(1);
        if (name == "movetime")
            read_into(go_.movetime, name, 1, kLongestTime);
        else if (name == "nodes")
            read_into(go_.nodes, name, 1, kMostNodes);
        else if (name == "depth")
            read_into(go_.depth, name, 1, kDeepest);
        else if (name == "level")
            read_into(go_.level, name, 1, catalog::kLevels);
        else if (name == "clock")
            read_times(go_.clock, name);
        else if (name == "inc")
            read_times(go_.inc, name);
        else if (name == "infinite")
            go_.infinite = true;
        else
            fail("go", "unknown word " + base::quote(name));
    }

    void read_into(std::optional<u64>& place, std::string_view name, u64 least, u64 most) {
        if (place) return fail(name, "given twice");
        place = read_number(name, least, most);
    }

    void read_times(std::vector<u64>& times, std::string_view name) {
        if (!times.empty()) return fail(name, "given twice");
        for (unsigned seat = 0; seat < seats_ && !error_; ++seat)
            times.push_back(read_number(name, 0, kLongestTime));
    }

    u64 read_number(std::string_view name, u64 least, u64 most) {
        const std::string_view text = words_.empty() ? std::string_view() : words_.front();
        if (!words_.empty()) words_ = words_.subspan(1);
        const auto number = parse_count(text, most);
        if (number && *number >= least) return *number;
        fail(name, base::cat("expected a number from ", least, " to ", most, ", found ", base::quote(text)));
        return 0;
    }

    void fail(std::string_view where, std::string what) {
        if (!error_) error_ = base::malformed(std::string(where), std::move(what));
    }

    Words words_;
    unsigned seats_;
    Go go_;
    std::optional<base::Error> error_;
};

std::string joined(const std::vector<u64>& numbers) {
    std::string text;
    for (const u64 number : numbers) text += base::cat(' ', number);
    return text;
}

std::string format_score(search::Score score) {
    constexpr i64 kSure = 10'000;
    if (search::is_win(score)) return base::cat("win ", search::steps_to_end(score));
    if (search::is_loss(score)) return base::cat("loss ", search::steps_to_end(score));
    return base::cat(score * kSure / search::kWin);
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\r";
    std::vector<std::string_view> words;
    for (;;) {
        const std::size_t begin = line.find_first_not_of(kBlanks);
        if (begin == std::string_view::npos) return words;
        line.remove_prefix(begin);
        const std::size_t length = std::min(line.find_first_of(kBlanks), line.size());
        words.push_back(line.substr(0, length));
        line.remove_prefix(length);
    }
}

std::optional<u64> parse_count(std::string_view text, u64 limit) {
    u64 value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc{} || end != text.data() + text.size() || value > limit) return std::nullopt;
    return value;
}

base::Result<Go> parse_go(Words words, unsigned seats) { return GoReader(words, seats).read(); }

std::string format_go(const Go& go) {
    std::string text = "go";
    if (go.movetime) text += base::cat(" movetime ", *go.movetime);
    if (go.nodes) text += base::cat(" nodes ", *go.nodes);
    if (go.depth) text += base::cat(" depth ", *go.depth);
    if (!go.clock.empty()) text += " clock" + joined(go.clock);
    if (!go.inc.empty()) text += " inc" + joined(go.inc);
    if (go.level) text += base::cat(" level ", *go.level);
    if (go.infinite) text += " infinite";
    return text;
}

i64 share_of_clock(u64 clock_ms, u64 inc_ms, bool continues_turn) {
    constexpr i64 kTurnsAhead = 30;
    constexpr i64 kMargin = 20'000;  // for the way to the controller and back
    constexpr i64 kLeast = 1'000;
    const i64 left = static_cast<i64>(clock_ms) * 1'000;
    const i64 inc = static_cast<i64>(inc_ms) * 1'000;
    i64 share = left / kTurnsAhead + inc * 3 / 4;
    if (continues_turn) share /= 3;
    return std::max(kLeast, std::min(share, (left - kMargin) / 2));
}

std::optional<catalog::Limits> limits_of(const Go& go, rules::Seat seat, bool continues_turn) {
    if (!go.movetime && !go.nodes && !go.depth && go.clock.empty() && !go.infinite) return std::nullopt;
    catalog::Limits limits;
    if (go.nodes) limits.nodes = *go.nodes;
    if (go.depth) limits.depth = static_cast<unsigned>(*go.depth);
    if (go.movetime) limits.microseconds = static_cast<i64>(*go.movetime) * 1'000;
    if (!go.clock.empty()) {
        const u64 inc = go.inc.empty() ? 0 : go.inc[seat.index()];
        limits.microseconds =
            std::min(limits.microseconds, share_of_clock(go.clock[seat.index()], inc, continues_turn));
    }
    return limits;
}

std::string format_scores(const search::Scores& scores, const rules::Sides& sides) {
    std::string text;
    for (unsigned seat = 0; seat < sides.seats; ++seat)
        text += (seat == 0 ? "" : " ") + format_score(scores[sides.of[seat]]);
    return text;
}

std::vector<std::string> format_info(const catalog::Thought& thought, const rules::Sides& sides,
                                     i64 microseconds, bool ranked) {
    const u64 time = static_cast<u64>(std::max<i64>(microseconds, 1));
    const std::string work =
        base::cat(" nodes ", thought.nodes, " time ", time / 1'000, " nps ",
                  static_cast<u64>(static_cast<double>(thought.nodes) * 1e6 / static_cast<double>(time)));
    std::vector<std::string> infos;
    for (const catalog::Line& line : thought.lines) {
        std::string info = base::cat("info depth ", thought.depth);
        if (ranked) info += base::cat(" rank ", infos.size() + 1);
        info += base::cat(work, " score ", format_scores(line.scores, sides), " line");
        for (const std::string& step : line.steps) info += ' ' + step;
        infos.push_back(std::move(info));
    }
    return infos;
}

namespace {

// Those at the beginning.
std::size_t count_scores(Words words) {
    constexpr u64 kMost = 10'000;
    std::size_t count = 0;
    for (std::size_t i = 0; i < words.size(); ++i, ++count) {
        if (words[i] == "win" || words[i] == "loss") {
            ++i;
            if (i == words.size() || !parse_count(words[i], ~u64{0})) break;
        } else if (!parse_count(words[i].substr(words[i].starts_with('-') ? 1 : 0), kMost)) {
            break;
        }
    }
    return count;
}

}  // namespace

Info parse_info(Words words) {
    Info info;
    for (std::size_t i = 1; i + 1 < words.size() && words[i] != "line"; ++i) {
        if (words[i] == "depth") info.depth = parse_count(words[i + 1], ~u64{0});
        if (words[i] == "nodes") info.nodes = parse_count(words[i + 1], ~u64{0});
        if (words[i] == "score") info.scores = count_scores(words.subspan(i + 1));
    }
    return info;
}

}  // namespace thwart::cli
