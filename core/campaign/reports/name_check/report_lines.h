// A paper as the lines that people read in it, whatever it is written in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ephor::campaign {

struct PaperLine {
    int number = 1;    ///< of the line of the file
    std::string text;  ///< without marks, tags and doubled blanks
};

/// Lines of a text, with tags and entities read; paragraphs, items and rows of HTML; the objects of JSON and the lines
/// of its texts. What tags and remarks say follows behind all lines.
std::vector<PaperLine> linesOf(std::string_view paper);
/// A paper that was sent as quoted-printable, as it reads: "=42" is "B", and a line that ends with "=" goes on. Others
/// stay as they are, but for what looks like it.
std::string decodedMail(std::string_view paper);
/// A line without marks of lists and headings, and with single blanks.
std::string plainLine(std::string_view line);
/// Where the words stand in a text as words of their own, from a byte on; npos where they do not.
std::size_t findWords(std::string_view text, std::string_view words, std::size_t from);
/// The words stand in the line as words of their own.
bool names(std::string_view line, std::string_view words);

}  // namespace ephor::campaign
