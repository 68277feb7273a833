// A list that was pasted: its codes, or its text from a chat, a forum or another app.
#pragma once

#include "core/battle/find_system.h"
#include "models/exchange/list_code.h"

namespace ephor {

/// The remarks say what was not understood. Errors: without a list, why there is none.
Result<ScannedList> pastedList(std::string_view text, const FindSystem& find, const std::vector<std::string>& systems);

}  // namespace ephor
