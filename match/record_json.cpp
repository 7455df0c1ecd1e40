// The JSON form of records. The reader is our own because this layer is also built for WebAssembly, where neither
// exceptions nor Boost are to be had. It follows the one shape that records have, so it needs neither a tree of values
// nor a limit for its depth.

#include "base/text.hpp"
#include "match/record_parts.hpp"

#include <algorithm>
#include <set>

namespace thwart::match {
namespace {

std::string quoted(std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string out = "\"";
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\')
            out += {'\\', letter};
        else if (letter == '\n')
            out += "\\n";
        else if (code < 0x20 || code == 0x7f)
            out += {'\\', 'u', '0', '0', kHex[code >> 4U], kHex[code & 15U]};
        else
            out += letter;
    }
    return out + '"';
}

template <class Range, class Write>
std::string list_of(const Range& items, std::string_view separator, Write write) {
    std::string text;
    for (const auto& item : items) text += base::cat(text.empty() ? "" : separator, write(item));
    return base::cat('[', text, ']');
}

std::string comment_json(const RecordText& comment) {
    if (const auto left = clock_in(comment.text)) return base::cat(R"({"clock_ms":)", left->count(), '}');
    if (const auto seat = retired_in(comment.text)) return base::cat(R"({"retire":)", seat->number(), '}');
    return quoted(comment.text);
}

std::string comments_json(const std::vector<RecordText>& comments) {
    return comments.empty() ? "" : R"(,"comments":)" + list_of(comments, ",", comment_json);
}

std::string turn_json(const RecordTurn& turn) {
    const auto step_json = [](const RecordText& step) { return quoted(step.text); };
    return base::cat(R"({"steps":)", list_of(turn.steps, ",", step_json), comments_json(turn.comments), '}');
}

std::string record_json(const Record& record) {
    const auto header_json = [](const RecordHeader& header) {
        return base::cat('[', quoted(header.key), ',', quoted(header.value), ']');
    };
    return base::cat(R"({"headers":)", list_of(record.headers, ",", header_json),
                     comments_json(record.comments), ",\n\"turns\":", list_of(record.turns, ",\n", turn_json),
                     '}');
}

void append_utf8(std::string& out, u32 code) {
    const auto put = [&](u32 byte) { out += static_cast<char>(byte); };
    const auto follow = [&](unsigned shift) { put(0x80U | (code >> shift & 0x3fU)); };
    if (code < 0x80) return put(code);
    if (code < 0x800) {
        put(0xc0U | code >> 6U);
    } else if (code < 0x10000) {
        put(0xe0U | code >> 12U);
        follow(6);
    } else {
        put(0xf0U | code >> 18U);
        follow(12);
        follow(6);
    }
    follow(0);
}

// Every function that reads returns false after a failure, which has been noted then.
class JsonReader {
public:
    explicit JsonReader(std::string_view text) : text_(text) {}

    base::Result<std::vector<Record>> read() {
        bool has_version = false;
        const bool good = read_members([&](const std::string& key, TextPlace place) {
            if (key == "version") return has_version = read_version();
            if (key == "matches") return read_elements([&] { return read_match(); });
            return refuse_member(key, place);
        });
        if (good && skip_blanks()) fail(here(), "expected nothing behind the last brace");
        if (good && !has_version) fail(here(), "there is no version in it");
        if (good && !error_ && records_.empty()) fail(here(), "there is no record in it");
        if (error_) return *error_;
        return std::move(records_);
    }

private:
    // ---- the shape of records ----

    bool read_version() {
        const TextPlace place = next_place();
        u64 version = 0;
        if (!read_number(version)) return false;
        if (version == 0 || version > kRecordVersion)
            return fail(place, base::cat("the records are of version ", version,
                                         ", and this program reads version ", kRecordVersion));
        return true;
    }

