#include "cli/analyse_record.hpp"

#include <gtest/gtest.h>

namespace thwart::cli {
namespace {

// Seat 1 gives 12 points away, seat 2 gives 30 back.
match::Review sample() {
    match::Review review;
    review.setup = "quoridor";
    review.sides = rules::Sides::each_for_itself(2);
    review.turns = {{1, rules::Seat(0), "d1", "e2", true, 0.6, 0.48, 0.12, 0},
                    {1, rules::Seat(1), "d9", "e8", true, 0.6, 0.3, 0.3, 0}};
    review.seats = {{1, 1, 0.12, 0}, {1, 1, 0.3, 0}};
    review.first_mistake = 0;
    return review;
}

TEST(AnalyseRecord, Text) {
    const std::string text = report_text(sample());
    for (const std::string_view line :
         {"   1.    1  d1              e2               60.0%   48.0%   12.0 ?\n",
          "   1.    2  d9              e8               60.0%   30.0%   30.0 ??\n",
          "first mistake: turn 1, seat 1: d1 instead of e2 loses 12.0 points\n"})
        EXPECT_NE(text.find(line), std::string::npos) << text;
}

TEST(AnalyseRecord, Json) {
    const std::string json = report_json(sample());
    EXPECT_NE(
        json.find(
            R"({"turn":1,"seat":1,"played":"d1","before":0.6,"after":0.48,"loss":0.12,"better":"e2","mark":"?"})"),
        std::string::npos)
        << json;
    EXPECT_NE(json.find(R"("first_mistake":0})"), std::string::npos) << json;
}

}  // namespace
}  // namespace thwart::cli
