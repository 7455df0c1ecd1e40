// The table of a series: who took how many points, how sure that is, and what went wrong. Results are added in the order
// of their numbers, so that the table does not depend on which match ended first.
#pragma once

#include "cli/elo.hpp"
#include "cli/match_play.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace thwart::cli {

class Standings {
public:
    Standings(const rules::Sides& sides, std::vector<std::string> names, std::size_t rotation_size,
              std::optional<Sprt> sprt);

    void add(const MatchResult& result);

    [[nodiscard]] u64 matches() const { return matches_; }
    [[nodiscard]] bool is_decided() const;  // the sequential test has its verdict
    [[nodiscard]] u64 faults() const;

    // "12 matches, A 7.5, B 4.5, Elo +90 +- 120"
    [[nodiscard]] std::string line() const;
    [[nodiscard]] std::string table() const;
    [[nodiscard]] std::string json() const;

private:
    struct Row {
        std::string name;
        u64 matches = 0;
        u64 won = 0;
        u64 drawn = 0;
        double points = 0;
        double fair = 0;  // what an average player would have
        u64 matches_in_rotation = 0;
        double points_in_rotation = 0;
        Shares shares;  // of the points in each full rotation
        Work work;
        std::array<u64, kEndingNames.size()> faults{};
    };

    void add_to(Row& row, unsigned player, const MatchResult& result);
    void close_rotation();
    [[nodiscard]] std::string verdict() const;
    [[nodiscard]] std::string elo_text() const;
    [[nodiscard]] std::string row_text(const Row& row, std::size_t width) const;
    [[nodiscard]] static std::string faults_text(const Row& row);
    [[nodiscard]] static std::string row_json(const Row& row);

    rules::Sides sides_;
    std::vector<Row> rows_;
    std::size_t rotation_size_;
    std::optional<Sprt> sprt_;
    u64 matches_ = 0;
    std::array<u64, kEndingNames.size()> endings_{};
};

}  // namespace thwart::cli
