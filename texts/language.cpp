#include "texts/language.hpp"

#include <algorithm>

namespace thwart::texts {

namespace {

constexpr std::array<std::string_view, kLanguages.size()> kTags = {"en", "de", "fr",      "it",
                                                                   "es", "lt", "zh-Hans", "zh-Hant"};

constexpr std::string_view kNoBreakSpace = "\u00a0";
constexpr std::string_view kNarrowNoBreakSpace = "\u202f";

struct Digits {
    std::string_view group;
    std::string_view minus = "-";
    std::size_t ungrouped = 3;  // up to so many digits stay together
};

Digits digits_of(Language language) {
    switch (language) {
        case Language::de: return {.group = "."};
        case Language::fr: return {.group = kNarrowNoBreakSpace};
        case Language::it:
        case Language::es: return {.group = ".", .ungrouped = 4};
        case Language::lt: return {.group = kNoBreakSpace, .minus = "\u2212"};
        case Language::en:
        case Language::zh_hans:
        case Language::zh_hant: break;
    }
    return {.group = ","};
}

// Of the smallest number, too, whose opposite is none.
u64 magnitude(i64 number) { return number < 0 ? ~static_cast<u64>(number) + 1 : static_cast<u64>(number); }

bool is_whole_million(u64 number) { return number != 0 && number % 1'000'000 == 0; }

Plural romance(u64 number, bool is_one) {
    if (is_one) return Plural::one;
    return is_whole_million(number) ? Plural::many : Plural::other;
}

Plural lithuanian(u64 number) {
    const u64 last = number % 10;
    const u64 last_two = number % 100;
    if (last == 0 || (last_two >= 11 && last_two <= 19)) return Plural::other;
    return last == 1 ? Plural::one : Plural::few;
}

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// The next part of "zh_Hant-HK.UTF-8@stroke", taken off the front: what stands before the encoding, split at _ and -.
std::string take_part(std::string_view& locale) {
    const std::size_t end = std::min(locale.find_first_of("-_"), locale.size());
    std::string part(locale.substr(0, end));
    std::ranges::transform(part, part.begin(), lower);
    locale.remove_prefix(std::min(end + 1, locale.size()));
    return part;
}

Language chinese(std::string_view rest) {
    bool is_traditional_place = false;
    while (!rest.empty()) {
        const std::string part = take_part(rest);
        if (part == "hans") return Language::zh_hans;
        if (part == "hant") return Language::zh_hant;
        if (part == "tw" || part == "hk" || part == "mo") is_traditional_place = true;
    }
    return is_traditional_place ? Language::zh_hant : Language::zh_hans;
}

}  // namespace

std::string_view tag(Language language) { return kTags[static_cast<std::size_t>(language)]; }

std::optional<Language> language_of(std::string_view locale) {
    std::string_view rest = locale.substr(0, locale.find_first_of(".@"));
    const std::string first = take_part(rest);
    if (first == "zh") return chinese(rest);
    const auto found = std::ranges::find(kTags, first);
    if (found == kTags.end()) return std::nullopt;
    return kLanguages[static_cast<std::size_t>(found - kTags.begin())];
}

std::string_view name(Plural category) {
    switch (category) {
        case Plural::one: return "one";
        case Plural::few: return "few";
        case Plural::many: return "many";
        case Plural::other: break;
    }
    return "other";
}

Plural plural(Language language, i64 number) {
    const u64 count = magnitude(number);
    switch (language) {
        case Language::en:
        case Language::de: return count == 1 ? Plural::one : Plural::other;
        case Language::fr: return romance(count, count <= 1);
        case Language::it:
        case Language::es: return romance(count, count == 1);
        case Language::lt: return lithuanian(count);
        case Language::zh_hans:
        case Language::zh_hant: break;
    }
    return Plural::other;
}

std::string number(Language language, i64 number) {
    const Digits style = digits_of(language);
    const std::string digits = std::to_string(magnitude(number));
    std::string out(number < 0 ? style.minus : "");
    for (std::size_t at = 0; at < digits.size(); ++at) {
        const bool starts_group = at != 0 && (digits.size() - at) % 3 == 0;
        if (starts_group && digits.size() > style.ungrouped) out += style.group;
        out += digits[at];
    }
    return out;
}

}  // namespace thwart::texts
