// Step 1, second half: movement (SKI-010 to SKI-015, SKI-107 to SKI-111).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

void moves(Play& play, const Card& card);
/// Moves a figure to a pose, and lets it pick up standards there.
void place(Play& play, PieceId figure, const Pose& pose, const Reason& reason);
const Reason* checkMove(const SkirmishGame& game, const Table& table, const MoveLimits& limits, const Choice& choice);
/// A march: `limits.piece` and all that march with it move the same way.
const Reason* checkMarch(const SkirmishGame& game, const Table& table, const MoveLimits& limits, const Choice& choice);
/// The figures that march with a figure: those of its retinue that are free to.
PieceSet marchers(const SkirmishGame& game, const Table& table, PieceId figure);
/// Why a figure may not stand there; null if it may. The figures of `ignoring` are not obstacles.
const Reason* checkPosition(const SkirmishGame& game, const Table& table, PieceId figure, const Pose& pose,
                            const PieceSet& ignoring = {});
/// Dice by retinue and type; 0 before the first figure of the type has rolled.
using TypeDice = std::array<std::array<std::uint8_t, mostTypes>, mostRetinues>;
/// The movement dice of a card (SKI-109).
struct CardDice {
    TypeDice rough{};
    TypeDice charge{};
};
/// The figure's movement in inches: its gait, or the rough die (SKI-014).
double allowanceOf(Play& play, PieceId figure, CardDice& dice);
bool startsOnRough(const SkirmishGame& game, const Table& table, PieceId figure);
int chargeDieOf(Play& play, PieceId figure, CardDice& dice);

}  // namespace ephor::skirmish
