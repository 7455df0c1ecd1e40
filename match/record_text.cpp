// The text form of records.

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "match/record_parts.hpp"

#include <algorithm>

namespace thwart::match {
namespace {

constexpr std::size_t kWidth = 100;

std::string in_quotes(std::string_view value) {
    std::string text = "\"";
    for (const char letter : value) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += letter;
    }
    return text + '"';
}

// A setup that nobody knows gives every turn a number of its own.
unsigned seats_of(const Record& record) {
    const auto session = catalog::start(record.header("Game").value_or(""));
    return session ? (*session)->sides().seats : 1;
}

// Words separated by blanks, or by a line end where a line would become too long.
class WordWriter {
public:
    void put(std::string_view word) {
        const std::size_t line_begin = text_.rfind('\n') + 1;  // 0 where there is none
        const std::size_t length = text_.size() - line_begin;
        if (length > 0) text_ += length + 1 + word.size() > kWidth ? '\n' : ' ';
        text_ += word;
    }
    void put_comments(const std::vector<RecordText>& comments) {
        for (const RecordText& comment : comments) put(base::cat('{', comment.text, '}'));
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

class TextReader {
public:
    explicit TextReader(std::string_view text) : text_(text) {}

    base::Result<std::vector<Record>> read() {
        while (!error_ && skip_blanks()) {
            if (peek() == '[')
                read_header();
            else if (peek() == '{')
                read_comment();
            else
                read_word();
        }
        if (!error_ && records_.empty()) fail(here(), "there is no record in it");
        if (error_) return *error_;
        return std::move(records_);
    }

private:
    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    [[nodiscard]] char peek() const { return text_[at_]; }
    static bool is_blank(char letter) {
        return letter == ' ' || letter == '\n' || letter == '\t' || letter == '\r';
    }

    char take() {
        const char letter = text_[at_++];
        column_ = letter == '\n' ? 1 : column_ + 1;
        if (letter == '\n') ++line_;
        return letter;
    }
    bool skip_blanks() {
        line_ends_ = 0;
        while (!at_end() && is_blank(peek()))
            if (take() == '\n') ++line_ends_;
        return !at_end();
    }

    // [Key "value"]; the first one behind a turn, a comment or an empty line begins the next record.
    void read_header() {
        const TextPlace begin = here();
        const bool begins_record = records_.empty() || !is_in_headers_ || line_ends_ > 1;
        take();
        RecordHeader header{{}, {}, begin};
        while (!at_end() && !is_blank(peek()) && peek() != '"' && peek() != ']') header.key += take();
        while (!at_end() && peek() == ' ') take();
        if (header.key.empty() || !read_quoted(header.value) || at_end() || take() != ']')
            return fail(begin, "expected [Key \"value\"]");
        if (begins_record) records_.emplace_back();
        is_in_headers_ = true;
        if (auto trouble = trouble_with_header(records_.back(), header))
            return fail(begin, std::move(*trouble));
        records_.back().headers.push_back(std::move(header));
    }

    bool read_quoted(std::string& value) {
        if (at_end() || take() != '"') return false;
        while (!at_end() && peek() != '"' && peek() != '\n') {
            if (peek() == '\\') take();
            if (!at_end()) value += take();
        }
        return !at_end() && take() == '"';
    }

    void read_comment() {
        const TextPlace begin = here();
        if (records_.empty()) return fail(begin, "expected a header [Game \"...\"] first");
        take();
        const std::size_t first = at_;
        while (!at_end() && peek() != '}') take();
        if (at_end()) return fail(begin, "the comment does not end");
        const std::string_view comment = text_.substr(first, at_ - first);
        take();
        is_in_headers_ = false;
        Record& record = records_.back();
        auto& comments = record.turns.empty() ? record.comments : record.turns.back().comments;
        comments.push_back({std::string(comment), begin});
    }

    // A number, or the steps of a turn joined by commas.
    void read_word() {
        const TextPlace begin = here();
        const std::size_t first = at_;
        while (!at_end() && !is_blank(peek()) && peek() != '{') take();
        const std::string_view word = text_.substr(first, at_ - first);
        if (records_.empty()) return fail(begin, "expected a header [Game \"...\"] first");
        is_in_headers_ = false;
        if (is_turn_number(word)) return;
        RecordTurn turn;
        TextPlace place = begin;
        for (const std::string_view step : base::split(word, ',')) {
            if (auto trouble = trouble_with_step(step, turn.steps.empty()))
                return fail(place, std::move(*trouble));
            turn.steps.push_back({std::string(step), place});
            place.column += static_cast<unsigned>(step.size()) + 1;
        }
        records_.back().turns.push_back(std::move(turn));
    }

    [[nodiscard]] TextPlace here() const { return {line_, column_}; }
    void fail(TextPlace where, std::string what) { error_ = misplaced(where, std::move(what)); }

    std::string_view text_;
    std::size_t at_ = 0;
    unsigned line_ = 1;
    unsigned column_ = 1;
    unsigned line_ends_ = 0;  // among the blanks skipped last
    bool is_in_headers_ = false;
    std::vector<Record> records_;
    std::optional<base::Error> error_;
};

}  // namespace

std::string format_record(const Record& record) {
    const unsigned seats = seats_of(record);
    std::string text;
    for (const RecordHeader& header : record.headers)
        text += base::cat('[', header.key, ' ', in_quotes(header.value), "]\n");
    WordWriter words;
    words.put_comments(record.comments);
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        std::string word = i % seats == 0 ? base::cat(i / seats + 1, ". ") : "";
        for (const RecordText& step : record.turns[i].steps)
            word += base::cat(&step == &record.turns[i].steps.front() ? "" : ",", step.text);
        words.put(word);
        words.put_comments(record.turns[i].comments);
    }
    return base::cat(text, '\n', words.text(), words.text().empty() ? "" : "\n", '\n');
}

base::Result<std::vector<Record>> parse_records(std::string_view text) {
    if (const auto trouble = trouble_with_characters(text)) return *trouble;
    return TextReader(text).read();
}

}  // namespace thwart::match
