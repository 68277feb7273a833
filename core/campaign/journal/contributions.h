// Players' contributions to the dice of a war, made before its first move. Each player sends a sealed word; the words
// are opened once all seals are in. Neither the umpire, who has promised the seeds by then, nor a player, who does not
// know the seeds, can choose the dice.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// Longest word of a contribution, in bytes.
inline constexpr std::size_t longestContribution = 40;

/// A random word for a contribution: 130 bits from the operating system's entropy as 26 small letters and digits.
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
