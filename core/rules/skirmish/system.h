// The medieval skirmish with movement cards as a rule system.
#pragma once

#include "core/battle/game.h"

#include <memory>

namespace ephor::skirmish {

const RuleSystem& system();
/// The rules with the types of a pack, which must outlive the system.
std::unique_ptr<const RuleSystem> packedSystem(const Catalogue& types, const PackInfo& pack);

/// Adds the texts of the battle (battle_info.cpp): decisions, counters, phases, standing orders, notes of fights.
void addBattleInfo(SystemInfo& info);

/// A battle ready to be fought, or all faults of its set-up (open_battle.cpp).
Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const Catalogue& types);

}  // namespace ephor::skirmish
