// Sieges, storming and ravaging (2.4, 2.10).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

void conductSieges(TurnContext& turn);
/// Maximum of City::ravaged. Winter reduces it by 1.
inline constexpr int mostRavaged = 2;
void ravage(TurnContext& turn);
/// Whether the army ravages the land of its place. The land may already be ravaged to the maximum.
bool isRavaging(const State& state, const Army& army);

}  // namespace ephor::campaign
