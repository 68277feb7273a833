// The check of what is written by hand: whether it names an army, a fleet, a leader or a unit that its reader cannot
// know. It reads words, not meaning.
#pragma once

#include "core/campaign/reports/report_set.h"

namespace ephor::campaign {

class NameCheck {
public:
    /// `reader`: a power, or none for what everybody may read.
    NameCheck(ReportSet& reports, PowerId reader);

    /// Each name of a text (also TOML, Markdown, CSV, HTML, JSON, a mail) with its line; empty: it may be sent. A copy
    /// of a campaign and what is no text are errors as a whole.
    Diagnostics unknownIn(std::string_view text, std::string_view file) const;

private:
    struct Name {
        std::string kind;  ///< "army"
        std::string text;
        std::string folded;
    };
    void look(std::string_view text, std::string_view file, Diagnostics& found) const;

    std::string m_reader;
    std::vector<Name> m_names;  ///< that the reader cannot know
};

}  // namespace ephor::campaign
