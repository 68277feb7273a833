// Alala! as a rule system: facts, lists, battles, clashes.
#pragma once

#include "core/battle/game.h"
#include "core/rules/alala/army/options.h"
#include "core/rules/alala/rules_data.h"

#include <memory>

namespace ephor::alala {

const RuleSystem& system();
/// The rules with the data of a pack, which must outlive the system.
std::unique_ptr<const RuleSystem> packedSystem(const RulesData& rules, const PackInfo& pack);

/// Adds the texts of the battle (battle_info.cpp): decisions, counters, phases, standing orders, notes of fights.
void addBattleInfo(SystemInfo& info);

/// All faults of a set-up that can be found without its pieces: rules version, lists and their sizes, table, terrain.
Diagnostics checkSetup(const RuleSystem& system, const Setup& setup, const Options& options);

/// A game for a set-up in which checkSetup() finds no error (open_battle.cpp).
Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const Options& options,
                                               const RulesData& rules);

}  // namespace ephor::alala
