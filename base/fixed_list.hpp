// A list with its storage inside and a proven bound: move lists live on the stack and never allocate.
#pragma once

#include "base/assert.hpp"

#include <array>
#include <cstddef>
#include <type_traits>

namespace thwart::base {

template <class T, std::size_t kCapacity>
    requires std::is_trivially_copyable_v<T>
class FixedList {
public:
    using value_type = T;

    void push(T value) {
        THWART_ASSERT(size_ < kCapacity);
        storage_.items[size_++] = value;
    }
    // For generators that write behind the end first and count afterwards, which can save branches.
    T* spare() { return storage_.items.data() + size_; }
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
        return storage_.items[index];
    }
    const T& operator[](std::size_t index) const {
        THWART_ASSERT(index < size_);
        return storage_.items[index];
    }

    T* begin() { return storage_.items.data(); }
    T* end() { return storage_.items.data() + size_; }
    const T* begin() const { return storage_.items.data(); }
    const T* end() const { return storage_.items.data() + size_; }

    [[nodiscard]] bool contains(const T& wanted) const {
        for (const T& item : *this)
            if (item == wanted) return true;
        return false;
    }

private:
    // A union leaves the elements unset: clearing a whole move list would cost more than filling it.
    union Storage {
        Storage() {}  // NOLINT(modernize-use-equals-default): a default one would be deleted
        std::array<T, kCapacity> items;
    };

    std::size_t size_ = 0;
    Storage storage_;
};

}  // namespace thwart::base
