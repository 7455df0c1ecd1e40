#include "protocol/codec.hpp"

#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"
#include "protocol/shapes.hpp"

#include <limits>
#include <utility>

namespace thwart::protocol {
namespace {

using boost::json::object;

// ---- what no single field can say ----

template <class Message>
base::Status check(const Message&) {
    return base::Done{};
}
base::Status check(const from_client::Mute& mute) {
    if (mute.seat.has_value() != mute.name.has_value()) return base::Done{};
    return base::malformed("seat", "expected either a seat or a name");
}
base::Status check(const from_client::SetSeat& seat) {
    if (seat.player == SeatPlayer::person) return base::malformed("player", "expected open or computer");
    if (seat.player == SeatPlayer::computer || !seat.level) return base::Done{};
    return base::malformed("level", "only a computer has one");
}

// ---- reading ----

// The text of a field if it is there and right; for answers to messages that are not.
std::optional<std::string> find_text(const object& root, std::string_view name, const Limit& limit) {
    const boost::json::value* found = root.if_contains(name);
    if (!found || !found->is_string()) return std::nullopt;
    std::string text(found->get_string().data(), found->get_string().size());
    if (!is_text_within(text, limit)) return std::nullopt;
    return text;
}

template <class Variant, class Message>
base::Result<Variant> read_as(const object& root) {
    JsonReader reader;
    Message message;
    if (!reader.read(root, message)) return reader.error();
    if (const base::Status status = check(message); !status) return status.error();
    return Variant(std::move(message));
}

template <class Variant, std::size_t... I>
base::Result<Variant> read_tagged(const object& root, std::string_view tag, std::index_sequence<I...>) {
    using Read = base::Result<Variant> (*)(const object&);
    struct Known {
        std::string_view tag;
        Read read;
    };
    static constexpr Known kKnown[] = {{kShape<std::variant_alternative_t<I, Variant>>.tag,
                                        &read_as<Variant, std::variant_alternative_t<I, Variant>>}...};
    for (const Known& known : kKnown)
        if (known.tag == tag) return known.read(root);
    return base::malformed("t", "unknown type " + base::quote(tag));
}

template <class Variant>
base::Result<Variant> read_message(const object& root) {
    const boost::json::value* found = root.if_contains("t");
    if (!found || !found->is_string()) return base::malformed("t", "expected the type of the message");
    const std::string_view tag(found->get_string().data(), found->get_string().size());
    return read_tagged<Variant>(root, tag, std::make_index_sequence<std::variant_size_v<Variant>>{});
}

from_server::Refused refused(const base::Error& error) {
    from_server::Refused answer;
    answer.where = error.where;
    answer.what = error.what;
    return answer;
}

// ---- writing ----

template <class Variant>
std::string_view tag_of(const Variant& message) {
    return std::visit([]<class Message>(const Message&) { return kShape<Message>.tag; }, message);
}

template <Shaped Message>
std::string format(const Message& message) {
    constexpr std::size_t kUsualLength = 192;
    std::string out;
    out.reserve(kUsualLength);
    out += R"({"t":)";
    write_json(out, kShape<Message>.tag);
    write_fields(out, message);
    return out += '}';
}
template <class... Messages>
std::string format(const std::variant<Messages...>& message) {
    return std::visit([](const auto& each) { return format(each); }, message);
}

}  // namespace

base::Result<ClientMessage, from_server::Refused> parse_client_message(std::string_view text) {
    JsonText json;
    if (const base::Status status = json.parse(text, kLongestFrame); !status) return refused(status.error());
    auto message = read_message<ClientMessage>(json.root());
    if (message) return std::move(*message);
    from_server::Refused answer = refused(message.error());
    answer.id = find_text(json.root(), "id", kMessageId);
    answer.room = find_text(json.root(), "room", kRoomCode);
    return answer;
}

base::Result<ServerMessage> parse_server_message(std::string_view text) {
    JsonText json;
    if (const base::Status status = json.parse(text, std::numeric_limits<std::size_t>::max()); !status)
        return status.error();
    return read_message<ServerMessage>(json.root());
}

std::string format_message(const ClientMessage& message) { return format(message); }
std::string format_message(const ServerMessage& message) { return format(message); }
std::string format_message(const from_server::Event& message) { return format(message); }
std::string format_message(const from_server::Ack& message) { return format(message); }

std::string_view type_of(const ClientMessage& message) { return tag_of(message); }
std::string_view type_of(const ServerMessage& message) { return tag_of(message); }

}  // namespace thwart::protocol
