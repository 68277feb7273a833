// Reasons for the numbers of Men of Bronze: rule ids and short texts. Breakdowns point to them.
#pragma once

#include "core/battle/reason.h"

namespace ephor::men_of_bronze::reasons {

// Fight dice.
inline constexpr Reason attackDice{"MOB-105", "Attack value"};
inline constexpr Reason strategosDice{"MOB-106", "Strategos with the unit"};
inline constexpr Reason supportDice{"MOB-107", "supporting units (2 each)"};
inline constexpr Reason chargeDice{"MOB-108", "charging or counter-charging"};
inline constexpr Reason phalanxDice{"MOB-109", "in Phalanx"};
inline constexpr Reason flankDice{"MOB-110", "attacking a flank"};
inline constexpr Reason rearDice{"MOB-111", "attacking the rear"};

// Armor.
inline constexpr Reason armorValue{"MOB-091", "Armor value"};
inline constexpr Reason phalanxArmor{"MOB-161", "Phalanx, on the shielded sides"};
inline constexpr Reason difficultArmor{"MOB-073", "within Difficult Ground"};

}  // namespace ephor::men_of_bronze::reasons
