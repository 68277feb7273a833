// Evaluation: the worth of units, the value of fights, estimated distances.
#pragma once

#include "core/ai/men_of_bronze/charge_cache.h"
#include "core/ai/men_of_bronze/values.h"
#include "core/dice/fast_dice.h"
#include "core/rules/men_of_bronze/battle/battle.h"

#include <algorithm>

namespace ephor::men_of_bronze {

/// A position as one side sees it.
struct Viewpoint {
    const BronzeGame& game;
    const Table& table;
    Side me;
    const Position& position;
    ChargeCache* charges = nullptr;  ///< of the player's session; none: every charge is evaluated anew

    Viewpoint(const Request& request, const Position& p)
        : game(static_cast<const BronzeGame&>(p.game)), table(p.table), me(request.question.side), position(p) {}

    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    const Body& body(PieceId unit) const { return table.body(unit); }
    PieceSet friends() const { return table.present(me); }
    PieceSet enemies() const { return table.present(other(me)); }
    int points() const { return pool(table, me); }
    Vec ahead() const { return towardsEnemy(me); }

    /// True for close-order troops, which form the line. Others screen, shoot and outflank.
    bool isHeavy(PieceId unit) const { return game.heavy().contains(unit); }
    bool isMounted(PieceId unit) const { return profile(unit).move > game.options().inches(values::footMove); }

    /// The worth of a unit to its side, in points.
    double worth(PieceId unit) const {
        return profile(unit).value + (hasStrategos(table, unit) ? values::strategos : 0.0);
    }

    /// A distance estimated by eye. If the club does not measure beforehand (MOB-032), it is up to 6 % too long or too
    /// short.
    double byEye(double distance, PieceId unit, PieceId target) const;

    /// Arete points not needed for the rest of this turn. Unused points are lost (MOB-011).
    int sparePoints() const;

    /// Bonus for attacking, which grows with the turn because a drawn battle is no gain.
    double nerve() const { return values::nerveOfTurn * std::min(table.turn(), values::nerveUntil); }

    PieceId nearestEnemy(PieceId unit) const;
    /// Squared distance between the centres.
    double squaredApart(PieceId a, PieceId b) const { return squaredLength(body(a).pose.centre - body(b).pose.centre); }

    /// True if an enemy is in the lane of the body.
    bool meetsEnemy(const Body& where) const;
    /// Number of friends within support range of a body, at most `values::usualSupports`.
    int supportsAt(PieceId unit, const Body& where) const;
};

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

inline Formation formationOf(const Viewpoint& view, PieceId unit) {
    return inPhalanx(view.table, unit) ? Formation::Phalanx : Formation::Open;
}

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

/// The place of a unit in deployment: heavy troops in line with the best on the right, light troops on the wings,
/// cavalry outside them.
Choice placeInLine(const Viewpoint& view, const Request& request);

/// The formation in which a unit acts, and the one in which it stays afterwards (D-08, D-25).
Choice formationBefore(const Viewpoint& view, const Request& request);
Choice formationAfter(const Viewpoint& view, const Request& request);

/// The destination of a unit (D-10).
Choice bestMove(const Viewpoint& view, const Request& request);
/// The enemy that a unit of the line approaches: near, and not one that would evade.
PieceId lineTarget(const Viewpoint& view, PieceId unit);
/// True if a unit in Phalanx can contact an enemy by going straight ahead, after a drilled sidestep if necessary.
bool hasEnemyAhead(const Viewpoint& view, PieceId unit);

/// The action of a unit (D-09), and the next unit to act (D-07).
Choice bestAction(const Viewpoint& view, const Request& request);
Choice nextUnit(const Viewpoint& view, const Request& request);

}  // namespace ephor::men_of_bronze
