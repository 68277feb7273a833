// Evaluation of positions: distances to the enemy, the value of clashes.
#pragma once

#include "core/ai/alala/values.h"
#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// A position as one side sees it while it answers a question.
struct Viewpoint {
    const AlalaGame& game;
    const Table& table;
    Side me;

    Viewpoint(const Request& request, const Position& p)
        : game(static_cast<const AlalaGame&>(p.game)), table(p.table), me(request.question.side) {}

    PieceSet friends() const { return table.present(me); }
    PieceSet enemies() const { return table.present(other(me)); }
    PieceSet enemyHoplites() const { return enemies() & game.hoplites(other(me)); }
    const Body& body(PieceId unit) const { return table.body(unit); }
    bool hoplites(PieceId unit) const { return game.profile(unit).isHoplites(); }
    /// True if enemy hoplites are within this many inches of the unit.
    bool isEnemyLineWithin(PieceId unit, double inches) const;
    /// Expected difference in hits between a unit and its opponent in a first clash. `charges`: the unit charges and
    /// the opponent stands.
    double edge(PieceId unit, PieceId enemy, bool charges) const;
};

// command_points.cpp
/// DEC-07
Choice spendPoints(const Viewpoint& view, const Request& request);

// phalanx.cpp
/// The enemy to approach: the nearest hoplites, since they decide the battle; without hoplites, the nearest unit.
PieceId goalOf(const Viewpoint& view, PieceId unit);
/// DEC-20, and the distance.
Choice leadPhalanx(const Viewpoint& view, const Request& request);
Choice howFar(const Viewpoint& view, const Request& request);
/// True if one of the units can and would charge from its position.
bool willCharge(const Viewpoint& view, const PieceSet& units);
/// DEC-24: of the friends that may support a charge, those that would not charge themselves.
PieceSet goAlong(const Viewpoint& view, const PieceSet& friends);
/// DEC-24
Choice decideCharge(const Viewpoint& view, const Request& request);

// bands.cpp
/// DEC-18, and the destination.
Choice leadBand(const Viewpoint& view, const Request& request);
Choice moveBand(const Viewpoint& view, const Request& request);

/// DEC-04: the usual place of an item, or the next best.
Choice firstPlace(const Viewpoint& view, const Request& request);
/// The option with this code; null if it is not offered.
const Option* optionOf(const Request& request, int code);

}  // namespace ephor::alala
