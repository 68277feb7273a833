// Control tests (rules, section I).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void controlTests(Play& play, Side side);

}  // namespace ephor::alala
