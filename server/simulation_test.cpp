// Whole matches of every game under everything that goes wrong: clients that vanish, resend, send old numbers and garbage;
// a store that fails or loses its answers; a program that stops at any moment. Whatever was acknowledged must be in the
// store exactly once and in its place, and every match must go on to its end. The same seed gives the same run.

#include "base/random.hpp"
#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "match/match.hpp"
#include "server/match_header.hpp"
#include "server/testing/guest.hpp"

#include <cstdlib>
#include <gtest/gtest.h>

namespace thwart::server {
namespace {

using namespace testing;  // NOLINT: the whole file is about it
using protocol::Seat;

class Evening {
public:
    Evening(const std::string& setup, u64 seed) : random_(seed), stage_(seed) {
        const auto place =
            stage_.make_room(R"({"setup":")" + setup + R"(","clock":"1:30:00","leaving":"retire"})");
        players_.push_back(std::make_unique<Guest>(stage_, place.room, place.key));
        const std::size_t seats = players_[0]->view->seats.size();
        for (unsigned i = 1; i < seats; ++i) {
            if (i == 2) {  // one computer where there is room for it
                players_[0]->say(from_client::SetSeat{"", Seat(i), protocol::SeatPlayer::computer, 1});
                continue;
            }
            players_.push_back(std::make_unique<Guest>(stage_, place.room));
            players_.back()->say(from_client::Sit{"", Seat(i), std::nullopt});
            players_.back()->say(from_client::Nonce{"", base::cat("0", i)});
            players_.back()->say(from_client::Ready{"", true});
        }
        players_[0]->say(from_client::Start{});
        const auto choice = catalog::parse_setup(setup);
        thinker_ = choice->module->make_thinker(catalog::Style::greedy, 1 << 16);
        setup_ = players_[0]->view->setup;
    }

