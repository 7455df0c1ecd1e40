#include "cli/match_standings.hpp"

#include "base/text.hpp"
#include "cli/json.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace thwart::cli {
namespace {

double per(double amount, double count) { return count > 0 ? amount / count : 0; }

double nodes_per_second(const Work& work) {
    return per(static_cast<double>(work.nodes) * 1e6, static_cast<double>(work.microseconds));
}
double depth_of(const Work& work) {
    return per(static_cast<double>(work.depths), static_cast<double>(work.moves));
}
double milliseconds_of(const Work& work) {
    return per(static_cast<double>(work.microseconds) / 1e3, static_cast<double>(work.moves));
}

std::string elo_figure(double elo) {
    return std::isfinite(elo) ? fmt::format("{:+.1f}", std::round(elo * 10) / 10 + 0.0)
                              : std::string(elo > 0 ? "+inf" : "-inf");
}

}  // namespace

Standings::Standings(const rules::Sides& sides, std::vector<std::string> names, std::size_t rotation_size,
                     std::optional<Sprt> sprt)
    : sides_(sides), rotation_size_(rotation_size), sprt_(sprt) {
    for (std::string& name : names) {
        Row row;
        row.name = std::move(name);
        rows_.push_back(std::move(row));
    }
}

void Standings::add(const MatchResult& result) {
    for (unsigned player = 0; player < rows_.size(); ++player) add_to(rows_[player], player, result);
    ++endings_[static_cast<std::size_t>(result.ending)];
    if (result.culprit > 0)
        ++rows_[result.seating[result.culprit - 1]].faults[static_cast<std::size_t>(result.ending)];
    if (++matches_ % rotation_size_ == 0) close_rotation();
}

void Standings::add_to(Row& row, unsigned player, const MatchResult& result) {
    const Work& work = result.work[player];
    row.work.moves += work.moves;
    row.work.nodes += work.nodes;
    row.work.depths += work.depths;
    row.work.microseconds += work.microseconds;
    const auto seats = std::ranges::count(result.seating, player);
    if (seats == 0) return;
    const double points = points_of(player, result.seating, sides_, result.outcome);
    ++row.matches;
    row.won += points == 1;
    row.drawn += points > 0 && points < 1;
    row.points += points;
    row.fair += static_cast<double>(seats) / sides_.seats;
    row.points_in_rotation += points;
    ++row.matches_in_rotation;
}

void Standings::close_rotation() {
    for (Row& row : rows_) {
        row.shares.add(per(row.points_in_rotation, static_cast<double>(row.matches_in_rotation)));
        row.points_in_rotation = 0;
        row.matches_in_rotation = 0;
    }
}

bool Standings::is_decided() const {
    return sprt_ && sprt_->verdict(rows_.front().shares) != Sprt::Verdict::open;
}

u64 Standings::faults() const {
    u64 sum = 0;
    for (std::size_t i = 0; i < endings_.size(); ++i)
        if (is_fault(static_cast<Ending>(i))) sum += endings_[i];
    return sum;
}

std::string Standings::elo_text() const {
    const Shares& shares = rows_.front().shares;
    const double mean = shares.mean();
    return fmt::format("{} ({} to {})", elo_figure(elo_of_share(mean)),
                       elo_figure(elo_of_share(mean - shares.error())),
                       elo_figure(elo_of_share(mean + shares.error())));
}

std::string Standings::verdict() const {
    const double ratio = sprt_->ratio(rows_.front().shares);
    const Sprt::Verdict verdict = sprt_->verdict(rows_.front().shares);
    const std::string_view words = verdict == Sprt::Verdict::open   ? "not decided"
                                   : verdict == Sprt::Verdict::elo1 ? "the second holds"
                                                                    : "the first holds";
    return fmt::format(
        "Elo {:g} against {:g}: log-likelihood ratio {:.2f} (decided at {:.2f} either way), {}", sprt_->elo0,
        sprt_->elo1, ratio, Sprt::bound(), words);
}

std::string Standings::line() const {
    std::string text = base::cat(matches_, " matches");
    for (const Row& row : rows_)
        text += fmt::format(", {} {:g}", row.name, std::round(row.points * 100) / 100);
    if (rows_.size() == 2 && rows_.front().shares.total() > 0) text += ", Elo " + elo_text();
    if (sprt_) text += fmt::format(", LLR {:.2f}", sprt_->ratio(rows_.front().shares));
    if (faults() > 0) text += base::cat(", faults ", faults());
    return text;
}

