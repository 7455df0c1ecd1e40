// Games for training, as a file: for each a head of 4 bytes, then 6 bytes for every step.
//
//   2   number of steps
//   2   what the game was worth to the first side: 1, 0 or -1
//   4   the raw move
//   2   what a search found the position before it to be worth to the seat to act; kUnknown: nobody looked
//
// Raw moves are only good for the version that wrote them, which is why nothing but the trainer keeps them. Each game is in
// the file before the next is played.
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
        return std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) == bytes.size() &&
               std::fflush(file_.get()) == 0;
    }

    // Nothing at the end.
    std::optional<PlayedGame> read() {
        std::array<u8, 4> head{};
        const std::size_t size = std::fread(head.data(), 1, head.size(), file_.get());
        is_cut_off_ = size != 0 && size != head.size();
        if (size != head.size()) return std::nullopt;
        std::vector<u8> bytes(std::size_t{6} * number<u16>(head.data()));
        is_cut_off_ = std::fread(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size();
        if (is_cut_off_) return std::nullopt;
        PlayedGame game{static_cast<i16>(number<u16>(&head[2])), {}};
        for (std::size_t at = 0; at < bytes.size(); at += 6)
            game.steps.push_back({number<u32>(&bytes[at]), static_cast<i16>(number<u16>(&bytes[at + 4]))});
        return game;
    }

    // Whether the end lies within a game, as it does when whoever wrote it was stopped.
    [[nodiscard]] bool is_cut_off() const { return is_cut_off_; }

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
    bool is_cut_off_ = false;
};

}  // namespace thwart::tools