    // Until the match is over, or it has been long enough and somebody gives up.
    void play(unsigned most_moves) {
        for (unsigned i = 0; i < 40 * most_moves && !is_over(); ++i) {
            if (random_.below(6) == 0)
                disturb();
            else
                proceed(most_moves);
            listen();
        }
        for (int i = 0; i < 50 && !is_over(); ++i) {
            give_up();
            stage_.pass(Time{5'000});
            listen();
        }
        EXPECT_TRUE(is_over());
    }

    // What was acknowledged is stored where it was said to be, and nothing else is.
    void check() {
        stage_.restart();
        for (const auto& each : players_) {
            each->come(random_.below(2) == 0);
            each->listen();
        }
        std::optional<store::StoredMatch> found;
        stage_.memory.load(players_[0]->view->match, 1, [&](auto loaded) {
            ASSERT_TRUE(loaded.ok());
            found = *loaded;
        });
        ASSERT_TRUE(found);
        std::map<std::string, unsigned> times;
        for (const store::Event& event : found->events)
            if (!event.message_id.empty()) ++times[event.message_id];
        for (const auto& each : players_) {
            ASSERT_TRUE(each->view);
            const unsigned seat = each->view->you.seats.front().number();
            for (const auto& [id, seq] : each->acknowledged) {
                EXPECT_EQ(times[base::cat(seat, '.', id)], 1U) << id;
                ASSERT_LE(seq, found->events.size());
                EXPECT_EQ(found->events[seq - 1].message_id, base::cat(seat, '.', id));
                const auto step = each->sent.find(id);
                if (step == each->sent.end()) continue;
                EXPECT_TRUE(
                    found->events[seq - 1].text.ends_with(base::cat("move ", seat, ' ', step->second)));
            }
            ASSERT_EQ(each->events.size(), found->events.size());
            for (std::size_t i = 0; i < found->events.size(); ++i) {
                EXPECT_EQ(found->events[i].seq, i + 1);
                EXPECT_EQ(each->events[i].text, found->events[i].text);
            }
        }
        const auto header = parse_header(found->info.header);
        ASSERT_TRUE(header.ok());
        const auto match = replayed(header->terms, header->begins, found->events);
        ASSERT_TRUE(match.ok()) << match.error().text();
        EXPECT_TRUE(match->result());
        EXPECT_TRUE(found->info.summary);
    }

    [[nodiscard]] unsigned moves() const { return moves_; }
    [[nodiscard]] u64 failures() const { return failures_; }

private:
    [[nodiscard]] bool is_over() const {
        return std::ranges::any_of(players_, [](const auto& each) { return each->result.has_value(); });
    }
    void listen() {
        for (const auto& each : players_)
            if (each->is_here()) each->listen();
    }
    Guest& anybody() { return *players_[random_.below(static_cast<u32>(players_.size()))]; }

    std::string choose(const Guest& guest) {
        auto session = catalog::start(setup_);
        const bool is_there = (*session)->set_position(guest.position).ok();
        if (!is_there || random_.below(5) == 0)
            return guest.legal[random_.below(static_cast<u32>(guest.legal.size()))];
        catalog::Question question;
        question.seed = random_.next();
        return thinker_->think(**session, question, {}).move;
    }

    void proceed(unsigned most_moves) {
        stage_.pass(Time{random_.below(2'000)});
        if (random_.below(2) == 0) stage_.think(1);
        listen();
        for (const auto& each : players_) {
            if (!each->is_here()) each->come(random_.below(3) != 0);
            if (!each->may_move()) continue;
            if (++moves_ > most_moves) return give_up();
            each->move(choose(*each));
            return;
        }
        stage_.think(1);
    }

    void give_up() {
        for (const auto& each : players_) {
            if (!each->is_here()) each->come();
            each->say(from_client::Resign{});
        }
    }

    void disturb() {
        Guest& guest = anybody();
        switch (random_.below(9)) {
            case 0: return guest.vanish();
            case 1:
                if (!guest.is_here()) guest.come(random_.below(2) == 0);
                return;
            case 2: return resend(guest);
            case 3:
                if (guest.is_here() && guest.may_move() && !guest.events.empty())
                    guest.say(from_client::Move{"", "",
                                                random_.below(static_cast<u32>(guest.events.size() + 2)),
                                                guest.legal.front(), std::nullopt});
                return;
            case 4:
                if (guest.is_here()) stage_.house->receive(guest.connection, "{\"t\":\"move\",\"room\":7");
                return;
            case 5:
            case 6: return break_store();
            case 7: return hold_store();
            default: return restart();
        }
    }

    void resend(Guest& guest) {
        if (!guest.is_here() || guest.sent.empty()) return;
        auto which = guest.sent.begin();
        std::advance(which, random_.below(static_cast<u32>(guest.sent.size())));
        guest.say(from_client::Move{"", which->first, guest.events.size(), which->second, std::nullopt});
    }

    void break_store() {
        using Loss = store::FaultyStore::Loss;
        ++failures_;
        stage_.store.fail(random_.below(4), random_.below(2) == 0 ? Loss::request : Loss::answer);
    }

    // Answers of the store wait while something is sent; some of them never arrive.
    void hold_store() {
        stage_.store.set_slow(true);
        for (const auto& each : players_) {
            if (!each->is_here() || !each->may_move()) continue;
            each->move(each->legal.front());
            if (random_.below(2) == 0) each->vanish();
            break;
        }
        stage_.pass(Time{100});
        if (random_.below(3) == 0) restart();
        stage_.store.set_slow(false);
        stage_.store.release();
    }

    void restart() {
        ++failures_;
        for (const auto& each : players_) each->connection = 0;
        stage_.restart(Time{random_.below(100'000)});
        for (const auto& each : players_) each->come(random_.below(2) == 0);
    }

    base::Random random_;
    Stage stage_;
    std::vector<std::unique_ptr<Guest>> players_;
    std::unique_ptr<catalog::Thinker> thinker_;
    std::string setup_;
    unsigned moves_ = 0;
    u64 failures_ = 0;
};

class Simulation : public ::testing::TestWithParam<const char*> {};

TEST_P(Simulation, NothingAcknowledgedIsLost) {
    unsigned moves = 0;
    u64 failures = 0;
    const char* const wanted = std::getenv("THWART_SEEDS");  // more of them, for a long run
    const u64 seeds = wanted ? std::strtoull(wanted, nullptr, 10) : 12;
    for (u64 seed = 1; seed <= seeds; ++seed) {
        SCOPED_TRACE(seed);
        Evening evening(GetParam(), seed);
        evening.play(seed % 4 == 0 ? 400 : 60);
        evening.check();
        moves += evening.moves();
        failures += evening.failures();
    }
    EXPECT_GT(moves, 40U);
    EXPECT_GT(failures, 4U);
}

INSTANTIATE_TEST_SUITE_P(Games, Simulation,
                         ::testing::Values("quoridor:players=2", "quoridor:players=4", "barricade:players=2",
                                           "barricade:players=4", "halma:players=2", "halma:players=3",
                                           "shibuya:mode=classic", "shibuya:mode=teams"));

}  // namespace
}  // namespace thwart::server
