#include "match/terms.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"

#include <algorithm>

namespace thwart::match {
namespace {

base::Status check_level(unsigned level) {
    if (level >= 1 && level <= catalog::kLevels) return base::Done{};
    return base::malformed("level", base::cat("expected 1 to ", catalog::kLevels, ", not ", level));
}

base::Status check_player(const Player& player) {
    const auto is_control = [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 || code == 0x7f;
    };
    if (player.name.size() > kLongestName)
        return base::malformed("name", base::cat("longer than ", kLongestName, " bytes"));
    if (std::ranges::any_of(player.name, is_control))
        return base::malformed("name", "control characters are not allowed");
    if (!player.is_person()) return check_level(player.level);
    if (player.level != 0) return base::malformed("level", "a person has none");
    return base::Done{};
}

}  // namespace

base::Result<Terms> checked(Terms terms) {
    auto session = catalog::start(terms.setup);
    if (!session) return session.error();
    terms.setup = (*session)->setup();
    if (!terms.position.empty()) {
        const std::string usual = (*session)->position();
        if (const auto set = (*session)->set_position(terms.position); !set) return set.error();
        terms.position = (*session)->position();
        if (terms.position == usual) terms.position.clear();
    }
    const unsigned seats = (*session)->sides().seats;
    if (terms.players.size() != seats)
        return base::malformed("players", base::cat("expected ", seats, ", not ", terms.players.size()));
    for (const Player& player : terms.players)
        if (const auto status = check_player(player); !status) return status.error();
    if (const auto status = check_level(terms.stand_in); !status) return status.error();
    if (const auto status = check_clock(terms.clock); !status) return status.error();
    if (seats == 1) terms.repetition = false;
    if ((*session)->patience() == 0) terms.standstill = false;
    return terms;
}

}  // namespace thwart::match
