// What is told of the umpire's rulings: read back out of the journal.
#pragma once

#include "core/campaign/battle/battle_result.h"
#include "core/campaign/umpire/ruling.h"

namespace ephor::campaign {

/// What such an entry decrees; nothing for every other, and for those of editions that did not write it down.
std::optional<Decree> decreeIn(const JournalEntry& entry);

/// What a ruling said; nothing for other entries, and for those that only say who plays.
struct Said {
    std::string reason;
    /// As decreeText(), or "veto of …". Empty where an army was sent back, a battle called off, or the war ended.
    std::string what;
    std::vector<std::string> concerns;  ///< ids of powers
    int turn = 0;
    bool isOpen = true;  ///< everybody may read the reason; else those whom it concerns
};
std::optional<Said> rulingOf(const JournalEntry& entry);
/// The same, and what was vetoed where the entry is an adjudication.
std::vector<Said> saidIn(const JournalEntry& entry, const Scenario& scenario);
/// What a power is told of the umpire's rulings in the move of `then` and the one before, out of the entries that led
/// there: reasons, and what was ruled where it concerns the power. A heading and a line for each; empty where there are
/// none.
std::string rulingsReport(std::span<const JournalEntry> entries, const Campaign& then, PowerId power);

/// The same as the entry's text: where the umpire changed what followed, with what their reports tell the powers that
/// fought.
std::string battleAction(const Campaign& before, const Aftermath& draft);

}  // namespace ephor::campaign
