// Reads the umpire's rulings back from the journal and reports them.
#pragma once

#include "core/campaign/battle/battle_result.h"
#include "core/campaign/umpire/notice.h"
#include "core/campaign/umpire/ruling.h"

namespace ephor::campaign {

/// The decree in an entry; nothing for other entries and for editions that did not store it.
std::optional<Ruling> rulingIn(const JournalEntry& entry);

/// A notice, and who can read it. noticeOf() returns nothing for other entries, and for those that only set players.
struct Said : Notice {
    bool isOpen = true;     ///< whether everybody can read the reason, or only the powers concerned
    std::string open = {};  ///< what everybody is told was ruled, "Megara belongs to Athens now"; empty: that is secret
    bool isVeto = false;
};
std::optional<Said> noticeOf(const JournalEntry& entry);
/// "Vetoed: the storm over Fleet of Athens (It was calm.)".
std::string vetoLine(const std::string& what, const std::string& reason);
/// All rulings of an entry, including changes to a battle's result and vetoes. `state` is that before the entry, or a
/// later one.
std::vector<Said> noticesIn(const JournalEntry& entry, const Scenario& scenario, const State& state);
/// The rulings of the turn of `then` and the one before, as reported to a power. `entries` must lead to `then`. All
/// reasons that the power can read, and what was ruled if it concerns the power or is public. A line each.
std::vector<std::string> rulingLines(std::span<const JournalEntry> entries, const Campaign& then, PowerId power);

/// The text of a battle's entry. If the umpire changed its results, also what the powers that fought are told.
std::string battleAction(const Campaign& before, const Aftermath& draft);

}  // namespace ephor::campaign
