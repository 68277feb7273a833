// Checks whether a text names anything that a power cannot know. A line is secret if it would be different in
// otherwise(), a campaign that looks the same to the power.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/reports/leak_check/report_lines.h"

#include <set>

namespace ephor::campaign {

class Guard {
public:
    /// For the state after `entries`, which must begin with the founding of a journal.
    Guard(const Scenario& scenario, std::span<const JournalEntry> entries, PowerId power);

    /// All secrets in a file (text, TOML, Markdown, CSV, HTML, JSON), with their lines. Empty: it may be sent. A copy
    /// of the campaign, or a file that is not text, is always an error.
    Diagnostics leaksIn(std::string_view paper, std::string_view file) const;

private:
    struct Name {
        std::string kind;  ///< kind of the thing: "army"
        std::string text;
        std::string folded;
    };
    /// What another power has.
    struct Other {
        std::string name;
        std::string id;
        std::string folded;  ///< the folded name
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
    void lookAt(const Other& other, std::string_view line, const ephor::Place& at, Diagnostics& leaks) const;
    void add(Diagnostics& leaks, const char* code, const ephor::Place& at, Message message) const;

    PowerId m_power;
    std::string m_name;  ///< name of the power
    bool m_hasMoney;     ///< the war has treasuries
    bool m_hidesArete;   ///< the war is not over
    std::vector<Name> m_names;
    std::set<std::string, std::less<>> m_known;    ///< folded lines that the power may read
    std::set<std::string, std::less<>> m_secrets;  ///< folded lines of reports for others
    std::vector<Other> m_others;
};

/// Checks a text for everybody: the secrets for the first power that must not read all of it.
Diagnostics publicLeaks(const Scenario& scenario, std::span<const JournalEntry> entries, std::string_view paper,
                        std::string_view file);

}  // namespace ephor::campaign
