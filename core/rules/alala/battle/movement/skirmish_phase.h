// The Skirmish Phase: bands move and shoot (rules, section N).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void skirmishPhase(Play& play, Side side);
const Reason* checkBandPath(const Table& table, const Request& request, const Choice& choice);

}  // namespace ephor::alala
