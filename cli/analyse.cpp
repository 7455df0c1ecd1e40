// thwart analyse: the best lines of a position, or what a recorded match gave away.

#include "base/text.hpp"
#include "cli/analyse_record.hpp"
#include "cli/common.hpp"
#include "cli/engine_words.hpp"
#include "cli/json.hpp"
#include "cli/record_file.hpp"
#include "cli/thinkers.hpp"
#include "cli/threads.hpp"
#include "match/idle.hpp"

#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <span>
#include <unistd.h>

namespace thwart::cli {
namespace {

catalog::Question effort_of(const AnalyseWords& words, std::optional<u64> usual_time) {
    Go go;
    go.movetime = words.time;
    go.nodes = words.nodes;
    go.depth = words.depth;
    if (!go.movetime && !go.nodes && !go.depth) go.movetime = usual_time;
    catalog::Question effort;
    effort.limits = limits_of(go, rules::Seat(0), false);
    effort.threads = words.threads;
    return effort;
}

catalog::World world() { return {microseconds_now, nullptr, crew_of_threads(), {}}; }

std::string chance_text(search::Score score) {
    if (search::is_win(score)) return fmt::format("win in {}", search::steps_to_end(score));
    if (search::is_loss(score)) return fmt::format("loss in {}", search::steps_to_end(score));
    return fmt::format("{:.1f}%", 100 * match::chance_of(score));
}

std::string line_text(const catalog::Line& line, const rules::Sides& sides, std::size_t rank) {
    std::string text = fmt::format("{:>2}.", rank);
    for (unsigned seat = 0; seat < sides.seats; ++seat)
        text += fmt::format(" {:>10}", chance_text(line.scores[sides.of[seat]]));
    text += ' ';
    for (const std::string& step : line.steps) text += ' ' + step;
    return text + '\n';
}

std::span<const u8> sides_of_seats(const rules::Sides& sides) { return {sides.of.data(), sides.seats}; }

std::string line_json(const catalog::Line& line, const rules::Sides& sides) {
    const auto chance = [&](u8 side) { return json_number(match::chance_of(line.scores[side])); };
    const auto certain = [&](u8 side) {
        const search::Score score = line.scores[side];
        return search::is_certain(score) ? base::cat(search::steps_to_end(score)) : "null";
    };
    return JsonObject()
        .add("chances", json_list(sides_of_seats(sides), chance))
        .add("certain_in", json_list(sides_of_seats(sides), certain))
        .add("steps", json_list(line.steps, json_text))
        .text();
}

std::string chances_text(const match::Chances& chances, const rules::Sides& sides) {
    std::string text;
    for (unsigned seat = 0; seat < sides.seats; ++seat)
        text += fmt::format(" {:>10}", fmt::format("{:.1f}%", 100 * chances[sides.of[seat]]));
    return text;
}

std::string position_text(const catalog::Session& session, const match::View& view) {
    const rules::Sides sides = session.sides();
    std::string text = base::cat(session.setup(), '\n', session.position(), '\n');
    if (session.turn().kind == rules::Turn::Kind::over)
        return text + base::cat("over ", ranks(session.outcome()), '\n');
    text += fmt::format("{} nodes, depth {}\n   ", view.nodes, view.depth);
    for (unsigned seat = 0; seat < sides.seats; ++seat)
        text += fmt::format(" {:>10}", fmt::format("seat {}", seat + 1));
    text += '\n';
    for (std::size_t i = 0; i < view.lines.size(); ++i) text += line_text(view.lines[i], sides, i + 1);
    for (const match::Way& way : view.ways)
        text += base::cat("   ", chances_text(way.chances, sides), "  ", way.step.text, " (weight ",
                          way.step.weight, ")\n");
    if (!view.ways.empty()) text += base::cat("   ", chances_text(view.chances, sides), "  on average\n");
    return text;
}

std::string position_json(const catalog::Session& session, const match::View& view) {
    const rules::Sides sides = session.sides();
    const auto list_of = [&](const match::Chances& chances) {
        return json_list(sides_of_seats(sides), [&](u8 side) { return json_number(chances[side]); });
    };
    const auto way_json = [&](const match::Way& way) {
        return JsonObject()
            .add_text("step", way.step.text)
            .add("weight", base::cat(way.step.weight))
            .add("chances", list_of(way.chances))
            .text();
    };
    JsonObject object;
    object.add_text("setup", session.setup())
        .add_text("position", session.position())
        .add("chances", list_of(view.chances))
        .add("nodes", base::cat(view.nodes))
        .add("depth", base::cat(view.depth))
        .add_text("best", view.best)
        .add("lines",
             json_list(view.lines, [&](const catalog::Line& line) { return line_json(line, sides); }));
    if (!view.ways.empty()) object.add("outcomes", json_list(view.ways, way_json));
    return object.text();
}

int analyse_position(const AnalyseWords& words, const catalog::Choice& choice) {
    const auto session = choice.module->start(choice.options);
    if (words.position)
        if (const auto set = session->set_position(*words.position); !set) return refuse(set.error());
    std::vector<u64> past;
    match::Idle idle(*session);
    for (std::size_t i = 0; i < words.moves.size(); ++i) {
        const rules::Turn turn = session->turn();
        if (turn.kind == rules::Turn::Kind::decision) past.push_back(session->hash());
        if (const auto played = session->play(words.moves[i]); !played) {
            base::Error error = played.error();
            error.what = base::cat("step ", i + 1, ": ", error.what);
            return refuse(error);
        }
        idle.note(turn.seat, *session);
    }
    const auto thinker = registered_thinkers()(*choice.module, catalog::Style::best, kUsualTable);
    catalog::Question effort = effort_of(words, std::nullopt);
    effort.lines = words.lines;
    match::Judge judge(*thinker, effort, world());
    const match::View view = judge.look(*session, past, idle.turns());
    return print(words.json ? position_json(*session, view) + '\n' : position_text(*session, view));
}

// Counts the turns on a terminal, since a long record takes its time.
std::function<void(const match::Review&)> counter(const match::Record& record) {
    if (isatty(STDERR_FILENO) == 0) return {};
    return [total = record.turns.size()](const match::Review& review) {
        const std::size_t turn = review.turns.size();
        std::fprintf(stderr, "\r\033[K%s",
                     turn >= total ? "" : base::cat("turn ", turn, " of ", total).c_str());
    };
}

int analyse_file(const AnalyseWords& words) {
    constexpr u64 kUsualTime = 200;
    if (words.position || !words.moves.empty())
        return refuse(base::not_allowed("record", "a record brings its own position and moves"));
    const auto records = load_records(words.subject);
    if (!records) return refuse(records.error());
    std::vector<catalog::Choice> choices;
    for (const match::Record& record : *records) {
        const auto choice = match::check_record(record);
        if (!choice) return refuse(choice.error());
        choices.push_back(*choice);
    }
    std::vector<std::string> reports;
    for (std::size_t i = 0; i < records->size(); ++i) {
        const auto thinker = registered_thinkers()(*choices[i].module, catalog::Style::best, kUsualTable);
        match::Judge judge(*thinker, effort_of(words, kUsualTime), world());
        const match::Review report = match::review_record((*records)[i], judge, counter((*records)[i]));
        if (words.json)
            reports.push_back(report_json(report));
        else if (const int code = print((i == 0 ? "" : "\n") + report_text(report)); code != kDone)
            return code;
    }
    return words.json ? print(json_list(reports) + '\n') : kDone;
}

}  // namespace

int analyse(const AnalyseWords& words) {
    const auto choice = catalog::parse_setup(words.subject);
    if (choice) return analyse_position(words, *choice);
    std::error_code failure;
    if (words.subject == "-" || std::filesystem::exists(words.subject, failure)) return analyse_file(words);
    base::Error error = choice.error();
    error.what += ", and there is no such file";
    return refuse(error);
}

}  // namespace thwart::cli
