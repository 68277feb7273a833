// Words at the beginning of a line of a mail.
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

namespace ephor::campaign {

/// Up to the first blank.
std::string_view firstWordOf(std::string_view text);
std::size_t wordsIn(std::string_view text);
/// The text after one of the words, if it begins with that; otherwise nothing. Ignores case.
std::optional<std::string_view> behindWord(std::string_view text, std::initializer_list<std::string_view> words);
/// The same; otherwise the whole text.
std::string_view behindAny(std::string_view text, std::initializer_list<std::string_view> words);
/// Without "." and "!" at the end.
std::string_view withoutStop(std::string_view text);
/// Nothing if the text is more than a number.
std::optional<int> wholeNumberIn(std::string_view text);

}  // namespace ephor::campaign
