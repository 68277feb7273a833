// Lining up at contact, supports that go along, chases, free hacks (rules, section T).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// Where a charger ends: exactly opposite the struck edge, or as near as there is room (ALA-176, section 0).
std::optional<Pose> contactPose(const AlalaGame& game, const Table& table, PieceId unit, PieceId target, Edge edge);
/// Lines up at contact: +2 dice, strikes, sector, loss of level (ALA-043). False where there is no room.
bool makeContact(Play& play, PieceId unit, PieceId target, Vec from, Impetus impetus, const Reason& reason);
/// ALA-174: those who go along with a charge; `before`: where the charger began.
void bringEscorts(Play& play, PieceId charger, const Body& before);
/// ALA-185: after a target that ran. True where it is in contact with somebody in the end.
bool chase(Play& play, PieceId unit, PieceId target);
void catchUp(Play& play, PieceId unit, PieceId target);
/// ALA-187: figures in contact hack at those who run. False where the victim is destroyed.
bool freeHack(Play& play, PieceId unit, PieceId victim);

}  // namespace ephor::alala
