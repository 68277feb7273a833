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
/// The rules with the data of a pack.
std::unique_ptr<const RuleSystem> packedSystem(const RulesData& rules, const PackInfo& pack);

/// Texts of decisions, counters and phases.
struct BattleInfo {
    std::vector<DecisionInfo> decisions;
    std::vector<CounterInfo> counters;
    std::vector<CounterInfo> sideCounters;
    std::vector<PhaseInfo> phases;
    std::vector<OrderInfo> orders;
};
BattleInfo battleInfo();

}  // namespace ephor::dba
