// The words for the values of an enumeration, in files and for people.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ephor::campaign {

/// Specialised next to each enumeration: `list`, one word for each value, in order.
template <typename E> struct Words;

template <typename E> constexpr std::string_view wordOf(E value) {
    return Words<E>::list[static_cast<std::size_t>(value)];
}

template <typename E> std::optional<E> fromWord(std::string_view word) {
    const auto& list = Words<E>::list;
    const auto it = std::ranges::find(list, word);
    return it == list.end() ? std::nullopt : std::optional(static_cast<E>(it - list.begin()));
}

/// The word for people to read: "lie in wait".
template <typename E> std::string plainWordOf(E value) {
    std::string word(wordOf(value));
    std::ranges::replace(word, '_', ' ');
    return word;
}

/// "1 step", "3 steps".
inline std::string counted(std::int64_t count, std::string_view one) {
    return std::to_string(count) + " " + std::string(one) + (count == 1 ? "" : "s");
}

template <typename E> std::vector<std::string> allWords() { return {Words<E>::list.begin(), Words<E>::list.end()}; }

}  // namespace ephor::campaign
