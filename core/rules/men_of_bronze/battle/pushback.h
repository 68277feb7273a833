// Pushback, and the winner's reaction (rules 1.9).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

void pushBack(Play& play, PieceId loser, PieceId winner);

}  // namespace ephor::men_of_bronze
