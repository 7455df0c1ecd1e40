#include "protocol/json_reader.hpp"

#include <algorithm>

namespace thwart::protocol {
namespace {

bool is_word_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
}

bool is_hex_digit(char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
}

// Of correct UTF-8, which the parser has seen to: C0 and C1 controls, the separators U+2028 and U+2029, and those that
// turn the direction of writing (U+202A to U+202E, U+2066 to U+2069), with which a name can pretend to be another.
bool is_line(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = [&](std::size_t ahead) {
            return i + ahead < text.size() ? static_cast<unsigned char>(text[i + ahead]) : 0U;
        };
        if (byte(0) < 0x20 || byte(0) == 0x7f) return false;
        if (byte(0) == 0xc2 && byte(1) < 0xa0) return false;
        if (byte(0) == 0xe2 && byte(1) == 0x80 && byte(2) >= 0xa8 && byte(2) <= 0xae) return false;
        if (byte(0) == 0xe2 && byte(1) == 0x81 && byte(2) >= 0xa6 && byte(2) <= 0xa9) return false;
    }
    return true;
}

bool has_letters(std::string_view text, Letters letters) {
    switch (letters) {
        case Letters::line: return is_line(text);
        case Letters::word: return std::ranges::all_of(text, is_word_letter);
        case Letters::hex: return text.size() % 2 == 0 && std::ranges::all_of(text, is_hex_digit);
        case Letters::any: return true;
    }
    return false;
}

}  // namespace

std::string text_rule(const Limit& limit) {
    if (limit.letters == Letters::any) return "a text";
    std::string rule = base::cat("a text of ", limit.least, " to ", limit.most);
    if (limit.letters == Letters::line) return rule + " bytes without control characters";
    if (limit.letters == Letters::hex) return rule + " lower-case hexadecimal digits in pairs";
    return rule + " letters, digits, '-' or '_'";
}

std::string number_rule(u64 least, u64 most) {
    return base::cat("a whole number from ", least, " to ", most);
}

bool is_text_within(std::string_view text, const Limit& limit) {
    return text.size() >= limit.least && text.size() <= limit.most && has_letters(text, limit.letters);
}

base::Status JsonText::parse(std::string_view text, std::size_t longest) {
    if (text.size() > longest) return base::malformed("size", base::cat("more than ", longest, " bytes"));
    boost::json::parse_options options;
    options.max_depth = kDeepest;
    boost::system::error_code error;
    root_.emplace(boost::json::parse({text.data(), text.size()}, error, &memory_, options));
    if (error == boost::json::error::too_deep)
        return base::malformed("json", base::cat("nested deeper than ", kDeepest));
    if (error) return base::malformed("json", "not correct JSON");
    if (!root_->is_object()) return base::malformed("json", "expected an object");
    return base::Done{};
}

}  // namespace thwart::protocol
