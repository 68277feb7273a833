// The shield wall: SKI-013, SKI-112, SKI-113 (SKI-A29).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// The figures that are in a chain of three or more (SKI-112).
PieceSet wallChains(const SkirmishGame& game, const Table& table, const PieceSet& figures);
/// The figures of a retinue that could form walls; none if all of them are in walls already.
PieceSet mayFormWall(const SkirmishGame& game, const Table& table, const Retinue& retinue);
void offerWalls(Play& play, const Card& card);
/// Dissolves walls that have become too small.
void keepWalls(Play& play);
/// SKI-113: the protection against an attack from `from`.
Protection protectionFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from);
/// SKI-112, SKI-121: the weapon that a figure uses.
inline Weapon weaponOf(const SkirmishGame& game, const Table& table, PieceId figure) {
    return game.profile(figure).kind.weaponIn(inWall(table, figure));
}
inline bool guardsFlank(const SkirmishGame& game, const Table& table, PieceId figure) {
    return game.profile(figure).kind.guardsFlank(inWall(table, figure));
}
/// SKI-121: true if a neighbour in the wall covers that flank.
bool flankCovered(const SkirmishGame& game, const Table& table, PieceId figure, bool right);

}  // namespace ephor::skirmish
