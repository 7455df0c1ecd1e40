// The border between JavaScript and the core. One way in: the page asks for room for its text (thwart_request), writes
// it there, and calls (thwart_call); the answer lies at thwart_answer until the next call. The text is UTF-8, the name of the
// call and its arguments with a zero byte between them; the answer is {"ok":...} or {"error":{...}}. Both buffers belong
// to the module, so there is nothing to free and nothing to forget.

#include "base/text.hpp"
#include "wasm/calls.hpp"
#include "wasm/host.hpp"

#include <string>
#include <vector>

#define THWART_IMPORT(name) __attribute__((import_module("thwart"), import_name(name)))
#define THWART_EXPORT(name) extern "C" __attribute__((export_name(name)))

extern "C" {
THWART_IMPORT("now") double thwart_host_now();  // milliseconds
THWART_IMPORT("stop") int thwart_host_stop();
THWART_IMPORT("progress") void thwart_host_progress(const char* text, std::size_t size);
}

namespace thwart::wasm {

i64 host_now() { return static_cast<i64>(thwart_host_now() * 1000); }
bool host_wants_stop() { return thwart_host_stop() != 0; }
void host_progress(std::string_view json) { thwart_host_progress(json.data(), json.size()); }

namespace {

struct Border {
    std::string request;
    std::string answer;
};
Border& border() {
    static Border both;
    return both;
}

Call find_call(std::string_view name) {
    for (const auto calls : {catalog_calls(), match_calls(), record_calls(), study_calls(), think_calls()})
        for (const NamedCall& each : calls)
            if (each.name == name) return each.call;
    return nullptr;
}

std::string answer_to(std::string_view request) {
    const std::vector<std::string_view> parts = base::split(request, '\0');
    const Call call = find_call(parts.front());
    Json value;
    const Answer answer =
        call != nullptr ? call(Arguments(std::span(parts).subspan(1)), value)
                        : base::malformed("call", base::cat("there is no call ", base::quote(parts.front())));
    if (answer) return base::cat(R"({"ok":)", std::move(value).take(), '}');
    Json error;
    error.object([&] { write_error(error.key("error"), answer.error()); });
    return std::move(error).take();
}

}  // namespace
}  // namespace thwart::wasm

using thwart::wasm::border;

THWART_EXPORT("thwart_request") char* thwart_request(std::size_t size) {
    border().request.assign(size, '\0');
    return border().request.data();
}
// The size of the answer.
THWART_EXPORT("thwart_call") std::size_t thwart_call() {
    border().answer = thwart::wasm::answer_to(border().request);
    return border().answer.size();
}
THWART_EXPORT("thwart_answer") const char* thwart_answer() { return border().answer.data(); }
