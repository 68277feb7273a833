// Melees between figures in contact (SKI-102).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// SKI-102: the table tracks which bases touch.
inline PieceSet enemiesInContact(const Table& table, PieceId figure) { return table.enemiesTouching(figure); }
inline bool isInContact(const Table& table, PieceId figure) { return !enemiesInContact(table, figure).empty(); }
/// True if all enemies in contact that the figure may fight are on foot, so that a rider may break off (SKI-122).
bool mayBreakOff(const SkirmishGame& game, const Table& table, PieceId figure);
/// SKI-039: true if a rider has already fought a round of the current melee with this enemy.
bool hasFoughtRound(const Table& table, PieceId rider, PieceId enemy);
void meet(Play& play, PieceId rider, PieceId enemy);
/// SKI-039: ends the melees of a figure with enemies that it leaves or that leave it.
void endMelees(Play& play, PieceId figure, const PieceSet& enemies);

}  // namespace ephor::skirmish
