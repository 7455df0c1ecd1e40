// The languages Thwart speaks, and what the numbers of each look like: plural categories and groups of digits as in
// the Unicode CLDR, for whole numbers only, because nothing in a match is counted in halves.
#pragma once

#include "base/integers.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace thwart::texts {

// In the order of the menu. English is the model of all others.
enum class Language : u8 { en, de, fr, it, es, lt, zh_hans, zh_hant };

inline constexpr std::array kLanguages = {Language::en, Language::de, Language::fr,      Language::it,
                                          Language::es, Language::lt, Language::zh_hans, Language::zh_hant};

// As in the names of the files and in BCP 47: "en", "zh-Hans".
std::string_view tag(Language language);

// The language of a locale ("de_DE.UTF-8", "zh_TW") or a language tag ("fr-CA", "zh-Hant-HK"), in any case of
// letters. Chinese without a script follows the region.
std::optional<Language> language_of(std::string_view locale);

enum class Plural : u8 { one, few, many, other };

std::string_view name(Plural category);
Plural plural(Language language, i64 number);

// Digits in groups, as the language writes them: "12,345", "12 345".
std::string number(Language language, i64 number);

}  // namespace thwart::texts
