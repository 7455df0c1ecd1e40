#include "texts/fluent.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <set>

namespace thwart::texts {

namespace {

constexpr u32 kLargestCase = 1'000'000'000;
constexpr int kDeepestChoice = 8;  // of choices in choices

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name_part(char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; }
bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80; }

// Where a text goes on in another line: so many line ends, then so many spaces.
struct Break {
    std::size_t lines = 0;
    std::size_t indent = 0;
};

using Piece = std::variant<Element, Break>;

void append(Pattern& pattern, std::string_view words) {
    if (words.empty()) return;
    Text* last = pattern.elements.empty() ? nullptr : std::get_if<Text>(&pattern.elements.back().content);
    if (last != nullptr) {
        last->text += words;
    } else {
        pattern.elements.push_back({Text{std::string(words)}});
    }
}

// Takes the indent that all lines share away and joins neighbouring texts.
Pattern assemble(std::vector<Piece>& pieces) {
    std::size_t shared = std::string::npos;
    for (const Piece& piece : pieces)
        if (const auto* line = std::get_if<Break>(&piece)) shared = std::min(shared, line->indent);
    Pattern pattern;
    for (Piece& piece : pieces) {
        if (const auto* line = std::get_if<Break>(&piece)) {
            append(pattern, std::string(line->lines, '\n') + std::string(line->indent - shared, ' '));
        } else if (auto& element = std::get<Element>(piece);
                   auto* text = std::get_if<Text>(&element.content)) {
            append(pattern, text->text);
        } else {
            pattern.elements.push_back(std::move(element));
        }
    }
    return pattern;
}

// Recursive descent. Every function returns false after fail(), which keeps the first error.
class Parser {
public:
    explicit Parser(std::string_view source) : source_(source) {}

    base::Result<std::vector<Message>> run() {
        if (check_lines() && read_entries()) return std::move(messages_);
        return error_;
    }

private:
    [[nodiscard]] bool is_end() const { return at_ == source_.size(); }
    [[nodiscard]] char peek() const { return is_end() ? '\0' : source_[at_]; }
    [[nodiscard]] bool is_line_end() const { return is_end() || peek() == '\n'; }

    bool fail(std::string what) {
        const std::string_view before = source_.substr(0, at_);
        const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0, the first line
        const auto line = std::ranges::count(before, '\n') + 1;
        const auto column =
            std::ranges::count_if(before.substr(line_start), [](char c) { return !is_continuation(c); }) + 1;
        error_ = base::malformed(base::cat("line ", line, ", column ", column), std::move(what));
        return false;
    }

    bool take(char wanted) {
        if (peek() != wanted || is_end()) return false;
        ++at_;
        return true;
    }
    bool expect(char wanted) { return take(wanted) || fail(base::cat("expected ", wanted)); }

    void skip_spaces() {
        while (peek() == ' ') ++at_;
    }
    void skip_blank() {
        while (peek() == ' ' || peek() == '\n') ++at_;
    }

    bool check_lines() {
        for (at_ = 0; at_ < source_.size(); ++at_) {
            if (peek() == '\t' || peek() == '\r') return fail("tabs and carriage returns are not used here");
            const bool is_last = at_ + 1 == source_.size() || source_[at_ + 1] == '\n';
            if (peek() == ' ' && is_last) return fail("a space at the end of the line");
        }
        at_ = 0;
        return true;
    }

    bool read_entries() {
        while (!is_end()) {
            if (take('\n')) continue;
            if (!(peek() == '#' ? read_comment() : read_message())) return false;
        }
        return true;
    }

    bool read_comment() {
        const std::size_t start = at_;
        while (peek() == '#') ++at_;
        if (at_ - start > 3) return fail("a comment begins with at most three #");
        if (!is_line_end() && peek() != ' ') return fail("expected a space after #");
        at_ = std::min(source_.find('\n', at_), source_.size());
        return true;
    }

    bool read_message() {
        Message message;
        const std::size_t start = at_;
        if (!read_name(message.key, "the key of a message")) return false;
        if (!keys_.insert(message.key).second) {
            at_ = start;
            return fail("the key " + message.key + " stands here for the second time");
        }
        skip_spaces();
        if (!expect('=') || !read_pattern(message.value)) return false;
        messages_.push_back(std::move(message));
        return is_line_end() || fail("expected the end of the line");
    }

    bool read_name(std::string& name, std::string_view what) {
        const std::size_t start = at_;
        if (!is_letter(peek())) return fail(base::cat("expected ", what, ", in lower-case letters"));
        while (is_name_part(peek())) ++at_;
        name = source_.substr(start, at_ - start);
        return true;
    }

