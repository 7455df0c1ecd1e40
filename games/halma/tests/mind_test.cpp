// What the computer player knows, held against plain ways to find it out.

#include "games/halma/mind.hpp"

#include "games/halma/tests/support.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <vector>

namespace thwart::halma {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace)

constexpr i32 kSurest = 28'999;

const std::vector<std::string_view> kSetups = {"",
                                               "men=10",
                                               "seating=skip",
                                               "seating=skip,men=10",
                                               "win=filled",
                                               "men=10,win=filled",
                                               "players=3",
                                               "players=3,men=10",
                                               "players=3,win=filled",
                                               "players=1",
                                               "players=1,men=10"};

int rows_left(const State& state, unsigned point, unsigned seat) {
    const Place place = place_of(point);
    switch (tip_of(state, seat)) {
        case 0: return 8 - place.r;
        case 2: return 8 + place.q + place.r;
        case 3: return 8 + place.r;
        default: return 8 - place.q;
    }
}

bool loses_rows(const State& state, Move move) {
    return rows_left(state, move.to(), state.seat) > rows_left(state, move.from(), state.seat);
}

// Positions on the way: half of the moves by lot, the others those that the mind ranks first.
std::vector<State> positions(std::string_view options, unsigned count) {
    std::vector<State> list;
    base::Random random(4);
    const Mind mind;
    while (list.size() < count) {
        State state = start_of(options);
        for (unsigned steps = random.below(150); steps > 0 && state.winner == 0; --steps) {
            const Mind::Insight insight = mind.look(state);
            Rules::MoveList moves;
            mind.candidates(state, insight, moves);
            const auto order = [&](Move move) { return mind.order(state, insight, move); };
            Rules::apply(state, random.below(2) == 0 ? Rules::sample(state, random)
                                                     : *std::ranges::max_element(moves, {}, order));
        }
        if (state.winner == 0) list.push_back(state);
    }
    return list;
}

// The same men elsewhere: map(point) tells where, whose(seat) to whom they belong then.
template <class Map, class Whose>
State mapped(const State& state, std::string_view options, Map map, Whose whose) {
    State image = empty_board(setup_of(options));
    image.seat = static_cast<u8>(whose(state.seat));
    for (unsigned point = 0; point < kPoints; ++point)
        if (const u8 seat = seat_on(state, point); seat != 0) put(image, map(point), whose(seat - 1U));
    return image;
}

TEST(HalmaMind, ScoresOfTwoSeatsAreOppositeNumbers) {
    const Mind mind;
    for (const std::string_view options : {"", "men=10", "seating=skip", "win=filled"})
        for (const State& state : positions(options, 30)) {
            const Mind::Insight insight = mind.look(state);
            EXPECT_EQ(mind.score(state, insight, 0), -mind.score(state, insight, 1));
        }
}

TEST(HalmaMind, ScoresStayAmongTheGuesses) {
    const Mind mind;
    for (const std::string_view options : kSetups)
        for (const State& state : positions(options, 20))
            for (unsigned seat = 0; seat < state.players; ++seat)
                EXPECT_LE(std::abs(mind.score(state, mind.look(state), seat)), kSurest) << options;
}

TEST(HalmaMind, TheMirrorChangesNothing) {
    const Mind mind;
    for (const std::string_view options : {"", "men=10", "players=1"})
        for (const State& state : positions(options, 30)) {
            const State image = mapped(
                state, options,
                [](unsigned point) {
                    const Place place = place_of(point);
                    return point_at({-place.q - place.r, place.r});
                },
                [](unsigned seat) { return seat; });
            EXPECT_EQ(mind.look(state).way, mind.look(image).way);
        }
}

TEST(HalmaMind, ATurnOfTheBoardExchangesTheSeats) {
    const Mind mind;
    for (const State& state : positions("", 30)) {
        const State image = mapped(
            state, "", [](unsigned point) { return kPoints - 1 - point; },
            [](unsigned seat) { return 1 - seat; });
        EXPECT_EQ(mind.score(state, mind.look(state), 0), mind.score(image, mind.look(image), 1));
    }
}

