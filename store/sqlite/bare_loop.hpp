// The yardstick for appends: a loop that does nothing but insert events into a file of its own, in commits of a given size.
// The file, its tables, the settings of the connection and the rows are those of a store, so what is left is what SQLite and
// the disk can do.
#pragma once

#include "base/result.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace thwart::store {

class BareLoop {
public:
    // Makes the file, for events of so many matches in turn. It is removed at the end.
    static base::Result<BareLoop> open(const std::string& path, std::size_t matches);
    ~BareLoop();
    BareLoop(BareLoop&&) noexcept;
    BareLoop& operator=(BareLoop&&) = delete;

    struct Ran {
        double events = 0;
        double commits = 0;
        double seconds = 0;
    };
    // Goes on for about that long; `now` is a steady clock.
    base::Result<Ran> run(std::size_t group, std::chrono::nanoseconds time,
                          const std::function<std::chrono::nanoseconds()>& now);

private:
    class Body;
    explicit BareLoop(std::unique_ptr<Body> body);

    std::unique_ptr<Body> body_;
};

}  // namespace thwart::store
