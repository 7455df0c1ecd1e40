// What a function returns when input may be bad: a value, or an error that says what is wrong and where.
#pragma once

#include "base/assert.hpp"
#include "base/integers.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace thwart::base {

struct Error {
    enum class Kind : u8 {
        malformed,    // cannot be read
        not_allowed,  // read, but against the rules
    };
    Kind kind = Kind::malformed;
    std::string where;  // the field or the rule: "stocks", "rule 12"
    std::string what;   // one plain sentence without a full stop

    [[nodiscard]] std::string text() const { return where + ": " + what; }
    friend bool operator==(const Error&, const Error&) = default;
};

inline Error malformed(std::string where, std::string what) {
    return {Error::Kind::malformed, std::move(where), std::move(what)};
}
inline Error not_allowed(std::string where, std::string what) {
    return {Error::Kind::not_allowed, std::move(where), std::move(what)};
}

template <class T, class E = Error>
class [[nodiscard]] Result {
public:
    Result(T value)
        : content_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
    Result(E error)
        : content_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor)

    [[nodiscard]] bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& value() {
        THWART_ASSERT(ok());
        return *std::get_if<0>(&content_);
    }
    const T& value() const {
        THWART_ASSERT(ok());
        return *std::get_if<0>(&content_);
    }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const E& error() const {
        THWART_ASSERT(!ok());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, E> content_;
};

// For functions that only succeed or fail.
struct Done {
    friend bool operator==(Done, Done) = default;
};
using Status = Result<Done>;

}  // namespace thwart::base
