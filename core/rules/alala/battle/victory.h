// The end of the battle (rules, section AA).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

std::optional<Ended> ending(const Play& play, int turn);

}  // namespace ephor::alala
