// Normalizes text, so that names are found in any spelling.
#pragma once

#include <string>
#include <string_view>

namespace ephor::campaign {

/// A line in lower case without accents. Any Unicode blank becomes one space, other symbols ASCII or a space. Removes
/// invisible characters and emphasis marks ("*", "`", "~", and "_" at the edge of a word). Resolves escapes ("\41 ",
/// "\x41", "\u0041"). Bytes that are not UTF-8 are read as Latin-1. Idempotent.
std::string folded(std::string_view line);

/// Removes hyphens between letters from a folded text, with the space after them where a line was wrapped: "brasi- das"
/// and "brasi-das" become "brasidas".
std::string withoutHyphens(std::string_view text);

/// Whether the byte belongs to a word of a folded text. Letters beyond ASCII do.
bool isOfWord(char c);

}  // namespace ephor::campaign
