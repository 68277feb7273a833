// The chances of a battle as a curve, for every drawing of it.
#pragma once

#include "core/odds/battle_analysis.h"

namespace ephor {

/// What moved the chances from one point of the curve to the next.
enum class ChanceCause : std::uint8_t { Dice, ChoiceOfA, ChoiceOfB, Umpire };

/// "dice", "a", "b", "umpire"
std::string_view name(ChanceCause cause);

/// The chances of side A from an event of the battle on, until the next point.
struct ChancePoint {
    int event = 0;        ///< events before it
    Share share;          ///< p, and the 95 % interval
    ChanceCause cause{};  ///< of the change from the point before; means nothing for the first
};

/// The known equities in the order of the battle, whose timeline has so many events; without points at which nothing
/// changes, except the last.
std::vector<ChancePoint> chanceCurve(const BattleAnalysis& analysis, int events);

}  // namespace ephor
