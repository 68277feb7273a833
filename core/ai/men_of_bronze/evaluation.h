// The value of fights, charges and volleys.
#pragma once

#include "core/ai/men_of_bronze/viewpoint.h"

namespace ephor::men_of_bronze {

/// True if an enemy that is not in a fight could charge a body there without a friend in the way.
bool mayBeCharged(const Viewpoint& view, const Body& where);

/// The dice of both sides in a Fight.
struct Odds {
    int attackerDice = 0;
    int defenderDice = 0;
    int attackerArmor = 1;  ///< of the attacker, against the defender's dice
    int defenderArmor = 1;
};

/// Expected gain minus loss of a Fight, in points. Supporters that would rout with the units are ignored.
double valueOf(const Viewpoint& view, PieceId attacker, PieceId defender, const Odds& odds);

/// The value of fighting an enemy in contact, with the supports that both sides may use.
double valueOfFight(const Viewpoint& view, PieceId unit, PieceId enemy);

/// The best charge of a unit in this formation; no enemy if none is in reach.
Charge bestCharge(const Viewpoint& view, PieceId unit, Formation formation);
/// The minimum value of a charge: the risk and the point that light troops spend, or for heavy troops a margin that
/// falls with `nerve`.
double leastOfCharge(const Viewpoint& view, PieceId unit);

double valueOfVolley(const Viewpoint& view, PieceId unit, PieceId enemy, double distance);

/// An enemy to shoot at and the value of the volley, at least `least`; none if no volley is worth it. Enemies that turn
/// out not to be visible are added to `unseen`.
struct ShootingTarget {
    PieceId enemy;
    double value = 0;
};
ShootingTarget bestShootingTarget(const Viewpoint& view, PieceId unit, double least, PieceSet& unseen);

/// The available supporters that improve a fight, cheap troops first.
PieceSet bestSupports(const Viewpoint& view, PieceId primary, PieceId enemy, const PieceSet& available, bool attacking);

/// The line along which a unit in Open Order would charge; none if it could not reach this enemy first.
std::optional<Vec> chargeLine(const Viewpoint& view, PieceId unit, PieceId enemy, double& distance);

}  // namespace ephor::men_of_bronze
