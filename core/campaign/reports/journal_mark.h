// The position of a campaign's journal, printed on reports. A report that was kept shows later whether the journal up
// to there is unchanged.
#pragma once

#include "core/campaign/journal/journal.h"
#include "core/campaign/reports/report.h"

namespace ephor::campaign {

struct JournalMark {
    int entry = 0;
    std::string hash;  ///< hash of the entry, in hex

    friend bool operator==(const JournalMark&, const JournalMark&) = default;
};

/// The mark of the last entry, or, while orders are sealed, of the entry before the first of them: with a hash over
/// orders a player could guess them. Orders count as sealed until the next adjudication. Precondition: `entries` is not
/// empty.
JournalMark markOf(std::span<const JournalEntry> entries);
/// "Journal: entry 12, 9f86…".
std::string toText(const JournalMark& mark);
/// The mark under a heading, for the end of a report.
ReportSection markSection(std::span<const JournalEntry> entries);
/// All marks in a report: text, mail, HTML or JSON.
std::vector<JournalMark> marksIn(std::string_view text);

/// Compares the marks in a report with the journal: errors for missing or changed entries. A report without a mark is
/// an error, too, because it proves nothing.
Diagnostics remarksOn(const Journal& journal, std::string_view text, std::string_view file);
/// Compares another copy of the campaign. It may have more or fewer entries, but common ones must be equal.
Diagnostics remarksOn(const Journal& journal, const Journal& other, std::string_view file);

}  // namespace ephor::campaign
