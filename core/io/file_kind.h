// The kind of a file, detected from its first bytes.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace ephor {

enum class FileKind { Empty, Campaign, Record, Archive, Pdf, Html, Xml, JsonText, Setup, Toml, Other, Text };

/// How many bytes of a file kindOf() examines.
inline constexpr std::size_t beginningOfFile = 1 << 16;

/// The kind of a file with this beginning. Text is any other text: a report, Markdown, CSV.
FileKind kindOf(std::string_view beginning);

/// The kind of a file. Empty where it does not exist or is not a regular file; Other where it cannot be read.
FileKind kindOfFile(const std::filesystem::path& name);

/// Whether TOML is a set-up of a battle: it has a table or both armies, which no other file has.
bool isSetup(std::string_view text);

/// "a campaign", for messages.
std::string_view nameOf(FileKind kind);

}  // namespace ephor
