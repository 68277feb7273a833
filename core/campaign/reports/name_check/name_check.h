// The check of what is written by hand: whether it names an army, a fleet, a leader or a unit that its reader cannot
// know, or tells the treasury of a power. It reads words, not meaning.
#pragma once

#include "core/campaign/reports/report_set.h"

namespace ephor::campaign {

class NameCheck {
public:
    /// `reader`: a power, or none for what everybody may read.
    NameCheck(ReportSet& reports, PowerId reader);

    /// Each such name of a text (also TOML, Markdown, CSV, HTML, JSON, a mail) with its line, and as warnings each such
    /// treasury; empty: it may be sent. A copy of a campaign and what is no text are errors as a whole.
    Diagnostics unknownIn(std::string_view text, std::string_view file) const;

private:
    struct Name {
        std::string kind;  ///< "army"
        std::string text;
        std::string folded;
    };
    struct Treasury {
        std::string power;   ///< its name
        std::string folded;  ///< the same
        std::string amount;  ///< "29 talents"
    };
    void look(std::string_view text, std::string_view file, Diagnostics& found) const;
    /// Where a folded text tells of the treasury: the amount, with the power in the same sentence or the one before.
    static std::vector<std::size_t> tellings(std::string_view text, const Treasury& treasury);

    std::string m_reader;
    std::vector<Name> m_names;           ///< that the reader cannot know
    std::vector<Treasury> m_treasuries;  ///< that the reader cannot know
};

}  // namespace ephor::campaign
