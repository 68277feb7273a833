// Deployment by cards; Jokers place terrain (rules, section J).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void deploy(Play& play);

}  // namespace ephor::alala
