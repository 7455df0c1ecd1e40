#include "base/assert.hpp"
#include "base/text.hpp"
#include "protocol/http.hpp"

#include <algorithm>
#include <array>

namespace thwart::protocol {
namespace {

using enum RouteId;
using enum Method;
using enum Content;

constexpr std::array kRoutes = {
    Route{make_room, post, "/api/rooms", "NewRoom", 201, json, "Place", "400 403 429 503", "Makes a room."},
    Route{list_rooms, get, "/api/rooms", "", 200, json, "RoomList", "429", "The public rooms."},
    Route{see_room, get, "/api/rooms/{room}", "", 200, json, "ServerRoom", "404 429",
          "A room as you may see it: what `enter` answers on the socket, without `t`."},
    Route{take_seat, post, "/api/rooms/{room}/seats/{seat}", "TakeSeat", 201, json, "Place",
          "400 403 404 409 429 503", "Takes an open seat."},
    Route{see_match, get, "/api/matches/{match}", "", 200, json, "MatchView", "404 429",
          "A match with its events."},
    Route{match_text, get, "/api/matches/{match}/record.txt", "", 200, text, "", "404 429",
          "The record of a match as text."},
    Route{match_json, get, "/api/matches/{match}/record.json", "", 200, json, "", "404 429",
          "The record of a match as JSON (docs/records.md)."},
    Route{ask_analysis, post, "/api/analysis", "NewAnalysis", 202, json, "AnalysisView", "400 403 429 503",
          "Asks a computer player. The answer is fetched with its id."},
    Route{see_analysis, get, "/api/analysis/{analysis}", "", 200, json, "AnalysisView", "404 429",
          "How far an analysis has come."},
    Route{stop_analysis, del, "/api/analysis/{analysis}", "", 204, none, "", "404 429",
          "Stops an analysis and forgets it."},
    Route{make_account, post, "/api/accounts", "Credentials", 201, json, "Me", "400 409 429 503",
          "Makes an account and signs you in."},
    Route{sign_in, post, "/api/session", "Credentials", 200, json, "Me", "400 403 429 503",
          "Signs you in: the answer sets a cookie."},
    Route{sign_out, del, "/api/session", "", 204, none, "", "429", "Signs you out."},
    Route{me, get, "/api/me", "", 200, json, "Me", "429", "Who you are."},
    Route{see_player, get, "/api/players/{name}", "", 200, json, "PlayerView", "404 429",
          "An account, as everybody sees it."},
    Route{list_tokens, get, "/api/tokens", "", 200, json, "TokenList", "403 429",
          "The tokens of your programs."},
    Route{make_token, post, "/api/tokens", "NewToken", 201, json, "TokenMade", "400 403 429 503",
          "Makes a token, with which a program plays in your name."},
    Route{drop_token, del, "/api/tokens/{token}", "", 204, none, "", "403 404 429 503",
          "Makes a token worthless."},
    Route{health, get, "/health", "", 200, json, "Health", "503", "How the server is."},
    Route{metrics, get, "/metrics", "", 200, text, "", "403", "Figures for Prometheus."},
};

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < kRoutes.size(); ++i)
        if (kRoutes[i].id != static_cast<RouteId>(i)) return false;
    return kRoutes.back().id == metrics;
}
static_assert(is_in_order());

constexpr std::array kMethods = {std::pair{get, std::string_view("GET")},
                                 std::pair{post, std::string_view("POST")},
                                 std::pair{del, std::string_view("DELETE")}};

bool is_word(std::string_view text) {
    constexpr std::size_t kLongest = 128;
    const auto is_letter = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
    };
    return !text.empty() && text.size() <= kLongest && std::ranges::all_of(text, is_letter);
}

// The words that stand for the parameters, if the path is of this form.
std::optional<std::vector<std::string_view>> words_in(std::string_view path, std::string_view form) {
    std::vector<std::string_view> words;
    while (!form.empty()) {
        if (form.front() != '{') {
            if (path.empty() || path.front() != form.front()) return std::nullopt;
            path.remove_prefix(1);
            form.remove_prefix(1);
            continue;
        }
        const std::string_view word = path.substr(0, path.find('/'));
        if (!is_word(word)) return std::nullopt;
        words.push_back(word);
        path.remove_prefix(word.size());
        form.remove_prefix(form.find('}') + 1);
    }
    if (!path.empty()) return std::nullopt;
    return words;
}

}  // namespace

std::string_view method_name(Method method) {
    for (const auto& [each, name] : kMethods)
        if (each == method) return name;
    return "";
}

std::optional<Method> parse_method(std::string_view name) {
    for (const auto& [method, each] : kMethods)
        if (each == name) return method;
    return std::nullopt;
}

std::span<const Route> routes() { return kRoutes; }

std::variant<RouteMatch, WrongMethod, NoRoute> find_route(Method method, std::string_view path) {
    std::string allowed;
    for (const Route& route : kRoutes) {
        auto words = words_in(path, route.path);
        if (!words) continue;
        if (route.method == method) return RouteMatch{route.id, std::move(*words)};
        allowed += base::cat(allowed.empty() ? "" : ", ", method_name(route.method));
    }
    if (allowed.empty()) return NoRoute{};
    return WrongMethod{std::move(allowed)};
}

unsigned status_of(Refusal refusal) {
    switch (refusal) {
        case Refusal::malformed: return 400;
        case Refusal::not_allowed: return 403;
        case Refusal::not_found: return 404;
        case Refusal::out_of_date:
        case Refusal::taken: return 409;
        case Refusal::too_many: return 429;
        case Refusal::unavailable: return 503;
    }
    return 500;
}

}  // namespace thwart::protocol
