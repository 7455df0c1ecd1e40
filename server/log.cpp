#include "server/log.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>

namespace thwart::server {
namespace {

constexpr std::array<std::string_view, 5> kLevelNames = {"debug", "info", "warning", "error", "off"};

// "2026-11-15T19:18:03.250Z"
std::string time_text() {
    using namespace std::chrono;
    const auto now = floor<milliseconds>(system_clock::now());
    const std::time_t whole = system_clock::to_time_t(now);
    std::tm parts{};
    gmtime_r(&whole, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    const auto thousandths = now.time_since_epoch().count() % 1'000;
    return base::cat(std::string_view(text.data(), length), '.',
                     std::to_string(1'000 + thousandths).substr(1), 'Z');
}

void append_json(std::string& out, std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    out += '"';
    for (const char letter : text) {
        const auto byte = static_cast<u8>(letter);
        if (letter == '"' || letter == '\\') {
            out += '\\';
            out += letter;
        } else if (byte < ' ' || byte == 0x7f) {
            out += base::cat("\\u00", kDigits[byte >> 4U], kDigits[byte & 15U]);
        } else {
            out += letter;
        }
    }
    out += '"';
}

}  // namespace

std::optional<LogLevel> parse_log_level(std::string_view name) {
    const auto* const found = std::ranges::find(kLevelNames, name);
    if (found == kLevelNames.end()) return std::nullopt;
    return static_cast<LogLevel>(found - kLevelNames.begin());
}

Log::Log(LogLevel least, Secrets& secrets, std::function<void(const std::string&)> write)
    : least_(least), crypto_(secrets.crypto()), write_(std::move(write)) {
    secrets.fill(key_);
}

void Log::write(LogLevel level, std::string_view what, std::initializer_list<Field> fields) const {
    if (!has(level)) return;
    std::string line = base::cat("{\"at\":\"", time_text(), "\",\"level\":\"",
                                 kLevelNames[static_cast<std::size_t>(level)], "\",\"what\":");
    append_json(line, what);
    for (const auto& [name, value] : fields) {
        line += ',';
        append_json(line, name);
        line += ':';
        append_json(line, value);
    }
    write_(line + "}\n");
}

std::string Log::hashed(std::string_view address) const {
    constexpr std::size_t kBytes = 6;
    constexpr std::string_view kDigits = "0123456789abcdef";
    const std::vector<u8> bytes(address.begin(), address.end());
    const auto digest = crypto_.hmac_sha256(key_, bytes);
    std::string text;
    for (std::size_t i = 0; i < kBytes; ++i)
        text += base::cat(kDigits[digest[i] >> 4U], kDigits[digest[i] & 15U]);
    return text;
}

}  // namespace thwart::server