    bool read_pattern(Pattern& pattern) {
        std::vector<Piece> pieces;
        skip_spaces();
        if (Break first; !is_end() && peek() == '\n' && take_break(first))
            pieces.emplace_back(Break{0, first.indent});
        while (!is_end()) {
            if (peek() == '\n') {
                Break line;
                if (!take_break(line)) break;
                pieces.emplace_back(line);
            } else if (Element element; read_element(element)) {
                pieces.emplace_back(std::move(element));
            } else {
                return false;
            }
        }
        pattern = assemble(pieces);
        return !pieces.empty() || fail("expected a text");
    }

    // A line that is indented goes on with the text, unless it begins like the next case or the end of a choice.
    bool take_break(Break& line) {
        std::size_t end = at_;
        while (end < source_.size() && source_[end] == '\n') ++end;
        line.lines = end - at_;
        while (end < source_.size() && source_[end] == ' ') ++end;
        line.indent = end - at_ - line.lines;
        if (line.indent == 0 || end == source_.size()) return false;
        if (std::string_view("}[*.").find(source_[end]) != std::string_view::npos) return false;
        at_ = end;
        return true;
    }

    bool read_element(Element& element) {
        if (peek() == '{') return read_placeable(element);
        if (peek() == '}') return fail("a closing brace without an opening one");
        const std::size_t start = at_;
        at_ = std::min(source_.find_first_of("{}\n", at_), source_.size());
        element.content = Text{std::string(source_.substr(start, at_ - start))};
        return true;
    }

    bool read_placeable(Element& element) {
        ++at_;
        skip_blank();
        if (take('"')) {
            if (!read_string(element)) return false;
        } else if (take('$')) {
            if (!read_variable(element)) return false;
        } else {
            Reference reference;
            if (!read_name(reference.key, "a variable, a string or the key of a message")) return false;
            element.content = std::move(reference);
        }
        skip_blank();
        return expect('}');
    }

    bool read_string(Element& element) {
        std::string text;
        while (!take('"')) {
            if (is_line_end()) return fail("expected \"");
            if (take('\\') && peek() != '"' && peek() != '\\') return fail("expected \" or \\ after \\");
            text += source_[at_++];
        }
        element.content = Text{std::move(text)};
        return true;
    }

    bool read_variable(Element& element) {
        std::string name;
        if (!read_name(name, "the name of a variable")) return false;
        const std::size_t end = at_;
        skip_blank();
        if (!source_.substr(at_).starts_with("->")) {
            at_ = end;
            element.content = Variable{std::move(name)};
            return true;
        }
        at_ += 2;
        if (depth_ == kDeepestChoice) return fail("choices are nested too deeply");
        Choice choice{std::move(name), {}, 0};
        ++depth_;
        if (!read_cases(choice)) return false;
        --depth_;
        element.content = std::move(choice);
        return true;
    }

    bool read_cases(Choice& choice) {
        if (!is_line_end()) return fail("expected the end of the line");
        bool has_fallback = false;
        for (skip_blank(); peek() == '*' || peek() == '['; skip_blank()) {
            if (peek() == '*' && has_fallback) return fail("a second case marked *");
            if (take('*')) {
                has_fallback = true;
                choice.fallback = choice.cases.size();
            }
            if (!read_case(choice)) return false;
        }
        return has_fallback || fail("expected a case marked *");
    }

    bool read_case(Choice& choice) {
        Case one;
        if (!expect('[')) return false;
        skip_spaces();
        if (!(is_digit(peek()) ? read_number(one) : read_name(one.key, "a number or a word"))) return false;
        if (std::ranges::find(choice.cases, one.key, &Case::key) != choice.cases.end())
            return fail("the case " + one.key + " stands here for the second time");
        skip_spaces();
        if (!expect(']') || !read_pattern(one.value)) return false;
        choice.cases.push_back(std::move(one));
        return true;
    }

    bool read_number(Case& one) {
        const std::size_t start = at_;
        while (is_digit(peek())) ++at_;
        one.key = source_.substr(start, at_ - start);
        one.exact = base::parse_number(one.key, kLargestCase);
        return one.exact.has_value() || fail("not a number as we write it");
    }

    std::string_view source_;
    std::size_t at_ = 0;
    int depth_ = 0;
    std::vector<Message> messages_;
    std::set<std::string> keys_;
    base::Error error_;
};

}  // namespace

base::Result<std::vector<Message>> parse_messages(std::string_view source) { return Parser(source).run(); }

}  // namespace thwart::texts
