// What dice and choices did in a battle, for the newsletter: nothing that its readers cannot know.
#pragma once

#include "core/battle/game.h"
#include "core/campaign/journal/journal.h"
#include "core/odds/battle_analysis.h"

namespace ephor::campaign {

/// A battle whose record is in the journal, and its names for everybody.
struct BattleOnRecord {
    std::string place;
    std::string attackers;  ///< powers, side A
    std::string defenders;
    std::string record;  ///< the text of the record file
};

/// The battles of a turn that were settled by their records.
std::vector<BattleOnRecord> battlesOnRecord(const Scenario& scenario, std::span<const JournalEntry> entries, int turn);

/// Two lines: the attackers' chance at the start with what dice and choices brought, and their chances from beginning
/// to end as a row of bars. Tells of no unit, leader or army.
std::vector<std::string> luckLines(const BattleOnRecord& battle, const BattleAnalysis& analysis);
/// The same from an analysis that is made here, which takes some seconds. Empty after a stop request, and where the
/// record is not of these rules. `threads`: 0: as many as there are cores.
std::vector<std::string> luckLines(const BattleOnRecord& battle, const RuleSystem& system, int threads = 0,
                                   const std::stop_token& stop = {}, const AnalysisProgress& progress = {});

}  // namespace ephor::campaign
