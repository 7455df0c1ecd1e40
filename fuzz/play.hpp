// A game against its slow twin, in positions that play reaches and in positions that only a text can describe.
//
// The input: a byte that chooses the setup, a line with a position (empty or refused: the usual start), then pairs of
// bytes, each an order: make a step, let a seat retire, or change the text of the position by a letter or an entry
// and go there if it is accepted. The last kind leads to problems and layouts that no game would ever reach.
#pragma once

#include "base/text.hpp"
#include "fuzz/input.hpp"
#include "rules/playout.hpp"

#include <algorithm>
#include <vector>

namespace thwart::fuzz {

template <rules::Game G, rules::Game Twin>
class Play {
    using State = typename G::State;
    using Move = typename G::Move;
    using Moves = std::vector<u32>;  // raw codes, sorted

public:
    static void run(Input input) {
        static const std::vector<rules::Options> kSetups = rules::all_options(G::kKeys);
        constexpr int kMostOrders = 12;  // keeps one input short
        Play play(kSetups[input.byte() % kSetups.size()]);
        play.go_to(input.line());
        play.check();
        for (int i = 0; i < kMostOrders && !input.empty(); ++i) {
            play.obey(input.byte(), input.byte());
            play.check();
        }
    }

private:
    explicit Play(const rules::Options& options)
        : setup_(G::make_setup(options)), state_(G::initial(setup_)) {}

    void require(bool truth, std::string_view what, Move move = {}) const {
        if (truth) return;
        const std::string step = move == Move{} ? "" : G::format_move(state_, move);
        fuzz::require(false, G::kName, ": ", what, ": ", G::format_state(state_), ' ', step);
    }

    [[nodiscard]] bool is_over() const { return G::turn(state_).kind == rules::Turn::Kind::over; }

    void obey(unsigned order, unsigned detail) {
        const unsigned number = order / 8 * 256 + detail;
        switch (order % 8) {
            case 0: return change_letter(number / 64, number % 64);
            case 1: return repeat_entry(number / 64, number % 64);
            case 2: return retire(number);
            default: return make_step(number);
        }
    }

    void make_step(unsigned number) {
        if (is_over()) return;
        rules::MoveList<G> moves;
        G::moves(state_, moves);
        const Move move = moves[number % moves.size()];
        State twins = state_;
        Twin::apply(twins, move);
        G::apply(state_, move);
        require(state_ == twins, "the twin plays the last step differently");
    }

    void retire(unsigned number) {
        if constexpr (rules::Retirable<G> && rules::Retirable<Twin>) {
            const unsigned seats = G::sides(setup_).seats;
            const rules::Seat seat(number % seats);
            if (seats == 1 || is_over() || G::is_retired(state_, seat)) return;
            State twins = state_;
            Twin::retire(twins, seat);
            G::retire(state_, seat);
            require(state_ == twins, "the twin lets the seat retire differently");
            require(G::is_retired(state_, seat), "a seat that retired is still in play");
        }
    }

    // Letters that occur in texts.
    static char letter(unsigned number) {
        constexpr std::string_view kLetters =
            "abcdefghijklmnopqrstuvwxyz0123456789ABCDENSW+-,./:;?_ 0123456789-";
        return kLetters[number % kLetters.size()];
    }

    void change_letter(unsigned place, unsigned by) {
        std::string text = G::format_state(state_);
        text[place % text.size()] = letter(by);
        go_to(text);
    }

    // Copies one entry of a list and changes a letter in the copy: e3 becomes e3,f3. An empty list becomes its copy.
    void repeat_entry(unsigned place, unsigned by) {
        std::string text = G::format_state(state_);
        const std::size_t middle = place % text.size();
        const std::size_t begin = text.find_last_of(", ", middle) + 1;
        const std::size_t end = std::min(text.find_first_of(", ", begin), text.size());
        if (begin >= end) return;
        std::string copy = text.substr(begin, end - begin);
        if (copy == "-") {
            copy = base::cat(letter(by), 1 + by % 8);
            text.replace(begin, end - begin, copy);
        } else {
            copy[middle % copy.size()] = letter(by);
            text.insert(end, ',' + copy);
        }
        go_to(text);
    }

    void go_to(std::string_view text) {
        if (const auto state = G::parse_state(setup_, text)) state_ = *state;
    }

    void check() {
        const Moves mine = list<G>();
        require(mine == list<Twin>(), "the twin has another list");
        require(std::ranges::adjacent_find(mine) == mine.end(), "a move twice");
        require(mine.empty() == is_over(), "moves after the end, or none before");
        require(G::turn(state_) == Twin::turn(state_), "the twin lets another seat act");
        require(rules::count_moves<G>(state_) == mine.size(), "count_moves disagrees");
        check_texts(mine);
        check_legality(mine);
        check_steps(mine);
        check_end();
        before_ = mine;
    }

    template <class Either>
    [[nodiscard]] Moves list() const {
        rules::MoveList<Either> moves;
        Either::moves(state_, moves);
        Moves raws;
        for (const Move move : moves) raws.push_back(move.raw());
        std::ranges::sort(raws);
        return raws;
    }

    void check_texts(const Moves& mine) const {
        const auto again = G::parse_state(setup_, G::format_state(state_));
        require(again.ok() && *again == state_, "the text reads back as another position");
        require(G::hash(*again) == G::hash(state_), "equal positions with different hashes");
        for (const u32 raw : mine) {
            const auto move = G::parse_move(state_, G::format_move(state_, Move::from_raw(raw)));
            require(move.ok() && move->raw() == raw, "a move reads back as another");
        }
    }

    // Every move of this position and of the one before it.
    void check_legality(const Moves& mine) const {
        for (const Moves& moves : {mine, before_})
            for (const u32 raw : moves) {
                const Move move = Move::from_raw(raw);
                const bool listed = std::ranges::binary_search(mine, raw);
                if constexpr (rules::FastLegal<G>)
                    require(G::is_legal(state_, move) == listed, "is_legal disagrees", move);
                if (!listed) require(!G::refusal(state_, move).what.empty(), "no reason for a refusal", move);
            }
    }

    void check_steps(const Moves& mine) const {
        for (const u32 raw : mine) {
            const Move move = Move::from_raw(raw);
            State next = state_;
            State twins = state_;
            G::apply(next, move);
            Twin::apply(twins, move);
            require(next == twins, "the twin plays a step differently", move);
            if constexpr (rules::HasChance<G>)
                if (G::turn(state_).kind == rules::Turn::Kind::chance)
                    require(G::weight(state_, move) == Twin::weight(state_, move),
                            "the twin weighs a step differently", move);
        }
        if (mine.empty()) return;
        base::Random random(G::hash(state_));
        require(std::ranges::binary_search(mine, rules::sample_step<G>(state_, random).raw()),
                "random play makes a move that is not in the list");
    }

    // The end that random play comes to is one that the rules can describe.
    void check_end() const {
        constexpr u64 kLimit = 60;
        State end = state_;
        base::Random random(G::hash(state_));
        rules::playout<G>(end, random, kLimit);
        const auto again = G::parse_state(setup_, G::format_state(end));
        require(again.ok() && *again == end, "random play leads out of the game");
        if (G::turn(end).kind == rules::Turn::Kind::over)
            require(G::outcome(end) == Twin::outcome(end),
                    "the twin ranks the end of random play differently");
    }

    typename G::Setup setup_;
    State state_;
    Moves before_;
};

}  // namespace thwart::fuzz
