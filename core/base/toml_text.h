// Values as TOML writes them: for documents and for the fixes of diagnostics.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ephor {

/// A basic string on one line, in quotes.
std::string tomlString(std::string_view text);
/// A key, in quotes where it has to be.
std::string tomlKey(std::string_view key);
/// A text of several lines between """ and """; texts of one line as tomlString().
std::string tomlText(std::string_view text);
/// The shortest number that reads back as the same double; always with a point or an exponent.
std::string tomlNumber(double number);

/// Characters (Unicode code points) of a UTF-8 text.
std::int64_t characters(std::string_view text);
/// True where the text is UTF-8 without control characters (line breaks and tabs are such), without marks that change
/// the direction of writing (U+202A to U+202E, U+2066 to U+2069), and without U+FFFE and U+FFFF.
bool isPlainLine(std::string_view text);
/// The same as version 0.1 checked it: direction marks, U+FFFE and U+FFFF are allowed.
bool wasPlainLine(std::string_view text);
/// The text with those characters written as their codes ("\u001B"); line breaks and tabs stay. For a terminal, which
/// obeys control characters.
std::string withVisibleControls(std::string_view text);

}  // namespace ephor