    bool read_match() {
        const TextPlace place = next_place();
        Record record;
        const bool good = read_members([&](const std::string& key, TextPlace at) {
            if (key == "headers") return read_elements([&] { return read_header(record); });
            if (key == "comments") return read_elements([&] { return read_comment(record.comments); });
            if (key == "turns") return read_elements([&] { return read_turn(record); });
            return refuse_member(key, at);
        });
        if (!good) return false;
        if (record.headers.empty()) return fail(place, "a match needs a header");
        records_.push_back(std::move(record));
        return true;
    }

    bool read_header(Record& record) {
        RecordHeader header{{}, {}, next_place()};
        if (!expect('[') || !read_string(header.key) || !expect(',') || !read_string(header.value) ||
            !expect(']'))
            return false;
        if (auto trouble = trouble_with_header(record, header))
            return fail(header.place, std::move(*trouble));
        record.headers.push_back(std::move(header));
        return true;
    }

    bool read_turn(Record& record) {
        const TextPlace place = next_place();
        RecordTurn turn;
        const bool good = read_members([&](const std::string& key, TextPlace at) {
            if (key == "steps") return read_elements([&] { return read_step(turn.steps); });
            if (key == "comments") return read_elements([&] { return read_comment(turn.comments); });
            return refuse_member(key, at);
        });
        if (!good) return false;
        if (turn.steps.empty()) return fail(place, "a turn needs a step");
        record.turns.push_back(std::move(turn));
        return true;
    }

    bool read_step(std::vector<RecordText>& steps) {
        RecordText step{{}, next_place()};
        if (!read_string(step.text)) return false;
        if (auto trouble = trouble_with_step(step.text, steps.empty()))
            return fail(step.place, std::move(*trouble));
        steps.push_back(std::move(step));
        return true;
    }

    // A text, {"clock_ms":N} or {"retire":SEAT}.
    bool read_comment(std::vector<RecordText>& comments) {
        RecordText comment{{}, next_place()};
        const bool is_plain = peek() == '"';
        if (!(is_plain ? read_string(comment.text) : read_fixed_comment(comment.text))) return false;
        if (auto trouble = trouble_with_comment(comment.text))
            return fail(comment.place, std::move(*trouble));
        comments.push_back(std::move(comment));
        return true;
    }

    bool read_fixed_comment(std::string& comment) {
        constexpr u64 kLongestTime = 1'000'000'000'000;
        const TextPlace place = here();
        const bool good = read_members([&](const std::string& key, TextPlace at) {
            u64 number = 0;
            const TextPlace value_place = next_place();
            if (key != "clock_ms" && key != "retire") return refuse_member(key, at);
            if (!read_number(number)) return false;
            const bool is_clock = key == "clock_ms";
            if (!comment.empty()) return fail(at, "a comment says one thing");
            if (is_clock ? number > kLongestTime : number == 0 || number > rules::kMaxSeats)
                return fail(value_place, "the number is out of range");
            comment = is_clock ? clock_comment(std::chrono::milliseconds(number))
                               : retire_comment(rules::Seat(static_cast<unsigned>(number - 1)));
            return true;
        });
        if (good && comment.empty()) return fail(place, "the comment says nothing");
        return good;
    }

    bool refuse_member(const std::string& key, TextPlace place) {
        return fail(place, "unknown member " + base::quote(key));
    }

    // ---- JSON ----

    template <class ReadValue>
    bool read_members(ReadValue read_value) {
        std::set<std::string> keys;
        return read_list('{', '}', [&] {
            const TextPlace place = next_place();
            std::string key;
            if (!read_string(key)) return false;
            if (!keys.insert(key).second) return fail(place, base::quote(key) + " is given twice");
            return expect(':') && read_value(key, place);
        });
    }
    template <class ReadElement>
    bool read_elements(ReadElement read_element) {
        return read_list('[', ']', read_element);
    }

    template <class ReadItem>
    bool read_list(char begin, char end, ReadItem read_item) {
        if (!expect(begin)) return false;
        if (skip_blanks() && peek() == end) return expect(end);
        while (read_item()) {
            skip_blanks();
            if (peek() != ',') return expect(end);
            take();
        }
        return false;
    }

