#include "base/text.hpp"

#include <charconv>

namespace thwart::base {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::optional<u32> parse_number(std::string_view text, u32 limit) {
    if (text.empty() || (text.size() > 1 && text.front() == '0')) return std::nullopt;
    u32 value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc{} || end != text.data() + text.size() || value > limit) return std::nullopt;
    return value;
}

std::string quote(std::string_view text) {
    constexpr std::size_t kLongest = 40;
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string out = "'";
    for (const char letter : text.substr(0, kLongest)) {
        const auto code = static_cast<unsigned char>(letter);
        if (code >= 0x20 && code < 0x7f) {
            out += letter;
        } else {
            out += "\\x";
            out += kHex[code >> 4U];
            out += kHex[code & 15U];
        }
    }
    if (text.size() > kLongest) out += "...";
    return out + "'";
}

}  // namespace thwart::base
