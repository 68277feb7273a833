// Splits a file of any format into the lines that people read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ephor::campaign {

struct ReportLine {
    int number = 1;    ///< line of the file
    std::string text;  ///< without marks, tags and repeated blanks
};

/// The lines of a text, with tags and entities resolved; paragraphs, items and rows of HTML; objects of JSON and the
/// lines in its strings. The contents of tags and comments are appended after all lines.
std::vector<ReportLine> linesOf(std::string_view text);
/// Decodes quoted-printable text: "=42" is "B", and a "=" at the end of a line joins it with the next. Other text is
/// unchanged, unless it looks like that.
std::string decodedMail(std::string_view mail);
/// A line without list and heading marks, and with single blanks.
std::string plainLine(std::string_view line);
/// Position of the words in a text as whole words, from byte `from` on; npos if there is none.
std::size_t findWords(std::string_view text, std::string_view words, std::size_t from);
/// Whether the line has the words as whole words.
bool names(std::string_view line, std::string_view words);

}  // namespace ephor::campaign
