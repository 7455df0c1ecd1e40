// Questions to computer players over HTTP. They are kept in memory only, wait behind every match, and everybody has few.
#pragma once

#include "catalog/session.hpp"
#include "protocol/http.hpp"
#include "server/premises.hpp"
#include "server/trouble.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace thwart::server {

class Analyses {
public:
    explicit Analyses(Premises& premises) : premises_(premises) {}
    ~Analyses();
    Analyses(const Analyses&) = delete;
    Analyses& operator=(const Analyses&) = delete;

    // `owner` is an account or an address; `is_forbidden` says whether a position is in a rated match.
    Outcome<protocol::http::AnalysisView> ask(
        const std::string& owner, const protocol::http::NewAnalysis& question,
        const std::function<bool(const catalog::Session&)>& is_forbidden);
    [[nodiscard]] Outcome<protocol::http::AnalysisView> see(const std::string& id) const;
    [[nodiscard]] bool stop(const std::string& id);

    [[nodiscard]] std::size_t size() const { return analyses_.size(); }
    // Forgets what was asked long ago.
    void forget(Time now);

private:
    struct Analysis {
        std::string owner;
        JobId job = 0;
        Time asked{0};
        protocol::http::AnalysisStatus status = protocol::http::AnalysisStatus::waiting;
        catalog::Thought thought;
        unsigned sides = 0;
    };
    [[nodiscard]] unsigned busy(const std::string& owner) const;

    Premises& premises_;
    Time forget_at_{0};
    std::map<std::string, std::shared_ptr<Analysis>> analyses_;
};

}  // namespace thwart::server
