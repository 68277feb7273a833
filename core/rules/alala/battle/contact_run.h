// A straight run, of who chases or pursues: until it meets an enemy, or its inches are gone (rules, sections T and Y).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

struct Ran {
    double inches = 0;  ///< that it has gone
    PieceId met;        ///< the enemy it has come to touch, if any
};
/// `inches`: at most so far. Passes the friends that the rules of the way let it pass.
Ran run(Play& play, PieceId unit, Vec along, double inches, const PathRules& rules, const Reason& reason);

}  // namespace ephor::alala
