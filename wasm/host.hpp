// What the module asks of the page: the time, whether to stop, and to listen while it thinks.
#pragma once

#include "base/integers.hpp"

#include <string_view>

namespace thwart::wasm {

i64 host_now();  // microseconds since some moment
bool host_wants_stop();
void host_progress(std::string_view json);

}  // namespace thwart::wasm
