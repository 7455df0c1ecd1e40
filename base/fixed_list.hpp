// A list with its storage inside and a proven bound: move lists live on the stack and never allocate.
#pragma once

#include "base/assert.hpp"

#include <array>
#include <cstddef>

namespace thwart::base {

template <class T, std::size_t kCapacity>
class FixedList {
public:
    using value_type = T;

    // The elements start unset on purpose: clearing a whole move list would cost more than filling it.
    FixedList() {}  // NOLINT(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)

    void push(T value) {
        THWART_ASSERT(size_ < kCapacity);
        items_[size_++] = value;
    }
    // For generators that write behind the end first and count afterwards, which can save branches.
    T* spare() { return items_.data() + size_; }
    void took(std::size_t count) {
        THWART_ASSERT(size_ + count <= kCapacity);
        size_ += count;
    }
    void clear() { size_ = 0; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return kCapacity; }

    T& operator[](std::size_t index) {
        THWART_ASSERT(index < size_);
        return items_[index];
    }
    const T& operator[](std::size_t index) const {
        THWART_ASSERT(index < size_);
        return items_[index];
    }

    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }
    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }

    [[nodiscard]] bool contains(const T& wanted) const {
        for (const T& item : *this)
            if (item == wanted) return true;
        return false;
    }

private:
    std::size_t size_ = 0;
    std::array<T, kCapacity> items_;
};

}  // namespace thwart::base
