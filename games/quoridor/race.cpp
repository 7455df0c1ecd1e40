#include "games/quoridor/race.hpp"

#include "base/fixed_list.hpp"

namespace thwart::quoridor {

bool run_is_safe(const Passages& passages, unsigned square, Side goal, unsigned other, bool other_is_first) {
    Layers layers;  // NOLINT(cppcoreguidelines-pro-type-member-init): flood_back() fills what is read
    const unsigned steps = flood_back(passages, square, goal, layers);
    u128 places = u128{1} << square;  // where the runner may be without being met
    u128 reached = u128{1} << other;  // where the other one may be when it has moved
    // Side by side at first, either could jump.
    if ((places & passages.spread(reached)) != 0) return false;
    if (other_is_first) reached = passages.spread(reached);
    for (unsigned left = steps; left-- > 0;) {
        // Before the other one's next move the runner must not be beside it, or it could jump. The last step ends all.
        places = passages.spread(places) & layers[left];
        if (left == 0) return (places & ~reached) != 0;
        reached = passages.spread(reached);
        places &= ~reached;
        if (places == 0) return false;
    }
    return true;
}

namespace {

// Sets of the runner's squares, one for every square of the other pawn.
using Sets = std::array<u128, kSquares>;

// Finds the places from which one pawn, the runner, wins in one step of its own, then in two, and so on. All squares of
// the runner are worked out at once; only pawns side by side, which block and jump, are treated one by one.
class Runner {
public:
    Runner(const State& state, unsigned seat)
        : passages_(state.fences),
          goal_(kRimSquares[index(goal_of(seat, 2))]),
          other_goal_(kRimSquares[index(goal_of(1 - seat, 2))]) {
        list_meetings(state, seat);
        for (unsigned other = 0; other < kSquares; ++other)
            if (!contains(other_goal_, other)) holds_[other] = goal_ & ~(u128{1} << other);
    }

    [[nodiscard]] const Sets& wins() const { return wins_; }    // the runner to act wins
    [[nodiscard]] const Sets& holds() const { return holds_; }  // the other one to act cannot prevent it

    // Adds the places from which a step leads to one that holds; false when there are no more.
    bool step_ahead() {
        Sets next = wins_;
        for (unsigned other = 0; other < kSquares; ++other)
            next[other] |= passages_.beside(holds_[other]) & apart(other);
        for (const Meeting& meeting : meetings_)
            if ((meeting.runner_targets & holds_[meeting.other]) != 0)
                next[meeting.other] |= u128{1} << meeting.runner;
        if (next == wins_) return false;
        wins_ = next;
        return true;
    }

    // Adds the places from which all steps of the other one lead to wins.
    void step_back() {
        for (unsigned other = 0; other < kSquares; ++other) {
            if (contains(other_goal_, other)) continue;
            u128 all = apart(other);
            base::for_each(beside_[other], [&](unsigned square) { all &= wins_[square]; });
            holds_[other] |= all;
        }
        for (const Meeting& meeting : meetings_) {
            bool all = meeting.other_targets != 0;
            base::for_each(meeting.other_targets,
                           [&](unsigned square) { all = all && contains(wins_[square], meeting.runner); });
            if (all) holds_[meeting.other] |= u128{1} << meeting.runner;
        }
    }

private:
    // Two pawns side by side without a fence between them, neither at its goal, and where each could go.
    struct Meeting {
        unsigned runner;
        unsigned other;
        u128 runner_targets;
        u128 other_targets;
    };

    void list_meetings(State state, unsigned seat) {
        for (unsigned other = 0; other < kSquares; ++other) {
            const unsigned open = exits(state.fences, other);
            for (const Side side : kSides) {
                if ((open & bit(side)) == 0) continue;
                const unsigned square = neighbour(other, side);
                beside_[other] |= u128{1} << square;
                if (contains(goal_, square) || contains(other_goal_, other)) continue;
                state.pawn[seat] = static_cast<u8>(square);
                state.pawn[1 - seat] = static_cast<u8>(other);
                state.seat = static_cast<u8>(seat);
                const u128 runner_targets = walks(state);
                state.seat = static_cast<u8>(1 - seat);
                meetings_.push({square, other, runner_targets, walks(state)});
            }
        }
    }

    // The places of a runner under way that is not side by side with the other one.
    [[nodiscard]] u128 apart(unsigned other) const {
        return kAllSquares & ~goal_ & ~beside_[other] & ~(u128{1} << other);
    }

    Passages passages_;
    u128 goal_;
    u128 other_goal_;
    Sets beside_{};
    Sets wins_{};
    Sets holds_{};
    base::FixedList<Meeting, std::size_t{4} * kSquares> meetings_;
};

}  // namespace

Race::Race(const State& state) {
    for (const unsigned seat : {0U, 1U}) {
        const auto record = [&](unsigned to_act, const Sets& before, const Sets& after, int result) {
            for (unsigned other = 0; other < kSquares; ++other)
                base::for_each(after[other] & ~before[other], [&](unsigned square) {
                    results_[to_act][seat == 0 ? square : other][seat == 0 ? other : square] =
                        static_cast<i16>(result);
                });
        };
        Runner runner(state, seat);
        for (int moves = 1;; ++moves) {
            const Sets wins = runner.wins();
            if (!runner.step_ahead()) break;
            record(seat, wins, runner.wins(), 2 * moves - 1);
            const Sets holds = runner.holds();
            runner.step_back();
            record(1 - seat, holds, runner.holds(), -2 * moves);
        }
    }
}

int Races::result(const State& state) {
    for (const Known& known : known_)
        if (known.fences == state.fences) return known.race.result(state);
    if (known_.size() == kRaces) return 0;
    known_.push_back({state.fences, Race(state)});
    return known_.back().race.result(state);
}

}  // namespace thwart::quoridor
