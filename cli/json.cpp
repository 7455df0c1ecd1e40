#include "cli/json.hpp"

#include "base/text.hpp"

#include <cmath>
#include <fmt/format.h>

namespace thwart::cli {

std::string json_text(std::string_view text) {
    std::string out = "\"";
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\')
            out += {'\\', letter};
        else if (code < 0x20 || code > 0x7e)
            out += fmt::format("\\u{:04x}", code);
        else
            out += letter;
    }
    return out + '"';
}

std::string json_number(double value) {
    if (!std::isfinite(value)) return "null";
    return fmt::format("{:.10g}", std::round(value * 1e4) / 1e4);
}

JsonObject& JsonObject::add(std::string_view key, std::string_view value) {
    members_ += base::cat(members_.empty() ? "" : ",", json_text(key), ':', value);
    return *this;
}

std::string json_list(const std::vector<std::string>& values) {
    return json_list(values, [](const std::string& value) { return value; });
}

}  // namespace thwart::cli
