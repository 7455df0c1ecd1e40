// Who somebody is: a guest with a name that was made up, or an account that showed a session or a token. Accounts have a
// name and a password; sessions and tokens are random, and only their digests are stored.
#pragma once

#include "protocol/http.hpp"
#include "server/premises.hpp"
#include "server/trouble.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::server {

struct Identity {
    std::string name;
    std::string account;  // its key: the name in small letters; empty for a guest

    [[nodiscard]] bool is_account() const { return !account.empty(); }
    friend bool operator==(const Identity&, const Identity&) = default;
};

struct Account {
    std::string name;
    std::string password;  // its hash
    Time since{0};
};

class Identities {
public:
    explicit Identities(Premises& premises);

    // Never fails: whoever shows nothing that is valid is a guest.
    void identify(const Visitor& visitor, std::function<void(Identity)> then);

    // Both answer who that is now and the secret of a new session.
    struct SignedIn {
        Identity who;
        std::string session;
    };
    using Then = std::function<void(Outcome<SignedIn>)>;
    void make_account(const Visitor& visitor, const protocol::http::Credentials& credentials,
                      const Then& then);
    void sign_in(const Visitor& visitor, const protocol::http::Credentials& credentials, const Then& then);
    void sign_out(const Visitor& visitor, std::function<void()> then);

    void find_account(std::string_view name, std::function<void(Outcome<Account>)> then);

    void make_token(const Identity& who, const std::string& label,
                    std::function<void(Outcome<protocol::http::TokenMade>)> then);
    void list_tokens(const Identity& who, std::function<void(Outcome<protocol::http::TokenList>)> then);
    void drop_token(const Identity& who, const std::string& id,
                    std::function<void(Outcome<store::Done>)> then);

private:
    void start_session(const Account& account, const Then& then);
    [[nodiscard]] Identity guest();

    Premises& premises_;
    Budgets sign_ins_;
    std::shared_ptr<int> alive_ =
        std::make_shared<int>(0);  // gone when answers of the secrets would find nobody
};

// The key of an account: "Anna" and "anna" are the same.
std::string account_key(std::string_view name);

}  // namespace thwart::server
