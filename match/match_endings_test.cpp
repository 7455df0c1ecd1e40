// Every way in which a match can end, as a table: terms, events, result.

#include "match/match.hpp"
#include "tests/match_table.hpp"

namespace thwart::match {
namespace {

using tests::Table;
using tests::terms_of;

struct Case {
    const char* setup;
    const char* position;
    const char* clock;
    Leaving leaving;
    const char* events;  // separated by bars
    const char* result;
};

constexpr auto kTakeover = Leaving::takeover;
constexpr auto kRetire = Leaving::retire;
const std::string kField = "BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw";
const std::string kNobodyMoves = kField + " -;-;N1 -;-;E1 0,0,0,0,0,0 move 1 2";

const std::vector<Case> kCases = {
    // by the rules
    {"quoridor", "e8,a5 0,0 - - 1", "none", kTakeover, "0 move 1 e9", "rules 1,2"},
    {"quoridor", "a5,e2 0,0 - - 2", "none", kTakeover, "0 move 2 e1", "rules 2,1"},
    {"quoridor:players=4", "e8,a5,e5,i5 0,0,0,0 - - 1", "none", kTakeover, "0 move 1 e9", "rules 1,2,2,2"},
    {"quoridor:players=4", "e8,a5,e5,i5 0,0,0,0 - - 1", "none", kRetire, "0 leave 4|0 resign 2|0 move 1 e9",
     "rules 1,3,2,4"},
    {"shibuya", kNobodyMoves.c_str(), "none", kTakeover, "0 move 2 pass", "stuck 1,1"},
    // by all
    {"quoridor", "", "none", kTakeover, "0 move 1 e2|0 offer-draw 1|0 answer-draw 2 yes", "agreed 1,1"},
    {"halma:players=3", "", "none", kRetire, "0 leave 2|0 offer-draw 3|0 answer-draw 1 yes", "agreed 1,2,1"},
    {"shibuya:mode=teams", "", "none", kTakeover,
     "0 offer-draw 1|0 answer-draw 2 yes|0 answer-draw 3 yes|0 answer-draw 4 yes", "agreed 1,1,1,1"},
    {"quoridor:players=4", "e5,x,a4,x 0,0,0,0 - - 1", "none", kRetire,
     "0 move 1 e4|0 move 3 a5|0 move 1 e5|0 move 3 a4|0 move 1 e4|0 move 3 a5|0 move 1 e5|0 move 3 a4",
     "repetition 1,2,1,2"},
    // by leaving
    {"quoridor", "", "none", kTakeover, "0 resign 1", "resigned 2,1"},
    {"barricade:players=2", "", "none", kRetire, "0 leave 2", "abandoned 1,2"},
    {"barricade:players=3", "", "none", kRetire, "0 leave 2|0 resign 1", "resigned 2,3,1"},
    {"barricade", "", "none", kRetire, "0 leave 1|0 leave 4|0 leave 2", "abandoned 4,2,1,3"},
    {"barricade", "", "none", kTakeover, "0 leave 1|0 leave 4|0 leave 2|0 leave 3", ""},
    {"halma:players=3", "", "none", kRetire, "0 resign 3|0 resign 2", "resigned 1,2,3"},
    {"shibuya", "", "none", kTakeover, "0 leave 1", "abandoned 2,1"},
    {"shibuya:mode=teams", "", "none", kTakeover, "0 leave 1", ""},
    {"shibuya:mode=teams", "", "none", kTakeover, "0 leave 1|0 resign 2|0 leave 4", "abandoned 1,2,1,2"},
    {"shibuya:mode=teams", "", "none", kTakeover, "0 leave 1|0 return 1|0 leave 3", ""},
    {"shibuya:mode=teams", "", "none", kRetire, "0 leave 1", "abandoned 2,1,2,1"},
    {"halma:players=1", "", "none", kTakeover, "0 leave 1", "abandoned none"},
    {"quoridor:players=4", "e5,x,a4,x 0,0,0,0 - - 1", "none", kRetire, "0 resign 1", "resigned 2,3,1,3"},
    {"quoridor:players=4", "e5,a5,a4,x 0,0,0,0 - - 1", "none", kRetire, "0 leave 2|0 resign 1",
     "resigned 2,3,1,4"},
    // by the clock
    {"quoridor", "", "0:01", kTakeover, "1000 flag", "time 2,1"},
    {"quoridor", "", "1/turn", kTakeover, "999 move 1 e2|1999 flag", "time 1,2"},
    {"halma:players=3", "", "0:01", kTakeover, "1000 flag", ""},
    {"halma:players=3", "", "0:01", kRetire, "1000 flag|2000 flag", "time 3,2,1"},
    {"shibuya:mode=teams", "", "0:01", kRetire, "0 deal BWbw|1000 flag", "time 2,1,2,1"},
    {"halma:players=1", "", "0:01", kTakeover, "1000 flag", "time none"},
    // broken off
    {"quoridor", "", "none", kTakeover, "0 abort 2", "aborted none"},
    {"quoridor", "", "none", kTakeover, "0 move 1 e2|0 move 2 e8|0 abort host", "aborted none"},
    {"halma:players=1", "", "none", kTakeover, "0 abort 1", "aborted none"},
};

TEST(MatchEndings, Table) {
    for (const Case& each : kCases) {
        SCOPED_TRACE(testing::Message() << each.setup << ": " << each.events);
        Terms terms = terms_of(each.setup, each.position);
        terms.clock = *parse_clock(each.clock);
        terms.leaving = each.leaving;
        Table table(terms);
        for (const std::string_view line : base::split(each.events, '|')) {
            const auto event = parse_event(line);
            ASSERT_TRUE(event.ok()) << line;
            table.now = event->at;
            table.does(event->what);
        }
        EXPECT_EQ(table.result(), each.result);
    }
}

}  // namespace
}  // namespace thwart::match
