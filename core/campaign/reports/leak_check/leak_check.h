// The guard of what goes out: whether a paper names anything that a power cannot know. What that is follows from its
// papers and from otherwise(): a line that would read otherwise in a campaign that looks the same to the power tells a
// secret.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/reports/leak_check/report_lines.h"

#include <set>

namespace ephor::campaign {

class Guard {
public:
    /// Of the moment at which `entries` end, which are those of a journal from its founding.
    Guard(const Scenario& scenario, std::span<const JournalEntry> entries, PowerId power);

    /// Every secret of a paper (text, TOML, Markdown, CSV, HTML, JSON) with its line; empty: it may be sent. A copy of
    /// a campaign holds everything, and so does what is no text.
    Diagnostics leaksIn(std::string_view paper, std::string_view file) const;

private:
    struct Name {
        std::string kind;  ///< "army"
        std::string text;
        std::string folded;
    };
    /// What another power has.
    struct Other {
        std::string name;
        std::string id;
        std::string folded;  ///< its name
        int treasury = 0;
        int steps = 0;
        int arete = 0;
        std::vector<std::string> hideouts;  ///< places where it has an army or a fleet that the power does not see
    };
    void learnNames(const Campaign& campaign, const std::string& known);
    void learnLines(const Campaign& campaign, const std::string& known);
    void learnTold(const Campaign& campaign, std::span<const JournalEntry> entries);
    void learnOthers(const Campaign& campaign);
    void lookThrough(std::string_view paper, std::string_view file, Diagnostics& leaks) const;
    void lookForNames(const std::vector<PaperLine>& lines, std::string_view file, Diagnostics& leaks) const;
    void lookForFigures(const std::vector<PaperLine>& lines, std::string_view file, Diagnostics& leaks) const;
    void lookForLines(const std::vector<PaperLine>& lines, std::string_view file, Diagnostics& leaks) const;
    void lookAt(const Other& other, std::string_view line, const ephor::SourcePosition& at, Diagnostics& leaks) const;
    void add(Diagnostics& leaks, const char* code, const ephor::SourcePosition& at, Message message) const;

    PowerId m_power;
    std::string m_name;  ///< of the power
    bool m_hasMoney;     ///< the war has treasuries of which something could be told
    bool m_hidesArete;   ///< the war is not over
    std::vector<Name> m_names;
    std::set<std::string, std::less<>> m_known;    ///< lines that it may read, folded
    std::set<std::string, std::less<>> m_secrets;  ///< lines of others' papers, folded
    std::vector<Other> m_others;
};

/// Of a paper for everybody: what the first power that must not read it cannot know.
Diagnostics publicLeaks(const Scenario& scenario, std::span<const JournalEntry> entries, std::string_view paper,
                        std::string_view file);

}  // namespace ephor::campaign
