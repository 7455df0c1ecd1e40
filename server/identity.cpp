#include "server/identity.hpp"

#include "base/text.hpp"
#include "server/codes.hpp"
#include "server/lines.hpp"

#include <algorithm>
#include <utility>

namespace thwart::server {
namespace {

constexpr std::string_view kAccountText = "thwart account 1";
constexpr std::string_view kSessionText = "thwart session 1";
constexpr std::string_view kTokenText = "thwart token 1";
constexpr u32 kMostTokens = 20;

// A hash that nothing fits: checking it takes as long as checking one that somebody has.
constexpr std::string_view kNobodysHash =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5c3NhbHQwMDAwMA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

std::string format_account(const Account& account) {
    return LinesWriter(kAccountText)
        .add("name", account.name)
        .add("password", account.password)
        .add("since", account.since.count())
        .text();
}

std::optional<Account> parse_account(std::string_view text) {
    const auto lines = Lines::parse(kAccountText, text);
    if (!lines) return std::nullopt;
    return Account{std::string(lines->value("name")), std::string(lines->value("password")),
                   Time{lines->number("since").value_or(0)}};
}

std::string token_key(const std::string& account, std::string_view id) { return base::cat(account, '/', id); }

Trouble wrong_password() { return not_allowed("password", "the name or the password is wrong"); }
Trouble not_signed_in() { return not_allowed("account", "sign in first"); }

}  // namespace

std::string account_key(std::string_view name) {
    std::string key(name);
    std::ranges::transform(key, key.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return key;
}

Identities::Identities(Premises& premises)
    : premises_(premises), sign_ins_(premises.bounds.sign_ins_a_minute) {}

Identity Identities::guest() { return {make_guest_name(premises_.world.secrets), ""}; }

void Identities::identify(const Visitor& visitor, std::function<void(Identity)> then) {
    const bool is_program = !visitor.bearer.empty();
    const std::string& secret = is_program ? visitor.bearer : visitor.session;
    constexpr std::size_t kLongest = 128;
    if (secret.empty() || secret.size() > kLongest) return then(guest());
    const std::string_view text = is_program ? kTokenText : kSessionText;
    premises_.store.get(
        std::string(is_program ? kTokenKind : kSessionKind), digest_of(premises_.world.secrets, secret),
        [this, text, then = std::move(then)](const store::Result<store::Document>& found) {
            const auto lines = found ? Lines::parse(text, found->value) : std::nullopt;
            const bool is_valid = lines && premises_.now().count() < lines->number("until").value_or(0);
            if (!is_valid) return then(guest());
            const std::string name(lines->value("name"));
            then({name, account_key(name)});
        });
}

// ---- accounts ----

void Identities::find_account(std::string_view name, std::function<void(Outcome<Account>)> then) {
    premises_.store.get(std::string(kAccountKind), account_key(name),
                        [then = std::move(then)](const store::Result<store::Document>& found) {
                            if (!found && found.error().kind != store::Failure::not_found)
                                return then(not_stored());
                            auto account = found ? parse_account(found->value) : std::nullopt;
                            if (!account)
                                return then(Trouble{Refusal::not_found, "name", "there is no such player"});
                            then(std::move(*account));
                        });
}

void Identities::make_account(const Visitor& visitor, const protocol::http::Credentials& credentials,
                              const Then& then) {
    if (!sign_ins_.take(visitor.address, premises_.now())) return then(too_many("account"));
    premises_.world.secrets.hash_password(
        credentials.password, [this, alive = std::weak_ptr(alive_), name = credentials.name,
                               then](const std::optional<std::string>& hash) {
            if (alive.expired()) return;
            if (!hash) return then(too_many("account"));
            const Account account{name, *hash, premises_.now()};
            premises_.store.put(
                std::string(kAccountKind), account_key(name), format_account(account), store::kNoVersion,
                [this, account, then](const store::Result<u64>& stored) {
                    if (stored) return start_session(account, then);
                    const bool is_taken = stored.error().kind == store::Failure::conflict;
                    then(is_taken ? Trouble{Refusal::taken, "name", "somebody has it"} : not_stored());
                });
        });
}

void Identities::sign_in(const Visitor& visitor, const protocol::http::Credentials& credentials,
                         const Then& then) {
    // Per address, and per account whoever tries it.
    const Time now = premises_.now();
    const bool may =
        sign_ins_.take(visitor.address, now) && sign_ins_.take("name " + account_key(credentials.name), now);
    if (!may) return then(too_many("session"));
    find_account(credentials.name,
                 [this, password = credentials.password, then](const Outcome<Account>& account) {
                     if (!account && account.error().code != Refusal::not_found) return then(account.error());
                     std::string hash(account ? account->password : kNobodysHash);
                     premises_.world.secrets.verify_password(
                         password, std::move(hash),
                         [this, alive = std::weak_ptr(alive_), account, then](std::optional<bool> is_right) {
                             if (alive.expired()) return;
                             if (!is_right) return then(too_many("session"));
                             if (!account || !*is_right) return then(wrong_password());
                             start_session(*account, then);
                         });
                 });
}

void Identities::start_session(const Account& account, const Then& then) {
    const std::string token = server::make_token(premises_.world.secrets);
    const std::string text = LinesWriter(kSessionText)
                                 .add("name", account.name)
                                 .add("until", (premises_.now() + kSessionLife).count())
                                 .text();
    premises_.store.put(std::string(kSessionKind), digest_of(premises_.world.secrets, token), text,
                        store::kNoVersion, [account, token, then](const store::Result<u64>& stored) {
                            if (!stored) return then(not_stored());
                            then(SignedIn{{account.name, account_key(account.name)}, token});
                        });
}

void Identities::sign_out(const Visitor& visitor, std::function<void()> then) {
    if (visitor.session.empty()) return then();
    premises_.store.remove(std::string(kSessionKind), digest_of(premises_.world.secrets, visitor.session),
                           std::nullopt,
                           [then = std::move(then)](const store::Result<store::Done>&) { then(); });
}

// ---- tokens of programs ----

void Identities::make_token(const Identity& who, const std::string& label,
                            std::function<void(Outcome<protocol::http::TokenMade>)> then) {
    if (!who.is_account()) return then(not_signed_in());
    list_tokens(
        who, [this, who, label, then = std::move(then)](const Outcome<protocol::http::TokenList>& list) {
            if (!list) return then(list.error());
            if (list->tokens.size() >= kMostTokens) return then(not_allowed("token", "you have too many"));
            Secrets& secrets = premises_.world.secrets;
            const protocol::http::TokenMade made{make_id(secrets), label, server::make_token(secrets)};
            const std::string digest = digest_of(secrets, made.token);
            const std::string token =
                LinesWriter(kTokenText).add("name", who.name).add("until", match::kLatest.count()).text();
            const std::string name = LinesWriter(kTokenText)
                                         .add("digest", digest)
                                         .add("label", label)
                                         .add("made", premises_.now().count())
                                         .text();
            premises_.store.write(
                {{std::string(kTokenKind), digest, token, store::kNoVersion},
                 {std::string(kTokenNameKind), token_key(who.account, made.id), name, store::kNoVersion}},
                [made, then](const store::Result<std::vector<u64>>& stored) {
                    then(stored ? Outcome<protocol::http::TokenMade>(made) : not_stored());
                });
        });
}

void Identities::list_tokens(const Identity& who,
                             std::function<void(Outcome<protocol::http::TokenList>)> then) {
    if (!who.is_account()) return then(not_signed_in());
    const std::string prefix = token_key(who.account, "");
    premises_.store.list_documents(
        std::string(kTokenNameKind), prefix, "", kMostTokens,
        [prefix, then = std::move(then)](const store::Result<std::vector<store::Document>>& found) {
            if (!found) return then(not_stored());
            protocol::http::TokenList list;
            for (const store::Document& each : *found)
                if (const auto lines = Lines::parse(kTokenText, each.value))
                    list.tokens.push_back({each.key.substr(prefix.size()), std::string(lines->value("label")),
                                           Time{lines->number("made").value_or(0)}});
            std::ranges::sort(list.tokens, std::ranges::greater{}, &protocol::http::TokenView::made);
            then(std::move(list));
        });
}

void Identities::drop_token(const Identity& who, const std::string& id,
                            std::function<void(Outcome<store::Done>)> then) {
    if (!who.is_account()) return then(not_signed_in());
    const std::string key = token_key(who.account, id);
    premises_.store.get(
        std::string(kTokenNameKind), key,
        [this, key, then = std::move(then)](const store::Result<store::Document>& found) {
            const auto lines = found ? Lines::parse(kTokenText, found->value) : std::nullopt;
            if (!lines) return then(Trouble{Refusal::not_found, "token", "there is no such token"});
            premises_.store.write(
                {{std::string(kTokenKind), std::string(lines->value("digest")), std::nullopt, {}},
                 {std::string(kTokenNameKind), key, std::nullopt, {}}},
                [then](const store::Result<std::vector<u64>>& stored) {
                    then(stored ? Outcome<store::Done>(store::Done{}) : not_stored());
                });
        });
}

}  // namespace thwart::server
