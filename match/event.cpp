#include "match/event.hpp"

#include "base/text.hpp"
#include "catalog/thinker.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace thwart::match {
namespace {

// --- writing: the words after the time ---

std::string yes_or_no(bool agrees) { return agrees ? "yes" : "no"; }

std::string words(const Move& move) { return base::cat("move ", move.seat.number(), ' ', move.step); }
std::string words(const Deal& deal) { return "deal " + deal.step; }
std::string words(const Resign& resign) { return base::cat("resign ", resign.seat.number()); }
std::string words(const OfferDraw& offer) { return base::cat("offer-draw ", offer.seat.number()); }
std::string words(const AnswerDraw& answer) {
    return base::cat("answer-draw ", answer.seat.number(), ' ', yes_or_no(answer.agrees));
}
std::string words(const AskTakeback& question) { return base::cat("ask-takeback ", question.seat.number()); }
std::string words(const AnswerTakeback& answer) {
    return base::cat("answer-takeback ", answer.seat.number(), ' ', yes_or_no(answer.agrees));
}
std::string words(const Abort& abort) {
    return "abort " + (abort.seat ? std::to_string(abort.seat->number()) : "host");
}
std::string words(const Leave& leave) { return base::cat("leave ", leave.seat.number()); }
std::string words(const TakeOver& takeover) {
    return base::cat("take-over ", takeover.seat.number(), ' ', takeover.level);
}
std::string words(const Return& comeback) { return base::cat("return ", comeback.seat.number()); }
std::string words(const Flag& /*flag*/) { return "flag"; }

// --- reading: nothing where the words do not fit ---

using Words = std::vector<std::string_view>;
using Read = std::optional<Happening>;

std::optional<rules::Seat> read_seat(std::string_view word) {
    const auto number = base::parse_number(word, rules::kMaxSeats);
    if (!number || *number == 0) return std::nullopt;
    return rules::Seat(*number - 1);
}

Read read_move(const Words& rest) {
    const auto seat = rest.size() == 2 ? read_seat(rest[0]) : std::nullopt;
    if (!seat || rest[1].empty()) return std::nullopt;
    return Move{*seat, std::string(rest[1])};
}

Read read_deal(const Words& rest) {
    if (rest.size() != 1 || rest[0].empty()) return std::nullopt;
    return Deal{std::string(rest[0])};
}

template <class What>
Read read_seat_only(const Words& rest) {
    const auto seat = rest.size() == 1 ? read_seat(rest[0]) : std::nullopt;
    if (!seat) return std::nullopt;
    return What{*seat};
}

template <class What>
Read read_answer(const Words& rest) {
    const auto seat = rest.size() == 2 ? read_seat(rest[0]) : std::nullopt;
    if (!seat || (rest[1] != "yes" && rest[1] != "no")) return std::nullopt;
    return What{*seat, rest[1] == "yes"};
}

Read read_abort(const Words& rest) {
    const auto seat = rest.size() == 1 ? read_seat(rest[0]) : std::nullopt;
    const bool by_host = rest.size() == 1 && rest[0] == "host";
    return seat || by_host ? Read(Abort{seat}) : std::nullopt;
}

Read read_takeover(const Words& rest) {
    const auto seat = rest.size() == 2 ? read_seat(rest[0]) : std::nullopt;
    const auto level = rest.size() == 2 ? base::parse_number(rest[1], catalog::kLevels) : std::nullopt;
    if (!seat || !level) return std::nullopt;
    return TakeOver{*seat, *level};
}

Read read_flag(const Words& rest) { return rest.empty() ? Read(Flag{}) : std::nullopt; }

struct Reader {
    std::string_view word, form;
    Read (*read)(const Words& rest);
};
constexpr Reader kReaders[] = {
    {"move", "move SEAT STEP", read_move},
    {"deal", "deal STEP", read_deal},
    {"resign", "resign SEAT", read_seat_only<Resign>},
    {"offer-draw", "offer-draw SEAT", read_seat_only<OfferDraw>},
    {"answer-draw", "answer-draw SEAT yes|no", read_answer<AnswerDraw>},
    {"ask-takeback", "ask-takeback SEAT", read_seat_only<AskTakeback>},
    {"answer-takeback", "answer-takeback SEAT yes|no", read_answer<AnswerTakeback>},
    {"abort", "abort SEAT|host", read_abort},
    {"leave", "leave SEAT", read_seat_only<Leave>},
    {"take-over", "take-over SEAT LEVEL", read_takeover},
    {"return", "return SEAT", read_seat_only<Return>},
    {"flag", "flag", read_flag},
};

}  // namespace

std::string format_event(const Event& event) {
    return base::cat(event.at.count(), ' ',
                     std::visit([](const auto& what) { return words(what); }, event.what));
}

base::Result<Event> parse_event(std::string_view line) {
    const Words all = base::split(line, ' ');
    const auto at = parse_time(all[0]);
    if (!at) return base::malformed("event", base::cat("expected a time, not ", base::quote(all[0])));
    const auto* const reader =
        all.size() < 2 ? std::end(kReaders) : std::ranges::find(kReaders, all[1], &Reader::word);
    if (reader == std::end(kReaders))
        return base::malformed("event", base::cat("expected what happened, not ", base::quote(line)));
    auto what = reader->read(Words(all.begin() + 2, all.end()));
    if (!what)
        return base::malformed("event", base::cat("expected ", reader->form, ", not ", base::quote(line)));
    return Event{*at, std::move(*what)};
}

std::optional<Time> parse_time(std::string_view text) {
    if (text.empty() || text.front() == '-' || (text.size() > 1 && text.front() == '0')) return std::nullopt;
    i64 value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc{} || end != text.data() + text.size() || Time{value} > kLatest)
        return std::nullopt;
    return Time{value};
}

}  // namespace thwart::match
