// What positions are worth, as chances to win: the common ground of all analysis, in the terminal and in the browser. At a
// chance step it is the mean over the outcomes, each looked at with the same effort, so that luck has no drift: over all outcomes it adds up to nothing.
#pragma once

#include "catalog/thinker.hpp"
#include "rules/outcome.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace thwart::match {

using Chances = std::array<double, rules::kMaxSeats>;  // per side, from 0 to 1; a draw counts half

// The chance to win that a score means; certain results are certain.
double chance_of(search::Score score);

// One way that chance can go.
struct Way {
    catalog::Step step;
    Chances chances{};
};

struct View {
    Chances chances{};
    std::string best;                  // the move to make; empty where nobody decides
    std::vector<catalog::Line> lines;  // where somebody decides
    std::vector<Way> ways;             // where chance does
    unsigned depth = 0;
    u64 nodes = 0;
};

class Judge {
public:
    Judge(catalog::Thinker& thinker, catalog::Question effort, catalog::World world)
        : thinker_(thinker), effort_(std::move(effort)), world_(std::move(world)) {}

    // `past`: hashes of the decision positions before; `idle`: turns without progress (match/idle.hpp).
    View look(const catalog::Session& session, const std::vector<u64>& past, unsigned idle);
    // What was looked at since is worth nothing.
    [[nodiscard]] bool is_cancelled() const { return world_.cancel != nullptr && world_.cancel->load(); }

private:
    View think(const catalog::Session& session, const std::vector<u64>& past, unsigned idle);
    View average(const catalog::Session& session, const std::vector<u64>& past, unsigned idle);
    View follow(const catalog::Session& session, const std::vector<u64>& past, unsigned idle);

    catalog::Thinker& thinker_;
    catalog::Question effort_;
    catalog::World world_;
    // The chances of what was met in a series of throws, by hash; nothing while it is being looked at.
    std::map<u64, std::optional<Chances>> known_;
};

}  // namespace thwart::match
