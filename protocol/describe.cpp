#include "protocol/describe.hpp"

#include "protocol/http_shapes.hpp"
#include "protocol/json_reader.hpp"

#include <algorithm>

namespace thwart::protocol {
namespace {

template <class T>
struct Of {};

class Describer {
public:
    template <class... Messages>
    std::vector<ShapeInfo> shapes(Of<std::variant<Messages...>>) {
        std::vector<ShapeInfo> found;
        (found.push_back(shape<Messages>()), ...);
        return found;
    }
    std::vector<ShapeInfo> parts;
    std::vector<ChoiceInfo> choices;

private:
    using Kind = TypeInfo::Kind;

    template <Shaped T>
    ShapeInfo shape() {
        ShapeInfo info{kShape<T>.name, kShape<T>.tag, kShape<T>.about, {}};
        all_fields<T>([&]<class Owner, class Value>(const Field<Owner, Value>& field) {
            info.fields.push_back(
                {field.name, type(Of<Value>{}, field.limit), kIsOptional<Value>, field.about});
            return true;
        });
        return info;
    }

    static TypeInfo plain(Kind kind, const Limit& limit, std::string_view name = "") {
        return {kind, name, limit, false, nullptr};
    }
    static TypeInfo type(Of<std::string>, const Limit& limit) { return plain(Kind::text, limit); }
    static TypeInfo type(Of<bool>, const Limit& limit) { return plain(Kind::flag, limit); }
    static TypeInfo type(Of<rules::Seat>, const Limit&) {
        return plain(Kind::seat, range(1, rules::kMaxSeats));
    }
    static TypeInfo type(Of<match::Time>, const Limit& limit) { return plain(Kind::time, limit); }
    template <std::integral Number>
    static TypeInfo type(Of<Number>, const Limit& limit) {
        return plain(Kind::number, limit);
    }
    template <Worded Enum>
    TypeInfo type(Of<Enum>, const Limit& limit) {
        ChoiceInfo choice{kWords<Enum>.name, {}};
        for (const auto& [value, word] : kWords<Enum>.words) choice.words.push_back(word);
        if (std::ranges::find(choices, choice.name, &ChoiceInfo::name) == choices.end())
            choices.push_back(choice);
        return plain(Kind::choice, limit, choice.name);
    }
    template <class Item>
    TypeInfo type(Of<std::optional<Item>>, const Limit& limit) {
        return type(Of<Item>{}, limit);
    }
    template <class Item>
    TypeInfo type(Of<std::vector<Item>>, const Limit& limit) {
        TypeInfo item = type(Of<Item>{}, limit);
        item.may_be_null = kIsOptional<Item>;
        return {Kind::list, "", limit, false, std::make_shared<const TypeInfo>(std::move(item))};
    }
    template <Shaped T>
    TypeInfo type(Of<T>, const Limit& limit) {
        ShapeInfo info = shape<T>();
        if (std::ranges::find(parts, info.name, &ShapeInfo::name) == parts.end())
            parts.push_back(std::move(info));
        return plain(Kind::object, limit, kShape<T>.name);
    }
};

}  // namespace

Description describe() {
    Describer describer;
    Description all;
    all.from_client = describer.shapes(Of<ClientMessage>{});
    all.from_server = describer.shapes(Of<ServerMessage>{});
    all.bodies = describer.shapes(Of<HttpBody>{});
    all.parts = std::move(describer.parts);
    all.choices = std::move(describer.choices);
    return all;
}

std::string rule_of(const TypeInfo& type) {
    const bool is_bounded = type.limit.least > 0 || type.limit.most < kLargestNumber;
    switch (type.kind) {
        case TypeInfo::Kind::text: return text_rule(type.limit);
        case TypeInfo::Kind::number:
            return is_bounded ? number_rule(type.limit.least, type.limit.most) : "a whole number";
        case TypeInfo::Kind::flag: return "true or false";
        case TypeInfo::Kind::seat: return "a seat, counted from 1";
        case TypeInfo::Kind::time:
            return is_bounded ? base::cat("milliseconds, ", type.limit.least, " to ", type.limit.most)
                              : "milliseconds";
        case TypeInfo::Kind::choice:
        case TypeInfo::Kind::object: return base::cat('`', type.name, '`');
        case TypeInfo::Kind::list: {
            const bool is_limited = type.limit.most_items < kLargestNumber;
            return base::cat("a list", is_limited ? base::cat(" of at most ", type.limit.most_items) : "",
                             ": ", rule_of(*type.item), type.item->may_be_null ? ", or null" : "");
        }
    }
    return "";
}

}  // namespace thwart::protocol
