// A position as one side sees it while it answers a question.
#pragma once

#include "core/ai/alala/values.h"
#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

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

}  // namespace ephor::alala
