// The way out to the sockets. The house writes frames here and knows nothing of what carries them; tests read them.
#pragma once

#include "base/integers.hpp"

#include <memory>
#include <string>

namespace thwart::server {

// Given by whoever accepts connections; never used twice while the process lives.
using ConnectionId = u64;

// What many receivers get is written once.
using Frame = std::shared_ptr<const std::string>;

// Of the WebSocket protocol (RFC 6455, 7.4, and the registry for 1012 and 1013).
enum class CloseCode : u16 { policy = 1008, restart = 1012, try_later = 1013 };

class Outbox {
public:
    virtual ~Outbox() = default;
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;

    // Both may be called for a connection that is gone, and neither calls the house back before it returns.
    virtual void send(ConnectionId connection, const Frame& frame) = 0;
    // Frames sent before it still go out. The house has forgotten the connection already.
    virtual void close(ConnectionId connection, CloseCode code, std::string reason) = 0;

protected:
    Outbox() = default;
};

}  // namespace thwart::server
