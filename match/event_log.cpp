#include "match/event_log.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <utility>

namespace thwart::match {
namespace {

constexpr std::string_view kTitle = "thwart match ";

std::string_view on_or_off(bool is_on) { return is_on ? "on" : "off"; }

std::string format_player(const Player& player) {
    const std::string kind = player.is_person() ? "person" : base::cat("computer ", player.level);
    return player.name.empty() ? kind : base::cat(kind, ' ', player.name);
}

// "person Anna", "computer 5", "computer 5 Deep Hedge".
std::optional<Player> parse_player(std::string_view text) {
    const std::size_t space = text.find(' ');
    const std::string_view kind = text.substr(0, space);
    std::string_view rest = space == std::string_view::npos ? "" : text.substr(space + 1);
    if (space != std::string_view::npos && rest.empty()) return std::nullopt;
    if (kind == "person") return Player::person(std::string(rest));
    if (kind != "computer") return std::nullopt;
    const std::size_t end = rest.find(' ');
    const auto level = base::parse_number(rest.substr(0, end), catalog::kLevels);
    if (!level || (end != std::string_view::npos && end + 1 == rest.size())) return std::nullopt;
    return Player::computer(*level, std::string(end == std::string_view::npos ? "" : rest.substr(end + 1)));
}

class LogReader {
public:
    explicit LogReader(std::string_view text) {
        // What follows the last line end was not written to its end.
        lines_ = base::split(text.substr(0, text.rfind('\n') + 1), '\n');
        lines_.pop_back();
    }

    base::Result<EventLog> read() {
        EventLog log;
        if (!read_title() || !read_terms(log.terms) || !read_begin(log)) return *error_;
        for (; at_ < lines_.size(); ++at_) {
            auto event = parse_event(lines_[at_]);
            if (!event) return base::malformed(place(), event.error().what);
            log.events.push_back(std::move(*event));
        }
        return log;
    }

private:
    [[nodiscard]] std::string place() const { return base::cat("line ", at_ + 1); }
    bool fail(std::string what) {
        error_ = base::malformed(place(), std::move(what));
        return false;
    }
    [[nodiscard]] std::string_view line() const { return at_ < lines_.size() ? lines_[at_] : ""; }

    // The rest of a line that begins with this word; moves on.
    std::optional<std::string_view> take(std::string_view word) {
        const std::string_view text = line();
        if (!text.starts_with(word) || text.substr(word.size(), 1) != " ") return std::nullopt;
        ++at_;
        return text.substr(word.size() + 1);
    }
    // The same where the line must be there and its rest be readable.
    template <class Parse>
    auto expect(std::string_view word, std::string_view form, Parse parse) -> decltype(parse(word)) {
        const auto rest = take(word);
        auto value = rest ? parse(*rest) : std::nullopt;
        if (rest) --at_;
        if (!value) fail(base::cat("expected \"", word, ' ', form, "\", not ", base::quote(line())));
        ++at_;
        return value;
    }

    bool read_title() {
        if (!line().starts_with(kTitle)) return fail("this is not a stored match");
        const auto version = base::parse_number(line().substr(kTitle.size()), 1'000'000);
        if (!version || *version == 0) return fail("expected a version");
        if (*version > kLogVersion)
            return fail(base::cat("version ", *version, " is newer than this program, which reads up to ",
                                  kLogVersion));
        ++at_;
        return true;
    }

    bool read_terms(Terms& terms) {
        const auto setup =
            expect("setup", "SETUP", [](auto text) { return std::optional(std::string(text)); });
        if (!setup) return false;
        terms.setup = *setup;
        if (const auto position = take("position")) terms.position = *position;
        return read_clock(terms) && read_switch("repetition", terms.repetition) && read_standstill(terms) &&
               read_leaving(terms) && read_switch("takebacks", terms.takebacks) && read_players(terms);
    }

    bool read_clock(Terms& terms) {
        const auto clock = expect("clock", "CLOCK", [](auto text) -> std::optional<ClockRule> {
            const auto rule = parse_clock(text);
            return rule ? std::optional(*rule) : std::nullopt;
        });
        if (clock) terms.clock = *clock;
        return clock.has_value();
    }

    bool read_switch(std::string_view word, bool& value) {
        const auto read = expect(word, "on|off", [](auto text) -> std::optional<bool> {
            if (text != "on" && text != "off") return std::nullopt;
            return text == "on";
        });
        value = read.value_or(value);
        return read.has_value();
    }

    // Logs from before there was such an end have no such line.
    bool read_standstill(Terms& terms) {
        terms.standstill = false;
        return !line().starts_with("standstill ") || read_switch("standstill", terms.standstill);
    }

    bool read_leaving(Terms& terms) {
        const auto read = expect(
            "leaving", "takeover|retire LEVEL", [](auto text) -> std::optional<std::pair<Leaving, u32>> {
                const auto words = base::split(text, ' ');
                const auto level =
                    words.size() == 2 ? base::parse_number(words[1], catalog::kLevels) : std::nullopt;
                if (!level || (words[0] != "takeover" && words[0] != "retire")) return std::nullopt;
                return std::pair(words[0] == "retire" ? Leaving::retire : Leaving::takeover, *level);
            });
        if (read) std::tie(terms.leaving, terms.stand_in) = *read;
        return read.has_value();
    }

    bool read_players(Terms& terms) {
        while (line().starts_with("seat ")) {
            const std::string word = base::cat("seat ", terms.players.size() + 1);
            auto player = expect(word, "person|computer LEVEL NAME", parse_player);
            if (!player) return false;
            terms.players.push_back(std::move(*player));
        }
        return true;
    }

    bool read_begin(EventLog& log) {
        while (const auto note = take("note")) log.notes.emplace_back(*note);
        const auto begins = expect("begins", "TIME", parse_time);
        if (!begins) return false;
        log.begins = *begins;
        if (at_ == lines_.size() || !line().empty()) return fail("expected an empty line");
        ++at_;
        return true;
    }

    std::vector<std::string_view> lines_;
    std::size_t at_ = 0;
    std::optional<base::Error> error_;
};

}  // namespace

std::string format_log(const EventLog& log) {
    const Terms& terms = log.terms;
    std::string text = base::cat(kTitle, kLogVersion, "\nsetup ", terms.setup, '\n');
    if (!terms.position.empty()) text += base::cat("position ", terms.position, '\n');
    text += base::cat("clock ", format_clock(terms.clock), "\nrepetition ", on_or_off(terms.repetition));
    if (terms.standstill) text += "\nstandstill on";
    text +=
        base::cat("\nleaving ", terms.leaving == Leaving::retire ? "retire " : "takeover ", terms.stand_in);
    text += base::cat("\ntakebacks ", on_or_off(terms.takebacks), '\n');
    for (std::size_t i = 0; i < terms.players.size(); ++i)
        text += base::cat("seat ", i + 1, ' ', format_player(terms.players[i]), '\n');
    for (const std::string& note : log.notes) text += base::cat("note ", note, '\n');
    text += base::cat("begins ", log.begins.count(), "\n\n");
    for (const Event& event : log.events) text += format_log_line(event);
    return text;
}

std::string format_log_line(const Event& event) { return format_event(event) + '\n'; }

base::Result<EventLog> parse_log(std::string_view text) { return LogReader(text).read(); }

}  // namespace thwart::match
