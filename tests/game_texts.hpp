// What the tests of every game's texts ask of them: which field or rule an error names, that an error can be printed whatever was
// read, and that whatever is accepted has one canonical form.
#pragma once

#include "base/random.hpp"
#include "base/text.hpp"
#include "tests/game_words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::tests {

// The canonical text of a setup, or the key that is to blame.
template <rules::Game G>
std::string canonical_or_key(std::string_view text) {
    const auto options = rules::parse_options(G::kKeys, text);
    return options ? rules::format_options(G::kKeys, *options) : options.error().where;
}

template <rules::Game G>
void expect_own_starts(std::size_t setups) {
    const std::vector<rules::Options> all = rules::all_options(G::kKeys);
    EXPECT_EQ(all.size(), setups);
    std::vector<typename G::State> starts;
    for (const rules::Options& options : all) {
        const auto start = G::initial(G::make_setup(options));
        EXPECT_EQ(std::ranges::count(starts, start), 0) << rules::format_options(G::kKeys, options);
        starts.push_back(start);
    }
}

// Plays at random in every setup, and reads every position back.
template <rules::Game G>
void expect_play_read_back(unsigned steps) {
    base::Random random(20);
    for (const rules::Options& options : rules::all_options(G::kKeys)) {
        const auto setup = G::make_setup(options);
        for (unsigned game = 0; game < 5; ++game) {
            auto state = G::initial(setup);
            for (unsigned step = 0; step < steps && !is_over(state); ++step) {
                G::apply(state, G::sample(state, random));
                const auto read = G::parse_state(setup, G::format_state(state));
                ASSERT_TRUE(read) << G::format_state(state) << ": " << read.error().text();
                ASSERT_EQ(*read, state) << G::format_state(state);
                ASSERT_EQ(G::hash(*read), G::hash(state));
            }
        }
    }
}

inline std::string all_bytes() {
    std::string bytes;
    for (int code = 0; code < 256; ++code) bytes += static_cast<char>(code);
    return bytes;
}

// The message goes to a terminal and into a protocol line, whatever was read.
inline void expect_printable(const base::Error& error, std::string_view what) {
    EXPECT_FALSE(error.what.empty()) << what;
    for (const char letter : error.text()) ASSERT_TRUE(letter >= 0x20 && letter < 0x7f) << what;
    EXPECT_LT(error.text().size(), 200U) << what;
}

struct RefusedPosition {
    std::string_view what;
    std::string_view options;
    std::string text;
    std::string_view field;
};

template <rules::Game G>
void expect_refused(const std::vector<RefusedPosition>& all) {
    for (const RefusedPosition& one : all) {
        const auto read = G::parse_state(setup_of<G>(one.options), one.text);
        ASSERT_FALSE(read) << one.what;
        EXPECT_EQ(read.error().where, one.field) << one.what << ": " << read.error().text();
        expect_printable(read.error(), one.what);
    }
}

// Changes letters of a sound position into others of it, many times.
template <rules::Game G>
void expect_canonical_once_read(std::string_view sound, std::string_view options, unsigned fewest) {
    base::Random random(21);
    const auto setup = setup_of<G>(options);
    unsigned accepted = 0;
    for (unsigned i = 0; i < 20000; ++i) {
        std::string text(sound);
        for (unsigned change = random.below(3) + 1; change > 0; --change)
            text[random.below(static_cast<u32>(text.size()))] =
                sound[random.below(static_cast<u32>(sound.size()))];
        const auto read = G::parse_state(setup, text);
        if (!read) continue;
        ++accepted;
        const std::string written = G::format_state(*read);
        const auto again = G::parse_state(setup, written);
        ASSERT_TRUE(again) << text;
        ASSERT_EQ(*again, *read) << text;
        ASSERT_EQ(G::format_state(*again), written) << text;
    }
    EXPECT_GT(accepted, fewest) << "the changes should leave enough positions to look at";
}

// Moves whose texts must all be different and be read back.
template <rules::Game G>
class MoveTexts {
public:
    explicit MoveTexts(const typename G::State& state) : state_(state) {}

    void add(typename G::Move move) {
        texts_.push_back(G::format_move(state_, move));
        EXPECT_EQ(move_of(state_, texts_.back()), move);
        EXPECT_EQ(G::Move::from_raw(move.raw()), move);
        EXPECT_NE(move.raw(), 0U);
    }
    [[nodiscard]] std::size_t count_different() {
        std::ranges::sort(texts_);
        const auto repeated = std::ranges::unique(texts_);
        EXPECT_EQ(repeated.size(), 0U);
        return texts_.size() - repeated.size();
    }

private:
    typename G::State state_;
    std::vector<std::string> texts_;
};

template <rules::Game G>
void expect_no_moves(const typename G::State& state, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
        const auto read = G::parse_move(state, text);
        ASSERT_FALSE(read) << base::quote(text);
        EXPECT_EQ(read.error().where, "move");
        EXPECT_EQ(read.error().kind, base::Error::Kind::malformed);
        expect_printable(read.error(), base::quote(text));
    }
}

struct ForbiddenMove {
    std::string_view options;
    std::string position;
    std::string_view move;
    std::string_view rule;
};

template <rules::Game G>
void expect_forbidden(const std::vector<ForbiddenMove>& all) {
    for (const ForbiddenMove& one : all) {
        const auto state = state_of<G>(one.position, one.options);
        EXPECT_EQ(refusal_of(state, one.move), one.rule) << one.move << " in " << one.position;
        const base::Error refusal = G::refusal(state, move_of(state, one.move));
        EXPECT_EQ(refusal.kind, base::Error::Kind::not_allowed) << one.move;
        expect_printable(refusal, one.move);
    }
}

}  // namespace thwart::tests
