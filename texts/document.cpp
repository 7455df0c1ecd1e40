#include "texts/document.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <optional>

namespace thwart::texts {

namespace {

constexpr std::string_view kFence = "```";
constexpr std::string_view kBoardFence = "```board";
constexpr std::string_view kMark = "mark ";

unsigned lead(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

// Chinese needs no space where lines are joined; everything else does. In UTF-8 its characters have three bytes, the
// first from E3 on, or E2 for the quotation marks and dashes that it shares with others.
void join(std::string& text, std::string_view line) {
    const unsigned before = text.size() < 3 ? 0 : lead(text, text.size() - 3);
    const unsigned after = lead(line, 0);
    const bool is_chinese = std::min(before, after) >= 0xE2 && std::max(before, after) >= 0xE3;
    if (!is_chinese) text += ' ';
    text += line;
}

struct Marker {
    std::size_t length = 0;
    bool is_numbered = false;
};

// "- " or a number, a point and a space at the beginning of a line.
std::optional<Marker> marker(std::string_view line) {
    if (line.starts_with("- ")) return Marker{2, false};
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    if (digits == 0 || !line.substr(digits).starts_with(". ")) return std::nullopt;
    return Marker{digits + 2, true};
}

class Reader {
public:
    explicit Reader(std::string_view text) : lines_(base::split(text, '\n')) {}

    base::Result<std::vector<Block>> run() {
        while (at_ < lines_.size()) {
            if (line().empty()) {
                ++at_;
            } else if (!read_block()) {
                return error_;
            }
        }
        if (blocks_.empty() && !fail("expected a title")) return error_;
        return std::move(blocks_);
    }

private:
    [[nodiscard]] std::string_view line() const { return lines_[at_]; }
    [[nodiscard]] bool is_gap() const { return at_ == lines_.size() || line().empty(); }

    bool fail(std::string what) {
        error_ = base::malformed(base::cat("line ", at_ + 1), std::move(what));
        return false;
    }

    bool read_block() {
        if (line().starts_with('#')) return read_heading();
        if (blocks_.empty()) return fail("expected a title");
        if (line() == kBoardFence) return read_diagram();
        if (marker(line())) return read_list();
        return read_paragraph();
    }

    bool read_heading() {
        const int level = line().starts_with("# ") ? 1 : 2;
        const std::string_view mark = level == 1 ? "# " : "## ";
        if (!line().starts_with(mark) || line().size() == mark.size())
            return fail("expected # or ## and a text");
        if ((level == 1) != blocks_.empty()) return fail("the title stands once, at the beginning");
        blocks_.emplace_back(Heading{level, std::string(line().substr(mark.size()))});
        ++at_;
        return is_gap() || fail("expected an empty line after a heading");
    }

    bool read_paragraph() {
        std::string text;
        for (; !is_gap(); ++at_) {
            if (!check_line(line())) return false;
            if (marker(line())) return fail("expected an empty line before a list");
            if (text.empty()) {
                text = line();
            } else {
                join(text, line());
            }
        }
        blocks_.emplace_back(Paragraph{std::move(text)});
        return true;
    }

    bool read_list() {
        List list{marker(line())->is_numbered, {}};
        for (; !is_gap(); ++at_) {
            const auto found = marker(line());
            const std::size_t start = found ? found->length : line().find_first_not_of(' ');
            if (found && found->is_numbered != list.is_numbered) return fail("two kinds of lists in one");
            if (!found && (start < 2 || start > 3))
                return fail("expected an item, or an indent of two or three");
            if (!check_line(line().substr(start))) return false;
            if (found) {
                list.items.emplace_back(line().substr(start));
            } else {
                join(list.items.back(), line().substr(start));
            }
        }
        blocks_.emplace_back(std::move(list));
        return true;
    }

    // What would be something else in Markdown.
    bool check_line(std::string_view content) {
        if (content.empty() || content.front() == ' ' || content.back() == ' ')
            return fail("a space too many");
        if (content.starts_with(kFence))
            return fail("expected an empty line before a diagram, and the word board");
        if (content.find_first_of("#>|\t\r") == 0 ||
            content.find_first_of("[]<\t\r") != std::string_view::npos)
            return fail("headings in texts, quotations, tables, links and HTML are not used here");
        return true;
    }

    bool read_diagram() {
        Diagram diagram;
        std::size_t texts = 0;
        for (++at_; at_ < lines_.size() && line() != kFence; ++at_) {
            if (line().empty()) return fail("an empty line in a diagram");
            if (!diagram.marks.empty()) return fail("the marks stand last");
            if (texts > 0 && line().starts_with(kMark)) {
                for (const std::string_view site : base::split(line().substr(kMark.size()), ' '))
                    diagram.marks.emplace_back(site);
            } else if (++texts > 2) {
                return fail("expected a setup, a position and marks");
            } else {
                (texts == 1 ? diagram.setup : diagram.position) = line();
            }
        }
        if (at_ == lines_.size()) return fail("the diagram has no end");
        if (texts == 0) return fail("expected a setup");
        blocks_.emplace_back(std::move(diagram));
        ++at_;
        return is_gap() || fail("expected an empty line after a diagram");
    }

    std::vector<std::string_view> lines_;
    std::size_t at_ = 0;
    std::vector<Block> blocks_;
    base::Error error_;
};

}  // namespace

base::Result<std::vector<Block>> parse_document(std::string_view text) { return Reader(text).run(); }

}  // namespace thwart::texts
