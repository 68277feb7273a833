// Checks an order sheet in a turn page, with the checks that the umpire's program does.
#pragma once

#include <string>
#include <string_view>

namespace ephor {

/// JSON: {"faults": [{"line": 3, "text": "…", "isAdvice": false}, …]}, or {"error": "…"} if `data` is not the part
/// "check" of a turn page's data. Neither text is trusted.
std::string checkedSheet(std::string_view data, std::string_view sheet);

}  // namespace ephor
