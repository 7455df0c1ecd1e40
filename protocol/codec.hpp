// Between bytes and messages: the one parser of what arrives on a socket, and the writer of what is sent. Strict about
// what it knows (types, ranges, lengths, letters), indifferent to fields it does not know. Bad input is a value.
#pragma once

#include "base/result.hpp"
#include "protocol/messages.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace thwart::protocol {

inline constexpr std::size_t kLongestFrame = 8 * 1024;  // from a client, in bytes
inline constexpr std::size_t kLongestBody = 64 * 1024;  // of a request over HTTP
inline constexpr std::size_t kDeepest = 8;              // of nested lists and objects

// The error is what to answer. It carries the id and the room of the message where those could be read; "t" is the
// place of an unknown type, "json" of what is no JSON object, "size" of what is too long.
base::Result<ClientMessage, from_server::Refused> parse_client_message(std::string_view text);

// For clients. The server's frames have no limit of length but their own depth.
base::Result<ServerMessage> parse_server_message(std::string_view text);

// One line without its end; fields in the order of the tables.
std::string format_message(const ClientMessage& message);
std::string format_message(const ServerMessage& message);
// The same for the two that a server says after every move: without a copy into the variant.
std::string format_message(const from_server::Event& message);
std::string format_message(const from_server::Ack& message);

// "move", "room"
std::string_view type_of(const ClientMessage& message);
std::string_view type_of(const ServerMessage& message);

}  // namespace thwart::protocol
