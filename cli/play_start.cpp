#include "cli/play_start.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/common.hpp"
#include "cli/threads.hpp"
#include "match/crypto/openssl.hpp"

#include <ctime>
#include <sys/random.h>

namespace thwart::cli {
namespace {

std::string local_time(const char* format) {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

// From the operating system, or, to repeat a match, from a seed.
class Lots {
public:
    explicit Lots(std::optional<u64> seed) : seed_(seed) {}

    match::Digest draw(std::string_view what) const {
        match::Digest lot{};
        if (!seed_) {
            if (getentropy(lot.data(), lot.size()) != 0) std::abort();  // no safe way to go on
            return lot;
        }
        const std::string text = base::cat("thwart ", what, ' ', *seed_);
        return match::openssl_crypto().sha256({reinterpret_cast<const u8*>(text.data()), text.size()});
    }

private:
    std::optional<u64> seed_;
};

PlayHead head_for(const match::Terms& terms, std::optional<u64> seed) {
    constexpr std::size_t kNonceBytes = 16;
    const Lots lots(seed);
    std::vector<match::Nonce> nonces;
    for (std::size_t i = 0; i < terms.players.size(); ++i)
        if (terms.players[i].is_person()) {
            const match::Digest lot = lots.draw(base::cat("nonce ", i + 1));
            nonces.emplace_back(lot.begin(), lot.begin() + kNonceBytes);
        }
    u64 computers = 0;
    const match::Digest lot = lots.draw("computers");
    for (std::size_t i = 0; i < 4; ++i) computers = computers << 8U | lot[i];
    const match::Dealer dealer(match::openssl_crypto(), lots.draw("dealer"), nonces);
    return {seed ? "" : local_time("%Y-%m-%d"), seed.value_or(computers), dealer.revealed()};
}

TableWorld world(bool is_timed) { return {microseconds_now, registered_thinkers(), is_timed}; }

base::Status seat_players(const std::vector<std::string>& words, std::vector<match::Player>& players) {
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        const auto number = base::parse_number(std::string_view(word).substr(0, equals), rules::kMaxSeats);
        if (equals == std::string::npos || !number || *number == 0 || *number > players.size())
            return base::malformed("seat", base::cat("expected a seat from 1 to ", players.size(),
                                                     " and = before the player, found ", base::quote(word)));
        auto player = parse_seated(std::string_view(word).substr(equals + 1));
        if (!player) return player.error();
        players[*number - 1] = std::move(*player);
    }
    return base::Done{};
}

}  // namespace

base::Result<match::Player> parse_seated(std::string_view text) {
    constexpr std::string_view kNamed = "human:";
    if (text == "you" || text == "human") return match::Player::person();
    if (text.starts_with(kNamed)) return match::Player::person(std::string(text.substr(kNamed.size())));
    const auto level = base::parse_number(text, catalog::kLevels);
    if (level && *level >= 1) return match::Player::computer(*level);
    return base::malformed("seat", base::cat("expected you, human, human:NAME or a level from 1 to ",
                                             catalog::kLevels, ", found ", base::quote(text)));
}

std::vector<match::Player> usual_players(unsigned seats) {
    std::vector<match::Player> players(seats, match::Player::computer(kUsualLevel));
    players.front() = match::Player::person();
    return players;
}

base::Result<match::Terms> terms_of(const PlayWords& words) {
    match::Terms terms;
    terms.setup = words.setup;
    terms.position = words.position.value_or("");
    const auto session = catalog::start(words.setup);
    if (!session) return session.error();
    terms.players = usual_players((*session)->sides().seats);
    if (const auto seated = seat_players(words.seats, terms.players); !seated) return seated.error();
    if (words.clock) {
        const auto clock = match::parse_clock(*words.clock);
        if (!clock) return clock.error();
        terms.clock = *clock;
    }
    terms.repetition = !words.no_repetition;
    terms.leaving = words.on_leave == "retire" ? match::Leaving::retire : match::Leaving::takeover;
    return match::checked(std::move(terms));
}

base::Result<texts::Language> language_for(const std::optional<std::string>& wanted) {
    if (wanted) {
        if (const auto language = texts::language_of(*wanted)) return *language;
        std::string known;
        for (const texts::Language each : texts::kLanguages)
            known += base::cat(known.empty() ? "" : ", ", texts::tag(each));
        return base::malformed("lang",
                               base::cat("unknown language ", base::quote(*wanted), "; known are ", known));
    }
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string value = environment(name); !value.empty())
            return texts::language_of(value).value_or(texts::Language::en);
    return texts::Language::en;
}

base::Result<std::unique_ptr<Table>> lay_table(match::Terms terms, std::optional<u64> seed) {
    auto match = match::Match::create(std::move(terms), match::Time(0));
    if (!match) return match.error();
    PlayHead head = head_for(match->terms(), seed);
    const std::string& setup = match->terms().setup;
    const std::string name = base::cat(local_time("%Y-%m-%d-%H%M%S"), '-', setup.substr(0, setup.find(':')));
    auto file = PlayFile::create(matches_folder(), name, head, match->terms(), match->begins());
    // Without a place for files there is a match all the same.
    auto table = std::make_unique<Table>(std::move(*match), file ? std::move(*file) : PlayFile(),
                                         std::move(head), world(!seed));
    if (!file) table->set_storage_trouble(file.error());
    return table;
}

base::Result<Resumed> resume_table(std::string path, bool is_timed) {
    if (path.empty()) {
        const auto saved = unfinished_matches(matches_folder());
        if (saved.empty()) return base::not_allowed("resume", "there is no unfinished match");
        path = saved.front().path;
    }
    auto opened = PlayFile::open(path);
    if (!opened) return opened.error();
    const match::EventLog& log = opened->text.log;
    auto match = match::Match::replay(log.terms, log.begins, log.events);
    if (!match) return match.error();
    if (match->result()) return base::not_allowed("resume", base::cat(path, ": that match is over"));
    return Resumed{std::make_unique<Table>(std::move(*match), std::move(opened->file),
                                           std::move(opened->text.head), world(is_timed)),
                   opened->text.is_torn};
}

}  // namespace thwart::cli
