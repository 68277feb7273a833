// How the computer player sees a position: distances to the enemy, the worth of a clash.
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// A position as one side sees it, while it answers one question.
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
    /// Enemy hoplites stand within so many inches of a unit.
    bool isEnemyLineWithin(PieceId unit, double inches) const;
    /// Hits that a unit may expect over its opponent in a first clash. `charges`: it does, and the other stands.
    double edge(PieceId unit, PieceId enemy, bool charges) const;
};

// command_points.cpp
/// DEC-07
Choice spendPoints(const Viewpoint& view, const Request& request);

// phalanx.cpp
/// Whom a unit goes against: the nearest hoplites, for they decide the day; else the nearest of any.
PieceId goalOf(const Viewpoint& view, PieceId unit);
/// DEC-20, and how far.
Choice leadPhalanx(const Viewpoint& view, const Request& request);
Choice howFar(const Viewpoint& view, const Request& request);
/// Somebody of these can charge from where he stands, and would.
bool willCharge(const Viewpoint& view, const PieceSet& units);
/// DEC-24: of the friends who may support a charge, those that would not charge by themselves.
PieceSet goAlong(const Viewpoint& view, const PieceSet& friends);
/// DEC-24
Choice decideCharge(const Viewpoint& view, const Request& request);

// bands.cpp
/// DEC-18, and where to.
Choice leadBand(const Viewpoint& view, const Request& request);
Choice moveBand(const Viewpoint& view, const Request& request);

/// DEC-04: the usual place of an item, or the next best.
Choice firstPlace(const Viewpoint& view, const Request& request);
/// The option with that code, if it is there.
const Option* optionOf(const Request& request, int code);
Choice taking(const Option& option);

}  // namespace ephor::alala
