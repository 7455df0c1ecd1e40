// Tables as they are stored.

#include "base/text.hpp"
#include "server/lines.hpp"
#include "server/table.hpp"

#include <array>

namespace thwart::server {
namespace {

constexpr std::string_view kKind = "thwart room 1";
constexpr std::string_view kNone = "-";

std::string_view or_none(std::string_view text) { return text.empty() ? kNone : text; }
std::string_view without_none(std::string_view text) { return text == kNone ? std::string_view() : text; }

// DIGEST ACCOUNT NAME
std::string format_person(const Person& person) {
    return base::cat(or_none(person.digest), ' ', or_none(person.account), ' ', person.name);
}

Person parse_person(std::string_view text) {
    const auto [digest, rest] = first_word(text);
    const auto [account, name] = first_word(rest);
    return {std::string(name), std::string(without_none(account)), std::string(without_none(digest))};
}

// "open", "computer LEVEL", "person on|off NONCE RATING DIGEST ACCOUNT NAME"
std::string format_chair(const Chair& chair) {
    switch (chair.player) {
        case SeatPlayer::open: return "open";
        case SeatPlayer::computer: return base::cat("computer ", chair.level);
        case SeatPlayer::person: break;
    }
    const std::string rating = chair.rating ? std::to_string(*chair.rating) : std::string(kNone);
    return base::cat("person ", chair.is_ready ? "on" : "off", ' ', or_none(chair.nonce), ' ', rating, ' ',
                     format_person(chair.person));
}

std::optional<Chair> parse_chair(std::string_view text) {
    const auto [player, rest] = first_word(text);
    Chair chair;
    if (player == "open") return chair;
    if (player == "computer") {
        const auto level = parse_whole(rest);
        if (!level || *level < 1 || *level > catalog::kLevels) return std::nullopt;
        chair.player = SeatPlayer::computer;
        chair.level = static_cast<unsigned>(*level);
        return chair;
    }
    if (player != "person") return std::nullopt;
    const auto [ready, after_ready] = first_word(rest);
    const auto [nonce, after_nonce] = first_word(after_ready);
    const auto [rating, person] = first_word(after_nonce);
    chair.player = SeatPlayer::person;
    chair.is_ready = ready == "on";
    chair.nonce = without_none(nonce);
    if (const auto number = parse_whole(rating)) chair.rating = static_cast<unsigned>(*number);
    chair.person = parse_person(person);
    return chair;
}

void add_terms(LinesWriter& writer, const protocol::Terms& terms) {
    if (!terms.position.empty()) writer.add("position", terms.position);
    writer.add("clock", terms.clock);
    writer.add_switch("repetition", terms.repetition);
    writer.add_switch("standstill", terms.standstill);
    writer.add("leaving", terms.leaving == match::Leaving::retire ? "retire" : "takeover");
    writer.add("stand-in", terms.stand_in);
    writer.add_switch("takebacks", terms.takebacks);
    writer.add_switch("rated", terms.is_rated);
    writer.add_switch("public", terms.is_public);
}

protocol::Terms read_terms(const Lines& lines) {
    protocol::Terms terms;
    terms.position = lines.value("position");
    terms.clock = lines.value("clock");
    terms.repetition = lines.is_on("repetition");
    terms.standstill = lines.is_on("standstill");
    terms.leaving = lines.value("leaving") == "retire" ? match::Leaving::retire : match::Leaving::takeover;
    terms.stand_in = static_cast<unsigned>(lines.number("stand-in").value_or(1));
    terms.takebacks = lines.is_on("takebacks");
    terms.is_rated = lines.is_on("rated");
    terms.is_public = lines.is_on("public");
    return terms;
}

}  // namespace

std::string format_table(const Table& table) {
    LinesWriter writer(kKind);
    writer.add("match", table.match).add("setup", table.setup);
    add_terms(writer, table.terms);
    writer.add_switch("chance", table.has_chance);
    for (const Chair& chair : table.chairs) writer.add("seat", format_chair(chair));
    writer.add("host", format_person(table.host));
    writer.add_switch("chat", table.is_chat_on);
    writer.add("made", table.made.count());
    if (table.begins) writer.add("begins", table.begins->count());
    if (!table.next.empty()) writer.add("next", table.next);
    return writer.text();
}

base::Result<Table> parse_table(std::string code, std::string_view text) {
    const auto lines = Lines::parse(kKind, text);
    if (!lines) return base::malformed("room", "not a room of this version");
    Table table;
    table.code = std::move(code);
    table.match = lines->value("match");
    table.setup = lines->value("setup");
    table.terms = read_terms(*lines);
    table.has_chance = lines->is_on("chance");
    for (const std::string_view each : lines->values("seat")) {
        const auto chair = parse_chair(each);
        if (!chair) return base::malformed("seat", "cannot be read");
        table.chairs.push_back(*chair);
    }
    table.host = parse_person(lines->value("host"));
    table.is_chat_on = lines->is_on("chat");
    table.made = Time{lines->number("made").value_or(0)};
    if (const auto begins = lines->number("begins")) table.begins = Time{*begins};
    table.next = lines->value("next");
    if (const auto fine = match::checked(match_terms(table)); !fine) return fine.error();
    return table;
}

}  // namespace thwart::server
