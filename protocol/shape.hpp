// How a struct looks on the wire, as data: the name of every field, which member it is, its limit and what it means. The
// tables made of this (shapes.hpp) are the one source of the codec, of docs/protocol.md and docs/openapi.json, and of the
// TypeScript types, so none of them can say something else.
#pragma once

#include "base/integers.hpp"
#include "match/clock.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

namespace thwart::protocol {

enum class Letters : u8 {
    any,
    line,  // no control characters, and none that change the direction of what follows
    word,  // letters, digits, '-' and '_'
    hex,   // pairs of lower-case hexadecimal digits
};

// The largest number that a JavaScript client holds exactly.
inline constexpr u64 kLargestNumber = (u64{1} << 53U) - 1;

// Of a text its letters and its length in bytes; of a number its range; of a list its length and the limit of its items.
struct Limit {
    Letters letters = Letters::any;
    u64 least = 0;
    u64 most = kLargestNumber;
    u64 most_items = kLargestNumber;
};

constexpr Limit line(u64 least, u64 most) { return {Letters::line, least, most}; }
constexpr Limit word(u64 least, u64 most) { return {Letters::word, least, most}; }
constexpr Limit range(u64 least, u64 most) { return {Letters::any, least, most}; }
constexpr Limit list_of(Limit items, u64 most) { return {items.letters, items.least, items.most, most}; }

template <class Owner, class Value>
struct Field {
    std::string_view name;
    Value Owner::* member;
    Limit limit;
    std::string_view about;
};

template <class Owner, class Value>
constexpr Field<Owner, Value> field(std::string_view name, Value Owner::* member, Limit limit,
                                    std::string_view about) {
    return {name, member, limit, about};
}
template <class Owner, class Value>
constexpr Field<Owner, Value> field(std::string_view name, Value Owner::* member, std::string_view about) {
    return {name, member, Limit{}, about};
}

template <class... Fields>
struct Shape {
    std::string_view name;  // of the type in TypeScript and OpenAPI
    std::string_view tag;   // of a message; empty for parts and bodies
    std::string_view about;
    std::tuple<Fields...> fields;
};

template <class... Fields>
constexpr Shape<Fields...> message(std::string_view name, std::string_view tag, std::string_view about,
                                   Fields... fields) {
    return {name, tag, about, {fields...}};
}
template <class... Fields>
constexpr Shape<Fields...> part(std::string_view name, std::string_view about, Fields... fields) {
    return {name, "", about, {fields...}};
}

// The words of an enumeration.
template <class Enum, std::size_t N>
struct Words {
    std::string_view name;
    std::array<std::pair<Enum, std::string_view>, N> words;
};
template <class Enum, class... Pairs>
constexpr Words<Enum, sizeof...(Pairs)> words(std::string_view name, Pairs... pairs) {
    return {name, {pairs...}};
}

// Specialised in shapes.hpp for everything that travels.
template <class T>
inline constexpr std::nullptr_t kShape = nullptr;
template <class Enum>
inline constexpr std::nullptr_t kWords = nullptr;

template <class T>
concept Shaped = !std::is_same_v<std::remove_const_t<decltype(kShape<T>)>, std::nullptr_t>;
template <class T>
concept Worded = !std::is_same_v<std::remove_const_t<decltype(kWords<T>)>, std::nullptr_t>;

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;

// Calls visit(field) for each field of T, in order, until one returns false.
template <Shaped T, class Visit>
bool all_fields(Visit visit) {
    return std::apply([&](const auto&... field) { return (visit(field) && ...); }, kShape<T>.fields);
}

}  // namespace thwart::protocol
