#include "protocol/json_writer.hpp"

#include <algorithm>

namespace thwart::protocol {
namespace {

bool is_plain(char letter) {
    const auto code = static_cast<unsigned char>(letter);
    return code >= 0x20 && code != 0x7f && letter != '"' && letter != '\\';
}

void append_escaped(std::string& out, char letter) {
    constexpr std::string_view kHex = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
        out += '\\';
        out += letter;
    } else if (letter == '\n') {
        out += "\\n";
    } else {
        out += "\\u00";
        out += kHex[code >> 4U];
        out += kHex[code & 15U];
    }
}

}  // namespace

void write_json(std::string& out, std::string_view text) {
    out += '"';
    for (auto at = text.begin(); at != text.end();) {
        const auto plain_end = std::find_if_not(at, text.end(), is_plain);
        out.append(at, plain_end);
        at = plain_end;
        if (at != text.end()) append_escaped(out, *at++);
    }
    out += '"';
}

}  // namespace thwart::protocol
