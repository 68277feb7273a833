// The page of an army list for a phone at the table.
#pragma once

#include "core/battle/game.h"

#include <string>

namespace ephor {

/// A QR code of the page: what it says, and its squares, row by row.
struct PageCode {
    std::string text;
    int size = 0;  ///< squares in a row
    std::vector<bool> dark;
};

/// Cards of the units to open, losses to tick (kept in the browser), the rules of their traits, and the codes to hand
/// the list on. Errors among the faults are told above.
std::string listPage(const ArmyList& list, const RuleSystem& system, const std::vector<PageCode>& codes,
                     const Diagnostics& faults = {});

}  // namespace ephor
