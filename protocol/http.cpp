#include "protocol/http.hpp"

#include "protocol/http_shapes.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"

namespace thwart::protocol {
namespace {

// A computer needs no level: the server has a usual one. But nobody else can have one.
template <class Body>
base::Status check_body(const Body&) {
    return base::Done{};
}
base::Status check_body(const http::NewRoom& room) {
    if (!room.chairs) return base::Done{};
    for (std::size_t i = 0; i < room.chairs->size(); ++i)
        if ((*room.chairs)[i].level && (*room.chairs)[i].player != http::Chair::computer)
            return base::malformed(base::cat("chairs[", i, "].level"), "only a computer has one");
    return base::Done{};
}

}  // namespace

namespace http {

Terms terms_of(const NewRoom& wish) {
    const Terms usual;
    Terms terms;
    terms.position = wish.position.value_or(usual.position);
    terms.clock = wish.clock.value_or(usual.clock);
    terms.repetition = wish.repetition.value_or(usual.repetition);
    terms.leaving = wish.leaving.value_or(usual.leaving);
    terms.stand_in = wish.stand_in.value_or(usual.stand_in);
    terms.takebacks = wish.takebacks.value_or(usual.takebacks);
    terms.is_rated = wish.is_rated.value_or(usual.is_rated);
    terms.is_public = wish.is_public.value_or(usual.is_public);
    return terms;
}

}  // namespace http

template <class Body>
base::Result<Body> from_json(std::string_view text) {
    JsonText json;
    if (const base::Status status = json.parse(text, kLongestBody); !status) return status.error();
    JsonReader reader;
    Body body;
    if (!reader.read(json.root(), body)) return reader.error();
    if (const base::Status status = check_body(body); !status) return status.error();
    return body;
}

template <class Body>
std::string to_json(const Body& body) {
    std::string out;
    write_json(out, body);
    return out;
}

// Every body of HttpBody, and what the socket and HTTP share.
template base::Result<http::NewRoom> from_json(std::string_view);
template std::string to_json(const http::NewRoom&);
template base::Result<http::Place> from_json(std::string_view);
template std::string to_json(const http::Place&);
template base::Result<http::RoomList> from_json(std::string_view);
template std::string to_json(const http::RoomList&);
template base::Result<http::TakeSeat> from_json(std::string_view);
template std::string to_json(const http::TakeSeat&);
template base::Result<http::MatchView> from_json(std::string_view);
template std::string to_json(const http::MatchView&);
template base::Result<http::NewAnalysis> from_json(std::string_view);
template std::string to_json(const http::NewAnalysis&);
template base::Result<http::AnalysisView> from_json(std::string_view);
template std::string to_json(const http::AnalysisView&);
template base::Result<http::Credentials> from_json(std::string_view);
template std::string to_json(const http::Credentials&);
template base::Result<http::Me> from_json(std::string_view);
template std::string to_json(const http::Me&);
template base::Result<http::PlayerView> from_json(std::string_view);
template std::string to_json(const http::PlayerView&);
template base::Result<http::NewToken> from_json(std::string_view);
template std::string to_json(const http::NewToken&);
template base::Result<http::TokenList> from_json(std::string_view);
template std::string to_json(const http::TokenList&);
template base::Result<http::TokenMade> from_json(std::string_view);
template std::string to_json(const http::TokenMade&);
template base::Result<http::Health> from_json(std::string_view);
template std::string to_json(const http::Health&);
template base::Result<http::Failure> from_json(std::string_view);
template std::string to_json(const http::Failure&);
template base::Result<from_server::Room> from_json(std::string_view);
template std::string to_json(const from_server::Room&);

}  // namespace thwart::protocol
