// What the fuzz targets share: taking the bytes of libFuzzer apart, and stopping with a reason.
#pragma once

#include "base/integers.hpp"
#include "base/text.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace thwart::fuzz {

// A broken promise ends the run; libFuzzer then keeps the input. Also in builds without assertions.
template <class... Parts>
void require(bool truth, const Parts&... parts) {
    if (truth) return;
    std::fprintf(stderr, "fuzz: %s\n", base::cat(parts...).c_str());
    std::abort();
}

// Reads from the front; at the end there are only zeros and empty lines.
class Input {
public:
    Input(const u8* data, std::size_t size) : text_(reinterpret_cast<const char*>(data), size) {}

    [[nodiscard]] bool empty() const { return text_.empty(); }

    unsigned byte() {
        if (text_.empty()) return 0;
        const auto value = static_cast<unsigned char>(text_.front());
        text_.remove_prefix(1);
        return value;
    }

    // Up to the next line feed, which is taken, too.
    std::string_view line() {
        const std::size_t end = text_.find('\n');
        const std::string_view found = text_.substr(0, end);
        text_.remove_prefix(end == std::string_view::npos ? text_.size() : end + 1);
        return found;
    }

private:
    std::string_view text_;
};

inline bool is_printable(std::string_view text) {
    for (const char letter : text)
        if (letter < ' ' || letter > '~') return false;
    return true;
}

}  // namespace thwart::fuzz
