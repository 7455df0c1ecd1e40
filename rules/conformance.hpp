// The suite that every game must pass, in every setup: random games, and in each position of them everything the
// Game concept promises but a compiler cannot check. CMake instantiates it for each line of games.def.
#pragma once

#include "base/random.hpp"
#include "base/text.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace thwart::rules {

struct ConformanceReport {
    std::vector<std::string> failures;
    u64 games = 0;
    u64 steps = 0;
    std::size_t longest_list = 0;
};

// G against its promises, and against Twin: the same rules written in the plainest way.
template <Game G, Game Twin>
class Conformance {
    using State = typename G::State;
    using Move = typename G::Move;

public:
    // Plays `games` random games of a setup, at most `limit` steps each.
    static ConformanceReport check(const Options& options, u64 games, u64 limit, u64 seed) {
        Conformance suite(options);
        suite.check_setup();
        for (u64 game = 0; game < games && suite.report_.failures.empty(); ++game)
            suite.play(limit, base::Random(seed, game), game);
        if (suite.report_.failures.empty()) suite.check_playout(base::Random(seed));
        return suite.report_;
    }

private:
    explicit Conformance(const Options& options)
        : options_(options), setup_(G::make_setup(options)), board_(G::topology(setup_)) {}

    void fail(const std::string& what) {
        report_.failures.push_back(
            base::cat(G::kName, ':', format_options(G::kKeys, options_), " | ", where_, " | ", what));
    }
    // The message is put together only when it is needed.
    template <class... Parts>
    void expect(bool truth, const Parts&... parts) {
        if (!truth) fail(base::cat(parts...));
    }

    void check_setup() {
        const auto again = parse_options(G::kKeys, format_options(G::kKeys, options_));
        expect(again.ok() && *again == options_, "the setup text reads back as something else");
        const Sides sides = G::sides(setup_);
        if (sides.seats < 1 || sides.seats > kMaxSeats) return fail("an impossible number of seats");
        for (unsigned seat = 0; seat < sides.seats; ++seat)
            expect(sides.of[seat] < sides.count, "a seat plays for a side that does not exist");
        std::set<std::pair<std::string_view, std::string>> names;
        for (const Site& site : board_.sites)
            expect(names.emplace(site.kind, site.label).second, "two sites are called ", site.label);
        for (const auto& [a, b] : board_.links)
            expect(a < board_.sites.size() && b < board_.sites.size() && a != b, "a link to nowhere");
    }

    void play(u64 limit, base::Random random, u64 game) {
        State state = G::initial(setup_);
        ++report_.games;
        for (u64 step = 0; step < limit && report_.failures.empty(); ++step) {
            where_ = G::format_state(state);
            check_position(state);
            if (!report_.failures.empty() || G::turn(state).kind == Turn::Kind::over) return;
            // In every fourth game a seat drops out now and then.
            if (game % 4 == 3 && random.below(16) == 0 && drop_out(state, random)) continue;
            const Move move = sample_step<G>(state, random);
            MoveList<G> moves;
            G::moves(state, moves);
            expect(moves.contains(move), "random play makes a move that is not in the list");
            check_step(state, move);
            const State before = state;
            G::apply(state, move);
            check_progress(before, state);
            ++report_.steps;
        }
    }

    void check_progress(const State& before, const State& after) {
        if constexpr (Stalls<G>) {
            expect(G::progress(after) >= G::progress(before), "progress falls");
            check_outcome(G::outcome(after));
        }
    }

    void check_playout(base::Random random) {
        constexpr u64 kLimit = 60;
        State state = G::initial(setup_);
        const u64 steps = playout<G>(state, random, kLimit);
        expect(steps == kLimit || (steps < kLimit && G::turn(state).kind == Turn::Kind::over),
               "a playout stops neither at the end nor at its limit");
        const auto again = G::parse_state(setup_, G::format_state(state));
        expect(again.ok() && *again == state, "a playout leads to ", G::format_state(state));
    }

