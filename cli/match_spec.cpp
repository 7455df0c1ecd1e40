#include "cli/match_spec.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

constexpr std::string_view kEngine = "cmd=";

base::Status set_number(std::optional<u64>& place, std::string_view key, std::string_view value, u64 most) {
    const auto number = parse_count(value, most);
    if (!number || *number == 0)
        return base::malformed(std::string(key), base::cat("expected a number from 1 to ", most, ", found ",
                                                           base::quote(value)));
    if (place) return base::malformed(std::string(key), "given twice");
    place = number;
    return base::Done{};
}

// One part between commas: a style, or key=value.
base::Status read_part(PlayerSpec& spec, std::string_view part) {
    constexpr u64 kMostThreads = 64;
    constexpr u64 kMostMebibytes = 4096;
    if (const auto style = parse_style(part)) {
        spec.style = *style;
        return base::Done{};
    }
    const std::size_t equals = part.find('=');
    const std::string_view key = part.substr(0, equals);
    const std::string_view value = equals == std::string_view::npos ? "" : part.substr(equals + 1);
    if (key == "level") return set_number(spec.go.level, key, value, catalog::kLevels);
    if (key == "nodes") return set_number(spec.go.nodes, key, value, kMostNodes);
    if (key == "depth") return set_number(spec.go.depth, key, value, kDeepest);
    if (key == "time") return set_number(spec.go.movetime, key, value, kLongestTime);
    std::optional<u64> number;
    if (key == "threads" || key == "hash") {
        const bool is_hash = key == "hash";
        if (const auto set = set_number(number, key, value, is_hash ? kMostMebibytes : kMostThreads); !set)
            return set;
        if (is_hash)
            spec.table_bytes = *number * kMebibyte;
        else
            spec.threads = static_cast<unsigned>(*number);
        return base::Done{};
    }
    if (key == "name" && !value.empty()) {
        spec.name = value;
        return base::Done{};
    }
    return base::malformed("player",
                           base::cat("cannot read ", base::quote(part),
                                     "; known are best, hand, paranoid, uct, greedy, random, level=, nodes=, "
                                     "depth=, time=, threads=, hash=, name=, and cmd= at the end"));
}

void make_names_differ(std::vector<PlayerSpec>& players) {
    const auto is_taken = [&](std::size_t before, const std::string& name) {
        return std::any_of(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(before),
                           [&](const PlayerSpec& other) { return other.name == name; });
    };
    for (std::size_t i = 0; i < players.size(); ++i) {
        std::string name = players[i].name;
        for (unsigned number = 2; is_taken(i, name); ++number) name = base::cat(players[i].name, '#', number);
        players[i].name = name;
    }
}

}  // namespace

base::Result<PlayerSpec> parse_player(std::string_view text) {
    PlayerSpec spec;
    std::string_view rest = text;
    bool has_style = false;
    while (!rest.empty()) {
        if (rest.starts_with(kEngine)) {  // a command line may have commas in it
            spec.command = rest.substr(kEngine.size());
            if (spec.command.empty()) return base::malformed("cmd", "expected a command line");
            if (has_style) return base::malformed("player", "an engine plays in its own style");
            break;
        }
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const std::string_view part = rest.substr(0, comma);
        if (const auto read = read_part(spec, part); !read) return read.error();
        has_style = has_style || parse_style(part).has_value();
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    if (text.empty()) return base::malformed("player", "expected a player such as level=8 or cmd=./engine");
    if (spec.name.empty()) spec.name = text;
    return spec;
}

base::Result<std::vector<PlayerSpec>> parse_players(const std::vector<std::string>& texts, const Go& usual) {
    std::vector<PlayerSpec> players;
    for (const std::string& text : texts) {
        auto spec = parse_player(text);
        if (!spec) return spec.error();
        Go& go = spec->go;
        if (!go.movetime && !go.nodes && !go.depth) {
            const auto level = go.level;
            go = usual;
            if (level) go.level = level;
        }
        players.push_back(std::move(*spec));
    }
    make_names_differ(players);
    return players;
}

}  // namespace thwart::cli
