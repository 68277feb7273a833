// Sieges, storm and ravaging (2.4, 2.10).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

void conductSieges(Move& move);
/// So often can a land be ravaged until winter heals some of it.
inline constexpr int mostRavaged = 2;
void ravage(Move& move);
/// The army is set on the land of the place where it stands; whether anything is left there to ravage is another
/// question.
bool isRavaging(const State& state, const Army& army);

}  // namespace ephor::campaign