    bool drop_out(State& state, base::Random& random) {
        if constexpr (Retirable<G>) {
            const unsigned seats = G::sides(setup_).seats;
            const Seat seat(random.below(seats));
            if (seats == 1 || G::is_retired(state, seat)) return false;
            State twins = state;
            G::retire(state, seat);
            Twin::retire(twins, seat);
            expect(state == twins, "the twin retires a seat differently");
            expect(G::is_retired(state, seat), "a seat that retired is still in play");
            expect(G::turn(state).kind == Turn::Kind::over || G::turn(state).seat != seat,
                   "a seat that retired is to act");
            return true;
        } else {
            return false;
        }
    }

    void check_position(const State& state) {
        const Turn turn = G::turn(state);
        MoveList<G> moves;
        G::moves(state, moves);
        report_.longest_list = std::max(report_.longest_list, moves.size());
        if (turn.kind == Turn::Kind::over) {
            expect(moves.empty(), "moves after the end");
            check_outcome(G::outcome(state));
            expect(G::outcome(state) == Twin::outcome(state), "the twin ranks the seats differently");
        } else {
            expect(!moves.empty(), "no move while play goes on");
            expect(turn.seat.index() < G::sides(setup_).seats, "a seat that does not exist is to act");
        }
        check_texts(state, moves);
        check_weights(state, moves);
        check_touches(state, moves);
        check_fast_twins(state, moves);
        check_slow_twin(state, moves);
        check_drawing(state);
    }

    void check_outcome(const Outcome& outcome) {
        const Sides sides = G::sides(setup_);
        if (outcome.seats != sides.seats) return fail("ranks for the wrong number of seats");
        u8 best = kMaxSeats;
        for (unsigned seat = 0; seat < sides.seats; ++seat) {
            expect(outcome.rank[seat] >= 1 && outcome.rank[seat] <= kMaxSeats, "an impossible rank");
            best = std::min(best, outcome.rank[seat]);
            for (unsigned other = 0; other < seat; ++other)
                expect(sides.of[seat] != sides.of[other] || outcome.rank[seat] == outcome.rank[other],
                       "team mates with different ranks");
        }
        expect(best == 1, "nobody ranks first");
        for (u8 rank = 2; rank <= kMaxSeats; ++rank)
            expect(!has_rank(outcome, rank) || has_rank(outcome, static_cast<u8>(rank - 1)),
                   "a gap between ranks");
    }

    static bool has_rank(const Outcome& outcome, u8 rank) {
        return std::find(outcome.rank.begin(), outcome.rank.begin() + outcome.seats, rank) !=
               outcome.rank.begin() + outcome.seats;
    }

    void check_texts(const State& state, const MoveList<G>& moves) {
        const auto again = G::parse_state(setup_, where_);
        expect(again.ok(), "own position text refused: ", again.ok() ? "" : again.error().text());
        if (again.ok()) {
            expect(*again == state, "the position text reads back as another position");
            expect(G::hash(*again) == G::hash(state), "equal positions with different hashes");
        }
        std::set<std::string> texts;
        std::set<u32> raws;
        for (const Move move : moves) {
            const std::string text = G::format_move(state, move);
            expect(texts.insert(text).second, "two moves are written ", text);
            expect(move.raw() != 0 && raws.insert(move.raw()).second && Move::from_raw(move.raw()) == move,
                   "the raw code of ", text, " is not its own");
            const auto parsed = G::parse_move(state, text);
            expect(parsed.ok() && *parsed == move, text, " reads back as another move");
            if (seen_moves_.size() < kRemembered) seen_moves_.emplace(text, move);
        }
    }

    void check_weights(const State& state, const MoveList<G>& moves) {
        if (G::turn(state).kind != Turn::Kind::chance) return;
        if constexpr (HasChance<G>) {
            for (const Move move : moves) {
                expect(G::weight(state, move) > 0, "a chance step without weight");
                expect(G::weight(state, move) == Twin::weight(state, move),
                       "the twin weighs a step differently");
            }
        } else {
            fail("a chance step in a game without weights");
        }
    }

