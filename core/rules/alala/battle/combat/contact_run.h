// A straight run of a chaser or pursuer, until it contacts an enemy or has used its move (rules, sections T and Y).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

struct Ran {
    double inches = 0;  ///< that it has gone
    PieceId met;        ///< the enemy it has come to touch, if any
};
/// Runs at most `inches`, through the friends that `rules` allow.
Ran run(Play& play, PieceId unit, Vec along, double inches, const PathRules& rules, const Reason& reason);

}  // namespace ephor::alala
