// The rule system DBA: facts and registration.
#pragma once

#include "core/rules/dba/battle/outcome_table.h"
#include "core/rules/dba/game.h"

#include <memory>

namespace ephor::dba {

const RuleSystem& system();

/// The data that a system and its battles are based on: the built-in files, or those of a rules pack. They must outlive
/// both.
struct RulesData {
    ListFigures list;
    const OutcomeTable& outcomes;
};
std::unique_ptr<const RuleSystem> packedSystem(const RulesData& rules, const PackInfo& pack);

/// Adds the texts of the battle (battle_info.cpp): decisions, counters, phases, standing orders, notes of fights.
void addBattleInfo(SystemInfo& info);

/// A battle ready to be fought, or all faults of its set-up (open_battle.cpp).
Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const RulesData& rules);

}  // namespace ephor::dba
