#include "protocol/json_writer.hpp"

namespace thwart::protocol {
namespace {

void append_escaped(std::string& out, char letter) {
    constexpr std::string_view kHex = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
        out += '\\';
        out += letter;
    } else if (letter == '\n') {
        out += "\\n";
    } else if (code < 0x20 || code == 0x7f) {
        out += "\\u00";
        out += kHex[code >> 4U];
        out += kHex[code & 15U];
    } else {
        out += letter;
    }
}

}  // namespace

void write_json(std::string& out, std::string_view text) {
    out += '"';
    for (const char letter : text) append_escaped(out, letter);
    out += '"';
}

}  // namespace thwart::protocol
