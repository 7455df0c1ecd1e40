// What the generated test of each game runs: conformance in every setup, perft tables, golden playthroughs.
//
// With THWART_UPDATE_GOLDEN=1 in the environment the playthroughs are written anew instead of compared; review
// the difference like code. With THWART_DEEP=1 the lines of perft.txt marked `deep` are counted, too.
#pragma once

#include "base/text.hpp"
#include "catalog/game_session.hpp"
#include "rules/conformance.hpp"
#include "rules/perft.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

namespace thwart::tests {

inline bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && std::string_view(value) == "1";
}

template <rules::Game G, rules::Game Twin>
void check_conformance() {
    rules::ConformanceReport total;
    const auto setups = rules::all_options(G::kKeys);
    ASSERT_FALSE(setups.empty());
    const u64 games = std::max<u64>(8, 60 / setups.size());
    // Random play ends some games late or never, so the steps are rationed.
    const u64 steps = std::clamp<u64>(60'000 / (setups.size() * games), 200, 3000);
    for (const rules::Options& options : setups) {
        const auto report = rules::Conformance<G, Twin>::check(options, games, steps, 1);
        for (const std::string& failure : report.failures) ADD_FAILURE() << failure;
        EXPECT_EQ(report.games, games);
        total.steps += report.steps;
        total.longest_list = std::max(total.longest_list, report.longest_list);
    }
    std::cout << setups.size() << " setups, " << total.steps << " steps, longest list " << total.longest_list
              << " of at most " << G::kMaxMoves << '\n';
}

inline std::string trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    const std::size_t last = text.find_last_not_of(' ');
    return first == std::string_view::npos ? "" : std::string(text.substr(first, last - first + 1));
}

// "game:options" of this very game as typed options.
template <rules::Game G>
rules::Options read_setup(const std::string& text) {
    const std::string name(G::kName);
    EXPECT_EQ(text.substr(0, name.size()), name) << text;
    const auto options =
        rules::parse_options(G::kKeys, text.size() > name.size() ? text.substr(name.size() + 1) : "");
    EXPECT_TRUE(options.ok()) << text;
    return options.ok() ? *options : rules::Options{};
}

// Lines `SETUP | POSITION or start | DEPTH | COUNT`.
template <rules::Game G, rules::Game Twin>
void check_perft_table(const std::string& path) {
    constexpr u64 kTwinCounts = 60'000;  // more nodes are left to the fast generator alone
    std::ifstream file(path);
    ASSERT_TRUE(file) << path;
    int checked = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        const bool deep = line.starts_with("deep ");
        if (deep && !is_set("THWART_DEEP")) continue;
        const auto fields = base::split(deep ? std::string_view(line).substr(5) : line, '|');
        ASSERT_EQ(fields.size(), 4U) << line;
        const auto setup = G::make_setup(read_setup<G>(trimmed(fields[0])));
        typename G::State state = G::initial(setup);
        if (const std::string position = trimmed(fields[1]); position != "start") {
            const auto parsed = G::parse_state(setup, position);
            ASSERT_TRUE(parsed.ok()) << line << ": " << parsed.error().text();
            state = *parsed;
        }
        const auto depth = static_cast<unsigned>(std::stoul(trimmed(fields[2])));
        const u64 count = std::stoull(trimmed(fields[3]));
        EXPECT_EQ(rules::perft<G>(state, depth), count) << line;
        if (count <= kTwinCounts) {
            EXPECT_EQ(rules::perft<Twin>(state, depth), count) << "twin: " << line;
        }
        ++checked;
    }
    EXPECT_GT(checked, 0);
}

// A whole random game as readable text: every step with the number of choices there were, and now and then the
// position, the full list and the drawing.
template <rules::Game G>
std::string playthrough(const rules::Options& options) {
    constexpr unsigned kPicture = 25;
    constexpr unsigned kLongest = 200;
    catalog::GameSession<G> session(options);
    std::ostringstream out;
    out << "setup " << session.setup() << '\n';
    u64 seed = 0;
    for (const char letter : rules::format_options(G::kKeys, options))
        seed = base::mix(seed + static_cast<unsigned char>(letter));
    base::Random random(seed);
    unsigned step = 0;
    const auto picture = [&] {
        out << "\nposition " << session.position() << "\nlegal";
        for (const catalog::Step& legal : session.legal()) out << ' ' << legal.text;
        out << '\n' << rules::to_ascii(session.draw()) << '\n';
    };
    for (; step < kLongest && session.turn().kind != rules::Turn::Kind::over; ++step) {
        if (step % kPicture == 0) picture();
        const std::size_t choices = session.legal().size();
        const rules::Turn turn = session.turn();
        const char* kind = turn.kind == rules::Turn::Kind::chance ? "chance for seat " : "seat ";
        const std::string played = session.play_random(random);
        out << step + 1 << ". " << kind << turn.seat.number() << ": " << played << " (of " << choices
            << ")\n";
    }
    picture();
    if (session.turn().kind == rules::Turn::Kind::over) {
        out << "over";
        const rules::Outcome outcome = session.outcome();
        for (unsigned seat = 0; seat < outcome.seats; ++seat) out << ' ' << unsigned{outcome.rank[seat]};
        out << '\n';
    }
    return out.str();
}

// One file per setup, named after it.
template <rules::Game G>
void check_playthroughs(const std::string& folder) {
    for (const rules::Options& options : rules::all_options(G::kKeys)) {
        std::string name = rules::format_options(G::kKeys, options);
        std::ranges::replace(name, ',', '_');
        const std::filesystem::path path = std::filesystem::path(folder) / (name + ".play");
        const std::string now = playthrough<G>(options);
        if (is_set("THWART_UPDATE_GOLDEN")) {
            std::ofstream(path) << now;
            continue;
        }
        std::ifstream file(path);
        ASSERT_TRUE(file) << path << " is missing; see tests/game_suite.hpp";
        std::stringstream recorded;
        recorded << file.rdbuf();
        EXPECT_EQ(recorded.str(), now) << path;
    }
}

}  // namespace thwart::tests
