// Players' contributions to the dice of a war, made before the first turn. Each player sends a sealed word, which is
// revealed once all seals are in. Neither the umpire, who has promised the seeds by then, nor a player, who does not
// know the seeds, can choose the dice.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// Maximum length of a contribution, in bytes.
inline constexpr std::size_t longestContribution = 40;

/// A random word for a contribution: 130 bits of the operating system's entropy, as 26 lower-case letters and digits.
std::string freshContribution();

/// Why the power cannot seal or reveal a word now; nothing if it can. `sealed` is the SHA-256 of contributionLine(), 64
/// lower-case hexadecimal digits. Once a word was revealed, nothing can be sealed. Once a turn was adjudicated, nothing
/// can be revealed, even if that was undone.
std::optional<Message> whyNotSealed(const Journal& journal, PowerId power, std::string_view sealed);
std::optional<Message> whyNotOpened(const Journal& journal, PowerId power, std::string_view words);

/// Record the entry in the name of the power. Precondition: whyNotSealed() or whyNotOpened() returned nothing.
void sealContribution(Journal& journal, PowerId power, const std::string& sealed);
void openContribution(Journal& journal, PowerId power, const std::string& words);
/// The action that such an entry stands for, rebuilt from its text; an error if it is invalid or was not allowed.
/// `campaign` is the state, and `before` are the entries, before it.
Result<NewEntry> contributionEntry(const Campaign& campaign, std::span<const JournalEntry> before,
                                   const JournalEntry& entry);

}  // namespace ephor::campaign
