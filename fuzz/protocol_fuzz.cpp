// What strangers send: the whole input is a frame. Whatever is read must be written as the same message; whatever is
// refused must be answered with words that can be sent. The bodies of HTTP and the paths are tried with the same bytes.

#include "fuzz/input.hpp"
#include "protocol/codec.hpp"
#include "protocol/http.hpp"

namespace thwart::fuzz {
namespace {

void check_refusal(const protocol::from_server::Refused& refusal) {
    require(!refusal.where.empty() && !refusal.what.empty(), "a refusal without words");
    require(is_printable(refusal.where) && is_printable(refusal.what),
            "a refusal that is not one printable line");
    require(refusal.where.size() + refusal.what.size() < 500, "a refusal as long as its cause");
    const std::string text = protocol::format_message(refusal);
    const auto again = protocol::parse_server_message(text);
    require(again.ok() && *again == protocol::ServerMessage(refusal), "own refusal is not read back: ", text);
}

void check_client_message(std::string_view frame) {
    const auto message = protocol::parse_client_message(frame);
    if (!message) return check_refusal(message.error());
    require(frame.size() <= protocol::kLongestFrame, "longer than allowed");
    const std::string text = protocol::format_message(*message);
    const auto again = protocol::parse_client_message(text);
    require(again.ok() && *again == *message, "own message is not read back: ", text);
    require(protocol::format_message(*again) == text, "written in two ways: ", text);
}

void check_server_message(std::string_view frame) {
    const auto message = protocol::parse_server_message(frame);
    if (!message) return require(!message.error().where.empty(), "an error without a place");
    const std::string text = protocol::format_message(*message);
    const auto again = protocol::parse_server_message(text);
    require(again.ok() && *again == *message, "own message is not read back: ", text);
}

template <class Body>
void check_body(std::string_view text) {
    const auto body = protocol::from_json<Body>(text);
    if (!body) return require(!body.error().where.empty(), "an error without a place");
    const auto again = protocol::from_json<Body>(protocol::to_json(*body));
    require(again.ok() && *again == *body, "own body is not read back");
}

void check_path(std::string_view path) {
    const auto route = protocol::find_route(protocol::Method::get, path);
    if (const auto* match = std::get_if<protocol::RouteMatch>(&route))
        for (const std::string_view word : match->words)
            require(!word.empty() && is_printable(word) && word.find('/') == std::string_view::npos,
                    "a path parameter that is no word");
}

}  // namespace
}  // namespace thwart::fuzz

extern "C" int LLVMFuzzerTestOneInput(const thwart::u8* data, std::size_t size) {
    using namespace thwart;  // NOLINT(google-build-using-namespace)
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    fuzz::check_client_message(text);
    fuzz::check_server_message(text);
    fuzz::check_body<protocol::http::NewRoom>(text);
    fuzz::check_body<protocol::http::NewAnalysis>(text);
    fuzz::check_body<protocol::http::Credentials>(text);
    fuzz::check_path(text);
    return 0;
}
