#include "cli/engine_options.hpp"

#include "base/text.hpp"
#include "cli/thinkers.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

bool same_name(std::string_view a, std::string_view b) {
    const auto lower = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

std::vector<std::string> EngineOptions::announced() {
    std::vector<std::string> lines;
    lines.reserve(kSpins.size() + 1);
    for (const Spin& spin : kSpins)
        lines.push_back(base::cat("option name ", spin.name, " type spin default ", spin.initial, " min ",
                                  spin.least, " max ", spin.most));
    std::string style = base::cat("option name ", kStyle, " type combo default ", kStyleNames.front());
    for (const std::string_view name : kStyleNames) style += base::cat(" var ", name);
    lines.push_back(style);
    return lines;
}

base::Status EngineOptions::set(Words words) {
    if (words.size() != 4 || words[0] != "name" || words[2] != "value")
        return base::malformed("setoption", "expected name N value V");
    if (same_name(words[1], kStyle)) return set_style(words[3]);
    for (std::size_t i = 0; i < kSpins.size(); ++i)
        if (same_name(words[1], kSpins[i].name)) return set_spin(i, words[3]);
    return base::malformed("setoption", "unknown name " + base::quote(words[1]));
}

base::Status EngineOptions::set_spin(std::size_t index, std::string_view value) {
    const Spin& spin = kSpins[index];
    const auto number = parse_count(value, spin.most);
    if (!number || *number < spin.least)
        return base::malformed(std::string(spin.name),
                               base::cat("expected a number from ", spin.least, " to ", spin.most, ", found ",
                                         base::quote(value)));
    values_[index] = *number;
    return base::Done{};
}

base::Status EngineOptions::set_style(std::string_view value) {
    const auto style = parse_style(value);
    if (!style) return base::malformed(std::string(kStyle), "unknown value " + base::quote(value));
    style_ = *style;
    return base::Done{};
}

std::size_t EngineOptions::table_bytes() const { return values_[0] * kMebibyte; }

}  // namespace thwart::cli