std::string Standings::faults_text(const Row& row) {
    std::string text;
    for (std::size_t i = 0; i < row.faults.size(); ++i)
        if (row.faults[i] > 0)
            text += base::cat(text.empty() ? "" : ", ", kEndingNames[i], ' ', row.faults[i]);
    return text;
}

std::string Standings::row_text(const Row& row, std::size_t width) const {
    const double played = static_cast<double>(row.matches);
    return fmt::format(
        "{:<{}} {:>7} {:>7} {:>7} {:>7} {:>8.1f} {:>7.1f}% {:>6.1f}% {:>6.1f} {:>10.0f} {:>6.1f} {:>9.1f}\n",
        row.name, width, row.matches, row.won, row.drawn, row.matches - row.won - row.drawn, row.points,
        100 * per(row.points, played), 100 * per(row.fair, played), 100 * row.shares.error(),
        nodes_per_second(row.work), depth_of(row.work), milliseconds_of(row.work));
}

std::string Standings::table() const {
    std::size_t width = 6;
    for (const Row& row : rows_) width = std::max(width, row.name.size());
    std::string text = fmt::format(
        "{:<{}} {:>7} {:>7} {:>7} {:>7} {:>8} {:>8} {:>7} {:>6} {:>10} {:>6} {:>9}\n", "player", width,
        "matches", "won", "drawn", "lost", "points", "share", "fair", "+-", "nodes/s", "depth", "ms/move");
    for (const Row& row : rows_) text += row_text(row, width);
    if (rows_.size() == 2 && rows_.front().shares.total() > 0)
        text += fmt::format("Elo of {} over {}: {} with 95 % confidence, from {} rotations\n", rows_[0].name,
                            rows_[1].name, elo_text(), rows_.front().shares.total());
    if (sprt_) text += verdict() + '\n';
    text += "endings:";
    for (std::size_t i = 0; i < endings_.size(); ++i)
        if (endings_[i] > 0) text += base::cat(' ', kEndingNames[i], ' ', endings_[i]);
    text += '\n';
    for (const Row& row : rows_)
        if (const std::string faults = faults_text(row); !faults.empty())
            text += base::cat("faults of ", row.name, ": ", faults, '\n');
    return text;
}

std::string Standings::row_json(const Row& row) {
    JsonObject faults;
    for (std::size_t i = 0; i < row.faults.size(); ++i)
        if (is_fault(static_cast<Ending>(i))) faults.add(kEndingNames[i], base::cat(row.faults[i]));
    const double played = static_cast<double>(row.matches);
    return JsonObject()
        .add_text("name", row.name)
        .add("matches", base::cat(row.matches))
        .add("won", base::cat(row.won))
        .add("drawn", base::cat(row.drawn))
        .add("lost", base::cat(row.matches - row.won - row.drawn))
        .add("points", json_number(row.points))
        .add("share", json_number(per(row.points, played)))
        .add("fair", json_number(per(row.fair, played)))
        .add("error", json_number(row.shares.error()))
        .add("nodes_per_second", json_number(nodes_per_second(row.work)))
        .add("depth", json_number(depth_of(row.work)))
        .add("ms_per_move", json_number(milliseconds_of(row.work)))
        .add("faults", faults.text())
        .text();
}

std::string Standings::json() const {
    JsonObject endings;
    for (std::size_t i = 0; i < endings_.size(); ++i) endings.add(kEndingNames[i], base::cat(endings_[i]));
    JsonObject all;
    all.add("matches", base::cat(matches_))
        .add("players", json_list(rows_, row_json))
        .add("endings", endings.text());
    if (rows_.size() == 2) {
        const Shares& shares = rows_.front().shares;
        all.add("elo", JsonObject()
                           .add("difference", json_number(elo_of_share(shares.mean())))
                           .add("low", json_number(elo_of_share(shares.mean() - shares.error())))
                           .add("high", json_number(elo_of_share(shares.mean() + shares.error())))
                           .add("rotations", base::cat(shares.total()))
                           .text());
    }
    if (sprt_) {
        const Sprt::Verdict verdict = sprt_->verdict(rows_.front().shares);
        all.add("sprt", JsonObject()
                            .add("elo0", json_number(sprt_->elo0))
                            .add("elo1", json_number(sprt_->elo1))
                            .add("llr", json_number(sprt_->ratio(rows_.front().shares)))
                            .add("bound", json_number(Sprt::bound()))
                            .add_text("holds", verdict == Sprt::Verdict::open   ? "open"
                                               : verdict == Sprt::Verdict::elo1 ? "elo1"
                                                                                : "elo0")
                            .text());
    }
    return all.text();
}

}  // namespace thwart::cli
