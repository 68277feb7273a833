// The draft of a battle's result as the journal keeps it.
#pragma once

#include "core/campaign/battle/battle_result.h"

namespace ephor::campaign {

/// A draft as the journal keeps it.
std::string toJson(const Aftermath& draft);
Result<Aftermath> aftermathFromJson(std::string_view text);

}  // namespace ephor::campaign
