// What protocol_types makes of the tables of the protocol, as texts.
#pragma once

#include "protocol/describe.hpp"
#include "protocol/http.hpp"

#include <span>
#include <string>
#include <string_view>

namespace thwart::tools {

// web/src/generated/protocol.ts
std::string typescript(const protocol::Description& all);

// docs/openapi.json
std::string openapi(const protocol::Description& all, std::span<const protocol::Route> routes);

// docs/protocol.md is written by hand but for the parts between `<!-- generated NAME -->` and `<!-- end -->`, which are
// replaced. Names: client, server, parts, choices, limits, routes. A part of another name is left as it is.
std::string page(const protocol::Description& all, std::span<const protocol::Route> routes,
                 std::string_view written);

}  // namespace thwart::tools
