#include "core/ai/ohw/position_cache.h"

namespace ephor::ohw {

void PositionCache::begin(const Table& table) {
    m_board.read(table);
    m_changes.addAll();
    for (const Side side : bothSides)
        m_steady[index(side)].known = m_flanks[index(side)].known = false;
    m_isCrowded = false;
}

void PositionCache::changed(const TableChange& change) {
    if (m_isCrowded)
        return;
    switch (change.kind) {
    case TableChange::Kind::Placed:
        moved(change.piece, true);
        break;
    case TableChange::Kind::Moved:
        moved(change.piece, false);
        break;
    case TableChange::Kind::Removed:
        lifted(change.piece);
        break;
    case TableChange::Kind::PieceCounter:
        changed(change.piece, static_cast<UnitCounter>(change.counter));
        break;
    case TableChange::Kind::SideCounter:
    case TableChange::Kind::Phase:
        break;
    }
}

void PositionCache::moved(PieceId unit, bool isNew) {
    const Pose& pose = m_board.table().body(unit).pose;
    const Place to = m_board.game().squareAt(pose.centre);
    const Heading heading = headingOf(pose.facing);
    if (const PieceId there = m_board.at(to); there && there != unit) {
        m_isCrowded = true;
        return;
    }
    if (isNew) {
        m_board.put(unit, to, heading);
    } else {
        if (to != m_board.place(unit))
            changedAt(unit);
        m_board.move(unit, to, heading);
    }
    changedAt(unit);
}

void PositionCache::lifted(PieceId unit) {
    if (m_board.at(m_board.place(unit)) != unit)  // the unit was never placed
        return;
    m_board.lift(unit);
    changedAt(unit);
}

void PositionCache::changed(PieceId unit, UnitCounter counter) {
    switch (counter) {
    case Fleeing:
    case Rampaging:
        m_board.changed(unit, counter);
        changedAt(unit);
        break;
    case General:
    case Strength:
    case Beside:
        m_changes.add(m_board.place(unit));
        break;
    default:
        break;
    }
}

void PositionCache::changedAt(PieceId unit) {
    const Side mine = m_board.side(unit);
    const Place where = m_board.place(unit);
    m_changes.add(where);
    Lookout& flanks = m_flanks[index(mine)];
    const Lookout& steady = m_steady[index(mine)];
    flanks.known = flanks.known && steady.known && steady.steps.at(where) > 1;
    m_steady[index(other(mine))].known = m_flanks[index(other(mine))].known = false;
}

const Distances& PositionCache::findEnemies(Side side) {
    Lookout& steady = m_steady[index(side)];
    if (steady.steps.computeTo(m_board.attackable(side) & m_board.occupied(other(side))))
        m_changes.addDistances(true);
    steady.known = true;
    return steady.steps;
}

const Distances& PositionCache::findFlanks(Side side) {
    Lookout& flanks = m_flanks[index(side)];
    const Table& table = m_board.table();
    Squares beside;
    for (const PieceId enemy : table.present(other(side)) - table.with(Fleeing))
        beside.insertFlanks(m_board.place(enemy), m_board.heading(enemy));
    if (flanks.steps.computeTo((beside & m_board.game().squares()) - m_board.occupied(Side::A) -
                               m_board.occupied(Side::B)))
        m_changes.addDistances(false);
    flanks.known = true;
    return flanks.steps;
}

}  // namespace ephor::ohw
