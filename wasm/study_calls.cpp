#include "match/judge.hpp"
#include "match/record.hpp"
#include "match/record_replay.hpp"
#include "match/review.hpp"
#include "wasm/calls.hpp"
#include "wasm/host.hpp"
#include "wasm/thinking.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <string>

namespace thwart::wasm {
namespace {

using rules::Turn;

void write_chances(Json& out, const match::Chances& chances, unsigned sides) {
    out.list([&] {
        for (unsigned side = 0; side < sides; ++side) out.decimal(chances[side]);
    });
}

// Steps to a certain win, negative for a loss, null where nothing is certain.
void write_certain(Json& out, const search::Scores& scores, unsigned sides) {
    out.list([&] {
        for (unsigned side = 0; side < sides; ++side) {
            const search::Score score = scores[side];
            const auto steps = static_cast<i64>(search::steps_to_end(score));
            if (search::is_certain(score))
                out.value(search::is_win(score) ? steps : -steps);
            else
                out.null();
        }
    });
}

void write_line(Json& out, const catalog::Line& line, unsigned sides) {
    match::Chances chances{};
    for (unsigned side = 0; side < sides; ++side) chances[side] = match::chance_of(line.scores[side]);
    out.object([&] {
        out.key("steps").list_of(line.steps, [&](const std::string& step) { out.value(step); });
        write_chances(out.key("chances"), chances, sides);
        write_certain(out.key("certain"), line.scores, sides);
    });
}

void write_view(Json& out, const match::View& view, unsigned sides) {
    out.object([&] {
        write_chances(out.key("chances"), view.chances, sides);
        out.key("best").value(view.best);
        out.key("depth").value(view.depth);
        out.key("nodes").value(view.nodes);
        out.key("lines").list_of(view.lines,
                                 [&](const catalog::Line& line) { write_line(out, line, sides); });
        out.key("ways").list_of(view.ways, [&](const match::Way& way) {
            out.object([&] {
                out.key("step").value(way.step.text);
                out.key("weight").value(way.step.weight);
                write_chances(out.key("chances"), way.chances, sides);
            });
        });
    });
}

// What a search has so far, as if it were all.
match::View view_of(const catalog::Thought& thought, unsigned sides) {
    match::View view;
    for (unsigned side = 0; side < sides && !thought.lines.empty(); ++side)
        view.chances[side] = match::chance_of(thought.lines.front().scores[side]);
    view.best = thought.move;
    view.lines = thought.lines;
    view.depth = thought.depth;
    view.nodes = thought.nodes;
    return view;
}

// look SETUP POSITION WORDS: what a position is worth. The time is for all of it, however many ways chance can go.
Answer look(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], arguments[1]);
    if (!session) return session.error();
    auto wish = parse_wish(arguments[2]);
    if (!wish) return wish.error();
    std::atomic<bool> cancel{false};
    const unsigned sides = (*session)->sides().count;
    catalog::World world = world_of(cancel);
    const bool is_chance = (*session)->turn().kind == Turn::Kind::chance;
    if (is_chance && wish->question.limits)
        wish->question.limits->microseconds /=
            static_cast<i64>(std::max((*session)->legal().size(), std::size_t{1}));
    if (!is_chance)
        world.progress = [sides](const catalog::Thought& thought) {
            Json json;
            write_view(json, view_of(thought, sides), sides);
            host_progress(std::move(json).take());
        };
    const std::vector<u64> past = wish->question.past;
    const unsigned idle = wish->question.idle;
    catalog::Thinker& thinker = thinker_of(*catalog::parse_setup(arguments[0])->module, wish->table);
    match::Judge judge(thinker, std::move(wish->question), std::move(world));
    write_view(out, judge.look(**session, past, idle), sides);
    return base::Done{};
}

void write_step(Json& out, const match::StepReview& step, unsigned sides) {
    out.object([&] {
        write_chances(out.key("chances"), step.chances, sides);
        out.key("turn").value(step.turn);
        out.key("loss").decimal(step.loss);
        out.key("best").value(step.best);
        out.key("luck").decimal(step.luck);
    });
}

void write_turn_review(Json& out, const match::TurnReview& turn) {
    out.object([&] {
        out.key("seat").value(turn.seat.number());
        out.key("best").value(turn.best);
        out.key("loss").decimal(turn.loss);
        out.key("luck").decimal(turn.luck);
        out.key("mark").value(match::mark_of(turn.loss));
    });
}

void write_seat(Json& out, const match::SeatReview& seat) {
    out.object([&] {
        out.key("turns").value(seat.turns);
        out.key("mistakes").value(seat.mistakes);
        out.key("loss").decimal(seat.loss);
        out.key("luck").decimal(seat.luck);
    });
}

// Only what is new: the latest step and its turn, which may grow.
std::string progress_json(const match::Review& review, std::size_t total) {
    Json json;
    json.object([&] {
        json.key("done").value(review.steps.size());
        json.key("total").value(total);
        write_chances(json.key("start"), review.start, review.sides.count);
        if (!review.steps.empty()) write_step(json.key("step"), review.steps.back(), review.sides.count);
        if (!review.turns.empty()) write_turn_review(json.key("turn"), review.turns.back());
    });
    return std::move(json).take();
}

// review TEXT WORDS: the first record turn by turn; what is known is told as it goes.
Answer review(const Arguments& arguments, Json& out) {
    const auto records = match::read_records(arguments[0]);
    if (!records) return records.error();
    const match::Record& record = records->front();
    const auto choice = match::check_record(record);
    if (!choice) return choice.error();
    auto wish = parse_wish(arguments[1]);
    if (!wish) return wish.error();
    std::atomic<bool> cancel{false};
    match::Judge judge(thinker_of(*choice->module, wish->table), std::move(wish->question), world_of(cancel));
    const std::size_t total = match::items_of(record).size();
    const match::Review result = match::review_record(
        record, judge, [total](const match::Review& so_far) { host_progress(progress_json(so_far, total)); });
    const unsigned sides = result.sides.count;
    out.object([&] {
        write_chances(out.key("start"), result.start, sides);
        out.key("steps").list_of(result.steps,
                                 [&](const match::StepReview& step) { write_step(out, step, sides); });
        out.key("turns").list_of(result.turns,
                                 [&](const match::TurnReview& turn) { write_turn_review(out, turn); });
        out.key("seats").list_of(result.seats, [&](const match::SeatReview& seat) { write_seat(out, seat); });
        out.key("has_chance").value(result.has_chance);
        out.key("first_mistake");
        if (result.first_mistake)
            out.value(*result.first_mistake);
        else
            out.null();
    });
    return base::Done{};
}

constexpr std::array kCalls = {NamedCall{"look", look}, NamedCall{"review", review}};

}  // namespace

std::span<const NamedCall> study_calls() { return kCalls; }

}  // namespace thwart::wasm
