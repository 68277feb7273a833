// Where a unit may go or be placed, by the checks of the rules.
#pragma once

#include "core/battle/referee.h"

#include <QPainterPath>
#include <vector>

namespace ephor {

/// A question for a place, of form Move or Deploy, and the unit that is to be placed.
struct PlaceAsked {
    const Game& game;
    const Table& table;
    const Request& request;
    PieceId piece;
    std::int16_t code = 0;             ///< the formation of a unit that is deployed
    std::vector<Body> alongside = {};  ///< units placed with it, relative to its centre
};

/// The ground that the unit may cover, in inches of the table; sampled. Other units are obstacles; without
/// `seesEnemies`, the enemy is not, so that the result tells nothing about distances to the enemy.
QPainterPath reachOf(const PlaceAsked& asked, bool seesEnemies);

}  // namespace ephor
