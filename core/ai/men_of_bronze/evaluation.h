// Evaluation: the worth of units, the value of fights, distances by eye.
#pragma once

#include "core/ai/men_of_bronze/charge_cache.h"
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
    /// The direction in which the side fights.
    Vec ahead() const { return {0, me == Side::A ? 1.0 : -1.0}; }

    /// Close-order troops, who make the line; the rest screen, shoot and ride round.
    bool isHeavy(PieceId unit) const { return game.heavy().contains(unit); }
    bool isMounted(PieceId unit) const { return profile(unit).move > game.options().inches(9); }

    /// What a unit is worth to its side, in points.
    double worth(PieceId unit) const { return profile(unit).value + (hasStrategos(table, unit) ? 5.0 : 0.0); }

    /// A distance as one judges it by eye: where the club does not measure beforehand (MOB-032), up to 6 % wrong either
    /// way.
    double byEye(double distance, PieceId unit, PieceId target) const;

    /// Arete that is not needed for what still has to be done in this turn; what is left over is lost (MOB-011).
    int sparePoints() const;

    /// How bold the hour makes a general: as the turns run out, a drawn battle is no gain.
    double nerve() const { return 0.12 * std::min(table.turn(), 6); }

    PieceId nearestEnemy(PieceId unit) const;
    /// Squared distance of the centres.
    double apart(PieceId a, PieceId b) const { return squaredLength(body(a).pose.centre - body(b).pose.centre); }

    /// True where an enemy stands in the lane of a body.
    bool meetsEnemy(const Body& where) const;
    /// Supports that a side will bring if it can: it takes most of them.
    static constexpr int usualSupports = 3;
    /// Friends within support range of a body that a Fight would count on: not more than the usual.
    int supportsAt(PieceId unit, const Body& where) const;
};

/// True where an enemy who is not held in a fight could charge a body there, with no friend in the way.
bool mayBeCharged(const Viewpoint& view, const Body& where);

/// Both sides of a Fight as they would roll.
struct Odds {
    int attackerDice = 0;
    int defenderDice = 0;
    int attackerArmor = 1;  ///< of the attacker, against the defender's dice
    int defenderArmor = 1;
};

/// Points gained less points lost in a Fight of these two, supporters that would rout with them left out.
double valueOf(const Viewpoint& view, PieceId attacker, PieceId defender, const Odds& odds);

/// The value of fighting an enemy in contact, with the supports that both sides may call on.
double valueOfFight(const Viewpoint& view, PieceId unit, PieceId enemy);

inline Order orderOf(const Viewpoint& view, PieceId unit) {
    return inPhalanx(view.table, unit) ? Order::Phalanx : Order::Open;
}

/// The best charge that a unit could make in that order; no enemy where it could reach none.
Charge bestCharge(const Viewpoint& view, PieceId unit, Order order);
/// What a charge must be worth: its point, and how bold the hour makes a general.
double leastOfCharge(const Viewpoint& view, PieceId unit);

/// The value of a volley at an enemy so far off.
double valueOfVolley(const Viewpoint& view, PieceId unit, PieceId enemy, double distance);

/// An enemy whom a unit may shoot at, and the value of the volley, `least` and more; none where no volley is worth
/// anything. Whom it has looked for in vain is added to `unseen`.
struct ShootingTarget {
    PieceId enemy;
    double value = 0;
};
ShootingTarget bestShootingTarget(const Viewpoint& view, PieceId unit, double least, PieceSet& unseen);

/// Which of the available supporters make a fight better, cheap troops first.
PieceSet bestSupports(const Viewpoint& view, PieceId primary, PieceId enemy, const PieceSet& available, bool attacking);

/// The line along which a unit in Open Order would charge; nothing where it could not reach the enemy first.
std::optional<Vec> chargeLine(const Viewpoint& view, PieceId unit, PieceId enemy, double& distance);

/// Where a unit is deployed: heavy troops in line with the best on the right, light troops on the wings, horse outside
/// them.
Choice placeInLine(const Viewpoint& view, const Request& request);

/// In what order a unit acts, and in what order it stands afterwards (D-08, D-25).
Choice orderBefore(const Viewpoint& view, const Request& request);
Choice orderAfter(const Viewpoint& view, const Request& request);

/// Where a unit goes (D-10).
Choice bestMove(const Viewpoint& view, const Request& request);
/// The enemy that a unit of the line goes for: near, and not one of those that slip away.
PieceId lineTarget(const Viewpoint& view, PieceId unit);
/// True where a unit in Phalanx has an enemy before it whom it can meet by going straight ahead, after a drilled
/// sidestep if need be.
bool hasEnemyAhead(const Viewpoint& view, PieceId unit);

/// What a unit does (D-09), and which unit acts next (D-07).
Choice bestAction(const Viewpoint& view, const Request& request);
Choice nextUnit(const Viewpoint& view, const Request& request);

}  // namespace ephor::men_of_bronze
