// A text as its reader takes it in, so that names are found however they are written.
#pragma once

#include <string>
#include <string_view>

namespace ephor::campaign {

/// A line in small letters without accents. Each blank of Unicode is one space, other signs are ASCII or a space. Left
/// out: characters that nobody sees, and marks of emphasis ("*", "`", "~", and "_" at the edge of a word). Escapes
/// ("\41 ", "\x41", "\u0041") are the characters they stand for. Bytes that are no UTF-8 are read as Latin-1. Folding a
/// folded line changes nothing.
std::string folded(std::string_view line);

/// A folded text without hyphens between letters, nor the blank behind them where a line was broken: "brasi- das" and
/// "brasi-das" are "brasidas".
std::string withoutHyphens(std::string_view text);

/// The byte belongs to a word of a folded text. Letters beyond ASCII do.
bool isOfWord(char c);

}  // namespace ephor::campaign
