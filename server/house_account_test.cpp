// Accounts, tokens, ratings and what HTTP shows.

#include "server/testing/guest.hpp"

#include <gtest/gtest.h>

namespace thwart::server {
namespace {

using namespace testing;  // NOLINT: the whole file is about it
using protocol::Method;
using protocol::Seat;

Visitor account(Stage& stage, const std::string& name) {
    const std::string body = R"({"name":")" + name + R"(","password":"correct horse"})";
    const Answer answer = stage.http(Method::post, "/api/accounts", body);
    EXPECT_EQ(answer.status, 201U) << answer.body;
    return {"192.0.2.1", answer.session.value_or(""), ""};
}

protocol::http::Me me(Stage& stage, const Visitor& visitor) {
    const auto read =
        protocol::from_json<protocol::http::Me>(stage.http(Method::get, "/api/me", "", visitor).body);
    EXPECT_TRUE(read.ok());
    return read ? *read : protocol::http::Me{};
}

TEST(HouseAccount, SignsInAndOut) {
    Stage stage;
    const Visitor anna = account(stage, "Anna");
    EXPECT_EQ(me(stage, anna).name, "Anna");
    EXPECT_TRUE(me(stage, anna).is_account);
    EXPECT_FALSE(me(stage, {"192.0.2.1", "", ""}).is_account);
    EXPECT_FALSE(me(stage, {"192.0.2.1", "made up", ""}).is_account);
    const auto sign_in = [&](const char* body) { return stage.http(Method::post, "/api/session", body); };
    EXPECT_EQ(sign_in(R"({"name":"anna","password":"wrong password"})").status, 403U);
    EXPECT_EQ(sign_in(R"({"name":"nobody","password":"wrong password"})").status, 403U);
    EXPECT_EQ(sign_in(R"({"name":"x"})").status, 400U);
    const Answer again = sign_in(R"({"name":"ANNA","password":"correct horse"})");
    EXPECT_EQ(again.status, 200U);
    stage.restart();
    EXPECT_EQ(me(stage, {"", *again.session, ""}).name, "Anna");
    const Answer out = stage.http(Method::del, "/api/session", "", anna);
    EXPECT_EQ(out.status, 204U);
    EXPECT_EQ(out.session, "");
    EXPECT_FALSE(me(stage, anna).is_account);
    stage.now += kSessionLife;
    EXPECT_FALSE(me(stage, {"", *again.session, ""}).is_account);
    // Nothing that opens anything is stored as it is.
    stage.memory.list_documents("session", "", "", 10, [&](const auto& found) {
        ASSERT_TRUE(found.ok());
        for (const auto& each : *found)
            EXPECT_EQ((each.key + each.value).find(*again.session), std::string::npos);
    });
}

TEST(HouseAccount, NamesAreTakenAndTriesAreLimited) {
    Stage stage;
    account(stage, "Anna");
    const Answer taken =
        stage.http(Method::post, "/api/accounts", R"({"name":"ANNA","password":"another one"})");
    EXPECT_EQ(taken.status, 409U);
    unsigned last = 0;
    for (int i = 0; i < 20; ++i)
        last = stage.http(Method::post, "/api/session", R"({"name":"anna","password":"guess guess"})").status;
    EXPECT_EQ(last, 429U);
}

TEST(HouseAccount, TokensOpenTheAccountUntilDropped) {
    Stage stage;
    const Visitor anna = account(stage, "Anna");
    EXPECT_EQ(stage.http(Method::post, "/api/tokens", R"({"label":"bot"})").status, 403U);
    const Answer answer = stage.http(Method::post, "/api/tokens", R"({"label":"bot"})", anna);
    ASSERT_EQ(answer.status, 201U) << answer.body;
    const auto made = protocol::from_json<protocol::http::TokenMade>(answer.body);
    const Visitor bot{"192.0.2.7", "", made->token};
    EXPECT_EQ(me(stage, bot).name, "Anna");
    const std::string list = stage.http(Method::get, "/api/tokens", "", anna).body;
    EXPECT_NE(list.find(made->id), std::string::npos);
    EXPECT_EQ(list.find(made->token), std::string::npos);
    const Visitor berta = account(stage, "Berta");
    EXPECT_EQ(stage.http(Method::del, "/api/tokens/" + made->id, "", berta).status, 404U);
    EXPECT_EQ(stage.http(Method::del, "/api/tokens/" + made->id, "", anna).status, 204U);
    EXPECT_FALSE(me(stage, bot).is_account);
}

struct Rated {
    explicit Rated(Stage& stage) : anna(account(stage, "Anna")), berta(account(stage, "Berta")) {
        const auto place = stage.make_room(R"({"setup":"quoridor:players=2","is_rated":true})", anna);
        first = std::make_unique<Guest>(stage, place.room, "", anna);
        second = std::make_unique<Guest>(stage, place.room, "", berta);
        second->say(from_client::Sit{"", Seat(1), "somebody else"});
        second->say(from_client::Ready{"", true});
        first->say(from_client::Start{});
        second->listen();
    }
    Visitor anna;
    Visitor berta;
    std::unique_ptr<Guest> first;
    std::unique_ptr<Guest> second;
};

TEST(HouseAccount, ARatedMatchCountsOnce) {
    Stage stage;
    Rated rated(stage);
    EXPECT_EQ(rated.first->view->seats[1].name, "Berta");  // an account keeps its name
    EXPECT_EQ(rated.first->view->seats[1].rating, 1500U);
    EXPECT_EQ(me(stage, rated.anna).rooms.size(), 1U);
    EXPECT_TRUE(me(stage, rated.anna).rooms[0].is_your_turn);
    rated.first->move();
    rated.second->listen();
    rated.second->say(from_client::Resign{});
    rated.first->listen();
    ASSERT_TRUE(rated.first->result);
    const auto& changes = rated.first->result->result.ratings;
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_GT(changes[0].after, 1500U);
    EXPECT_LT(changes[1].after, 1500U);
    stage.restart();
    rated.first->come();  // settles it again, as after a crash
    ASSERT_EQ(me(stage, rated.anna).ratings.size(), 1U);
    EXPECT_EQ(me(stage, rated.anna).ratings[0].matches, 1U);
    EXPECT_EQ(me(stage, rated.anna).ratings[0].rating, changes[0].after);
    EXPECT_EQ(rated.first->result->result.ratings, changes);
    const auto player =
        protocol::from_json<protocol::http::PlayerView>(stage.http(Method::get, "/api/players/anna").body);
    ASSERT_TRUE(player && player->matches.size() == 1);
    EXPECT_EQ(player->matches[0].players[1].name, "Berta");
    const Answer match = stage.http(Method::get, "/api/matches/" + player->matches[0].id);
    const auto view = protocol::from_json<protocol::http::MatchView>(match.body);
    ASSERT_TRUE(view.ok()) << match.body;
    EXPECT_EQ(view->events.size(), 2U);
    EXPECT_EQ(view->result->ratings, changes);
    EXPECT_EQ(stage.http(Method::get, "/api/players/nobody").status, 404U);
}

TEST(HouseAccount, ARatedMatchCountsOnceWhereverTheStoreFails) {
    for (const auto loss : {store::FaultyStore::Loss::request, store::FaultyStore::Loss::answer}) {
        for (u64 nth = 0; nth < 8; ++nth) {
            Stage stage;
            Rated rated(stage);
            stage.store.fail(nth, loss);
            for (int i = 0; i < 3 && !rated.second->result; ++i) {
                rated.second->say(from_client::Resign{"", "bye", std::nullopt});
                stage.pass(Time{6'000});
                rated.second->listen();
            }
            ASSERT_TRUE(rated.second->result) << nth;
            stage.pass(Time{6'000});
            stage.spend_faults();
            ASSERT_EQ(me(stage, rated.anna).ratings.size(), 1U) << nth;
            EXPECT_EQ(me(stage, rated.anna).ratings[0].matches, 1U) << nth;
            bool is_finished = false;
            store::MatchQuery unfinished;
            unfinished.which = store::MatchQuery::Which::unfinished;
            stage.memory.list(unfinished,
                              [&](const auto& found) { is_finished = found.ok() && found->empty(); });
            EXPECT_TRUE(is_finished) << nth;
        }
    }
}

TEST(HouseAccount, NobodyGetsHelpInARatedMatch) {
    Stage stage;
    Rated rated(stage);
    const auto ask = [&](const std::string& steps, const Visitor& who) {
        return stage
            .http(Method::post, "/api/analysis", R"({"setup":"quoridor","nodes":1,"steps":[)" + steps + "]}",
                  who)
            .status;
    };
    EXPECT_EQ(ask("", rated.anna), 403U);  // who plays it gets none at all
    EXPECT_EQ(ask("", {"192.0.2.9", "", ""}), 202U);
    rated.first->move("e2");
    EXPECT_EQ(ask(R"("e2")", {"192.0.2.9", "", ""}), 403U);  // others none on what is on the board
    EXPECT_EQ(ask(R"("e2","e8")", {"192.0.2.9", "", ""}), 202U);
    rated.first->say(from_client::Resign{});
    EXPECT_EQ(ask("", rated.anna), 202U);
}

TEST(HouseAccount, AnalysisWaitsItsTurnAndIsLimited) {
    Stage stage;
    const std::string body = R"({"setup":"quoridor","steps":["e2"],"nodes":100})";
    const Answer asked = stage.http(Method::post, "/api/analysis", body);
    ASSERT_EQ(asked.status, 202U) << asked.body;
    const auto view = protocol::from_json<protocol::http::AnalysisView>(asked.body);
    EXPECT_EQ(stage.thinkers.jobs[0].job.priority, Priority::analysis);
    EXPECT_EQ(stage.http(Method::post, "/api/analysis", body).status, 202U);
    EXPECT_EQ(stage.http(Method::post, "/api/analysis", body).status, 429U);
    EXPECT_EQ(stage.http(Method::post, "/api/analysis", R"({"setup":"quoridor","steps":["e9"]})").status,
              429U);
    stage.think();
    const Answer done = stage.http(Method::get, "/api/analysis/" + view->id);
    EXPECT_NE(done.body.find("\"done\""), std::string::npos);
    EXPECT_EQ(stage.http(Method::post, "/api/analysis", R"({"setup":"quoridor","steps":["e9"]})").status,
              403U);
    EXPECT_EQ(stage.http(Method::del, "/api/analysis/" + view->id).status, 204U);
    EXPECT_EQ(stage.http(Method::get, "/api/analysis/" + view->id).status, 404U);
}

TEST(HouseAccount, EveryRouteAnswers) {
    Stage stage;
    for (const protocol::Route& route : protocol::routes()) {
        if (route.id == protocol::RouteId::metrics) continue;  // the network's
        std::string path(route.path);
        for (auto at = path.find('{'); at != std::string::npos; at = path.find('{'))
            path.replace(at, path.find('}') - at + 1, "1");
        const unsigned status = stage.http(route.method, path, "[").status;
        const std::string allowed = std::to_string(route.status) + " " + std::string(route.failures);
        EXPECT_NE(allowed.find(std::to_string(status)), std::string::npos) << path << ' ' << status;
    }
    EXPECT_EQ(stage.http(Method::post, "/api/me").status, 405U);
    EXPECT_EQ(stage.http(Method::post, "/api/me").allow, "GET");
    EXPECT_EQ(stage.http(Method::get, "/elsewhere").status, 404U);
}

}  // namespace
}  // namespace thwart::server
