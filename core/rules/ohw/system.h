// O/THW Ancients as a rule system.
#pragma once

#include "core/rules/ohw/army/army.h"

#include <memory>

namespace ephor::ohw {

const RuleSystem& system();
/// The rules with the data of a pack, which must outlive the system.
std::unique_ptr<const RuleSystem> packedSystem(const RulesData& rules, const PackInfo& pack);

/// Adds the texts of the battle (battle_info.cpp): decisions, counters, phases, standing orders, notes of fights.
void addBattleInfo(SystemInfo& info);

/// A battle ready to be fought, or all faults of its set-up (open_battle.cpp).
Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const RulesData& rules);

}  // namespace ephor::ohw
