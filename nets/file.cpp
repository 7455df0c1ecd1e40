#include "nets/file.hpp"

#include "base/hash.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace thwart::nets {
namespace {

constexpr std::string_view kMark = "ThwartN1";
constexpr std::size_t kHeader = 32;

u64 word_at(std::span<const u8> bytes, std::size_t at, unsigned size) {
    u64 word = 0;
    for (unsigned i = 0; i < size; ++i) word |= u64{bytes[at + i]} << 8 * i;
    return word;
}
void put(std::vector<u8>& bytes, u64 word, unsigned size) {
    for (unsigned i = 0; i < size; ++i) bytes.push_back(static_cast<u8>(word >> 8 * i));
}

u64 hash_of(std::span<const u8> numbers) {
    u64 hash = base::kGolden;
    for (std::size_t at = 0; at < numbers.size(); at += 8)
        hash = base::mix(hash + base::kGolden + word_at(numbers, at, 8));
    return hash;
}

}  // namespace

namespace detail {

base::Result<std::span<const u8>> open_file(std::span<const u8> file, const Shape& shape) {
    if (file.size() < kHeader || !std::equal(kMark.begin(), kMark.end(), file.begin()))
        return base::malformed("header", "this is no file of a network");
    const std::array sizes = {shape.inputs, shape.hidden, shape.heads};
    constexpr std::array<std::string_view, 3> kNames = {"inputs", "hidden", "heads"};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const u64 found = word_at(file, kMark.size() + 4 * i, 4);
        if (found != sizes[i])
            return base::malformed(std::string(kNames[i]),
                                   base::cat("the file has ", std::to_string(found), " and ",
                                             std::to_string(sizes[i]), " are needed"));
    }
    const std::span<const u8> numbers = file.subspan(kHeader);
    if (numbers.size() != size_of_numbers(shape))
        return base::malformed("size", "the file is cut off or too long");
    if (hash_of(numbers) != word_at(file, kHeader - 8, 8))
        return base::malformed("hash", "the file is damaged");
    return numbers;
}

std::vector<u8> close_file(const std::vector<u8>& numbers, const Shape& shape) {
    std::vector<u8> file(kMark.begin(), kMark.end());
    for (const u32 size : {shape.inputs, shape.hidden, shape.heads, 0U}) put(file, size, 4);
    put(file, hash_of(numbers), 8);
    file.insert(file.end(), numbers.begin(), numbers.end());
    return file;
}

}  // namespace detail

std::vector<u8> unpack(std::span<const u64> words) {
    std::vector<u8> bytes;
    bytes.reserve(8 * words.size());
    for (const u64 word : words)
        for (int shift = 56; shift >= 0; shift -= 8) bytes.push_back(static_cast<u8>(word >> shift));
    return bytes;
}

}  // namespace thwart::nets
