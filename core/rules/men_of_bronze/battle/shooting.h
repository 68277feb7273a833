// Shooting (rules 1.7).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// MOB-085, MOB-097: enemies that may be near enough to shoot at, by their covering circles.
PieceSet possibleTargets(const BronzeGame& game, const Table& table, PieceId unit);
/// MOB-086, MOB-087: distance in inches to one of these that the unit may shoot at and sees, as far as the rules let
/// its player know; else none.
std::optional<double> distanceToTarget(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
/// True if nothing hides the enemy from the unit. The enemy must be in its arc.
bool isInSight(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
/// The enemies that it may shoot at; and whether there are any among some.
PieceSet targetsOf(const BronzeGame& game, const Table& table, PieceId unit);
bool hasTarget(const BronzeGame& game, const Table& table, PieceId unit, const PieceSet& among);
/// Distance in inches from the shooter to the nearest part of the enemy in its arc; none if no part is.
std::optional<double> shootingDistance(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
AttackedSide sideUnderVolley(const Table& table, PieceId unit, PieceId enemy);
void volley(Play& play, PieceId unit, PieceId target);

}  // namespace ephor::men_of_bronze
