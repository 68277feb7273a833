// Alala! as one of the rule systems: facts, lists, battles, clashes.
#pragma once

#include "core/battle/game.h"
#include "core/rules/alala/army/options.h"

namespace ephor::alala {

const RuleSystem& system();

/// What the battle tells of itself (battle_info.cpp): its decisions, counters, phases and standing orders.
struct BattleInfo {
    std::vector<DecisionInfo> decisions;
    std::vector<CounterInfo> counters;
    std::vector<CounterInfo> sideCounters;
    std::vector<PhaseInfo> phases;
    std::vector<OrderInfo> orders;
};
BattleInfo battleInfo();

/// All that is wrong with a set-up before its pieces are looked at: rules version, lists, their sizes, table, terrain.
Diagnostics checkSetup(const RuleSystem& system, const Setup& setup, const Options& options);

/// A battle made ready, of a set-up that checkSetup() finds no error in (open_battle.cpp).
Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const Options& options);

}  // namespace ephor::alala
