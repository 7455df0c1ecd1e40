// Reads whatever has a shape from parsed JSON, strictly. Private to this folder, since it is heavy: others use codec.hpp
// and http.hpp. Every function returns false after a failure, which it has noted then; the place of a failure is put
// together on the way out, so what is right costs nothing.
#pragma once

#include "base/result.hpp"
#include "base/text.hpp"
#include "protocol/codec.hpp"
#include "protocol/shape.hpp"

#include <array>
#include <boost/json.hpp>
#include <concepts>
#include <string>
#include <string_view>

namespace thwart::protocol {

// "a text of 1 to 32 letters, digits, '-' or '_'": what is expected, for messages and documents.
std::string text_rule(const Limit& limit);
std::string number_rule(u64 least, u64 most);
bool is_text_within(std::string_view text, const Limit& limit);

template <Worded Enum>
std::string words_rule() {
    std::string text = "one of";
    for (const auto& [value, word] : kWords<Enum>.words) text += base::cat(' ', word);
    return text;
}

// Parsed JSON in memory that is all given back at once.
class JsonText {
public:
    // Errors: "size", "json".
    base::Status parse(std::string_view text, std::size_t longest);
    [[nodiscard]] const boost::json::object& root() const { return root_->get_object(); }

private:
    std::array<unsigned char, std::size_t{8} * 1024> buffer_;  // enough for nearly every message
    boost::json::monotonic_resource memory_{buffer_.data(), buffer_.size()};
    std::optional<boost::json::value> root_;
};

class JsonReader {
public:
    [[nodiscard]] const base::Error& error() const { return error_; }

    template <Shaped T>
    bool read(const boost::json::object& object, T& value) {
        return all_fields<T>([&](const auto& field) {
            if (read_field(object, field, value.*field.member)) return true;
            const bool goes_deeper = !error_.where.empty() && error_.where.front() != '[';
            error_.where = base::cat(field.name, goes_deeper ? "." : "", error_.where);
            return false;
        });
    }

private:
    using Json = boost::json::value;

    bool fail(std::string what) {
        error_ = base::malformed("", std::move(what));
        return false;
    }

    template <class Field, class Value>
    bool read_field(const boost::json::object& object, const Field& field, Value& value) {
        const Json* found = object.if_contains(field.name);
        if (found) return read_value(*found, field.limit, value);
        if constexpr (kIsOptional<Value>) return true;
        return fail("is missing");
    }

    bool read_value(const Json& json, const Limit& limit, std::string& value) {
        if (!json.is_string()) return fail("expected " + text_rule(limit));
        const std::string_view text(json.get_string().data(), json.get_string().size());
        if (!is_text_within(text, limit)) return fail("expected " + text_rule(limit));
        value = text;
        return true;
    }
    bool read_value(const Json& json, const Limit&, bool& value) {
        if (!json.is_bool()) return fail("expected true or false");
        value = json.get_bool();
        return true;
    }
    bool read_value(const Json& json, const Limit&, rules::Seat& value) {
        u64 number = 0;
        if (!read_number(json, 1, rules::kMaxSeats, number)) return false;
        value = rules::Seat(static_cast<unsigned>(number - 1));
        return true;
    }
    bool read_value(const Json& json, const Limit& limit, match::Time& value) {
        u64 number = 0;
        if (!read_number(json, limit.least, limit.most, number)) return false;
        value = match::Time(static_cast<i64>(number));
        return true;
    }
    template <std::unsigned_integral Number>
        requires(!std::same_as<Number, bool>)
    bool read_value(const Json& json, const Limit& limit, Number& value) {
        u64 number = 0;
        const u64 largest = std::min<u64>(limit.most, std::numeric_limits<Number>::max());
        if (!read_number(json, limit.least, largest, number)) return false;
        value = static_cast<Number>(number);
        return true;
    }
    // Scores, the only numbers with a sign, come from the server alone.
    bool read_value(const Json& json, const Limit&, i32& value) {
        constexpr i64 kMost = std::numeric_limits<i32>::max();
        if (!json.is_int64() || json.get_int64() > kMost || json.get_int64() < -kMost)
            return fail("expected a whole number");
        value = static_cast<i32>(json.get_int64());
        return true;
    }
    template <Worded Enum>
    bool read_value(const Json& json, const Limit&, Enum& value) {
        if (json.is_string())
            for (const auto& [each, word] : kWords<Enum>.words)
                if (std::string_view(json.get_string().data(), json.get_string().size()) == word) {
                    value = each;
                    return true;
                }
        return fail("expected " + words_rule<Enum>());
    }
    template <class Item>
    bool read_value(const Json& json, const Limit& limit, std::optional<Item>& value) {
        return read_value(json, limit, value.emplace());
    }
    template <class Item>
    bool read_value(const Json& json, const Limit& limit, std::vector<Item>& value) {
        if (!json.is_array()) return fail("expected a list");
        const boost::json::array& items = json.get_array();
        if (items.size() > limit.most_items)
            return fail(base::cat("expected a list of at most ", limit.most_items));
        value.reserve(items.size());
        for (std::size_t i = 0; i < items.size(); ++i)
            if (!read_item(items[i], limit, value.emplace_back())) {
                error_.where = base::cat('[', i, ']', error_.where.empty() ? "" : ".", error_.where);
                return false;
            }
        return true;
    }
    template <class Item>
    bool read_item(const Json& json, const Limit& limit, Item& item) {
        if constexpr (kIsOptional<Item>)
            if (json.is_null()) return true;
        return read_value(json, limit, item);
    }
    template <Shaped T>
    bool read_value(const Json& json, const Limit&, T& value) {
        if (!json.is_object()) return fail("expected an object");
        return read(json.get_object(), value);
    }

    bool read_number(const Json& json, u64 least, u64 most, u64& number) {
        const bool is_positive = json.is_int64() && json.get_int64() >= 0;
        if (!is_positive && !json.is_uint64()) return fail("expected " + number_rule(least, most));
        number = is_positive ? static_cast<u64>(json.get_int64()) : json.get_uint64();
        return (number >= least && number <= most) || fail("expected " + number_rule(least, most));
    }

    base::Error error_;
};

}  // namespace thwart::protocol
