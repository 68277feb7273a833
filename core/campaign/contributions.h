// What players add to the dice of a war before its first move, so that nobody has chosen them: neither the umpire,
// whose seeds are promised by then, nor any player, who does not know them. Each gives a sealed word first; once all
// are in, the words are opened.
#pragma once

#include "core/campaign/journal.h"

namespace ephor::campaign {

/// Longest word of a contribution, in bytes.
inline constexpr std::size_t longestContribution = 40;

/// 128 random bits from the operating system's entropy, as 26 small letters and digits: nobody guesses it from its
/// seal.
std::string freshContribution();

/// Why the power cannot seal such a word now, or open it; nothing where it can. `sealed` has 64 hexadecimal digits in
/// lower case: the SHA-256 of the contributionLine(). Once a word was opened nothing can be sealed, once a move was
/// adjudicated nothing opened, even if that was undone.
std::optional<Message> whyNotSealed(const Journal& journal, PowerId power, std::string_view sealed);
std::optional<Message> whyNotOpened(const Journal& journal, PowerId power, std::string_view words);

/// Both as entries of the power's own; the question before has been asked.
void sealContribution(Journal& journal, PowerId power, const std::string& sealed);
void openContribution(Journal& journal, PowerId power, const std::string& words);
/// Such an entry as it must be by its text; an error where the text is none or it could not be made. `campaign` and
/// `before` lead up to it.
Result<Done> contributionDone(const Campaign& campaign, std::span<const JournalEntry> before,
                              const JournalEntry& entry);

}  // namespace ephor::campaign
