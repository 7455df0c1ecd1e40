// The log: one JSON object a line, for machines to read. Addresses are written as keyed hashes, whose key is new with
// every start: enough to see that two lines are about the same client, useless to find out who it is. Secrets, keys,
// cookies and what people write are never passed in here.
#pragma once

#include "base/integers.hpp"
#include "server/secrets.hpp"

#include <array>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace thwart::server {

enum class LogLevel : u8 { debug, info, warning, error, off };
std::optional<LogLevel> parse_log_level(std::string_view name);

class Log {
public:
    // `write` gets whole lines; `now` is for the time in them.
    Log(LogLevel least, Secrets& secrets, std::function<void(const std::string&)> write);

    using Field = std::pair<std::string_view, std::string>;
    void write(LogLevel level, std::string_view what, std::initializer_list<Field> fields = {}) const;

    [[nodiscard]] bool has(LogLevel level) const { return level >= least_; }
    [[nodiscard]] std::string hashed(std::string_view address) const;

private:
    LogLevel least_;
    const match::Crypto& crypto_;
    std::array<u8, 32> key_{};
    std::function<void(const std::string&)> write_;
};

}  // namespace thwart::server
