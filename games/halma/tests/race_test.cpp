// Races: when the armies have passed each other, and the ways that are left to them.
#include "games/halma/race.hpp"

#include "games/halma/tests/support.hpp"

namespace thwart::halma {
namespace {

using namespace support;

// Everybody at home but for one man of each seat, who stands on the given place.
State nearly_home(std::string_view options, unsigned men, const Places& stragglers) {
    const State board = empty_board(setup_of(options));
    std::vector<Places> seats;
    for (unsigned seat = 0; seat < board.players; ++seat) {
        const unsigned target = opposite(tip_of(board, seat));
        Places home = camp(target, men);
        home.pop_back();
        seats.push_back(home + Places{stragglers[seat]});
    }
    return with_men(options, seats);
}

TEST(HalmaRace, NeedsAnEmptyRowBetweenTheArmies) {
    EXPECT_FALSE(is_race(start_of()));
    EXPECT_TRUE(is_race(nearly_home("men=10", 10, {{0, 1}, {0, -1}})));
    EXPECT_FALSE(is_race(nearly_home("men=10", 10, {{0, 1}, {0, 0}}))) << "they stand side by side";
    EXPECT_FALSE(is_race(nearly_home("men=10", 10, {{0, -1}, {0, 1}}))) << "they have yet to pass each other";
    EXPECT_TRUE(is_race(nearly_home("men=10", 10, {{-2, 1}, {3, -1}})));
}

TEST(HalmaRace, IsKnownInEverySeating) {
    EXPECT_TRUE(is_race(nearly_home("men=10,seating=skip", 10, {{0, 3}, {-3, 0}})));
    EXPECT_FALSE(is_race(start_of("men=10,seating=skip")));
    EXPECT_TRUE(is_race(nearly_home("players=3,men=10", 10, {{0, 4}, {-4, 0}, {4, -4}})));
    EXPECT_FALSE(is_race(nearly_home("players=3,men=10", 10, {{0, 0}, {-1, 0}, {1, -1}})));
    EXPECT_FALSE(is_race(start_of("players=1")));
}

TEST(HalmaRace, DoesNotCountSeatsThatHaveLeft) {
    State state = nearly_home("players=3,men=10", 10, {{0, 3}, {-4, 0}, {1, 2}});
    ASSERT_FALSE(is_race(state));
    Rules::retire(state, rules::Seat(2));
    EXPECT_TRUE(is_race(state));
}

TEST(HalmaRace, WaysAreLegalAndLeadHomeFromEveryTip) {
    for (const std::string_view options : {"men=10", "men=10,seating=skip", "players=3,men=10"}) {
        const State start = nearly_home(options, 10, {{0, 2}, {0, -2}, {2, -2}});
        for (unsigned seat = 0; seat < start.players; ++seat) {
            const SoloLine line = solve_alone(start, seat, {});
            ASSERT_TRUE(line.is_proven()) << options;
            ASSERT_FALSE(line.moves.empty());
            State state = start;
            for (const Move move : line.moves) {
                state.seat = static_cast<u8>(seat);
                ASSERT_TRUE(Rules::is_legal(state, move)) << options << " seat " << seat + 1;
                Rules::apply(state, move);
            }
            EXPECT_EQ(state.winner, seat + 1) << options;
        }
    }
}

}  // namespace
}  // namespace thwart::halma
