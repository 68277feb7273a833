// The defender places the terrain of their home (DBA-004, DBA-105, DBA-106, DBA-109).
#pragma once

#include "core/rules/dba/battle/battle.h"

#include <functional>

namespace ephor::dba {

void placeTerrain(Play& play);
const Reason* checkFeaturePlace(const DbaGame& game, const Table& table, int how, int quarter, const Choice& choice);
FeatureKind featureOf(int how);
Footprint featureSizeOf(int how);
/// Calls `found(choice)` for sensible legal answers, best first, until it returns true.
using Found = std::function<bool(const Choice&)>;
void eachFeaturePlace(const DbaGame& game, const Table& table, int how, int quarter, const Found& found);

}  // namespace ephor::dba
