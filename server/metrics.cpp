#include "server/metrics.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <iterator>

namespace thwart::server {
namespace {

void write_head(std::string& out, std::string_view name, std::string_view help, std::string_view type) {
    out += base::cat("# HELP thwart_", name, ' ', help, "\n# TYPE thwart_", name, ' ', type, '\n');
}

// "0.0025"
std::string seconds(u64 microseconds) {
    constexpr u64 kSecond = 1'000'000;
    std::string part = std::to_string(kSecond + microseconds % kSecond).substr(1);
    part.erase(part.find_last_not_of('0') + 1);
    return base::cat(microseconds / kSecond, part.empty() ? "" : ".", part);
}

}  // namespace

void Histogram::add(std::chrono::nanoseconds took) {
    const auto micros = std::chrono::ceil<std::chrono::microseconds>(took).count();
    const auto at = std::ranges::lower_bound(kMicroseconds, micros);
    if (at != kMicroseconds.end())
        ++counts_[static_cast<std::size_t>(std::distance(kMicroseconds.begin(), at))];
    ++count_;
    nanoseconds_ += static_cast<u64>(std::max<i64>(took.count(), 0));
}

void Histogram::write(std::string& out, std::string_view name, std::string_view help) const {
    write_head(out, name, help, "histogram");
    const u64 all = count_;
    u64 sum = 0;
    for (std::size_t i = 0; i < kMicroseconds.size(); ++i) {
        sum += counts_[i];
        out += base::cat("thwart_", name, "_bucket{le=\"", seconds(static_cast<u64>(kMicroseconds[i])),
                         "\"} ", std::min(sum, all), '\n');
    }
    out += base::cat("thwart_", name, "_bucket{le=\"+Inf\"} ", all, '\n');
    out += base::cat("thwart_", name, "_sum ", seconds(nanoseconds_ / 1'000), '\n');
    out += base::cat("thwart_", name, "_count ", all, '\n');
}

void write_counter(std::string& out, std::string_view name, std::string_view help, u64 value) {
    write_head(out, name, help, "counter");
    out += base::cat("thwart_", name, ' ', value, '\n');
}

void write_gauge(std::string& out, std::string_view name, std::string_view help, u64 value) {
    write_head(out, name, help, "gauge");
    out += base::cat("thwart_", name, ' ', value, '\n');
}

}  // namespace thwart::server
