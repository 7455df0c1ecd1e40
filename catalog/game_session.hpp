// The one implementation of Session: a typed state behind the erased face.
#pragma once

#include "base/text.hpp"
#include "catalog/session.hpp"
#include "rules/game.hpp"
#include "rules/perft.hpp"
#include "rules/playout.hpp"
#include "rules/route.hpp"

#include <optional>
#include <utility>

namespace thwart::catalog {

// Longer texts are refused unread: no position or step of any game comes near it.
inline constexpr std::size_t kLongestText = 4096;

template <rules::Game G>
class GameSession final : public Session {
public:
    explicit GameSession(const rules::Options& options)
        : options_(options), setup_(G::make_setup(options)), state_(G::initial(setup_)) {}

    [[nodiscard]] const typename G::State& state() const { return state_; }
    [[nodiscard]] const typename G::Setup& options() const { return setup_; }

    [[nodiscard]] std::unique_ptr<Session> clone() const override {
        return std::make_unique<GameSession>(*this);
    }

    [[nodiscard]] std::string setup() const override {
        const std::string options = rules::format_options(G::kKeys, options_);
        return base::cat(G::kName, options.empty() ? "" : ":", options);
    }
    [[nodiscard]] rules::Sides sides() const override { return G::sides(setup_); }

    [[nodiscard]] rules::Turn turn() const override { return G::turn(state_); }
    [[nodiscard]] rules::Outcome outcome() const override { return G::outcome(state_); }
    [[nodiscard]] unsigned patience() const override {
        if constexpr (rules::Stalls<G>)
            return G::kPatience;
        else
            return 0;
    }
    [[nodiscard]] u32 progress() const override {
        if constexpr (rules::Stalls<G>)
            return G::progress(state_);
        else
            return 0;
    }
    [[nodiscard]] u64 hash() const override { return G::hash(state_); }

    [[nodiscard]] std::vector<Step> legal() const override {
        rules::MoveList<G> moves;
        G::moves(state_, moves);
        std::vector<Step> steps;
        steps.reserve(moves.size());
        for (const typename G::Move move : moves)
            steps.push_back({G::format_move(state_, move), weight(move)});
        return steps;
    }

    [[nodiscard]] std::string position() const override { return G::format_state(state_); }
    [[nodiscard]] base::Status set_position(std::string_view text) override {
        if (text.size() > kLongestText)
            return base::malformed("position", base::cat("longer than ", kLongestText, " characters"));
        const auto state = G::parse_state(setup_, text);
        if (!state) return state.error();
        state_ = *state;
        return base::Done{};
    }

    [[nodiscard]] base::Status play(std::string_view step) override {
        if (step.size() > kLongestText)
            return base::malformed("move", base::cat("longer than ", kLongestText, " characters"));
        const auto move = G::parse_move(state_, step);
        if (!move) return move.error();
        rules::MoveList<G> moves;
        G::moves(state_, moves);
        if (!moves.contains(*move)) return G::refusal(state_, *move);
        G::apply(state_, *move);
        return base::Done{};
    }

    std::string play_random(base::Random& random) override {
        const typename G::Move move = rules::sample_step<G>(state_, random);
        std::string text = G::format_move(state_, move);
        G::apply(state_, move);
        return text;
    }

    [[nodiscard]] base::Status retire(rules::Seat seat) override {
        if constexpr (rules::Retirable<G>) {
            if (seat.index() >= sides().seats) return base::not_allowed("seat", "there is no such seat");
            if (sides().seats == 1) return base::not_allowed("seat", "nobody would be left to play");
            if (turn().kind == rules::Turn::Kind::over) return base::not_allowed("seat", "the game is over");
            if (G::is_retired(state_, seat)) return base::not_allowed("seat", "has retired already");
            G::retire(state_, seat);
            return base::Done{};
        } else {
            return base::not_allowed("seat", "no seat can drop out of this game");
        }
    }

    [[nodiscard]] u64 perft(unsigned depth) const override { return rules::perft<G>(state_, depth); }

    [[nodiscard]] rules::Topology topology() const override { return G::topology(setup_); }
    [[nodiscard]] rules::Token token(rules::SiteId site) const override { return G::token(state_, site); }
    [[nodiscard]] std::vector<rules::SiteId> touches(std::string_view step) const override {
        rules::TouchList touched;
        if (const auto move = G::parse_move(state_, step)) G::touches(state_, *move, touched);
        return {touched.begin(), touched.end()};
    }
    [[nodiscard]] std::vector<rules::Route> routes() const override {
        if constexpr (rules::HasRoutes<G>)
            return G::routes(state_);
        else
            return {};
    }
    [[nodiscard]] std::vector<rules::SiteId> way(std::string_view step) const override {
        if constexpr (rules::ShowsWay<G>) {
            rules::WayList way;
            if (const auto move = legal_move(step)) G::way(state_, *move, way);
            return {way.begin(), way.end()};
        } else {
            auto touched = touches(step);
            if (touched.size() < 2) touched.clear();
            return touched;
        }
    }
    [[nodiscard]] rules::Obstacle obstacle(std::string_view step) const override {
        if constexpr (rules::ShowsObstacle<G>)
            if (const auto move = G::parse_move(state_, step); move && !legal_move(step))
                return G::obstacle(state_, *move);
        return {};
    }
    [[nodiscard]] rules::Canvas draw() const override {
        rules::Canvas canvas;
        G::draw(state_, canvas);
        return canvas;
    }

private:
    [[nodiscard]] std::optional<typename G::Move> legal_move(std::string_view step) const {
        const auto move = G::parse_move(state_, step);
        if (!move) return std::nullopt;
        rules::MoveList<G> moves;
        G::moves(state_, moves);
        if (!moves.contains(*move)) return std::nullopt;
        return *move;
    }
    [[nodiscard]] u32 weight(typename G::Move move) const {
        if constexpr (rules::HasChance<G>)
            if (turn().kind == rules::Turn::Kind::chance) return G::weight(state_, move);
        return 1;
    }

    rules::Options options_;
    typename G::Setup setup_;
    typename G::State state_;
};

}  // namespace thwart::catalog
