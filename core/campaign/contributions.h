// What players add to the dice of a war before its first move, so that nobody has chosen them: neither the umpire, whose seeds are promised by then, nor any player,
// who does not know them. Each gives a sealed word first (its SHA-256); once all are in, the words are opened.
#pragma once

#include "core/campaign/journal.h"

namespace ephor::campaign {

/// Longest word of a contribution, in bytes: no mail program breaks the line that tells it.
inline constexpr std::size_t longestContribution = 40;

/// Why the power cannot seal such a word now, or open it; nothing where it can. `sealed` has 64 hexadecimal digits in lower case.
std::optional<Message> whyNotSealed(const Journal& journal, PowerId power, std::string_view sealed);
std::optional<Message> whyNotOpened(const Journal& journal, PowerId power, std::string_view words);

/// Both as entries of the power's own; the question before has been asked.
void sealContribution(Journal& journal, PowerId power, const std::string& sealed);
void openContribution(Journal& journal, PowerId power, const std::string& words);
/// The changes that such an entry makes, worked out from its text alone; an error where the text is none or it could not be made.
Result<Changes> contributionChanges(const Campaign& campaign, const JournalEntry& entry);

}  // namespace ephor::campaign
