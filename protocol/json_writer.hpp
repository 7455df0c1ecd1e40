// Writes whatever has a shape as JSON, straight into a text. Private to this folder: others use codec.hpp and http.hpp.
#pragma once

#include "protocol/shape.hpp"
#include "rules/seat.hpp"

#include <array>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace thwart::protocol {

void write_json(std::string& out, std::string_view text);
inline void write_json(std::string& out, const std::string& text) { write_json(out, std::string_view(text)); }
inline void write_json(std::string& out, bool flag) { out += flag ? "true" : "false"; }

template <std::integral Number>
    requires(!std::same_as<Number, bool>)
void write_json(std::string& out, Number number) {
    std::array<char, 20> digits;  // of the largest 64-bit number, or the smallest with its sign
    char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}
inline void write_json(std::string& out, rules::Seat seat) { write_json(out, seat.number()); }
inline void write_json(std::string& out, match::Time time) { write_json(out, time.count()); }

template <Worded Enum>
std::string_view word_of(Enum value) {
    for (const auto& [each, word] : kWords<Enum>.words)
        if (each == value) return word;
    return "";
}
template <Worded Enum>
void write_json(std::string& out, Enum value) {
    write_json(out, word_of(value));
}

template <Shaped T>
void write_json(std::string& out, const T& value);
template <class Item>
void write_json(std::string& out, const std::optional<Item>& item);
template <class Item>
void write_json(std::string& out, const std::vector<Item>& items);

template <Shaped T>
void write_fields(std::string& out, const T& value) {
    all_fields<T>([&](const auto& field) {
        const auto& member = value.*field.member;
        if constexpr (kIsOptional<std::remove_cvref_t<decltype(member)>>)
            if (!member) return true;
        out += out.back() == '{' ? "\"" : ",\"";
        out += field.name;
        out += "\":";
        write_json(out, member);
        return true;
    });
}
template <Shaped T>
void write_json(std::string& out, const T& value) {
    out += '{';
    write_fields(out, value);
    out += '}';
}

// Only inside lists: a field that is not there is not written.
template <class Item>
void write_json(std::string& out, const std::optional<Item>& item) {
    if (item)
        write_json(out, *item);
    else
        out += "null";
}
template <class Item>
void write_json(std::string& out, const std::vector<Item>& items) {
    out += '[';
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += ',';
        write_json(out, items[i]);
    }
    out += ']';
}

}  // namespace thwart::protocol
