// The state of units, from their counters and profiles.
#pragma once

#include "core/rules/alala/game.h"

namespace ephor::alala {

inline int liveFigures(const AlalaGame& game, const Table& table, PieceId unit) {
    return game.profile(unit).initial() - table.counter(unit, LostHead) - table.counter(unit, LostTail);
}
/// The units of a stack at present, front first. Any other unit is a stack of one (ALA-025).
Stack stackOf(const AlalaGame& game, const Table& table, PieceId unit);
/// Units of the stack that still have figures (ALA-027).
int liveDepth(const AlalaGame& game, const Table& table, PieceId unit);
/// Figures of the front unit, which does the fighting (ALA-194, ALA-AMB-009).
int frontFigures(const AlalaGame& game, const Table& table, PieceId unit);
/// ALA-026: the grade of the front unit of a stack.
Grade gradeInFront(const AlalaGame& game, const Table& table, PieceId unit);
inline Grade gradeOf(const AlalaGame& game, const Table& table, PieceId unit) {
    const Profile& profile = game.profile(unit);
    return profile.depth == 1 ? profile.grades[0] : gradeInFront(game, table, unit);
}
/// True for formed hoplites (ALA-115). Bands are never formed (ALA-119).
inline bool isFormed(const AlalaGame& game, const Table& table, PieceId unit) {
    return game.profile(unit).isHoplites() && table.counter(unit, Unformed) == 0;
}
/// ALA-030, ALA-028
bool isBelowHalf(const AlalaGame& game, const Table& table, PieceId unit);
/// True if they are in front-edge contact in a fight (ALA-193, section 0): both on the table, touching, one attacking
/// the other.
bool fightsTouching(const Table& table, PieceId unit, PieceId enemy);
inline bool fights(const Table& table, PieceId unit, PieceId enemy) {
    return table.touching(unit).contains(enemy) && fightsTouching(table, unit, enemy);
}
inline PieceSet enemiesInContact(const Table& table, PieceId unit) {
    PieceSet touching;
    for (const PieceId enemy : table.enemiesTouching(unit))
        if (fightsTouching(table, unit, enemy))
            touching.insert(enemy);
    return touching;
}
inline bool isInContact(const Table& table, PieceId unit) {
    for (const PieceId enemy : table.enemiesTouching(unit))
        if (fightsTouching(table, unit, enemy))
            return true;
    return false;
}
/// ALA-190: live figures of `unit` in base contact with `enemy`.
int menInContact(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy);
/// Hoplite units lost (ALA-265): every unit of a stack counts.
int lostHoplites(const AlalaGame& game, const Table& table, Side side);
int hopliteFiguresLeft(const AlalaGame& game, const Table& table, Side side);
/// The unit that the leader of a phalanx is with; none if it has no leader left.
PieceId leaderOf(const AlalaGame& game, const Table& table, Side side, int phalanx);

}  // namespace ephor::alala
