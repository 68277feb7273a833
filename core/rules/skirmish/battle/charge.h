// Charges: SKI-016, SKI-017, SKI-044, SKI-045, SKI-110.
#pragma once

#include "core/rules/skirmish/battle/battle.h"
#include "core/rules/skirmish/battle/movement.h"

namespace ephor::skirmish {

bool mayCharge(const Table& table, PieceId figure);
/// The longest possible charge in inches, on any terrain.
double greatestCharge(const Profile& profile);
/// SKI-110: true if the enemy is in sight and in reach with the best dice, and there is room at the end of the path.
bool mayChargeAt(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy);
void charge(Play& play, PieceId figure, PieceId enemy, CardDice& dice);
/// A straight path of at most `distance`: the part that a base can go without ending on another, and the enemy that it
/// contacts.
struct StraightPath {
    double distance = 0;
    PieceId stoppedBy;
};
StraightPath straightPath(const SkirmishGame& game, const Table& table, PieceId figure, Vec along, double distance);
/// Shortens a path until the base at its end overlaps no other.
double shortened(const SkirmishGame& game, const Table& table, PieceId figure, Vec along, double distance);

}  // namespace ephor::skirmish
