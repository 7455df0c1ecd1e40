// The cryptography of OpenSSL. A library of its own (thwart_openssl), so that only the apps depend on it.
#pragma once

#include "match/crypto.hpp"

namespace thwart::match {

const Crypto& openssl_crypto();

}  // namespace thwart::match
