// The exact chances of a clash that may be chosen now, for the tooltip of its target.
#pragma once

#include "models/text/battle_words.h"

namespace ephor {

/// Rich text: a heading in bold, unless it is empty, then a line for each chance.
QString tipWith(const QString& heading, const ClashReport& report, const BattleWords& words);

/// Rich text; empty where the question offers no action against this enemy, or the rules have no clash for it.
QString clashTip(const Game& game, const Table& table, const Request& request, PieceId enemy);

/// The exact chances once a charge that is offered makes contact; none for other answers, or where it plainly falls
/// short.
std::optional<ClashReport> chargeChances(const Game& game, const Table& table, const Request& request,
                                         const Option& option);

/// The tip for the enemy directly ahead of the unit, in contact or on the next square; empty where it is not there.
QString clashAhead(const Game& game, const Table& table, PieceId unit, PieceId enemy);

/// The chances of a unit against an enemy, wherever both stand, without a charge.
QString clashBetween(const Game& game, const Table& table, PieceId unit, PieceId enemy);

}  // namespace ephor
