// The options that `setoption` of the engine protocol sets.
#pragma once

#include "base/result.hpp"
#include "catalog/thinker.hpp"
#include "cli/engine_words.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

class EngineOptions {
public:
    // The `option` lines of the handshake.
    [[nodiscard]] static std::vector<std::string> announced();

    // What follows `setoption`: name N value V. The case of names does not matter.
    base::Status set(Words words);

    [[nodiscard]] std::size_t table_bytes() const;
    [[nodiscard]] unsigned threads() const { return static_cast<unsigned>(values_[1]); }
    [[nodiscard]] unsigned lines() const { return static_cast<unsigned>(values_[2]); }
    [[nodiscard]] unsigned level() const { return static_cast<unsigned>(values_[3]); }
    [[nodiscard]] u64 seed() const { return values_[4]; }
    [[nodiscard]] catalog::Style style() const { return style_; }

private:
    struct Spin {
        std::string_view name;
        u64 initial, least, most;
    };
    static constexpr std::array<Spin, 5> kSpins = {{
        {"Hash", 64, 1, 4096},  // MiB
        {"Threads", 1, 1, 64},
        {"Lines", 1, 1, 256},
        {"Level", catalog::kLevels, 1, catalog::kLevels},
        {"Seed", 1, 0, 4'294'967'295},
    }};
    static constexpr std::string_view kStyle = "Style";

    base::Status set_spin(std::size_t index, std::string_view value);
    base::Status set_style(std::string_view value);

    std::array<u64, 5> values_ = {kSpins[0].initial, kSpins[1].initial, kSpins[2].initial, kSpins[3].initial,
                                  kSpins[4].initial};
    catalog::Style style_ = catalog::Style::best;
};

}  // namespace thwart::cli
