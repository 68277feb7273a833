// Lining up at contact, escorts of a charge, chases, free hacks (rules, section T).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// The end of a charge: exactly opposite the attacked edge, or as near as there is room (ALA-176, section 0). None if
/// there is no room, or if formed hoplites would have to turn more than 22.5 degrees.
std::optional<Pose> contactPose(const AlalaGame& game, const Table& table, PieceId unit, PieceId target, Edge edge);
/// Lines up at contact and applies the effects: +2 dice, attacks, sector, loss of level (ALA-043). False if there is no
/// room.
bool makeContact(Play& play, PieceId unit, PieceId target, Vec from, Impetus impetus, const Reason& reason);
/// ALA-174: moves the escorts of a charge. `before`: where the charger began.
void bringEscorts(Play& play, PieceId charger, const Body& before);
/// ALA-185: chases a target that ran. True if the unit caught an enemy or made contact with one.
bool chase(Play& play, PieceId unit, PieceId target);
void catchUp(Play& play, PieceId unit, PieceId target);
/// ALA-187: figures in contact hack at a fleeing unit. False if the victim is destroyed.
bool freeHack(Play& play, PieceId unit, PieceId victim);

}  // namespace ephor::alala
