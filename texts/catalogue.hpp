// All words in one language, and the one way to them: text(key, values). The apps ask for nothing else.
//
// A missing key is a mistake that the tests find; a player meets the English text then, or at worst the key, because
// an odd word on the screen is better than a match that stops.
#pragma once

#include "base/result.hpp"
#include "texts/fluent.hpp"
#include "texts/language.hpp"

#include <concepts>
#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace thwart::texts {

// What takes a variable's place: words, or a number, which chooses plurals and is written in the language's groups.
// Words are not copied; they live in the caller for the length of the call.
class Value {
public:
    template <class T>
        requires std::convertible_to<const T&, std::string_view>
    Value(const T& words) : content_(std::string_view(words)) {}  // NOLINT(google-explicit-constructor)
    template <std::integral T>
        requires(!std::same_as<T, char> && !std::same_as<T, bool>)
    Value(T number) : content_(static_cast<i64>(number)) {}  // NOLINT(google-explicit-constructor)

    [[nodiscard]] const std::string_view* words() const { return std::get_if<std::string_view>(&content_); }
    [[nodiscard]] const i64* number() const { return std::get_if<i64>(&content_); }

private:
    std::variant<std::string_view, i64> content_;
};

struct Argument {
    std::string_view name;
    Value value;
};

class Catalogue {
public:
    using Messages = std::map<std::string, Pattern, std::less<>>;

    // The words that come with the program, read when a language is first asked for.
    static const Catalogue& of(Language language);

    // Words from elsewhere, such as a file that a page has fetched. A key may stand in one of the sources only.
    // `fallback` is asked for what is missing and must outlive the catalogue.
    static base::Result<Catalogue> parse(Language language, std::span<const std::string_view> sources,
                                         const Catalogue* fallback = nullptr);

    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] bool has(std::string_view key) const { return messages_.contains(key); }
    [[nodiscard]] const Messages& messages() const { return messages_; }

    [[nodiscard]] std::string text(std::string_view key, std::span<const Argument> arguments) const;
    [[nodiscard]] std::string text(std::string_view key,
                                   std::initializer_list<Argument> arguments = {}) const {
        return text(key, std::span(arguments.begin(), arguments.size()));
    }

private:
    Catalogue(Language language, const Catalogue* fallback) : language_(language), fallback_(fallback) {}
    static Catalogue load(Language language);
    template <Language kLanguage>
    static const Catalogue& loaded();
    base::Status add(std::string_view source);

    Language language_;
    const Catalogue* fallback_;
    Messages messages_;
};

// The rules of a game for its players: games/GAME/texts/rules.LANG.md, which document.hpp reads. English where the
// language has none, empty where the game has none.
std::string_view rules_text(std::string_view game, Language language);

}  // namespace thwart::texts
