// Checks the draft of a battle's result before it is recorded.
#pragma once

#include "core/campaign/battle/battle_result.h"

namespace ephor::campaign {

/// Errors: impossible numbers, no winner, a decisive draw, winners without survivors. Warnings: what is possible but
/// unlikely.
Diagnostics checkDraft(const Campaign& campaign, const Aftermath& draft);

}  // namespace ephor::campaign
