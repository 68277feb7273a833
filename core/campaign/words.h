// The words by which files and people call the values of an enumeration.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ephor::campaign {

/// Specialised beside each enumeration: `list`, one word for each value, in order.
template <typename E> struct Words;

template <typename E> constexpr std::string_view wordOf(E value) {
    return Words<E>::list[static_cast<std::size_t>(value)];
}

template <typename E> std::optional<E> fromWord(std::string_view word) {
    const auto& list = Words<E>::list;
    const auto it = std::ranges::find(list, word);
    return it == list.end() ? std::nullopt : std::optional(static_cast<E>(it - list.begin()));
}

template <typename E> std::vector<std::string> allWords() { return {Words<E>::list.begin(), Words<E>::list.end()}; }

}  // namespace ephor::campaign
