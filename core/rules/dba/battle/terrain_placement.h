// The defender places the terrain of their home (DBA-004, DBA-105, DBA-106, DBA-109).
#pragma once

#include "core/rules/dba/battle/battle.h"

#include <cmath>
#include <functional>

namespace ephor::dba {

/// Rounded to a hundredth of a base width, as the state keeps features and camps.
inline double hundredth(double value) { return static_cast<double>(std::lround(value * 100)) / 100.0; }

void placeTerrain(Play& play);
const Reason* checkFeaturePlace(const DbaGame& game, const Table& table, const FeatureLimits& feature,
                                const Choice& choice);
/// Calls `found(choice)` for sensible legal answers, best first, until it returns true.
using Found = std::function<bool(const Choice&)>;
void eachFeaturePlace(const DbaGame& game, const Table& table, const FeatureLimits& feature, const Found& found);

}  // namespace ephor::dba
