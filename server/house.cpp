#include "server/house.hpp"

#include "server/analysis.hpp"
#include "server/client.hpp"
#include "server/codes.hpp"
#include "server/http_api.hpp"
#include "server/identity.hpp"
#include "server/premises.hpp"
#include "server/ratings.hpp"
#include "server/room.hpp"
#include "server/rooms.hpp"

#include <algorithm>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace thwart::server {
namespace {

namespace from_client = protocol::from_client;
namespace from_server = protocol::from_server;

constexpr std::size_t kMostWaiting = 16;  // messages of a client that is not known yet
constexpr Time kLobbyPause{1'000};
constexpr Time kLongestLag{10'000};
constexpr u32 kLongestReturn = 3'000;             // milliseconds, after a restart
constexpr unsigned kMessagesOfAnAccount = 6'000;  // a minute, however many sockets it has

template <class Message>
std::optional<std::string> id_of(const Message& message) {
    if constexpr (requires { message.id; }) return message.id;
    return std::nullopt;
}

}  // namespace

class House::Body {
public:
    Body(World world, const Bounds& bounds)
        : premises(std::move(world), bounds),
          ratings(premises),
          rooms(premises, ratings),
          identities(premises),
          analyses(premises),
          api(premises, rooms, identities, ratings, analyses) {}

    void open(ConnectionId connection, Visitor visitor);
    void receive(ConnectionId connection, std::string_view text);
    void closed(ConnectionId connection);
    void wake();
    [[nodiscard]] std::optional<Time> next_wake() const;
    void drain();

    Premises premises;
    Ratings ratings;
    Rooms rooms;
    Identities identities;
    Analyses analyses;
    HttpApi api;
    std::unordered_map<ConnectionId, std::shared_ptr<Client>> clients;

private:
    using ClientRef = std::shared_ptr<Client>;

    void dispatch(const ClientRef& client, std::string_view text);
    void take(const ClientRef& client, const from_client::Hello& message);
    void take(const ClientRef& client, const from_client::Enter& message);
    void take(const ClientRef& client, const from_client::Leave& message);
    void take(const ClientRef& client, const from_client::Lobby& message);
    void take(const ClientRef& client, const from_client::Ping& message);
    void turn_away(const ClientRef& client, CloseCode code, std::string_view why, Time retry);
    void tell_lobby();
    void note_lobby();

    std::optional<Time> lobby_at_;
    Budgets account_messages_{kMessagesOfAnAccount};
};

// ---- connections ----

void House::Body::open(ConnectionId connection, Visitor visitor) {
    const auto client = std::make_shared<Client>(connection, std::move(visitor), premises.bounds);
    clients[connection] = client;
    if (premises.is_draining) return turn_away(client, CloseCode::restart, "restart", Time{kLongestReturn});
    identities.identify(client->visitor, [this, client](const Identity& who) {
        client->name = who.name;
        client->account = who.account;
        client->is_known = true;
        for (const std::string& text : std::exchange(client->waiting, {}))
            if (!client->is_gone) dispatch(client, text);
    });
}

void House::Body::receive(ConnectionId connection, std::string_view text) {
    const auto found = clients.find(connection);
    if (found == clients.end()) return;
    const ClientRef client = found->second;
    ++premises.tally.messages;
    if (client->is_known) {
        dispatch(client, text);
    } else if (client->waiting.size() < kMostWaiting) {
        client->waiting.emplace_back(text);
    } else {
        turn_away(client, CloseCode::try_later, "slow", Time{kLongestReturn});
    }
    note_lobby();
}

void House::Body::closed(ConnectionId connection) {
    const auto found = clients.find(connection);
    if (found == clients.end()) return;
    const ClientRef client = found->second;
    client->is_gone = true;
    clients.erase(found);
    for (const auto& [code, room] : std::exchange(client->rooms, {})) room->leave(connection);
}

void House::Body::turn_away(const ClientRef& client, CloseCode code, std::string_view why, Time retry) {
    premises.send(client->id, from_server::Bye{std::string(why), retry});
    closed(client->id);
    premises.world.outbox.close(client->id, code, std::string(why));
}

// ---- messages ----

void House::Body::dispatch(const ClientRef& client, std::string_view text) {
    const auto message = protocol::parse_client_message(text);
    if (!message) return premises.send(client->id, message.error());
    if (!client->account.empty() && !account_messages_.take(client->account, premises.now()))
        return premises.send(client->id, refused(too_many("messages")));
    if (!client->is_greeted && !std::holds_alternative<from_client::Hello>(*message))
        return premises.send(client->id, refused(not_allowed("hello", "say hello first")));
    std::visit(
        [&]<class Message>(const Message& each) {
            if constexpr (requires { take(client, each); }) {
                take(client, each);
            } else {
                const auto room = client->rooms.find(each.room);
                if (room == client->rooms.end())
                    return premises.send(
                        client->id, refused(not_allowed("room", "enter it first"), id_of(each), each.room));
                const auto kept = room->second;
                kept->receive(*client, *message);
            }
        },
        *message);
}

void House::Body::take(const ClientRef& client, const from_client::Hello& message) {
    if (message.version < protocol::kOldestVersion)
        return turn_away(client, CloseCode::policy, "version", Time{0});
    client->is_greeted = true;
    from_server::Welcome welcome;
    welcome.version = std::min(message.version, protocol::kVersion);
    for (const std::string_view feature : protocol::kFeatures)
        if (std::ranges::find(message.features, feature) != message.features.end())
            welcome.features.emplace_back(feature);
    client->wants_snapshots =
        std::ranges::find(welcome.features, protocol::kSnapshots) != welcome.features.end();
    welcome.name = client->name;
    welcome.is_account = !client->account.empty();
    welcome.at = premises.now();
    premises.send(client->id, welcome);
}

void House::Body::take(const ClientRef& client, const from_client::Enter& message) {
    const bool is_new = !client->rooms.contains(message.room);
    if (is_new && client->rooms.size() + client->entering >= premises.bounds.rooms_per_visitor)
        return premises.send(client->id,
                             refused(not_allowed("room", "you are in too many"), {}, message.room));
    ++client->entering;
    rooms.visit(client->visitor.address, message.room,
                [this, client, message](const Outcome<std::shared_ptr<Room>>& room) {
                    --client->entering;
                    if (client->is_gone) return;
                    if (!room) return premises.send(client->id, refused(room.error(), {}, message.room));
                    (*room)->enter(client, message.since, message.key);
                });
}

void House::Body::take(const ClientRef& client, const from_client::Leave& message) {
    const auto found = client->rooms.find(message.room);
    if (found == client->rooms.end()) return;
    const auto room = found->second;
    room->leave(client->id);
}

void House::Body::take(const ClientRef& client, const from_client::Lobby& message) {
    client->hears_lobby = message.on;
    if (message.on) premises.send(client->id, from_server::Lobby{rooms.lobby()});
}

void House::Body::take(const ClientRef& client, const from_client::Ping& message) {
    if (message.lag && !client->is_lag_measured) client->lag = std::min(*message.lag, kLongestLag);
    premises.send(client->id, from_server::Pong{message.n, premises.now()});
}

// ---- the lobby ----

void House::Body::note_lobby() {
    if (premises.is_lobby_stale && !lobby_at_) lobby_at_ = premises.now() + kLobbyPause;
}

void House::Body::tell_lobby() {
    lobby_at_.reset();
    premises.is_lobby_stale = false;
    Frame frame;
    for (const auto& [id, client] : clients) {
        if (!client->hears_lobby) continue;
        if (!frame) frame = frame_of(from_server::Lobby{rooms.lobby()});
        premises.world.outbox.send(id, frame);
    }
}

// ---- time ----

std::optional<Time> House::Body::next_wake() const {
    auto next = premises.alarms.next();
    const auto consider = [&](Time at) { next = std::min(next.value_or(at), at); };
    if (lobby_at_)
        consider(*lobby_at_);
    else if (premises.is_lobby_stale)
        consider(premises.now());
    return next;
}

void House::Body::wake() {
    const Time now = premises.now();
    rooms.wake(now);
    analyses.forget(now);
    note_lobby();
    if (lobby_at_ && now >= *lobby_at_) tell_lobby();
}

void House::Body::drain() {
    premises.is_draining = true;
    std::vector<ClientRef> everybody;
    everybody.reserve(clients.size());
    for (const auto& [id, client] : clients) everybody.push_back(client);
    for (const ClientRef& client : everybody)
        turn_away(client, CloseCode::restart, "restart",
                  Time{random_below(premises.world.secrets, kLongestReturn)});
}

// ---- the house ----

House::House(World world, Bounds bounds) : body_(std::make_unique<Body>(std::move(world), bounds)) {}
House::~House() {
    for (const auto& [id, client] : body_->clients) client->rooms.clear();  // a room holds its clients, too
}

void House::restore(std::function<void(store::Result<Restored>)> then) {
    body_->rooms.restore(std::move(then));
}

void House::open(ConnectionId connection, Visitor visitor) { body_->open(connection, std::move(visitor)); }
void House::receive(ConnectionId connection, std::string_view text) { body_->receive(connection, text); }
void House::closed(ConnectionId connection) { body_->closed(connection); }

void House::note_lag(ConnectionId connection, Time round_trip) {
    const auto found = body_->clients.find(connection);
    if (found == body_->clients.end()) return;
    Client& client = *found->second;
    const Time lag = std::clamp(round_trip, Time{0}, kLongestLag);
    client.lag = client.is_lag_measured ? (client.lag * 3 + lag) / 4 : lag;
    client.is_lag_measured = true;
}

void House::http(const Request& request, const std::function<void(Answer)>& then) {
    body_->api.answer(request, then);
}

std::optional<Time> House::next_wake() const { return body_->next_wake(); }
void House::wake() { body_->wake(); }
void House::drain() { body_->drain(); }
bool House::is_draining() const { return body_->premises.is_draining; }
bool House::is_settled() const { return body_->premises.store.waiting() == 0; }

Tally House::tally() const {
    Tally tally = body_->premises.tally;
    tally.store_failures = body_->premises.store.failures();
    tally.connections = body_->clients.size();
    tally.rooms = body_->rooms.size();
    tally.matches = body_->rooms.playing();
    tally.analyses = body_->analyses.size();
    return tally;
}

}  // namespace thwart::server
