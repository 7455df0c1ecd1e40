// The solver of the solo: its star against the rules, its optima against complete search on small stars, and its
// solutions replayed move by move.
#include "games/halma/solo.hpp"

#include "base/random.hpp"
#include "games/halma/solo_search.hpp"
#include "games/halma/tests/support.hpp"

#include <cstdlib>
#include <map>
#include <set>
#include <thread>

namespace thwart::halma {
namespace {

using namespace support;

constexpr std::string_view kFifteen = "players=1";
constexpr std::string_view kTen = "players=1,men=10";

SoloEffort effort_of(std::size_t width) {
    SoloEffort effort;
    effort.width = width;
    return effort;
}

Men men_on(const Set& set) {
    Men men = 0;
    for (unsigned point = 0; point < kPoints; ++point)
        if (set.has(point)) men |= Star<4>::bit(point);
    return men;
}

State random_solo(std::string_view options, u64 seed, unsigned moves) {
    base::Random random(seed);
    State state = start_of(options);
    for (unsigned i = 0; i < moves && !is_over(state); ++i) Rules::apply(state, Rules::sample(state, random));
    return state;
}

// --- the star ---

using Walks = std::set<std::pair<unsigned, unsigned>>;

template <int kOfRadius>
Walks walks_of(Men men) {
    Walks walks;
    Star<kOfRadius>::for_each_move(
        men, [&](unsigned from, unsigned to) { EXPECT_TRUE(walks.emplace(from, to).second); });
    return walks;
}

// The same in the plainest way: steps, and jumps from wherever a jump has led.
template <int kOfRadius>
Walks plain_walks_of(Men men) {
    using Board = Star<kOfRadius>;
    const auto taken = [&](Place place) {
        return Board::on_board(place) && (men >> Board::number_of(place) & 1U) != 0;
    };
    const auto free = [&](Place place) { return Board::on_board(place) && !taken(place); };
    Walks walks;
    base::for_each(men, [&](unsigned from) {
        std::vector<Place> reached = {Board::kPlaces[from]};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const Place step : kStep) {
                const Place landing = reached[i] + step + step;
                if (taken(reached[i] + step) && free(landing) &&
                    std::ranges::find(reached, landing) == reached.end())
                    reached.push_back(landing);
            }
        for (const Place step : kStep)
            if (free(reached[0] + step)) reached.push_back(reached[0] + step);
        for (std::size_t i = 1; i < reached.size(); ++i) walks.emplace(from, Board::number_of(reached[i]));
    });
    return walks;
}

template <int kOfRadius>
Men random_men(base::Random& random, unsigned count) {
    Men men = 0;
    while (base::count(men) < count) men |= Star<kOfRadius>::bit(random.below(Star<kOfRadius>::kPoints));
    return men;
}

template <int kOfRadius>
void compare_with_plain_walks() {
    base::Random random(kOfRadius);
    for (unsigned i = 0; i < 300; ++i) {
        const Men men = random_men<kOfRadius>(random, 3 + i % 13);
        ASSERT_EQ(walks_of<kOfRadius>(men), plain_walks_of<kOfRadius>(men));
    }
}

TEST(HalmaSoloStar, RadiusFourIsTheBoard) {
    using Board = Star<4>;
    ASSERT_EQ(Board::kPoints, kPoints);
    for (unsigned point = 0; point < kPoints; ++point) {
        const Place place = place_of(point);
        EXPECT_EQ(Board::kPlaces[point], place);
        EXPECT_EQ(Board::kMirror[point], point_at({-place.q - place.r, place.r}));
        EXPECT_EQ(Board::turned(Board::bit(point)), Board::bit(point_at({-place.q, -place.r})));
    }
    EXPECT_EQ(Board::top(4), men_on(make_camp(0, 10)));
    EXPECT_EQ(Board::top(5), men_on(make_camp(0, 15)));
    EXPECT_EQ(Board::turned(Board::top(4)), men_on(make_camp(3, 10)));
    EXPECT_EQ(Board::turned(Board::top(5)), men_on(make_camp(3, 15)));
    EXPECT_EQ(Board::mirrored(Board::top(5)), Board::top(5));
}

TEST(HalmaSoloStar, RadiusFourHasTheMovesOfTheRules) {
    for (u64 seed = 0; seed < 200; ++seed) {
        const State state = random_solo(kFifteen, seed, static_cast<unsigned>(seed));
        Rules::MoveList moves;
        Rules::moves(state, moves);
        Walks expected;
        for (const Move move : moves) expected.emplace(move.from(), move.to());
        ASSERT_EQ(walks_of<4>(men_on(men_of(state, 0))), expected);
    }
}

TEST(HalmaSoloStar, EveryRadiusHasPlainMoves) {
    compare_with_plain_walks<2>();
    compare_with_plain_walks<3>();
    compare_with_plain_walks<4>();
}

// --- small stars ---

template <int kOfRadius>
void expect_walks_solve(Men men, unsigned rows, const std::vector<Walk>& walks) {
    const Men target = Star<kOfRadius>::turned(Star<kOfRadius>::top(rows));
    for (const auto [from, to] : walks) {
        ASSERT_NE(men, target);
        ASSERT_TRUE(plain_walks_of<kOfRadius>(men).contains({from, to}));
        men ^= Star<kOfRadius>::bit(from) ^ Star<kOfRadius>::bit(to);
    }
    EXPECT_EQ(men, target);
}

template <int kOfRadius>
void expect_optimum(unsigned rows, unsigned moves) {
    const Men start = Star<kOfRadius>::top(rows);
    const SoloEffort effort;
    const SoloAnswer answer = SoloSearch<kOfRadius>(start, rows, effort).run();
    ASSERT_TRUE(answer.walks);
    EXPECT_EQ(answer.walks->size(), moves);
    EXPECT_EQ(answer.at_least, moves);
    expect_walks_solve<kOfRadius>(start, rows, *answer.walks);
}

TEST(HalmaSolo, OptimaOfSmallStarsAreProven) {
    expect_optimum<2>(2, 11);
    expect_optimum<2>(3, 11);
    expect_optimum<3>(3, 17);
}

// All positions of three men on the star of radius two, and how far they are from the target.
std::map<Men, unsigned> distances_from_target() {
    std::map<Men, unsigned> distances;
    std::vector<Men> last = {Star<2>::turned(Star<2>::top(2))};
    distances[last[0]] = 0;
    for (unsigned distance = 1; !last.empty(); ++distance) {
        std::vector<Men> next;
        for (const Men men : last)
            for (const auto& [from, to] : plain_walks_of<2>(men))
                if (const Men other = men ^ Star<2>::bit(from) ^ Star<2>::bit(to);
                    distances.emplace(other, distance).second)
                    next.push_back(other);
        last = std::move(next);
    }
    return distances;
}

TEST(HalmaSolo, EveryPositionOfThreeMenIsProvenEqualToPlainSearch) {
    const std::map<Men, unsigned> distances = distances_from_target();
    ASSERT_EQ(distances.size(), 7770U);
    const SoloEffort effort;
    unsigned number = 0;
    for (const auto& [men, distance] : distances) {
        if (++number % 37 != 0) continue;
        const SoloAnswer answer = SoloSearch<2>(men, 2, effort).run();
        ASSERT_TRUE(answer.walks);
        ASSERT_EQ(answer.walks->size(), distance);
        ASSERT_EQ(answer.at_least, distance);
        expect_walks_solve<2>(men, 2, *answer.walks);
    }
}

TEST(HalmaSolo, SimpleMenNeedNoMoreMovesThanRealOnes) {
    const SoloEffort effort;
    Crew crew(effort);
    unsigned total = 0;
    for (const auto& [men, distance] : distances_from_target()) {
        RowsBound<2> rows(3);
        rows.add_start(men);
        rows.add_end(Star<2>::turned(Star<2>::top(2)));
        const unsigned moves = rows.moves(1'000'000, crew);
        ASSERT_LE(moves, distance);
        total += moves;
    }
    EXPECT_GT(total, 7770U * 4) << "a bound of nothing is true as well, but of no use";
    RowsBound<4> rows(10);
    rows.add_start(Star<4>::top(4));
    rows.add_end(Star<4>::turned(Star<4>::top(4)));
    EXPECT_EQ(rows.moves(1'000'000, crew), 19U);
}

// --- the real star ---

void expect_solves(State state, const SoloLine& line) {
    ASSERT_TRUE(line.found);
    EXPECT_LE(line.at_least, line.moves.size());
    for (const Move move : line.moves) {
        ASSERT_TRUE(Rules::is_legal(state, move)) << Rules::format_move(state, move);
        Rules::apply(state, move);
    }
    EXPECT_TRUE(is_over(state));
}

TEST(HalmaSolo, TenMenCrossIn27Moves) {
    const State start = start_of(kTen);
    const SoloLine line = solve_solo(start, effort_of(8192));
    EXPECT_EQ(line.moves.size(), 27U);
    EXPECT_TRUE(line.is_proven());
    expect_solves(start, line);
    // What the search can tell on its own.
    const SoloEffort effort = effort_of(8192);
    EXPECT_GE(SoloSearch<4>(men_on(men_of(start, 0)), 4, effort).run().at_least, 17U);
}

TEST(HalmaSolo, FifteenMenCross) {
    const bool deep = std::getenv("THWART_DEEP") != nullptr;  // NOLINT(concurrency-mt-unsafe)
    const State start = start_of(kFifteen);
    const SoloLine line = solve_solo(start, effort_of(deep ? 131072 : 2048));
    EXPECT_LE(line.moves.size(), deep ? 31U : 32U);
    expect_solves(start, line);
}

TEST(HalmaSolo, PositionsNearTheTargetAreProven) {
    // All positions up to two moves from the target, by plain search.
    std::map<Men, unsigned> distances = {{Star<4>::turned(Star<4>::top(5)), 0}};
    for (unsigned distance = 1; distance <= 2; ++distance)
        for (const auto& [men, before] : std::map(distances))
            if (before + 1 == distance)
                for (const auto& [from, to] : walks_of<4>(men))
                    distances.emplace(men ^ Star<4>::bit(from) ^ Star<4>::bit(to), distance);
    for (const auto& [men, distance] : distances) {
        State state = empty_board(setup_of(kFifteen));
        base::for_each(men, [&](unsigned point) { put(state, point, 0); });
        state.winner = winner_of(state);
        const SoloLine line = solve_solo(state, effort_of(2048));
        ASSERT_EQ(line.moves.size(), distance);
        ASSERT_TRUE(line.is_proven());
        expect_solves(state, line);
    }
}

TEST(HalmaSolo, AnyPositionHasALine) {
    for (const std::string_view options : {kTen, kFifteen, std::string_view("players=1,win=filled")})
        for (const unsigned moves : {1U, 40U, 400U}) {
            const State state = random_solo(options, moves, moves);
            SCOPED_TRACE(Rules::format_state(state));
            const SoloLine line = solve_solo(state, effort_of(512));
            expect_solves(state, line);
            EXPECT_FALSE(line.is_unsolvable());
            EXPECT_LE(line.moves.size(), 60U);
        }
}

TEST(HalmaSolo, ASolvedPositionNeedsNoMove) {
    const SoloLine line = solve_solo(with_men(kFifteen, {camp(3, 15)}), SoloEffort{});
    EXPECT_TRUE(line.is_proven());
    EXPECT_TRUE(line.moves.empty());
}

TEST(HalmaSolo, TooFewMenCannotFillTheCamp) {
    for (const std::string_view options : {kFifteen, std::string_view("players=1,win=filled")}) {
        const SoloLine line = solve_solo(with_men(options, {camp(3, 10)}), SoloEffort{});
        EXPECT_TRUE(line.is_unsolvable());
        EXPECT_FALSE(line.found);
        EXPECT_FALSE(line.is_proven());
    }
}

// --- effort ---

TEST(HalmaSolo, StopsWhenAskedTo) {
    SoloEffort effort;
    effort.stop = [] { return true; };
    const SoloLine none = solve_solo(start_of(kTen), effort);
    EXPECT_FALSE(none.found);
    EXPECT_FALSE(none.is_unsolvable());

    // Whenever it is stopped, what it says is true.
    for (const unsigned last : {10U, 1000U, 20'000U}) {
        unsigned asked = 0;
        effort.stop = [&] { return ++asked > last; };
        const SoloAnswer answer = SoloSearch<3>(Star<3>::top(3), 3, effort).run();
        EXPECT_LE(answer.at_least, 17U);
        if (answer.walks) expect_walks_solve<3>(Star<3>::top(3), 3, *answer.walks);
    }
}

TEST(HalmaSolo, TellsHowFarItIs) {
    SoloEffort effort = effort_of(2048);
    SoloProgress last;
    effort.progress = [&](const SoloProgress& now) {
        EXPECT_GE(now.at_least, last.at_least);
        EXPECT_GE(now.positions, last.positions);
        if (last.best != 0) {
            EXPECT_LE(now.best, last.best);
            EXPECT_LE(now.at_least, now.best);
        }
        last = now;
    };
    const SoloLine line = solve_solo(start_of(kTen), effort);
    EXPECT_EQ(last.best, line.moves.size());
    EXPECT_EQ(last.at_least, line.at_least);
    EXPECT_GT(last.positions, 10'000U);
}

TEST(HalmaSolo, WorkersAgreeWithOneAlone) {
    SoloEffort effort = effort_of(16384);
    const Men position = Star<3>::top(3);
    const SoloAnswer alone = SoloSearch<3>(position, 3, effort).run();
    effort.workers = 3;
    effort.spread = [](unsigned count, const SoloEffort::Job& job) {
        std::vector<std::thread> threads;
        for (unsigned worker = 1; worker < count; ++worker) threads.emplace_back(job, worker);
        job(0);
        for (std::thread& thread : threads) thread.join();
    };
    const SoloAnswer together = SoloSearch<3>(position, 3, effort).run();
    EXPECT_EQ(together.at_least, alone.at_least);
    ASSERT_TRUE(together.walks && alone.walks);
    EXPECT_EQ(*together.walks, *alone.walks);
}

}  // namespace
}  // namespace thwart::halma
