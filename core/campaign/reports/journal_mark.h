// Where a campaign's journal stands, as papers say it: whoever keeps one paper can tell later whether the journal up to
// there is still the same.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

struct JournalMark {
    int entry = 0;
    std::string hash;  ///< of that entry, in hex

    friend bool operator==(const JournalMark&, const JournalMark&) = default;
};

/// The mark of the last entry. While orders are sealed it is that of the entry before the first of them: a hash over
/// orders would let a player guess them. Orders count as sealed until the move is adjudicated, standing orders that
/// came in later until it is closed. There is at least one entry.
JournalMark markOf(std::span<const JournalEntry> entries);
/// "Journal: entry 12, 9f86…".
std::string toText(const JournalMark& mark);
/// The same under a heading, as the last part of a paper.
std::string markSection(std::span<const JournalEntry> entries);
/// All that stand in a paper: a text, a mail, HTML or JSON.
std::vector<JournalMark> marksIn(std::string_view paper);

/// What a paper tells against a journal: an entry that it lacks, or that was rewritten since. A paper without a mark is
/// an error as well: it proves nothing.
Diagnostics remarksOn(const Journal& journal, std::string_view paper, std::string_view file);
/// Likewise another copy of the campaign: it may have more entries or fewer, but where both have one it is the same.
Diagnostics remarksOn(const Journal& journal, const Journal& other, std::string_view file);

}  // namespace ephor::campaign
