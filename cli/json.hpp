// Just enough JSON to print results for machines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

// A text in quotes; what is not printable ASCII is written as \u00xx, byte by byte.
std::string json_text(std::string_view text);
// A number with up to four decimals; null where it is not finite.
std::string json_number(double value);

// {"key":value,...}; the values are JSON already.
class JsonObject {
public:
    JsonObject& add(std::string_view key, std::string_view value);
    JsonObject& add_text(std::string_view key, std::string_view text) { return add(key, json_text(text)); }
    [[nodiscard]] std::string text() const { return '{' + members_ + '}'; }

private:
    std::string members_;
};

std::string json_list(const std::vector<std::string>& values);
// The items, each as `write` puts it.
template <class Range, class Write>
std::string json_list(const Range& items, Write write) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ",") + write(item);
    return '[' + text + ']';
}

}  // namespace thwart::cli
