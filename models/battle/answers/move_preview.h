// Where the units of a move or a deployment would stand after it: those of a group with the unit that leads it.
#pragma once

#include "core/table/terrain.h"
#include "models/battle/answers/ways_to_move.h"

namespace ephor {

class MovePreview {
public:
    /// The session's game must outlive it.
    MovePreview(const BattleSession& session, const WayToMove& way);

    /// The units that move, or are placed, with the unit; empty where it is alone.
    const PieceSet& others() const { return m_others; }
    /// Where the others stand after the move. Dice are not those of the battle. Empty where the move is illegal.
    std::vector<std::pair<PieceId, Pose>> after(const Choice& move);

private:
    std::vector<std::pair<PieceId, Pose>> movedBy(const Choice& move);

    const Game& m_game;
    WayToMove m_way;
    Stretch m_stretch;
    std::size_t m_entries;
    PieceSet m_others;
};

/// The terrain or camp that this answer to the pending question would put on the table, in its own shape.
std::vector<Terrain> terrainPlacedBy(const BattleSession& session, const Choice& choice);

/// Whether an answer about the unit to the pending question is a move of it with others.
bool mayTakeOthers(const BattleSession& session, PieceId piece);

/// The kinds of move of a unit that take no others along; those that do where there are no others.
std::vector<WayToMove> waysToMoveAlone(const BattleSession& session, PieceId piece);

}  // namespace ephor
