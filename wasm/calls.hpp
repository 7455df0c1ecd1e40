// What JavaScript may ask, as functions from text to JSON. A call is a name and its arguments, all texts; an answer is a
// value or an error, which main.cpp wraps. Matches are kept here under numbers, everything else is told in the call.
// No logic of its own: every function reads its arguments, asks one thing of the core and writes down the answer.
#pragma once

#include "base/result.hpp"
#include "catalog/session.hpp"
#include "wasm/json.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace thwart::wasm {

// Missing arguments are empty texts.
class Arguments {
public:
    explicit Arguments(std::span<const std::string_view> all) : all_(all) {}
    std::string_view operator[](std::size_t index) const {
        return index < all_.size() ? all_[index] : std::string_view();
    }

private:
    std::span<const std::string_view> all_;
};

using Answer = base::Status;
using Call = Answer (*)(const Arguments& arguments, Json& out);

struct NamedCall {
    std::string_view name;
    Call call;
};
std::span<const NamedCall> catalog_calls();
std::span<const NamedCall> match_calls();
std::span<const NamedCall> record_calls();
std::span<const NamedCall> study_calls();
std::span<const NamedCall> think_calls();

// --- shared by them ---

// A session of this setup in this position; the usual start when the text is empty.
base::Result<std::unique_ptr<catalog::Session>> session_at(std::string_view setup, std::string_view position);

// {"kind":"decision","seat":1}; over and chance likewise.
void write_turn(Json& out, rules::Turn turn);
// The members of a position inside an object: its text, hash, turn, tokens and, while `is_live`, legal steps.
void write_position(Json& out, const catalog::Session& session, bool is_live);
void write_ranks(Json& out, const rules::Outcome& outcome);
void write_error(Json& out, const base::Error& error);

}  // namespace thwart::wasm
