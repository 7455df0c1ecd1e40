#include "texts/catalogue.hpp"

#include "base/text.hpp"
#include "texts/sources.hpp"

#include <algorithm>

namespace thwart::texts {

namespace {

// Deeper than any text of ours; a message that refers to itself ends here.
constexpr int kMaxDepth = 10;

const Value* find(std::span<const Argument> arguments, std::string_view name) {
    const auto found = std::ranges::find(arguments, name, &Argument::name);
    return found == arguments.end() ? nullptr : &found->value;
}

bool fits(const Case& one, const Value& value, Language language) {
    if (const i64* number = value.number())
        return one.exact ? *one.exact == *number : one.key == name(plural(language, *number));
    return !one.exact && one.key == *value.words();
}

// The first case that fits, as the web's library takes it.
const Pattern& pick(const Choice& choice, const Value* value, Language language) {
    if (value != nullptr)
        for (const Case& one : choice.cases)
            if (fits(one, *value, language)) return one.value;
    return choice.cases[choice.fallback].value;
}

// One call of text(): the arguments, and what has been written so far.
class Writer {
public:
    Writer(const Catalogue& catalogue, std::span<const Argument> arguments, const Catalogue* fallback)
        : catalogue_(catalogue), arguments_(arguments), fallback_(fallback) {}

    std::string write(std::string_view key) {
        message(key);
        return std::move(out_);
    }

private:
    void message(std::string_view key) {
        const auto found = catalogue_.messages().find(key);
        if (found != catalogue_.messages().end() && depth_ < kMaxDepth) {
            ++depth_;
            pattern(found->second);
            --depth_;
        } else if (fallback_ != nullptr && depth_ < kMaxDepth) {
            out_ += fallback_->text(key, arguments_);
        } else {
            out_ += key;
        }
    }

    void pattern(const Pattern& pattern) {
        for (const Element& element : pattern.elements)
            std::visit([this](const auto& content) { put(content); }, element.content);
    }

    void put(const Text& text) { out_ += text.text; }
    void put(const Reference& reference) { message(reference.key); }
    void put(const Choice& choice) {
        pattern(pick(choice, find(arguments_, choice.variable), catalogue_.language()));
    }
    void put(const Variable& variable) {
        const Value* value = find(arguments_, variable.name);
        if (value == nullptr) {
            out_ += "{$" + variable.name + "}";
        } else if (const i64* count = value->number()) {
            out_ += number(catalogue_.language(), *count);
        } else {
            out_ += *value->words();
        }
    }

    const Catalogue& catalogue_;
    std::span<const Argument> arguments_;
    const Catalogue* fallback_;
    int depth_ = 0;
    std::string out_;
};

}  // namespace

template <Language kLanguage>
const Catalogue& Catalogue::loaded() {
    static const Catalogue kCatalogue = load(kLanguage);
    return kCatalogue;
}

const Catalogue& Catalogue::of(Language language) {
    switch (language) {
        case Language::de: return loaded<Language::de>();
        case Language::fr: return loaded<Language::fr>();
        case Language::it: return loaded<Language::it>();
        case Language::es: return loaded<Language::es>();
        case Language::lt: return loaded<Language::lt>();
        case Language::zh_hans: return loaded<Language::zh_hans>();
        case Language::zh_hant: return loaded<Language::zh_hant>();
        case Language::en: break;
    }
    return loaded<Language::en>();
}

Catalogue Catalogue::load(Language language) {
    Catalogue catalogue(language, language == Language::en ? nullptr : &of(Language::en));
    for (const Source& source : sources()) {
        if (source.kind != Source::Kind::words || source.language != tag(language)) continue;
        // The tests say what is wrong with a file; a player only misses its words.
        static_cast<void>(catalogue.add(source.text));
    }
    return catalogue;
}

base::Result<Catalogue> Catalogue::parse(Language language, std::span<const std::string_view> sources,
                                         const Catalogue* fallback) {
    Catalogue catalogue(language, fallback);
    for (const std::string_view source : sources)
        if (const base::Status added = catalogue.add(source); !added) return added.error();
    return catalogue;
}

base::Status Catalogue::add(std::string_view source) {
    auto messages = parse_messages(source);
    if (!messages) return messages.error();
    for (Message& message : *messages)
        if (!messages_.try_emplace(message.key, std::move(message.value)).second)
            return base::malformed(message.key, "this key stands in two files");
    return base::Done{};
}

std::string Catalogue::text(std::string_view key, std::span<const Argument> arguments) const {
    return Writer(*this, arguments, fallback_).write(key);
}

std::string_view rules_text(std::string_view game, Language language) {
    std::string_view english;
    for (const Source& source : sources()) {
        if (source.kind != Source::Kind::rules || source.game != game) continue;
        if (source.language == tag(language)) return source.text;
        if (source.language == tag(Language::en)) english = source.text;
    }
    return english;
}

}  // namespace thwart::texts
