#include "match/record_parts.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace thwart::match {
namespace {

bool is_control(char letter) {
    const auto code = static_cast<unsigned char>(letter);
    return code < 0x20 || code == 0x7f;
}
bool is_blank(char letter) { return letter == '\n' || letter == '\r' || letter == '\t'; }

// How long the UTF-8 character at the start is; 0 when there is none.
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) -> u32 {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xc0U) == 0x80U; };
    const u32 first = byte(0);
    if (first < 0x80) return 1;
    if (first >= 0xc2 && first < 0xe0) return follows(1) ? 2 : 0;
    if (first >= 0xe0 && first < 0xf0) {
        const u32 code = (first & 0x0fU) << 12U | (byte(1) & 0x3fU) << 6U;
        const bool good = code >= 0x800 && (code < 0xd800 || code >= 0xe000);
        return good && follows(1) && follows(2) ? 3 : 0;
    }
    const u32 code = (first & 0x07U) << 18U | (byte(1) & 0x3fU) << 12U;
    const bool good = first < 0xf5 && code >= 0x10000 && code < 0x110000;
    return good && follows(1) && follows(2) && follows(3) ? 4 : 0;
}

// Where the first character stands that no part may hold.
std::size_t bad_character(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = character_length(text.substr(i));
        if (length == 0 || (is_control(text[i]) && !is_blank(text[i]))) return i;
        i += length;
    }
    return text.size();
}

}  // namespace

bool is_turn_number(std::string_view word) {
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    return digits > 0 && digits < word.size() &&
           word.find_first_not_of('.', digits) == std::string_view::npos;
}

std::optional<std::string> trouble_with_key(std::string_view key) {
    const auto is_letter = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '_';
    };
    if (!key.empty() && std::ranges::all_of(key, is_letter)) return std::nullopt;
    return base::cat("the key of a header is made of letters and digits, not ", base::quote(key));
}

std::optional<std::string> trouble_with_value(std::string_view value) {
    if (bad_character(value) == value.size() && value.find_first_of("\r\n") == std::string_view::npos)
        return std::nullopt;
    return "the value of a header is one line of printable characters";
}

std::optional<std::string> trouble_with_comment(std::string_view comment) {
    if (comment.find('}') != std::string_view::npos) return "a comment cannot hold a closing brace";
    if (bad_character(comment) == comment.size()) return std::nullopt;
    return "a comment is made of printable characters";
}

std::optional<std::string> trouble_with_step(std::string_view step, bool first_of_turn) {
    const auto is_letter = [](char letter) {
        return letter > ' ' && letter <= '~' &&
               std::string_view(",{}[]").find(letter) == std::string_view::npos;
    };
    if (step.empty()) return "expected a step between the commas";
    if (!std::ranges::all_of(step, is_letter)) return base::cat("this cannot be a step: ", base::quote(step));
    if (first_of_turn && is_turn_number(step)) return "this numbers a turn and cannot be a step";
    return std::nullopt;
}

std::optional<std::string> trouble_with_header(const Record& record, const RecordHeader& header) {
    if (auto trouble = trouble_with_key(header.key)) return trouble;
    if (auto trouble = trouble_with_value(header.value)) return trouble;
    if (record.find(header.key) != nullptr) return base::cat("the header ", header.key, " is given twice");
    if (header.key != "Version") return std::nullopt;
    const auto version = base::parse_number(header.value, 1'000'000);
    if (!version || *version == 0)
        return base::cat("expected a version number, found ", base::quote(header.value));
    if (*version <= kRecordVersion) return std::nullopt;
    return base::cat("the record is of version ", *version, ", and this program reads up to version ",
                     kRecordVersion);
}

std::optional<base::Error> trouble_with_characters(std::string_view text) {
    const std::size_t bad = bad_character(text);
    if (bad == text.size()) return std::nullopt;
    const std::string_view before = text.substr(0, bad);
    const std::size_t line_begin = before.rfind('\n') + 1;  // 0 where there is none
    const TextPlace place{static_cast<unsigned>(std::ranges::count(before, '\n') + 1),
                          static_cast<unsigned>(bad - line_begin + 1)};
    return misplaced(place, is_control(text[bad]) ? "a control character" : "the text is not UTF-8");
}

std::string cleaned(std::string_view text, bool is_comment) {
    std::string clean(text);
    for (std::size_t bad = 0; (bad = bad_character(clean)) < clean.size();) clean[bad] = ' ';
    if (is_comment)
        std::ranges::replace(clean, '}', ' ');
    else
        std::ranges::replace_if(clean, [](char letter) { return is_blank(letter); }, ' ');
    return clean;
}

}  // namespace thwart::match
