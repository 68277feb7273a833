// The sequence of play (ALA-100, ALA-101).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void rollInitiative(Play& play);

}  // namespace ephor::alala
