// Shooting (rules 1.7).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// MOB-085, MOB-097: enemies near enough to be shot at, by the circles that cover them.
PieceSet possibleTargets(const BronzeGame& game, const Table& table, PieceId unit);
/// MOB-086 to MOB-088: inches to one of these at whom the unit may shoot, as far as the rules let its player know, if
/// it sees him; else nothing.
std::optional<double> distanceToMark(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
/// True where nothing hides an enemy from the unit; he lies in its arc.
bool isInSight(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
/// Enemies at whom it may shoot; and whether there are any among some.
PieceSet marksOf(const BronzeGame& game, const Table& table, PieceId unit);
bool hasTarget(const BronzeGame& game, const Table& table, PieceId unit, const PieceSet& among);
/// Inches from the shooter to the nearest part of the enemy in its arc; nothing where no part is.
std::optional<double> shootingDistance(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);
Struck struckByVolley(const Table& table, PieceId unit, PieceId enemy);
void volley(Play& play, PieceId unit, PieceId target);

}  // namespace ephor::men_of_bronze
