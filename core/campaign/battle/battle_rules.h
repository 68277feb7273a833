// The rules of a campaign's battles: the built-in ones of its system, or a rules pack that its files name with the
// digest of the pack's data.
#pragma once

#include "core/battle/find_system.h"
#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// The files with battles by these rules, which must be of the system that the files name.
Result<ScenarioFiles> withBattleRules(const ScenarioFiles& files, const RuleSystem& rules);

/// The rules that the files name. Fails if campaigns do not support the system, or if `find` knows only another pack.
Result<const RuleSystem*> battleRulesOf(const ScenarioFiles& files, const FindSystem& find);
/// The rules of the files that the campaign was founded from.
Result<const RuleSystem*> battleRulesOf(const Journal& journal, const FindSystem& find);

}  // namespace ephor::campaign
