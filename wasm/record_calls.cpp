#include "match/record.hpp"
#include "match/record_replay.hpp"
#include "match/review.hpp"
#include "match/verify.hpp"
#include "wasm/calls.hpp"
#include "wasm/sha256.hpp"

#include <array>

namespace thwart::wasm {
namespace {

void write_items(Json& out, const match::Record& record) {
    out.key("items").list_of(match::items_of(record), [&](const match::RecordItem& item) {
        out.object([&] {
            out.key("turn").value(item.turn);
            out.key("step").value(item.step);
            if (item.retires) out.key("retires").value(item.retires->number());
        });
    });
}

// record-read TEXT: every record of a file in either form, with the position it starts from.
Answer read(const Arguments& arguments, Json& out) {
    const auto records = match::read_records(arguments[0]);
    if (!records) return records.error();
    for (const match::Record& record : *records)
        if (const auto start = match::start_of(record); !start) return start.error();
    out.list_of(*records, [&](const match::Record& record) {
        const auto start = match::start_of(record);
        out.object([&] {
            out.key("setup").value((*start)->setup());
            out.key("position").value((*start)->position());
            out.key("text").value(match::format_record(record));
            out.key("headers").list_of(record.headers, [&](const match::RecordHeader& header) {
                out.list([&] {
                    out.value(header.key);
                    out.value(header.value);
                });
            });
            write_items(out, record);
        });
    });
    return base::Done{};
}

// record-replay TEXT: the first record step by step, with the position after each.
Answer replay(const Arguments& arguments, Json& out) {
    const auto records = match::read_records(arguments[0]);
    if (!records) return records.error();
    const match::Record& record = records->front();
    const auto session = match::start_of(record);
    if (!session) return session.error();
    if (const auto checked = match::check_record(record); !checked) return checked.error();
    match::TurnCounter turns((*session)->sides().seats);
    std::size_t turn = 0;
    out.object([&] {
        out.key("setup").value((*session)->setup());
        out.key("start").object([&] { write_position(out, **session, false); });
        out.key("steps").list_of(match::items_of(record), [&](const match::RecordItem& item) {
            const rules::Turn before = (*session)->turn();
            if (!item.retires) turn = turns.count(before.seat);
            if (!match::play(**session, item)) return;  // checked above
            out.object([&] {
                out.key("turn").value(turn);
                out.key("seat").value((item.retires ? *item.retires : before.seat).number());
                out.key("is_move").value(!item.retires && before.kind == rules::Turn::Kind::decision);
                out.key("step").value(item.step);
                out.key("after").object([&] { write_position(out, **session, false); });
            });
        });
    });
    return base::Done{};
}

// record-verify TEXT: for every record whether its steps, throws and result are right.
Answer verify(const Arguments& arguments, Json& out) {
    constexpr std::array<std::string_view, 4> kChance = {"none", "unknown", "sealed", "fair"};
    const auto records = match::read_records(arguments[0]);
    if (!records) return records.error();
    const Sha256Crypto crypto;
    out.list_of(*records, [&](const match::Record& record) {
        const match::Verdict verdict = match::verify_record(record, crypto);
        out.object([&] {
            out.key("chance").value(kChance[static_cast<std::size_t>(verdict.chance)]);
            out.key("chance_steps").value(verdict.chance_steps);
            out.key("steps").value(verdict.steps);
            if (verdict.trouble) write_error(out.key("trouble"), *verdict.trouble);
        });
    });
    return base::Done{};
}

constexpr std::array kCalls = {NamedCall{"record-read", read}, NamedCall{"record-replay", replay},
                               NamedCall{"record-verify", verify}};

}  // namespace

std::span<const NamedCall> record_calls() { return kCalls; }

}  // namespace thwart::wasm
