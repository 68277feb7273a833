// What recent moves and losses leave on the table: arrows along the ways of units, and marks where units were lost.
#pragma once

#include "models/battle/battle_actions.h"
#include "ui/battle/table/table_camera.h"
#include "ui/common/powers.h"

namespace ephor {

/// The ways of the last moves of one side.
class Trails {
public:
    /// Adds the ways of an action. Those of the other side, and of the turn before, are dropped.
    void add(const BattleAction& action, const Table& table);
    void clear() { m_ways.clear(); }
    /// One for each piece; a piece that moved more than once has one way.
    const std::vector<PiecePath>& ways() const { return m_ways; }
    void paint(QPainter& painter, const TableCamera& camera, const std::array<PowerLook, 2>& looks,
               const QPalette& palette) const;

private:
    std::vector<PiecePath> m_ways;
    Side m_side = Side::A;
};

/// Paints a small cross where each unit that is off the table was lost.
void paintLosses(QPainter& painter, const Table& table, const TableCamera& camera,
                 const std::array<PowerLook, 2>& looks, const QPalette& palette);

}  // namespace ephor
