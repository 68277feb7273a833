#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void rollInitiative(Play& play);

}  // namespace ephor::alala
