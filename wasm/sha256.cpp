// FIPS 180-4 and RFC 2104, to the letter and without haste: a match asks some hundred times.

#include "wasm/sha256.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace thwart::wasm {
namespace {

constexpr std::size_t kBlock = 64;
using State = std::array<u32, 8>;

constexpr std::array<u32, 64> kRounds = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::array<u32, 64> schedule(const u8* block) {
    std::array<u32, 64> w{};
    for (std::size_t i = 0; i < 16; ++i)
        w[i] = u32{block[4 * i]} << 24U | u32{block[4 * i + 1]} << 16U | u32{block[4 * i + 2]} << 8U |
               block[4 * i + 3];
    for (std::size_t i = 16; i < 64; ++i) {
        const u32 a = w[i - 15];
        const u32 b = w[i - 2];
        w[i] = w[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3U) + w[i - 7] +
               (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10U);
    }
    return w;
}

void add_block(State& state, const u8* block) {
    const std::array<u32, 64> w = schedule(block);
    State s = state;
    for (std::size_t i = 0; i < 64; ++i) {
        const u32 first = s[7] + (std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25)) +
                          ((s[4] & s[5]) ^ (~s[4] & s[6])) + kRounds[i] + w[i];
        const u32 second = (std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22)) +
                           ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        s = {first + second, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]};
    }
    for (std::size_t i = 0; i < 8; ++i) state[i] += s[i];
}

}  // namespace

match::Digest Sha256Crypto::sha256(match::Bytes message) const {
    State state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::vector<u8> padded(message.begin(), message.end());
    padded.push_back(0x80);
    while (padded.size() % kBlock != kBlock - 8) padded.push_back(0);
    const u64 bits = u64{message.size()} * 8;
    for (unsigned shift = 64; shift > 0; shift -= 8) padded.push_back(static_cast<u8>(bits >> (shift - 8)));
    for (std::size_t at = 0; at < padded.size(); at += kBlock) add_block(state, padded.data() + at);
    match::Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<u8>(state[i / 4] >> (24 - 8 * (i % 4)));
    return digest;
}

match::Digest Sha256Crypto::hmac_sha256(match::Bytes key, match::Bytes message) const {
    std::array<u8, kBlock> padded{};
    if (key.size() > kBlock)
        std::ranges::copy(sha256(key), padded.begin());
    else
        std::ranges::copy(key, padded.begin());
    const auto around = [&](u8 pad, match::Bytes inner) {
        std::vector<u8> text;
        for (const u8 byte : padded) text.push_back(byte ^ pad);
        text.insert(text.end(), inner.begin(), inner.end());
        return sha256(text);
    };
    return around(0x5c, around(0x36, message));
}

}  // namespace thwart::wasm
