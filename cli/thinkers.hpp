// Where the commands get computer players from. Tests put their own in place of the registered ones.
#pragma once

#include "catalog/registry.hpp"
#include "catalog/thinker.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace thwart::cli {

using MakeThinker = std::function<std::unique_ptr<catalog::Thinker>(
    const catalog::Module& module, catalog::Style style, std::size_t table_bytes)>;

// The players that the games bring along.
MakeThinker registered_thinkers();

inline constexpr std::size_t kMebibyte = std::size_t{1} << 20U;
inline constexpr std::size_t kUsualTable = 64 * kMebibyte;

// In the order of catalog::Style.
inline constexpr std::array<std::string_view, 6> kStyleNames = {"best", "hand",   "paranoid",
                                                                "uct",  "greedy", "random"};
std::optional<catalog::Style> parse_style(std::string_view name);

}  // namespace thwart::cli
