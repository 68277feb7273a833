// A position as one side sees it.
#pragma once

#include "core/ai/men_of_bronze/charge_cache.h"
#include "core/ai/men_of_bronze/values.h"
#include "core/dice/fast_dice.h"
#include "core/rules/men_of_bronze/battle/battle.h"

#include <algorithm>

namespace ephor::men_of_bronze {

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

inline Formation formationOf(const Viewpoint& view, PieceId unit) {
    return inPhalanx(view.table, unit) ? Formation::Phalanx : Formation::Open;
}

}  // namespace ephor::men_of_bronze
