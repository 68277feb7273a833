// The draft of a battle's result as JSON for the journal.
#pragma once

#include "core/campaign/battle/battle_result.h"

namespace ephor::campaign {

std::string toJson(const Aftermath& draft);
Result<Aftermath> aftermathFromJson(std::string_view text);

}  // namespace ephor::campaign
