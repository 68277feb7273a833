// The shield wall: SKI-013, SKI-112, SKI-113 (SKI-A29).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// Of these, the ones that stand in a chain of three or more (SKI-112).
PieceSet wallChains(const SkirmishGame& game, const Table& table, const PieceSet& figures);
/// Those of a retinue that could stand in walls; none where all of them do.
PieceSet mayFormWall(const SkirmishGame& game, const Table& table, const Company& company);
void offerWalls(Play& play, const Card& card);
/// Walls that have become too thin dissolve.
void keepWalls(Play& play);
/// SKI-113: the protection that counts against an attack from there.
Protection protectionFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from);
/// SKI-112, SKI-121: the weapon that a figure uses, and whether it has a hand free for its shield.
inline Weapon weaponOf(const SkirmishGame& game, const Table& table, PieceId figure) {
    return game.profile(figure).kind.weaponIn(inWall(table, figure));
}
inline bool guardsFlank(const SkirmishGame& game, const Table& table, PieceId figure) {
    return game.profile(figure).kind.guardsFlank(inWall(table, figure));
}
/// SKI-121: is that flank covered by a mate of the wall?
bool flankCovered(const SkirmishGame& game, const Table& table, PieceId figure, bool right);

}  // namespace ephor::skirmish
