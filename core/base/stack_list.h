// A list of at most N plain values on the stack. Unused elements are not initialised.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <new>
#include <span>
#include <type_traits>

namespace ephor {

template <typename T, std::size_t N> class StackList {
    static_assert(std::is_trivially_destructible_v<T>);

public:
    StackList() {}
    StackList(const StackList&) = delete;
    StackList& operator=(const StackList&) = delete;

    bool isFull() const { return m_count == N; }
    std::size_t size() const { return m_count; }
    void clear() { m_count = 0; }
    /// Returns a reference that stays valid until the list is cleared.
    const T& push(const T& value) {
        assert(!isFull());
        return *::new (static_cast<void*>(m_bytes + m_count++ * sizeof(T))) T(value);
    }
    void erase(std::size_t i) {
        const std::span<T> kept = all();
        std::move(kept.begin() + static_cast<std::ptrdiff_t>(i) + 1, kept.end(),
                  kept.begin() + static_cast<std::ptrdiff_t>(i));
        --m_count;
    }
    std::span<T> all() { return {std::launder(reinterpret_cast<T*>(m_bytes)), m_count}; }
    std::span<const T> all() const { return {std::launder(reinterpret_cast<const T*>(m_bytes)), m_count}; }

private:
    alignas(T) std::byte m_bytes[N * sizeof(T)];
    std::size_t m_count = 0;
};

}  // namespace ephor
