// Writes JSON into a text, in the order of the calls: the answers to JavaScript. Pure, because neither Boost nor
// exceptions are to be had in WebAssembly.
#pragma once

#include "base/integers.hpp"

#include <concepts>
#include <string>
#include <string_view>
#include <utility>

namespace thwart::wasm {

class Json {
public:
    [[nodiscard]] std::string take() && { return std::move(text_); }

    Json& key(std::string_view name) {
        separate();
        quote(name);
        text_ += ':';
        is_first_ = true;
        return *this;
    }

    void value(std::string_view text) {
        separate();
        quote(text);
    }
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(const char* text) { value(std::string_view(text)); }
    void value(bool flag) { raw(flag ? "true" : "false"); }
    template <std::integral Number>
        requires(!std::same_as<Number, bool>)
    void value(Number number) {
        raw(std::to_string(number));
    }
    // Four digits behind the point: enough for boards and chances, and shorter than what a float would print.
    void decimal(double number) {
        const auto parts = static_cast<i64>(number * 10'000 + (number < 0 ? -0.5 : 0.5));
        const i64 whole = parts < 0 ? -parts : parts;
        const std::string digits = std::to_string(whole % 10'000);
        raw((parts < 0 ? "-" : "") + std::to_string(whole / 10'000) + '.' +
            std::string(4 - digits.size(), '0') + digits);
    }
    void null() { raw("null"); }
    // Already JSON.
    void raw(std::string_view json) {
        separate();
        text_ += json;
    }

    void object(const auto& fill) { enclose('{', '}', fill); }
    void list(const auto& fill) { enclose('[', ']', fill); }
    // A list of what `write` makes of each item.
    void list_of(const auto& items, const auto& write) {
        list([&] {
            for (const auto& item : items) write(item);
        });
    }

private:
    void separate() {
        if (!is_first_) text_ += ',';
        is_first_ = false;
    }
    void enclose(char open, char close, const auto& fill) {
        separate();
        text_ += open;
        is_first_ = true;
        fill();
        is_first_ = false;
        text_ += close;
    }
    void quote(std::string_view text) {
        constexpr std::string_view kHex = "0123456789abcdef";
        text_ += '"';
        for (const char letter : text) {
            const auto code = static_cast<unsigned char>(letter);
            if (letter == '"' || letter == '\\') text_ += '\\';
            if (code < 0x20 || code == 0x7f)
                text_ += {'\\', 'u', '0', '0', kHex[code >> 4U], kHex[code & 15U]};
            else
                text_ += letter;
        }
        text_ += '"';
    }

    std::string text_;
    bool is_first_ = true;
};

}  // namespace thwart::wasm
