// Texts in UTF-8, looked at by their bytes.
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

/// The character that begins at a byte of the text; none where the bytes there are no UTF-8 (surrogates and longer
/// forms than needed are none).
std::optional<Utf8Character> characterAt(std::string_view text, std::size_t at);

/// The first byte that is no UTF-8; none where all are.
std::optional<std::size_t> notUtf8At(std::string_view text);

/// Appends the character; of what is none (surrogates, beyond U+10FFFF) a space.
void appendUtf8(std::string& text, std::uint32_t point);

}  // namespace ephor