    bool read_number(u64& number) {
        const TextPlace place = next_place();
        std::string digits;
        while (peek() >= '0' && peek() <= '9' && digits.size() < 18) digits += take();
        if (digits.empty() || (digits.size() > 1 && digits.front() == '0'))
            return fail(place, "expected a whole number");
        number = 0;
        for (const char digit : digits) number = 10 * number + static_cast<u64>(digit - '0');
        return true;
    }

    bool read_string(std::string& text) {
        const TextPlace begin = next_place();
        if (peek() != '"') return fail(begin, "expected a text in quotes");
        take();
        while (!at_end() && peek() != '"') {
            if (static_cast<unsigned char>(peek()) < 0x20) return fail(here(), "the text does not end");
            if (peek() != '\\')
                text += take();
            else if (!read_escape(text))
                return false;
        }
        if (at_end()) return fail(begin, "the text does not end");
        take();
        return true;
    }

    bool read_escape(std::string& text) {
        constexpr std::string_view kEscapes = "\"\\/bfnrt";
        constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
        const TextPlace begin = here();
        take();
        if (peek() == 'u') return read_code(text, begin);
        const std::size_t which = at_end() ? std::string_view::npos : kEscapes.find(take());
        if (which == std::string_view::npos) return fail(begin, "unknown escape");
        text += kMeanings[which];
        return true;
    }

    // \uXXXX, or two of them for a character beyond 16 bits.
    bool read_code(std::string& text, TextPlace begin) {
        u32 code = 0;
        if (!read_code_unit(code, begin)) return false;
        if (code >= 0xd800 && code < 0xdc00) {
            u32 low = 0;
            if (peek() != '\\') return fail(begin, "half of a character");
            take();
            if (!read_code_unit(low, begin)) return false;
            if (low < 0xdc00 || low >= 0xe000) return fail(begin, "half of a character");
            code = 0x10000 + ((code - 0xd800) << 10U) + (low - 0xdc00);
        } else if (code >= 0xdc00 && code < 0xe000) {
            return fail(begin, "half of a character");
        }
        append_utf8(text, code);
        return true;
    }
    bool read_code_unit(u32& code, TextPlace begin) {
        constexpr std::string_view kHex = "0123456789abcdef";
        if (peek() != 'u') return fail(begin, "half of a character");
        take();
        for (int i = 0; i < 4; ++i) {
            const char letter = peek();
            const std::size_t digit =
                kHex.find(letter >= 'A' && letter <= 'F' ? static_cast<char>(letter + 32) : letter);
            if (at_end() || digit == std::string_view::npos)
                return fail(begin, "expected four hexadecimal digits");
            code = code << 4U | static_cast<u32>(digit);
            take();
        }
        return true;
    }

    bool expect(char letter) {
        skip_blanks();
        if (at_end() || peek() != letter)
            return fail(here(), base::cat("expected ", letter, at_end() ? ", found the end" : ""));
        take();
        return true;
    }

    // ---- letters ----

    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }
    char take() {
        const char letter = text_[at_++];
        column_ = letter == '\n' ? 1 : column_ + 1;
        if (letter == '\n') ++line_;
        return letter;
    }
    bool skip_blanks() {
        while (peek() == ' ' || peek() == '\n' || peek() == '\t' || peek() == '\r') take();
        return !at_end();
    }
    [[nodiscard]] TextPlace here() const { return {line_, column_}; }
    TextPlace next_place() {
        skip_blanks();
        return here();
    }
    // The first failure counts.
    bool fail(TextPlace where, std::string what) {
        if (!error_) error_ = misplaced(where, std::move(what));
        return false;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    unsigned line_ = 1;
    unsigned column_ = 1;
    std::vector<Record> records_;
    std::optional<base::Error> error_;
};

}  // namespace

std::string format_records_json(std::span<const Record> records) {
    return base::cat(R"({"version":)", kRecordVersion, ",\"matches\":", list_of(records, ",\n", record_json),
                     "}\n");
}

base::Result<std::vector<Record>> parse_records_json(std::string_view text) {
    if (const auto trouble = trouble_with_characters(text)) return *trouble;
    return JsonReader(text).read();
}

}  // namespace thwart::match