    // Fingers must be able to tell the moves of a seat apart.
    void check_touches(const State& state, const MoveList<G>& moves) {
        if (G::turn(state).kind != Turn::Kind::decision) return;
        std::set<std::vector<SiteId>> ways;
        for (const Move move : moves) {
            TouchList touched;
            G::touches(state, move, touched);
            for (const SiteId site : touched) expect(site < board_.sites.size(), "a touch beside the board");
            expect(ways.emplace(touched.begin(), touched.end()).second,
                   "touched like another move: ", G::format_move(state, move));
            check_way(state, move, touched);
        }
    }

    // A way ends where the last touch is, and begins with the first where there are several.
    void check_way(const State& state, Move move, const TouchList& touched) {
        if constexpr (ShowsWay<G>) {
            WayList way;
            G::way(state, move, way);
            if (way.empty()) return;
            expect(way.size() > 1, "a way without an end: ", G::format_move(state, move));
            expect(way[way.size() - 1] == touched[touched.size() - 1], "a way that ends elsewhere");
            if (touched.size() > 1) expect(way[0] == touched[0], "a way that begins elsewhere");
        }
    }

    // The fast functions against the list, also for moves that were legal elsewhere; and a reason for each refusal.
    void check_fast_twins(const State& state, const MoveList<G>& moves) {
        if constexpr (FastCount<G>) expect(G::count_moves(state) == moves.size(), "count_moves disagrees");
        for (const auto& [text, move] : seen_moves_) {
            const bool legal = moves.contains(move);
            if constexpr (FastLegal<G>)
                expect(G::is_legal(state, move) == legal, "is_legal disagrees about ", text);
            if (legal) continue;
            const base::Error error = G::refusal(state, move);
            expect(
                error.kind == base::Error::Kind::not_allowed && !error.where.empty() && !error.what.empty(),
                "no reason why not ", text);
        }
    }

    void check_slow_twin(const State& state, const MoveList<G>& moves) {
        MoveList<Twin> others;
        Twin::moves(state, others);
        expect(moves.size() == others.size(), "the twin finds ", others.size(), " moves, not ", moves.size());
        expect(Twin::turn(state) == G::turn(state), "the twin lets another seat act");
        for (const Move move : others)
            expect(moves.contains(move), "only the twin allows ", G::format_move(state, move));
    }

    void check_drawing(const State& state) {
        Canvas canvas;
        G::draw(state, canvas);
        const std::string text = to_ascii(canvas);
        expect(std::ranges::any_of(text, [](char letter) { return letter != ' ' && letter != '\n'; }),
               "an empty drawing");
        expect(std::ranges::all_of(
                   text, [](char letter) { return letter == '\n' || (letter >= ' ' && letter <= '~'); }),
               "a drawing that is not ASCII");
        for (const auto& row : canvas.rows())
            for (const Cell& cell : row)
                expect(cell.site == kNoSite || cell.site < board_.sites.size(),
                       "a drawn site beside the board");
    }

    void check_step(const State& before, Move move) {
        State once = before;
        State twice = before;
        State twins = before;
        G::apply(once, move);
        G::apply(twice, move);
        Twin::apply(twins, move);
        const std::string text = G::format_move(before, move);
        expect(once == twice, text, " does not always have the same result");
        expect(once == twins, "the twin plays ", text, " differently");
        expect(once == before || G::hash(once) != G::hash(before), text, " leaves the hash as it was");

        std::vector<Token> shadow = tokens(before);
        G::effects(before, move, [&](const Effect& effect) {
            if (effect.site >= shadow.size())
                return fail(base::cat("an effect of ", text, " beside the board"));
            expect(shadow[effect.site] == effect.from, "an effect of ", text,
                   " starts from what is not there");
            shadow[effect.site] = effect.to;
        });
        expect(shadow == tokens(once), "the effects of ", text, " lead to another board");
    }

    [[nodiscard]] std::vector<Token> tokens(const State& state) const {
        std::vector<Token> all(board_.sites.size());
        for (std::size_t site = 0; site < all.size(); ++site)
            all[site] = G::token(state, static_cast<SiteId>(site));
        return all;
    }

    Options options_;
    typename G::Setup setup_;
    Topology board_;
    ConformanceReport report_;
    std::string where_ = "setup";
    static constexpr std::size_t kRemembered = 250;  // all of Quoridor's; more would only take time
    std::map<std::string, Move> seen_moves_;
};

}  // namespace thwart::rules
