// The rule system DBA: facts and registration.
#pragma once

#include "core/rules/dba/game.h"

namespace ephor::dba {

const RuleSystem& system();

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
