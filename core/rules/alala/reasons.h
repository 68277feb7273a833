// Reasons for the numbers of Alala!: rule ids and short texts. Breakdowns point to them.
#pragma once

#include "core/battle/reason.h"

namespace ephor::alala::reasons {

// Combat dice.
inline constexpr Reason men{"ALA-194", "a die for 2 men"};
inline constexpr Reason disorder{"ALA-195", "disorder points"};
inline constexpr Reason eager{"ALA-196", "Eager"};
inline constexpr Reason ready{"ALA-197", "Ready"};
inline constexpr Reason shaken{"ALA-198", "Shaken"};
inline constexpr Reason ground{"ALA-199", "advantage of ground"};
inline constexpr Reason charge{"ALA-200", "charge, pursuit or follow-up"};
inline constexpr Reason cavalryOverFoot{"ALA-201", "cavalry against unformed foot"};
inline constexpr Reason bandSupport{"ALA-202", "supported by another band"};
inline constexpr Reason flankLeft{"ALA-203", "hoplites on its left"};
inline constexpr Reason secondLeft{"ALA-204", "further hoplites on its left"};
inline constexpr Reason flankRight{"ALA-203", "hoplites on its right"};
inline constexpr Reason secondRight{"ALA-204", "further hoplites on its right"};
inline constexpr Reason shieldless{"ALA-205", "support on the enemy's shieldless side"};
inline constexpr Reason deep{"ALA-206", "deep phalanx"};
inline constexpr Reason cerberus{"ALA-261", "Cerberus runs with its charge"};
inline constexpr Reason leastCombat{"ALA-208", "at least one die"};

// Shooting dice.
inline constexpr Reason shotPerMan{"ALA-165", "a die for each figure"};
inline constexpr Reason shotPerTwo{"ALA-164", "a die for 2 figures"};
inline constexpr Reason shieldWall{"ALA-166", "hoplites shot at from their front"};
inline constexpr Reason hamippoi{"ALA-167", "Hamippoi"};
inline constexpr Reason leastShot{"ALA-168", "at least one die"};

// Control test (ALA-074, ALA-075).
inline constexpr Reason controlDie{"ALA-074", "control die"};
inline constexpr Reason controlLevel{"ALA-075", "levels above Formed-up"};

// Why a charge is refused.
inline constexpr Reason psiloiNeverCharge{"ALA-178", "Psiloi never begin a charge."};
inline constexpr Reason shakenNeverCharge{"ALA-178", "Shaken hoplites never begin a charge."};
inline constexpr Reason bandsChargeUnformed{"ALA-179", "Bands charge unformed enemies only."};
inline constexpr Reason redressedNoCharge{"ALA-157", "It has redressed its ranks this turn."};
inline constexpr Reason tooFarToCharge{"ALA-172", "A charge is declared at an enemy within 4 inches."};
inline constexpr Reason notAdvanced{"ALA-173", "Hoplites charge only after they have advanced 5 inches."};

}  // namespace ephor::alala::reasons
