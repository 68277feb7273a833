// Reading and writing UTF-8 by bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ephor {

struct Utf8Character {
    std::uint32_t point = 0;
    std::size_t bytes = 1;
};

/// The character that begins at this byte; none if the bytes are not valid UTF-8 (surrogates and overlong forms are
/// invalid).
std::optional<Utf8Character> characterAt(std::string_view text, std::size_t at);

/// The first byte that is not valid UTF-8; none if the text is valid.
std::optional<std::size_t> notUtf8At(std::string_view text);

/// The start of the text, of at most so many bytes, cut between characters.
std::string_view cutTo(std::string_view text, std::size_t bytes);

/// A to Z as a to z; other bytes unchanged.
std::string lowered(std::string_view text);

/// Appends the character; a space instead of an invalid one (surrogates, above U+10FFFF).
void appendUtf8(std::string& text, std::uint32_t point);

}  // namespace ephor
