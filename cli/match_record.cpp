#include "cli/match_record.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

std::string in_quotes(std::string_view value) {
    std::string text = "\"";
    for (const char letter : value) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += letter;
    }
    return text + '"';
}

std::string place(unsigned line, unsigned column) { return base::cat("line ", line, ", column ", column); }

// "12." and "12..." number the turns.
bool is_number(std::string_view word) {
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    return digits > 0 && digits < word.size() &&
           word.find_first_not_of('.', digits) == std::string_view::npos;
}

class RecordReader {
public:
    explicit RecordReader(std::string_view text) : text_(text) {}

    base::Result<std::vector<Record>> read() {
        while (!error_ && skip_blanks()) {
            if (peek() == '[')
                read_header();
            else if (peek() == '{')
                skip_comment();
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
        while (!at_end() && is_blank(peek())) take();
        return !at_end();
    }

    // [Key "value"]; the first one after some turns begins the next record.
    void read_header() {
        const std::string begin = here();
        take();
        std::string key;
        while (!at_end() && !is_blank(peek()) && peek() != '"' && peek() != ']') key += take();
        while (!at_end() && peek() == ' ') take();
        std::string value;
        if (key.empty() || !read_quoted(value) || at_end() || take() != ']')
            return fail(begin, "expected [Key \"value\"]");
        if (records_.empty() || !records_.back().turns.empty()) records_.emplace_back();
        records_.back().headers.emplace_back(std::move(key), std::move(value));
    }

    bool read_quoted(std::string& value) {
        if (at_end() || take() != '"') return false;
        while (!at_end() && peek() != '"' && peek() != '\n') {
            if (peek() == '\\') take();
            if (!at_end()) value += take();
        }
        return !at_end() && take() == '"';
    }

    void skip_comment() {
        const std::string begin = here();
        while (!at_end() && peek() != '}') take();
        if (at_end()) return fail(begin, "the comment does not end");
        take();
    }

    // A number, or the steps of a turn joined by commas.
    void read_word() {
        const std::string begin = here();
        const unsigned column = column_;
        const std::size_t first = at_;
        while (!at_end() && !is_blank(peek()) && peek() != '{') take();
        const std::string_view word = text_.substr(first, at_ - first);
        if (is_number(word)) return;
        if (records_.empty()) return fail(begin, "expected a header [Game \"...\"] first");
        std::vector<RecordStep> turn;
        unsigned offset = 0;
        for (const std::string_view step : base::split(word, ',')) {
            turn.push_back({std::string(step), line_, column + offset});
            if (step.empty()) return fail(turn.back().place(), "expected a step between the commas");
            offset += static_cast<unsigned>(step.size()) + 1;
        }
        records_.back().turns.push_back(std::move(turn));
    }

    [[nodiscard]] std::string here() const { return place(line_, column_); }
    void fail(std::string where, std::string what) {
        error_ = base::malformed(std::move(where), std::move(what));
    }

    std::string_view text_;
    std::size_t at_ = 0;
    unsigned line_ = 1;
    unsigned column_ = 1;
    std::vector<Record> records_;
    std::optional<base::Error> error_;
};

}  // namespace

std::string RecordStep::place() const { return cli::place(line, column); }

std::optional<std::string> Record::header(std::string_view key) const {
    for (const auto& [name, value] : headers)
        if (name == key) return value;
    return std::nullopt;
}

std::vector<RecordStep> Record::steps() const {
    std::vector<RecordStep> all;
    for (const auto& turn : turns) all.insert(all.end(), turn.begin(), turn.end());
    return all;
}

void RecordWriter::set_header(std::string key, std::string value) {
    record_.headers.emplace_back(std::move(key), std::move(value));
}

void RecordWriter::add(rules::Turn turn, std::string step) {
    if (seat_ != turn.seat) record_.turns.emplace_back();
    seat_ = turn.seat;
    record_.turns.back().push_back({std::move(step), 0, 0});
}

std::string format_record(const Record& record, unsigned seats) {
    constexpr std::size_t kWidth = 100;
    std::string text;
    for (const auto& [key, value] : record.headers) text += base::cat('[', key, ' ', in_quotes(value), "]\n");
    text += '\n';
    std::string line;
    const auto put = [&](const std::string& word) {
        if (!line.empty() && line.size() + 1 + word.size() > kWidth) text += std::exchange(line, "") + '\n';
        line += (line.empty() ? "" : " ") + word;
    };
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        std::string word = i % seats == 0 ? base::cat(i / seats + 1, ". ") : "";
        for (const RecordStep& step : record.turns[i])
            word += base::cat(&step == &record.turns[i].front() ? "" : ",", step.text);
        put(word);
    }
    return text + line + (line.empty() ? "" : "\n") + '\n';
}

base::Result<std::vector<Record>> parse_records(std::string_view text) { return RecordReader(text).read(); }

}  // namespace thwart::cli
