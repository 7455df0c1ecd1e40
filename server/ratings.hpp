// The ratings of accounts: one for each game and number of sides. A rated match changes those of all its players in one
// write together with a note that it has done so, so that a match never counts twice, whenever the program stopped.
#pragma once

#include "match/match.hpp"
#include "match/rating.hpp"
#include "protocol/http.hpp"
#include "server/premises.hpp"
#include "server/trouble.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::server {

struct HeldRating {
    match::Rating rating;
    unsigned matches = 0;
    Time last{0};  // rated match
    u64 version = store::kNoVersion;
};

class Ratings {
public:
    explicit Ratings(Premises& premises) : premises_(premises) {}

    // The usual one for an account without; `kind` as in "quoridor/2".
    void get(const std::string& account, const std::string& kind,
             std::function<void(Outcome<HeldRating>)> then);
    // All of an account.
    void list(const std::string& account, std::function<void(std::vector<protocol::http::RatingView>)> then);

    struct Match {
        std::string id;
        std::string kind;
        std::vector<std::string> accounts;  // by seat
        rules::Sides sides;
        rules::Outcome outcome;
        Time at{0};
    };
    // What the match does to the ratings, or has done already.
    void apply(const Match& match, std::function<void(Outcome<std::vector<protocol::RatingChange>>)> then);

private:
    struct Task;
    using TaskRef = std::shared_ptr<Task>;
    void gather(const TaskRef& task);
    void write(const TaskRef& task);

    Premises& premises_;
};

}  // namespace thwart::server
