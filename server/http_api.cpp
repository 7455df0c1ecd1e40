#include "server/http_api.hpp"

#include <utility>

namespace thwart::server {

namespace http = protocol::http;

HttpApi::HttpApi(Premises& premises, Rooms& rooms, Identities& identities, Ratings& ratings,
                 Analyses& analyses)
    : premises_(premises),
      rooms_(rooms),
      identities_(identities),
      ratings_(ratings),
      analyses_(analyses),
      new_rooms_(premises.bounds.new_rooms_a_minute) {}

void HttpApi::answer(const Request& request, const Then& then) {
    const auto found = protocol::find_route(request.method, request.path);
    if (const auto* const wrong = std::get_if<protocol::WrongMethod>(&found)) {
        Answer answer = failure(not_allowed("method", "not here"));
        answer.status = 405;
        answer.allow = wrong->allowed;
        return then(std::move(answer));
    }
    const auto* const route = std::get_if<protocol::RouteMatch>(&found);
    if (!route) return then(failure({Refusal::not_found, "path", "there is nothing here"}));
    Call call{request, {route->words.begin(), route->words.end()}, {}, then};
    if (route->id == protocol::RouteId::health) return health(call);
    identities_.identify(request.visitor, [this, id = route->id, call](const Identity& who) mutable {
        call.who = who;
        this->route(id, call);
    });
}

void HttpApi::route(protocol::RouteId id, const Call& call) {
    switch (id) {
        case protocol::RouteId::make_room: return make_room(call);
        case protocol::RouteId::list_rooms: return list_rooms(call);
        case protocol::RouteId::see_room: return see_room(call);
        case protocol::RouteId::take_seat: return take_seat(call);
        case protocol::RouteId::see_match: return see_match(call);
        case protocol::RouteId::match_text: return match_record(call, false);
        case protocol::RouteId::match_json: return match_record(call, true);
        case protocol::RouteId::ask_analysis: return ask_analysis(call);
        case protocol::RouteId::see_analysis: return see_analysis(call);
        case protocol::RouteId::stop_analysis: return stop_analysis(call);
        case protocol::RouteId::make_account: return make_account(call);
        case protocol::RouteId::sign_in: return sign_in(call);
        case protocol::RouteId::sign_out: return sign_out(call);
        case protocol::RouteId::me: return me(call);
        case protocol::RouteId::see_player: return see_player(call);
        case protocol::RouteId::list_tokens: return list_tokens(call);
        case protocol::RouteId::make_token: return make_token(call);
        case protocol::RouteId::drop_token: return drop_token(call);
        case protocol::RouteId::health: return health(call);
        case protocol::RouteId::metrics: break;
    }
    call.then(failure({Refusal::not_found, "path", "there is nothing here"}));
}

void HttpApi::health(const Call& call) {
    const http::Health health{premises_.is_draining ? "draining" : "ok", premises_.world.version,
                              protocol::kVersion};
    call.then(json(premises_.is_draining ? 503 : 200, health));
}

// ---- accounts ----

void HttpApi::tell_me(const Identity& who, unsigned status, std::optional<std::string> session,
                      const Then& then) {
    const auto tell = [this, who, status, session = std::move(session),
                       then](std::vector<http::RatingView> ratings) {
        http::Me me{who.name, who.is_account(), std::move(ratings), {}};
        if (who.is_account()) me.rooms = rooms_.rooms_of({who.name, who.account, ""});
        Answer answer = json(status, me);
        answer.session = session;
        then(std::move(answer));
    };
    if (!who.is_account()) return tell({});
    ratings_.list(who.account, tell);
}

void HttpApi::me(const Call& call) { tell_me(call.who, 200, std::nullopt, call.then); }

void HttpApi::make_account(const Call& call) {
    const auto credentials = protocol::from_json<http::Credentials>(call.request.body);
    if (!credentials) return call.then(failure(trouble_of(credentials.error())));
    identities_.make_account(call.request.visitor, *credentials,
                             [this, call](const Outcome<Identities::SignedIn>& made) {
                                 if (!made) return call.then(failure(made.error()));
                                 tell_me(made->who, 201, made->session, call.then);
                             });
}

void HttpApi::sign_in(const Call& call) {
    const auto credentials = protocol::from_json<http::Credentials>(call.request.body);
    if (!credentials) return call.then(failure(trouble_of(credentials.error())));
    identities_.sign_in(call.request.visitor, *credentials,
                        [this, call](const Outcome<Identities::SignedIn>& signed_in) {
                            if (!signed_in) return call.then(failure(signed_in.error()));
                            tell_me(signed_in->who, 200, signed_in->session, call.then);
                        });
}

void HttpApi::sign_out(const Call& call) {
    identities_.sign_out(call.request.visitor, [then = call.then] {
        Answer answer = empty(204);
        answer.session = "";
        then(std::move(answer));
    });
}

void HttpApi::list_tokens(const Call& call) {
    identities_.list_tokens(call.who, [then = call.then](const Outcome<http::TokenList>& list) {
        then(list ? json(200, *list) : failure(list.error()));
    });
}

void HttpApi::make_token(const Call& call) {
    const auto wish = protocol::from_json<http::NewToken>(call.request.body);
    if (!wish) return call.then(failure(trouble_of(wish.error())));
    identities_.make_token(call.who, wish->label, [then = call.then](const Outcome<http::TokenMade>& made) {
        then(made ? json(201, *made) : failure(made.error()));
    });
}

void HttpApi::drop_token(const Call& call) {
    identities_.drop_token(call.who, call.words[0], [then = call.then](const Outcome<store::Done>& dropped) {
        then(dropped ? empty(204) : failure(dropped.error()));
    });
}

// ---- analysis ----

void HttpApi::ask_analysis(const Call& call) {
    const auto question = protocol::from_json<http::NewAnalysis>(call.request.body);
    if (!question) return call.then(failure(trouble_of(question.error())));
    if (premises_.is_draining) return call.then(failure(not_stored()));
    const std::string& owner = call.who.is_account() ? call.who.account : call.address();
    const auto view = analyses_.ask(owner, *question, [&](const catalog::Session& session) {
        return rooms_.is_rated_now(call.person(), session);
    });
    call.then(view ? json(202, *view) : failure(view.error()));
}

void HttpApi::see_analysis(const Call& call) {
    const auto view = analyses_.see(call.words[0]);
    call.then(view ? json(200, *view) : failure(view.error()));
}

void HttpApi::stop_analysis(const Call& call) {
    const bool is_stopped = analyses_.stop(call.words[0]);
    call.then(is_stopped ? empty(204)
                         : failure({Refusal::not_found, "analysis", "there is no such analysis"}));
}

}  // namespace thwart::server
