// Values in TOML notation, for documents and for fixes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ephor {

/// A basic string on one line, in quotes.
std::string tomlString(std::string_view text);
/// A key, quoted if necessary.
std::string tomlKey(std::string_view key);
/// A text of several lines between """ and """; a text of one line as tomlString().
std::string tomlText(std::string_view text);
/// The shortest number that reads back as the same double, always with a point or an exponent.
std::string tomlNumber(double number);

/// Number of characters (Unicode code points) in a UTF-8 text.
std::int64_t characters(std::string_view text);
/// True if the text is UTF-8 and has no control characters (not even line breaks and tabs), no marks of writing
/// direction (U+202A to U+202E, U+2066 to U+2069), and neither U+FFFE nor U+FFFF.
bool isPlainLine(std::string_view text);
/// The check of version 0.1, which allowed direction marks, U+FFFE and U+FFFF.
bool wasPlainLine(std::string_view text);
/// Replaces those characters with their codes ("\u001B") but keeps line breaks and tabs. For terminals, which act on
/// control characters.
std::string withVisibleControls(std::string_view text);

}  // namespace ephor
