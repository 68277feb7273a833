// The melees that go on between those who touch (SKI-102).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// SKI-102: the table knows whose bases touch.
inline PieceSet enemiesInContact(const Table& table, PieceId figure) { return table.enemiesTouching(figure); }
inline bool isEngaged(const Table& table, PieceId figure) { return !enemiesInContact(table, figure).empty(); }
/// Enemies at which a figure may fight that have it in contact, all on foot (SKI-122): then a rider may break off.
bool mayBreakOff(const SkirmishGame& game, const Table& table, PieceId figure);
/// Has a rider fought a round of the melee that goes on with this enemy (SKI-039)?
bool hasFoughtRound(const Table& table, PieceId rider, PieceId enemy);
void meet(Play& play, PieceId rider, PieceId enemy);
/// SKI-039: the melees of a figure with enemies whom it leaves, or who leave it, are over.
void endMelees(Play& play, PieceId figure, const PieceSet& enemies);

}  // namespace ephor::skirmish
