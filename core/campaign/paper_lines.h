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

/// Lines of a text; paragraphs, items and rows of HTML; the objects of JSON and the lines of its texts.
std::vector<PaperLine> linesOf(std::string_view paper);
/// A line without marks of lists and headings, and with single blanks.
std::string plainLine(std::string_view line);
/// The words stand in the line as words of their own.
bool names(std::string_view line, std::string_view words);

}  // namespace ephor::campaign
