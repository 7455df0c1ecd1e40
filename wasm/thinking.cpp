#include "wasm/thinking.hpp"

#include "base/text.hpp"
#include "wasm/host.hpp"

#include <charconv>
#include <map>
#include <string>

namespace thwart::wasm {
namespace {

// A word of the last argument: "level=3 seed=5 nodes=1000".
struct Word {
    std::string_view name;
    std::string_view value;
};
std::vector<Word> words_of(std::string_view text) {
    std::vector<Word> words;
    for (const std::string_view each : base::split(text, ' ')) {
        const std::size_t equal = std::min(each.find('='), each.size());
        words.push_back(
            {each.substr(0, equal), equal < each.size() ? each.substr(equal + 1) : std::string_view()});
    }
    return words;
}

base::Result<u64> number(const Word& word, u64 most = ~u64{0}) {
    u64 value = 0;
    const char* end = word.value.data() + word.value.size();
    const auto [rest, error] = std::from_chars(word.value.data(), end, value);
    if (error != std::errc{} || rest != end || value > most)
        return base::malformed(std::string(word.name), "expected a number in its range");
    return value;
}

base::Status read_word(const Word& word, Wish& wish) {
    constexpr u64 kLongest = 86'400'000;
    const auto with = [&](u64 most, const auto& set) -> base::Status {
        const auto value = number(word, most);
        if (!value) return value.error();
        set(*value);
        return base::Done{};
    };
    catalog::Question& question = wish.question;
    const auto limits = [&]() -> catalog::Limits& {
        if (!question.limits) question.limits.emplace();
        return *question.limits;
    };
    if (word.name == "level")
        return with(catalog::kLevels, [&](u64 value) { question.level = static_cast<unsigned>(value); });
    if (word.name == "seed") return with(~u64{0}, [&](u64 value) { question.seed = value; });
    if (word.name == "lines")
        return with(64, [&](u64 value) { question.lines = static_cast<unsigned>(value); });
    if (word.name == "nodes") return with(~u64{0} - 1, [&](u64 value) { limits().nodes = value; });
    if (word.name == "depth")
        return with(1000, [&](u64 value) { limits().depth = static_cast<unsigned>(value); });
    if (word.name == "ms")
        return with(kLongest, [&](u64 value) {
            wish.milliseconds = value;
            limits().microseconds = static_cast<i64>(value) * 1000;
        });
    if (word.name == "table")
        return with(512, [&](u64 value) { wish.table = static_cast<std::size_t>(value) << 20U; });
    if (word.name == "idle")
        return with(1000, [&](u64 value) { question.idle = static_cast<unsigned>(value); });
    if (word.name == "past") {
        for (const std::string_view each : base::split(word.value, ',')) {
            const auto hash = number({word.name, each});
            if (!hash) return hash.error();
            question.past.push_back(*hash);
        }
        return base::Done{};
    }
    return base::malformed(std::string(word.name), "is not known here");
}

}  // namespace

base::Result<Wish> parse_wish(std::string_view text) {
    Wish wish;
    if (text.empty()) return wish;
    for (const Word& word : words_of(text))
        if (const auto read = read_word(word, wish); !read) return read.error();
    return wish;
}

catalog::World world_of(std::atomic<bool>& cancel) {
    catalog::World world;
    world.cancel = &cancel;
    world.now = [&cancel] {
        if (host_wants_stop()) cancel = true;
        return host_now();
    };
    return world;
}

catalog::Thinker& thinker_of(const catalog::Module& module, std::size_t table) {
    struct Kept {
        std::size_t table = 0;
        std::unique_ptr<catalog::Thinker> thinker;
    };
    static std::map<std::string_view, Kept> all;
    Kept& kept = all[module.name];
    if (!kept.thinker || kept.table != table) {
        kept.thinker.reset();
        kept = {table, module.make_thinker(catalog::Style::best, table)};
    }
    return *kept.thinker;
}

}  // namespace thwart::wasm
