#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

void rally(Play& play, const Card& card);

}  // namespace ephor::skirmish
