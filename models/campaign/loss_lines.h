// Losses and gains of a turn in one line each: what a battle cost each side, and the recruits that came in.
#pragma once

#include "core/campaign/history/event.h"

#include <QStringList>

namespace ephor {

/// One line for each side of a battle: its losses on the table, the stragglers that came back, and what is left.
QStringList lossLines(const campaign::Campaign& before, const campaign::State& after,
                      const campaign::BattleSettled& settled);
/// One line for each army of the power that gained steps.
QStringList recruitLines(const campaign::Campaign& before, const campaign::State& after, campaign::PowerId power);

}  // namespace ephor
