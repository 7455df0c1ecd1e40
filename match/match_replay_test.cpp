// Random matches of every setup with everything that can happen in them: replaying the events rebuilds the
// match, and what is refused changes nothing.

#include "base/random.hpp"
#include "base/text.hpp"
#include "match/event_log.hpp"
#include "match/match.hpp"
#include "rules/options.hpp"
#include "tests/match_table.hpp"

#include <set>

namespace thwart::match {
namespace {

using tests::terms_of;

class Chaos {
public:
    explicit Chaos(u64 seed) : random_(seed) {}

    Terms terms(const std::string& setup) {
        static const std::vector<std::string> kClocks = {"none", "0:20", "0:20+0.5", "3/turn",
                                                         "0:20+1,3/turn"};
        Terms terms = terms_of(setup);
        terms.clock = *parse_clock(kClocks[below(5)]);
        terms.leaving = one_in(2) ? Leaving::retire : Leaving::takeover;
        terms.repetition = !one_in(4);
        terms.takebacks = !one_in(4);
        for (Player& player : terms.players)
            if (one_in(3)) player = Player::computer(1 + below(8));
        return terms;
    }

    // Mostly the next step, sometimes anything else, legal or not.
    Event event(const Match& match) {
        Time at = match.latest() + Time{below(500)};
        if (one_in(50)) at = match.latest() - Time{1};
        if (const auto flag = match.flag_time(); flag && one_in(60)) at = *flag;
        return {at, one_in(4) ? anything(match) : step(match)};
    }

private:
    u32 below(u32 bound) { return random_.below(bound); }
    bool one_in(u32 number) { return below(number) == 0; }
    rules::Seat seat(const Match& match) { return rules::Seat(one_in(20) ? 3 : below(match.seats())); }

    Happening step(const Match& match) {
        const rules::Turn turn = match.turn();
        if (turn.kind == rules::Turn::Kind::over) return Flag{};
        std::string text = one_in(30) ? "x9" : match.session().clone()->play_random(random_);
        if (turn.kind == rules::Turn::Kind::chance) return Deal{std::move(text)};
        return Move{one_in(30) ? seat(match) : turn.seat, std::move(text)};
    }

    Happening anything(const Match& match) {
        switch (below(22)) {
            case 0: return one_in(6) ? Happening{Resign{seat(match)}} : Happening{Flag{}};
            case 1: return one_in(3) ? Happening{Leave{seat(match)}} : Happening{Deal{"1"}};
            case 2: return one_in(20) ? Abort{} : Abort{seat(match)};
            case 3: return TakeOver{seat(match), below(10)};
            case 4: return Return{seat(match)};
            case 5:
            case 6: return OfferDraw{seat(match)};
            case 7:
            case 8:
            case 9: return AnswerDraw{seat(match), !one_in(3)};
            case 10:
            case 11:
            case 12:
            case 13: return AskTakeback{seat(match)};
            case 14: return Flag{};
            default: return AnswerTakeback{seat(match), !one_in(6)};
        }
    }

    base::Random random_;
};

struct Seen {
    std::set<Ending> endings;
    std::set<Notice::Kind> notices;
    std::set<std::string> refusals;
    std::size_t accepted = 0;
};

void play_anything(const std::string& setup, u64 seed, Seen& seen) {
    constexpr int kEvents = 150;
    Chaos chaos(seed);
    auto match = Match::create(chaos.terms(setup), Time{1000});
    ASSERT_TRUE(match.ok()) << setup;
    for (int i = 0; i < kEvents; ++i) {
        const Event event = chaos.event(*match);
        const Match before = *match;
        const auto notices = match->apply(event);
        if (!notices) {
            ASSERT_TRUE(*match == before) << setup << ' ' << format_event(event);
            seen.refusals.insert(notices.error().where);
            continue;
        }
        ++seen.accepted;
        for (const Notice& notice : *notices) seen.notices.insert(notice.kind);
        ASSERT_EQ(*parse_event(format_event(event)), event);
        if (match->result()) break;
    }
    if (match->result()) seen.endings.insert(match->result()->ending);

    const EventLog log{match->terms(), {}, match->begins(), match->events()};
    const auto stored = parse_log(format_log(log));
    ASSERT_TRUE(stored.ok()) << stored.error().text();
    ASSERT_EQ(*stored, log);
    const auto again = Match::replay(stored->terms, stored->begins, stored->events);
    ASSERT_TRUE(again.ok()) << again.error().text();
    EXPECT_TRUE(*again == *match) << setup << ' ' << seed;
}

TEST(MatchReplay, RebuildsEveryMatch) {
    Seen seen;
    u64 seed = 0;
    for (const catalog::Module* module : catalog::modules())
        for (const rules::Options& options : rules::all_options(module->keys))
            for (int round = 0; round < 2; ++round)
                play_anything(base::cat(module->name, ':', rules::format_options(module->keys, options)),
                              ++seed, seen);

    // The matches above are of some use only when they get everywhere.
    for (const Ending ending :
         {Ending::agreed, Ending::resigned, Ending::time, Ending::abandoned, Ending::aborted})
        EXPECT_TRUE(seen.endings.contains(ending)) << ending_name(ending);
    for (unsigned kind = 0; kind <= static_cast<unsigned>(Notice::Kind::ended); ++kind)
        EXPECT_TRUE(seen.notices.contains(static_cast<Notice::Kind>(kind))) << kind;
    const std::string_view refusals =
        "time clock-over clock-running seat seat-computer turn move draw-solo draw-pending draw-unasked "
        "takeback-off takeback-none takeback-chance takeback-pending takeback-unasked abort level";
    for (const std::string_view where : base::split(refusals, ' '))
        EXPECT_TRUE(seen.refusals.contains(std::string(where))) << where;
    EXPECT_GT(seen.accepted, 3000U);
}

TEST(MatchReplay, NamesTheEventThatDoesNotFit) {
    const std::vector<Event> events = {{Time{1}, Move{rules::Seat(0), "e2"}},
                                       {Time{2}, Move{rules::Seat(0), "e3"}}};
    const auto match = Match::replay(terms_of("quoridor"), Time{0}, events);
    ASSERT_FALSE(match.ok());
    EXPECT_EQ(match.error().text(), "event 2: turn: it is the turn of seat 2");
}

TEST(MatchReplay, CopiesGoTheirOwnWay) {
    tests::Table table(terms_of("quoridor"));
    table.plays("e2 e8");
    const Match copy = table.match;
    EXPECT_TRUE(copy == table.match);
    table.plays("e3");
    EXPECT_FALSE(copy == table.match);
    EXPECT_EQ(copy.session().position(), "e2,e8 10,10 - - 1");
    EXPECT_EQ(copy.line().size(), 2U);
}

}  // namespace
}  // namespace thwart::match
