// What HTTP asks for: a route of protocol/http.hpp becomes a call of the parts of the house, and their answer a body.
#pragma once

#include "server/analysis.hpp"
#include "server/house.hpp"
#include "server/identity.hpp"
#include "server/premises.hpp"
#include "server/ratings.hpp"
#include "server/rooms.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::server {

class HttpApi {
public:
    HttpApi(Premises& premises, Rooms& rooms, Identities& identities, Ratings& ratings, Analyses& analyses);

    using Then = std::function<void(Answer)>;
    void answer(const Request& request, const Then& then);

private:
    // A request whose sender and route are known.
    struct Call {
        Request request;
        std::vector<std::string> words;  // of the path
        Identity who;
        Then then;

        [[nodiscard]] const std::string& address() const { return request.visitor.address; }
        [[nodiscard]] Person person() const { return {who.name, who.account, ""}; }
    };

    void route(protocol::RouteId id, const Call& call);
    // --- http_api.cpp ---
    void make_account(const Call& call);
    void sign_in(const Call& call);
    void sign_out(const Call& call);
    void me(const Call& call);
    void list_tokens(const Call& call);
    void make_token(const Call& call);
    void drop_token(const Call& call);
    void ask_analysis(const Call& call);
    void see_analysis(const Call& call);
    void stop_analysis(const Call& call);
    void health(const Call& call);
    void tell_me(const Identity& who, unsigned status, std::optional<std::string> session, const Then& then);
    // --- http_rooms.cpp ---
    void make_room(const Call& call);
    void list_rooms(const Call& call);
    void see_room(const Call& call);
    void take_seat(const Call& call);
    // --- http_matches.cpp ---
    void see_match(const Call& call);
    void match_record(const Call& call, bool is_json);
    void see_player(const Call& call);
    void load_match(const Call& call, std::function<void(const store::StoredMatch&)> then);

    Premises& premises_;
    Rooms& rooms_;
    Identities& identities_;
    Ratings& ratings_;
    Analyses& analyses_;
    Budgets new_rooms_;
};

// ---- answers ----

inline Answer failure(const Trouble& trouble) {
    return {protocol::status_of(trouble.code),
            "application/json",
            protocol::to_json(protocol::http::Failure{trouble.code, trouble.where, trouble.what}),
            "",
            {}};
}
template <class Body>
Answer json(unsigned status, const Body& body) {
    return {status, "application/json", protocol::to_json(body), "", {}};
}
inline Answer empty(unsigned status) { return {status, "", "", "", {}}; }

}  // namespace thwart::server
