// Charging: SKI-016, SKI-017, SKI-044, SKI-045, SKI-110.
#pragma once

#include "core/rules/skirmish/battle/battle.h"
#include "core/rules/skirmish/battle/movement.h"

namespace ephor::skirmish {

bool mayCharge(const SkirmishGame& game, const Table& table, PieceId figure);
/// Inches of its longest charge, from whatever ground.
double greatestCharge(const Profile& profile);
/// SKI-110: is it in sight, in reach at best, and is there room at the end of the way?
bool mayChargeAt(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy);
void charge(Play& play, PieceId figure, PieceId enemy, CardDice& dice);
/// A straight way of at most `distance`: what a base can go of it, so that it ends on nobody, and the enemy that it has
/// met.
struct StraightPath {
    double distance = 0;
    PieceId stoppedBy;
};
StraightPath straightPath(const SkirmishGame& game, const Table& table, PieceId figure, Vec along, double distance);
/// Shortens a way until a base at its end stands on nobody.
double shortened(const SkirmishGame& game, const Table& table, PieceId figure, Vec along, double distance);

}  // namespace ephor::skirmish
