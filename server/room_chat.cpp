// Talking in a room. Nothing of it is stored: it is gone with the room.

#include "base/text.hpp"
#include "server/room.hpp"

#include <algorithm>

namespace thwart::server {
namespace {

constexpr std::size_t kChatLines = 50;  // that newcomers see
constexpr std::size_t kChatIds = 64;    // that are known again

}  // namespace

void Room::take(Member& member, const protocol::from_client::Chat& message) {
    Client& client = *member.client;
    const std::string id = base::cat(client.id, '.', message.id);
    const bool is_resend = std::ranges::find(chat_ids_, id) != chat_ids_.end();
    if (!is_resend) {
        if (!table_.is_chat_on) return refuse(client, not_allowed("chat", "it is switched off"), message.id);
        if (!client.chat.take(premises_.now())) return refuse(client, too_many("chat"), message.id);
        chat_ids_.push_back(id);
        if (chat_ids_.size() > kChatIds) chat_ids_.pop_front();

        const auto seats = seats_of(table_, member.person);
        protocol::ChatLine line{member.person.name, std::nullopt, message.text, premises_.now()};
        if (!seats.empty()) line.seat = seats.front();
        const Frame frame =
            frame_of(protocol::from_server::Chat{table_.code, line.from, line.seat, line.text, line.at});
        for (const auto& [each, listener] : members_) {
            const bool is_muted = line.seat ? listener.muted_seats.contains(*line.seat)
                                            : listener.muted_names.contains(line.from);
            if (!is_muted) premises_.world.outbox.send(each, frame);
        }
        chat_.push_back(std::move(line));
        if (chat_.size() > kChatLines) chat_.pop_front();
    }
    premises_.send(client.id, protocol::from_server::Ack{message.id, std::nullopt});
}

void Room::take(Member& member, const protocol::from_client::Mute& message) {
    constexpr std::size_t kMostMuted = 100;
    if (message.seat) {
        if (message.on)
            member.muted_seats.insert(*message.seat);
        else
            member.muted_seats.erase(*message.seat);
    } else if (message.name) {
        if (!message.on)
            member.muted_names.erase(*message.name);
        else if (member.muted_names.size() < kMostMuted)
            member.muted_names.insert(*message.name);
    }
}

void Room::take(Member& member, const protocol::from_client::ChatSwitch& message) {
    if (!is_host(table_, member.person))
        return refuse(*member.client, not_allowed("host", "only the host may"));
    change(
        [on = message.on](Table& table) -> Refused {
            table.is_chat_on = on;
            return std::nullopt;
        },
        [this, self = shared_from_this(), client = member.client](const Refused& trouble) {
            if (trouble) return refuse(*client, *trouble);
            send_all(protocol::from_server::ChatSwitch{table_.code, table_.is_chat_on});
        });
}

}  // namespace thwart::server
