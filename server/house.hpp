// The server without its sockets: who is connected, the rooms with their matches, the lobby, accounts and what HTTP asks
// for. Everything with state is in here and everything happens on one thread, so whole evenings of play are tested
// without a socket or a second of waiting (server/testing/). server/net carries the bytes.
//
// All calls come on one thread, and so must the answers of the store, of the thinkers and of the secrets. Nothing here
// blocks and nothing throws for what a client sends.
#pragma once

#include "protocol/http.hpp"
#include "server/world.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::server {

// Who knocks. Origin, cookies and proxies have been checked before.
struct Visitor {
    std::string address;  // whatever counts as one place for limits: an IPv4 address, an IPv6 /64
    std::string session;  // the value of the session cookie; empty: none
    std::string bearer;   // a token from the header Authorization; empty: none
};

struct Request {
    protocol::Method method = protocol::Method::get;
    std::string path;  // without the query
    std::string body;
    Visitor visitor;
};

struct Answer {
    unsigned status = 200;
    std::string type = "application/json";  // empty without a body
    std::string body;
    std::string allow;                   // for the header of that name, with 405
    std::optional<std::string> session;  // set the session cookie to this; empty: remove it
};
// How long a session cookie is good for.
inline constexpr Time kSessionLife = std::chrono::days{90};

// Counted since the start, and how it stands; for metrics.
struct Tally {
    u64 messages = 0;  // received
    u64 refused = 0;
    u64 events = 0;  // appended and acknowledged
    u64 moves = 0;   // among them, by people and computers
    u64 matches_begun = 0;
    u64 matches_ended = 0;
    u64 store_failures = 0;
    u64 thoughts = 0;     // moves asked of computers
    u64 connections = 0;  // now, as the rest
    u64 rooms = 0;
    u64 matches = 0;  // being played
    u64 analyses = 0;
};

class House {
public:
    explicit House(World world, Bounds bounds = {});
    ~House();
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    // Brings the matches back that were under way when the program stopped. Before anything else; `then` says how many
    // there were. A match that cannot be replayed is left alone and named in `broken`.
    struct Restored {
        unsigned matches = 0;
        std::vector<std::string> broken;
    };
    void restore(std::function<void(store::Result<Restored>)> then);

    // --- sockets ---
    void open(ConnectionId connection, Visitor visitor);
    void receive(ConnectionId connection, std::string_view text);
    // Gone, whoever ended it. Harmless after the house closed it.
    void closed(ConnectionId connection);
    // A round trip as the network measured it; better than what the client says.
    void note_lag(ConnectionId connection, Time round_trip);

    // --- HTTP; the routes of protocol/http.hpp but for metrics ---
    // `then` is called once, possibly before this returns.
    void http(const Request& request, const std::function<void(Answer)>& then);

    // --- time ---
    // When wake() is wanted; nothing: not without something else happening first. Changes with every call and answer;
    // instead of asking each time a host may call wake() every 20 ms, which costs nothing when nothing is due.
    [[nodiscard]] std::optional<Time> next_wake() const;
    void wake();

    // --- the end ---
    // Tells everybody, closes all connections with 1012 and a random time to wait, and refuses whatever is new. Call it
    // once; the program may end when is_settled().
    void drain();
    [[nodiscard]] bool is_draining() const;
    // Whether every write has been answered.
    [[nodiscard]] bool is_settled() const;

    [[nodiscard]] Tally tally() const;

private:
    class Body;
    std::unique_ptr<Body> body_;
};

}  // namespace thwart::server
