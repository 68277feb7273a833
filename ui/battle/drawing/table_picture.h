// The visible state of a table as values: units with their signs and markers. Made from Game and Table, using the
// system's descriptions.
#pragma once

#include "core/battle/referee.h"
#include "core/battle/sign.h"

#include <QString>
#include <vector>

namespace ephor {

/// A marker behind a unit's rear edge.
struct MarkerShown {
    Marker marker = Marker::None;  ///< None: only the number
    QString name;                  ///< for screen readers
    int number = 0;                ///< count or strength; 0 for a marker without a number
};

struct UnitShown {
    PieceId piece;
    Side side = Side::A;
    Body body;
    QString name;
    QString sign;
    QString code;  ///< of its type, where the rules have codes: "4Pk"
    int strength = 0;
    int full = 0;
    bool formed = false;  ///< in close formation: a filled base
    bool inContact = false;
    bool done = false;     ///< has acted in this turn: drawn pale
    bool waiting = false;  ///< beside the table, not yet placed
    bool mayBeChosen = false;
    double opacity = 1;  ///< below 1 while it comes or leaves
    std::vector<MarkerShown> markers;

    /// A single man with a base of his own.
    bool isSingle() const { return full == 1 && !isOnBase() && body.size.frontage < 2; }
    /// A base of a system whose types have codes: an army has many, and they are small.
    bool isOnBase() const { return !code.isEmpty(); }
};

/// All pieces on the table, and those waiting beside it. `facing` is the facing of side A; its units wait behind its
/// own edge.
std::vector<UnitShown> unitsShown(const Game& game, const Table& table, const Request* request, Vec facing = {0, 1});

/// The topmost unit at the point, otherwise the nearest one within `around` inches; none where there is none.
PieceId unitAt(const std::vector<UnitShown>& units, Vec point, double around = 0);

/// A rectangle of the table around all units on it, with a margin.
struct TablePart {
    Vec low;
    Vec high;
};
TablePart fightingPart(const std::vector<UnitShown>& units, TableSize size);
/// The whole table and the units waiting beside it.
TablePart wholePart(const std::vector<UnitShown>& units, TableSize size);

/// The figures of a unit: how many in a rank, how many ranks, and how many are left.
struct Ranks {
    int columns = 1;
    int ranks = 1;
    int present = 1;
};
Ranks ranksOf(const UnitShown& unit);

}  // namespace ephor
