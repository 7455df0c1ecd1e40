// THWART_ASSERT states what the code itself guarantees. Input never reaches one: bad input is a value (result.hpp).
#pragma once

namespace thwart::base {

// Prints the broken promise and aborts. The one place below the apps that may do either.
[[noreturn]] void assertion_failed(const char* expression, const char* file, int line);

}  // namespace thwart::base

#ifdef NDEBUG
#define THWART_ASSERT(expression) static_cast<void>(0)
#else
#define THWART_ASSERT(expression) \
    ((expression) ? static_cast<void>(0) : ::thwart::base::assertion_failed(#expression, __FILE__, __LINE__))
#endif
