// A mail as its reader sees it: without quote marks, bullets, tags and signatures.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// Characters between words.
inline constexpr std::string_view wordGaps = " \t\r";

/// A line of a mail, with the position of every byte in the original text.
class MailLine {
public:
    /// Where a byte of the line comes from: a line, its first column, and the column after it.
    struct Spot {
        int line = 0;
        int begin = 0;
        int end = 0;
    };

    std::string text;         ///< trimmed
    std::vector<Spot> spots;  ///< of each byte of the text
    int first = 0;            ///< lines of the original text
    int last = 0;
    int depth = 0;             ///< times that it is quoted
    bool isSignature = false;  ///< after "--"

    bool isComment() const { return text.starts_with('#'); }
    /// A part of `text` with its position. Long parts are cut.
    Written word(std::string_view part, std::string_view file) const;
    void append(const MailLine& next);
    /// Removes `bytes` from the beginning, and the blanks after them.
    void cut(std::size_t bytes);
};

/// The lines of a mail. Blank ones have no text. Decodes HTML entities, drops tags, invisible characters and bullets,
/// and replaces curly quotes and long dashes. Lines after "On … wrote:" count as quoted. `isWhole`: quote marks do
/// not count, and nothing is read after a signature.
std::vector<MailLine> mailLines(std::string_view text, bool isWhole);

/// Joins lines that a mail program has wrapped: after a comma or semicolon.
bool isWrapped(const MailLine& line);

}  // namespace ephor::campaign
