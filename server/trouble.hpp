// Why something that a visitor wanted was not done, for the socket and for HTTP alike.
#pragma once

#include "base/result.hpp"
#include "protocol/messages.hpp"
#include "store/store.hpp"

#include <optional>
#include <string>
#include <utility>

namespace thwart::server {

using protocol::Refusal;

struct Trouble {
    Refusal code = Refusal::not_allowed;
    std::string where;
    std::string what;

    friend bool operator==(const Trouble&, const Trouble&) = default;
};

inline Trouble not_allowed(std::string where, std::string what) {
    return {Refusal::not_allowed, std::move(where), std::move(what)};
}
inline Trouble not_stored() {
    return {Refusal::unavailable, "store", "could not be stored, try again later"};
}
inline Trouble no_room() { return {Refusal::not_found, "room", "there is no such room"}; }
inline Trouble too_many(std::string where) { return {Refusal::too_many, std::move(where), "slow down"}; }

inline Trouble trouble_of(const base::Error& error) {
    const bool is_malformed = error.kind == base::Error::Kind::malformed;
    return {is_malformed ? Refusal::malformed : Refusal::not_allowed, error.where, error.what};
}

// What was wanted, or why not.
template <class T>
using Outcome = base::Result<T, Trouble>;

inline protocol::from_server::Refused refused(const Trouble& trouble, std::optional<std::string> id = {},
                                              std::optional<std::string> room = {}) {
    return {std::move(id), std::move(room), trouble.code, trouble.where, trouble.what};
}

}  // namespace thwart::server
