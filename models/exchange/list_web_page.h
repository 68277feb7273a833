// A list as a web page for a phone, with its QR codes.
#pragma once

#include "core/battle/game.h"

#include <string>

namespace ephor {

/// One HTML file that needs no network.
std::string listWebPage(const ArmyList& list, const RuleSystem& system, const Diagnostics& faults = {});

}  // namespace ephor
