#include "match/event.hpp"

#include <gtest/gtest.h>
#include <utility>
#include <vector>

namespace thwart::match {
namespace {

using rules::Seat;

TEST(Event, TextsReadBack) {
    for (const auto& [text, event] : std::vector<std::pair<std::string, Event>>{
             {"0 move 1 e2", {Time{0}, Move{Seat(0), "e2"}}},
             {"61500 move 4 home-e3", {Time{61500}, Move{Seat(3), "home-e3"}}},
             {"1 deal BWbw", {Time{1}, Deal{"BWbw"}}},
             {"2 resign 2", {Time{2}, Resign{Seat(1)}}},
             {"3 offer-draw 1", {Time{3}, OfferDraw{Seat(0)}}},
             {"4 answer-draw 2 yes", {Time{4}, AnswerDraw{Seat(1), true}}},
             {"4 answer-draw 3 no", {Time{4}, AnswerDraw{Seat(2), false}}},
             {"5 ask-takeback 1", {Time{5}, AskTakeback{Seat(0)}}},
             {"6 answer-takeback 2 yes", {Time{6}, AnswerTakeback{Seat(1), true}}},
             {"6 answer-takeback 2 no", {Time{6}, AnswerTakeback{Seat(1), false}}},
             {"7 abort 2", {Time{7}, Abort{Seat(1)}}},
             {"7 abort host", {Time{7}, Abort{}}},
             {"8 leave 3", {Time{8}, Leave{Seat(2)}}},
             {"9 take-over 3 8", {Time{9}, TakeOver{Seat(2), 8}}},
             {"10 return 3", {Time{10}, Return{Seat(2)}}},
             {"9007199254740992 flag", {kLatest, Flag{}}},
         }) {
        EXPECT_EQ(format_event(event), text);
        const auto parsed = parse_event(text);
        ASSERT_TRUE(parsed.ok()) << text;
        EXPECT_EQ(*parsed, event) << text;
    }
}

TEST(Event, OtherTextsAreRefused) {
    for (const char* text : {"",
                             "flag",
                             "0",
                             "0 ",
                             "00 flag",
                             "-1 flag",
                             "1.5 flag",
                             "9007199254740993 flag",
                             "99999999999999999999 flag",
                             "0 flag ",
                             "0 flag 1",
                             "0  flag",
                             " 0 flag",
                             "0 Flag",
                             "0 move 1",
                             "0 move 1 ",
                             "0 move e2",
                             "0 move 0 e2",
                             "0 move 5 e2",
                             "0 move 1 e2 e3",
                             "0 deal",
                             "0 deal ",
                             "0 deal 1 2",
                             "0 resign",
                             "0 resign 0",
                             "0 resign x",
                             "0 answer-draw 1",
                             "0 answer-draw 1 maybe",
                             "0 answer-takeback yes",
                             "0 abort",
                             "0 abort 5",
                             "0 abort me",
                             "0 take-over 1",
                             "0 take-over 1 9",
                             "0 return 1 2",
                             "0 dance 1",
                             "0 move\t1 e2"}) {
        const auto parsed = parse_event(text);
        ASSERT_FALSE(parsed.ok()) << text;
        EXPECT_EQ(parsed.error().where, "event") << text;
        EXPECT_EQ(parsed.error().kind, base::Error::Kind::malformed);
    }
}

}  // namespace
}  // namespace thwart::match
