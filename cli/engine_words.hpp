// The words of the engine protocol (docs/engine-protocol.md), read and written. Pure, and shared by the engine, the
// match runner and the checker, so that they cannot disagree.
#pragma once

#include "base/result.hpp"
#include "catalog/thinker.hpp"
#include "rules/outcome.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

using Words = std::span<const std::string_view>;

// The parts of a line between blanks; any number of blanks counts as one.
std::vector<std::string_view> words_of(std::string_view line);

// Digits only, at most `limit`.
std::optional<u64> parse_count(std::string_view text, u64 limit);

// What `go` accepts, and the commands that lead to one. A time is some thirty years in milliseconds: what is longer is a
// slip, and products with it stay far from overflow.
inline constexpr u64 kLongestTime = 1'000'000'000'000;
inline constexpr u64 kMostNodes = 1'000'000'000'000'000'000;
inline constexpr u64 kDeepest = 1'000'000;

// What may follow `go`. Times are in milliseconds, those of clocks one per seat.
struct Go {
    std::optional<u64> movetime;
    std::optional<u64> nodes;
    std::optional<u64> depth;
    std::vector<u64> clock;
    std::vector<u64> inc;
    std::optional<u64> level;
    bool infinite = false;  // the answer waits for `stop`

    friend bool operator==(const Go&, const Go&) = default;
};
base::Result<Go> parse_go(Words words, unsigned seats);
std::string format_go(const Go& go);

// How long a step may take, in microseconds: a share of what is left, so that the clock never runs out. The later
// steps of a turn get a smaller share, because the increment comes only once a turn.
i64 share_of_clock(u64 clock_ms, u64 inc_ms, bool continues_turn);

// Nothing where `go` sets no limit and the level's own hold.
std::optional<catalog::Limits> limits_of(const Go& go, rules::Seat seat, bool continues_turn);

// Per seat the chance to win minus the chance to lose in hundredths of a percent, or `win N` and `loss N`, N steps
// away, where the result is certain.
std::string format_scores(const search::Scores& scores, const rules::Sides& sides);

// One `info` line for each line of the thought; they say their rank where several were wanted.
std::vector<std::string> format_info(const catalog::Thought& thought, const rules::Sides& sides,
                                     i64 microseconds, bool ranked);

// What other programs need of an `info` line; absent where it does not say.
struct Info {
    std::optional<u64> depth;
    std::optional<u64> nodes;
    std::optional<std::size_t> scores;  // how many that can be read
};
Info parse_info(Words words);

}  // namespace thwart::cli
