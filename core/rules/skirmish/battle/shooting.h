// Step 2: shooting (SKI-003, SKI-020 to SKI-028, SKI-114 to SKI-117).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

void shooting(Play& play, const Card& card);
bool mayShoot(const SkirmishGame& game, const Table& table, PieceId figure);
/// SKI-115 without the line of sight: in range, in the front half, and in contact with nobody.
bool isTarget(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId enemy);
Band bandTo(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId enemy);
/// `fromFront`: the shot comes from the target's front half.
Protection protectionAgainstShot(const SkirmishGame& game, const Table& table, PieceId target, bool fromFront);
inline Protection protectionAgainstShot(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId target) {
    const Pose& pose = table.body(target).pose;
    const bool fromFront = inFrontHalf(pose.centre, pose.facing, table.body(shooter).pose.centre);
    return protectionAgainstShot(game, table, target, fromFront);
}
void shoot(Play& play, PieceId shooter, PieceId target);

}  // namespace ephor::skirmish
