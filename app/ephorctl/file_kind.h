// What a file is, by its first bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ephor::ctl {

enum class FileKind { Empty, Campaign, Record, Archive, Pdf, Html, Xml, JsonText, Setup, Toml, Other, Text };

/// How much of a file kindOf() looks at, in bytes.
inline constexpr std::size_t beginningOfFile = 1 << 16;

/// The kind of a file that begins so. Text is all that is no more than text: a report, Markdown, CSV.
FileKind kindOf(std::string_view beginning);

/// Of the file of that name. Empty where there is none, and where it is no regular file; Other where it cannot be read.
FileKind kindOfFile(const std::string& name);

/// "a campaign", for messages.
std::string_view nameOf(FileKind kind);

}  // namespace ephor::ctl
