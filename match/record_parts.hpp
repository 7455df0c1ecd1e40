// What the parts of a record may hold, the same for both of its forms: what one can write, the other can, too.
#pragma once

#include "base/result.hpp"
#include "match/record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace thwart::match {

// Each says what is wrong with a part; nothing where it is good.
std::optional<std::string> trouble_with_key(std::string_view key);
std::optional<std::string> trouble_with_value(std::string_view value);
std::optional<std::string> trouble_with_comment(std::string_view comment);
std::optional<std::string> trouble_with_step(std::string_view step, bool first_of_turn);
// Also looks at the version, and at the headers before it.
std::optional<std::string> trouble_with_header(const Record& record, const RecordHeader& header);

// "12." and "12..." number the turns.
bool is_turn_number(std::string_view word);

// The first place in a file where a character is not UTF-8, or a control character that is not a line end or a tab.
std::optional<base::Error> trouble_with_characters(std::string_view text);

// What cannot be in a value or a comment becomes a blank.
std::string cleaned(std::string_view text, bool is_comment);

inline base::Error misplaced(TextPlace place, std::string what) {
    return base::malformed(place.text(), std::move(what));
}

}  // namespace thwart::match
