// Games for training, as a file: for each a head of 4 bytes, then 6 bytes for every step.
//
//   2   number of steps
//   2   what the game was worth to side 1: 1, 0 or -1
//   4   the raw move
//   2   what a search found the position before it to be worth to the seat to act; kUnknown: nobody looked
//
// Raw moves are only good for the version that wrote them, which is why nothing but the trainer keeps them.
#pragma once

#include "base/integers.hpp"

#include <array>
#include <cstdio>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::tools {

inline constexpr i16 kUnknown = std::numeric_limits<i16>::min();

struct Played {
    u32 move = 0;
    i16 score = kUnknown;
};

struct PlayedGame {
    i16 result = 0;
    std::vector<Played> steps;
};

class GamesFile {
public:
    GamesFile(const std::string& name, const char* mode) : file_(std::fopen(name.c_str(), mode)) {}
    [[nodiscard]] bool is_open() const { return file_ != nullptr; }

    bool write(const PlayedGame& game) {
        std::vector<u8> bytes;
        put(bytes, static_cast<u32>(game.steps.size()), 2);
        put(bytes, static_cast<u16>(game.result), 2);
        for (const Played& step : game.steps) {
            put(bytes, step.move, 4);
            put(bytes, static_cast<u16>(step.score), 2);
        }
        return std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) == bytes.size();
    }

    // Nothing at the end, and of a game that was cut off.
    std::optional<PlayedGame> read() {
        std::array<u8, 4> head{};
        if (std::fread(head.data(), 1, head.size(), file_.get()) != head.size()) return std::nullopt;
        std::vector<u8> bytes(std::size_t{6} * number<u16>(head.data()));
        if (std::fread(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) return std::nullopt;
        PlayedGame game{static_cast<i16>(number<u16>(&head[2])), {}};
        for (std::size_t at = 0; at < bytes.size(); at += 6)
            game.steps.push_back({number<u32>(&bytes[at]), static_cast<i16>(number<u16>(&bytes[at + 4]))});
        return game;
    }

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    static void put(std::vector<u8>& bytes, u32 number, unsigned size) {
        for (unsigned i = 0; i < size; ++i) bytes.push_back(static_cast<u8>(number >> 8 * i));
    }
    template <class T>
    static T number(const u8* bytes) {
        u32 value = 0;
        for (unsigned i = 0; i < sizeof(T); ++i) value |= u32{bytes[i]} << 8 * i;
        return static_cast<T>(value);
    }

    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace thwart::tools
