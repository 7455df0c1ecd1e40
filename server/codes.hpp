// Words that nobody can guess: room codes, ids, keys. What opens something is stored as its digest only.
#pragma once

#include "server/secrets.hpp"

#include <string>
#include <string_view>

namespace thwart::server {

std::string make_room_code(Secrets& secrets);  // 10 letters, 50 bits; easy to read out
std::string make_id(Secrets& secrets);         // 16 letters, 80 bits: matches, analyses, tokens' names
std::string make_key(Secrets& secrets);        // 32 letters, 160 bits: seats
std::string make_token(Secrets& secrets);      // 52 letters, 260 bits: sessions and programs

// "Guest 4821": a name for somebody who was not asked for one.
std::string make_guest_name(Secrets& secrets);

u32 random_below(Secrets& secrets, u32 bound);  // near enough to uniform for names and waiting times

// What is stored of a key: the SHA-256 of it in hexadecimal digits. Keys are random, so no salt is needed.
std::string digest_of(const Secrets& secrets, std::string_view key);

}  // namespace thwart::server
