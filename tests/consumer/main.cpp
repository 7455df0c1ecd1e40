// Plays Quoridor in the ways that Thwart offers: with the typed rules, as a session by name, and as a match.

#include <algorithm>
#include <iostream>
#include <thwart/base/random.hpp>
#include <thwart/catalog/registry.hpp>
#include <thwart/games/quoridor/rules.hpp>
#include <thwart/match/match.hpp>
#include <thwart/rules/playout.hpp>

namespace {

using namespace thwart;  // NOLINT(google-build-using-namespace)

void play_typed() {
    quoridor::State state = quoridor::Rules::initial({});
    base::Random random(1);
    const u64 steps = rules::playout<quoridor::Rules>(state, random);
    const rules::Payoffs worth = rules::payoffs(quoridor::Rules::outcome(state), quoridor::Rules::sides({}));
    std::cout << "typed: " << (steps >= 16 ? "a whole game" : "too short") << ", the winner gets "
              << std::max(worth[0], worth[1]) << ", the other " << std::min(worth[0], worth[1]) << '\n';
}

int play_by_name() {
    const auto session = catalog::start("quoridor:players=4");
    if (!session) return 1;
    base::Random random(1);
    while ((*session)->turn().kind != rules::Turn::Kind::over) (*session)->play_random(random);
    unsigned winners = 0;
    for (unsigned seat = 0; seat < 4; ++seat) winners += (*session)->outcome().rank[seat] == 1 ? 1 : 0;
    std::cout << "session: " << (*session)->setup() << " has " << winners << " winner\n";
    return 0;
}

int play_match() {
    match::Terms terms;
    terms.setup = "quoridor";
    terms.players.assign(2, match::Player::person());
    auto match = match::Match::create(terms, match::Time(0));
    if (!match) return 1;
    const auto refused = match->apply({match::Time(1), match::AskTakeback{rules::Seat(0)}});
    std::cout << "match: refused is " << (refused.ok() ? "nothing" : refused.error().where) << '\n';
    return 0;
}

}  // namespace

int main() {
    play_typed();
    const auto refused = catalog::start("quoridor:players=3");
    std::cout << "refused: " << (refused.ok() ? "nothing" : refused.error().text()) << '\n';
    return play_by_name() + play_match();
}