TEST(HalmaMind, ThreeSeatsAtTheStartShareTheChances) {
    Mind mind;
    mind.weights.tempo = 0;
    const State state = start_of("players=3");
    for (unsigned seat = 0; seat < 3; ++seat) EXPECT_EQ(mind.score(state, mind.look(state), seat), -10'000);
}

TEST(HalmaMind, ASeatThatLeftIsNoRival) {
    const Mind mind;
    State state = start_of("players=3");
    Rules::retire(state, rules::Seat(1));
    const Mind::Insight insight = mind.look(state);
    EXPECT_EQ(mind.score(state, insight, 0), -mind.score(state, insight, 2));
    EXPECT_GT(mind.score(state, insight, 0), 0);
    mind.skip(state);
    EXPECT_EQ(state.seat, 2);
}

TEST(HalmaMind, CandidatesAreTheMovesThatLoseNoRow) {
    const Mind mind;
    for (const std::string_view options : kSetups)
        for (const State& state : positions(options, 20)) {
            const Mind::Insight insight = mind.look(state);
            if (insight.must_make_room) continue;
            Rules::MoveList all;
            Rules::moves(state, all);
            std::vector<u32> wanted;
            for (const Move move : all)
                if (!loses_rows(state, move)) wanted.push_back(move.raw());
            Rules::MoveList moves;
            mind.candidates(state, insight, moves);
            std::vector<u32> found;
            for (const Move move : moves) found.push_back(move.raw());
            std::ranges::sort(wanted);
            std::ranges::sort(found);
            EXPECT_EQ(found, wanted) << Rules::format_state(state);
        }
}

TEST(HalmaMind, WithoutSuchAMoveAllAreCandidates) {
    // The end of the target is taken, and the man there can only go back.
    const Mind mind;
    const State state = with_men("men=10", {{{-4, 8}}, {{4, 4}}});
    Rules::MoveList moves;
    mind.candidates(state, mind.look(state), moves);
    EXPECT_EQ(moves.size(), 2U);

    const State stuck = with_men("men=10", {{{-4, 8}}, {{-4, 7}, {-3, 7}, {-4, 6}, {-2, 6}}});
    moves.clear();
    mind.candidates(stuck, mind.look(stuck), moves);
    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(moves[0], Move::pass());
}

TEST(HalmaMind, TheMoveRankedFirstShortensTheWay) {
    const Mind mind;
    for (const State& state : positions("", 40)) {
        const Mind::Insight insight = mind.look(state);
        Rules::MoveList moves;
        mind.candidates(state, insight, moves);
        const auto order = [&](Move move) { return mind.order(state, insight, move); };
        const Move first = *std::ranges::max_element(moves, {}, order);
        if (order(first) <= 0) continue;
        State next = state;
        Rules::apply(next, first);
        if (next.winner != 0) continue;
        EXPECT_LT(mind.look(next).way[state.seat] - mind.weights.tempo, insight.way[state.seat])
            << Rules::format_state(state);
    }
}

// --- foreign men in the target camp ---

// From which points of the camp a foreign man gets out past the men of a seat, step by step.
bool gets_out(const State& state, unsigned from, unsigned seat) {
    std::vector<unsigned> reached = {from};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        if (!target_of(state, seat).has(reached[i])) return true;
        for (unsigned d = 0; d < kDirections; ++d) {
            const u8 next = kNext[reached[i]][d];
            const u8 landing = kLanding[reached[i]][d];
            std::vector<u8> ends = {next};
            if (next != kNowhere && seat_on(state, next) != 0) ends.push_back(landing);
            for (const u8 end : ends)
                if (end != kNowhere && seat_on(state, end) != seat + 1 &&
                    std::ranges::find(reached, unsigned{end}) == reached.end())
                    reached.push_back(end);
        }
    }
    return false;
}

// Men of both seats at random in and around the target camp of the first.
State crowd(base::Random& random) {
    State state = empty_board(setup_of("men=10"));
    const unsigned foreign = 1 + random.below(3);
    for (unsigned point = kPoints - 1; point >= kPoints - 18; --point) {
        const u32 lot = random.below(20);
        if (lot < 13) put(state, point, 0);
        if (lot >= 20 - foreign) put(state, point, 1);
    }
    put(state, 0, 1);
    return state;
}

TEST(HalmaMind, LockedMenAreThoseThatFindNoWayOut) {
    const Mind mind;
    base::Random random(9);
    unsigned locked_positions = 0;
    for (unsigned i = 0; i < 2000; ++i) {
        const State state = crowd(random);
        const Set& target = target_of(state, 0);
        bool is_locked = false;
        i32 in_the_way = 0;
        for (unsigned point = 0; point < kPoints; ++point) {
            if (!target.has(point) || seat_on(state, point) != 2) continue;
            is_locked = is_locked || !gets_out(state, point, 0);
            for (unsigned own = 0; own < kPoints; ++own)
                if (target.has(own) && seat_on(state, own) == 1)
                    in_the_way += rows_left(state, own, 0) > rows_left(state, point, 0) ? 1 : 0;
        }
        Mind careless;
        careless.weights.locked = 0;
        const i32 added = mind.look(state).way[0] - careless.look(state).way[0];
        ASSERT_EQ(added, is_locked ? mind.weights.locked * in_the_way : 0) << Rules::format_state(state);
        EXPECT_EQ(mind.look(state).must_make_room, added != 0);
        locked_positions += is_locked ? 1U : 0U;
    }
    EXPECT_GT(locked_positions, 100U);
    EXPECT_LT(locked_positions, 1900U);
}

TEST(HalmaMind, RoomIsMadeForLockedMenOnlyWhereTheyHinder) {
    // The end of the bottom tip is held by a foreign man behind eight own ones.
    const auto locked = [](std::string_view options) {
        return with_men(options, {camp(3, 10, {{-4, 8}, {-1, 5}}) + Places{{0, 0}, {0, 1}}, {{-4, 8}}});
    };
    const Mind mind;
    const State strict = locked("men=10");
    EXPECT_TRUE(mind.look(strict).must_make_room);
    Rules::MoveList moves;
    mind.candidates(strict, mind.look(strict), moves);
    EXPECT_TRUE(std::ranges::any_of(moves, [&](Move move) { return loses_rows(strict, move); }));
    for (const Move move : moves) EXPECT_TRUE(Rules::is_legal(strict, move));

    EXPECT_FALSE(mind.look(locked("men=10,win=filled")).must_make_room);
}

}  // namespace
}  // namespace thwart::halma
