// What is to be seen of a table: units with their signs and markers, as values. Made from Game and Table by what the
// system says of itself.
#pragma once

#include "core/battle/referee.h"

#include <QString>
#include <vector>

namespace ephor {

/// A sign behind a unit's rear edge.
struct MarkerShown {
    QString marker;  ///< wavering, helmet, …; none: the number alone
    QString name;    ///< for those who cannot see the sign
    int number = 0;  ///< how many or how strong; 0 where it only is
};

struct UnitShown {
    PieceId piece;
    Side side = Side::A;
    Body body;
    QString name;
    QString sign;
    int strength = 0;
    int full = 0;
    bool formed = false;  ///< stands in close formation: a filled tray
    bool inContact = false;
    bool done = false;     ///< has acted in this turn: pale
    bool waiting = false;  ///< stands beside the table, not yet placed
    bool mayBeChosen = false;
    std::vector<MarkerShown> markers;
};

/// All pieces that stand on the table, and those that still wait beside it. `facing` is where side A looks: its units
/// wait behind its own edge.
std::vector<UnitShown> unitsShown(const Game& game, const Table& table, const Request* request, Vec facing = {0, 1});

/// The unit whose footprint holds the point (the one on top); none where there is open ground.
PieceId unitAt(const std::vector<UnitShown>& units, Vec point);

/// A rectangle of the table around the fighting: all units that stand, with room.
struct TablePart {
    Vec low;
    Vec high;
};
TablePart fightingPart(const std::vector<UnitShown>& units, TableSize size);
/// The whole table and what waits beside it.
TablePart wholePart(const std::vector<UnitShown>& units, TableSize size);

/// How many signs stand in a unit, in how many ranks, and how many of them are still there.
struct Ranks {
    int columns = 1;
    int ranks = 1;
    int present = 1;
};
Ranks ranksOf(const UnitShown& unit);

}  // namespace ephor
