#include "games/quoridor/learned_mind.hpp"

#include "base/assert.hpp"
#include "nets/file.hpp"

#include <memory>
#include <span>

namespace thwart::quoridor {

std::span<const u64> weights_file();  // made by the build from weights.net

const Network& learned_network() {
    static const std::unique_ptr<const Network> kNetwork = [] {
        auto network = nets::read_network<Features::kShape>(nets::unpack(weights_file()));
        if (!network) base::assertion_failed("weights.net fits the features", __FILE__, __LINE__);
        return std::move(*network);
    }();
    return *kNetwork;
}

const LearnedMind::Total& LearnedMind::total_of(const State& state, unsigned seat) const {
    const bool has_cuts = state.stock[1 - seat] != 0;
    const u32 pawn = u32{state.pawn[seat]} << 3U | seat << 2U | u32{state.seat} << 1U | u32{has_cuts};
    return totals_.find(state.fences, pawn, [&](Total& total) {
        total = {};
        const Paths& paths = memory_.find(state.fences, state.pawn[seat], goal_of(seat, 2), has_cuts);
        Features::of_pawn(state, seat, paths, [&](unsigned input) { total.add(*network_, input); });
    });
}

i32 LearnedMind::odds(const State& state, const Insight& insight) const {
    const unsigned me = state.seat;
    Total total = total_of(state, me);
    total.add(total_of(state, 1 - me));
    Features::of_both(state, insight.ways[me].steps, insight.ways[1 - me].steps,
                      [&](unsigned input) { total.add(*network_, input); });
    return nets::result(*network_, total, Features::head(state));
}

i32 LearnedMind::score(const State& state, const Insight& insight, unsigned side) const {
    if (state.players != 2) return Mind::score(state, insight, side);
    const i32 mine = odds(state, insight);
    return chances(state.seat == side ? mine : -mine);
}

}  // namespace thwart::quoridor
