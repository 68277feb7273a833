// Reasons for the numbers of O/THW Ancients: rule ids and short texts. Breakdowns point to them.
#pragma once

#include "core/battle/reason.h"

namespace ephor::ohw::reasons {

// Attack dice.
inline constexpr Reason attack{"OTW-032", "Attack rating"};
inline constexpr Reason hoplitesMeet{"OTW-102", "Hoplites against Hoplites"};
inline constexpr Reason lightTarget{"OTW-100", "Archers against skirmishers or Light Cavalry"};
inline constexpr Reason forest{"OTW-035", "into or out of forest"};
inline constexpr Reason looseForest{"OTW-106", "Loose Order into or out of forest"};
inline constexpr Reason spears{"OTW-101", "Throwing Spears at full Strength"};
inline constexpr Reason ground{"OTW-036", "downhill, or at an enemy in a ford"};
inline constexpr Reason general{"OTW-054", "the general's Attack"};

// Score that hits.
inline constexpr Reason defence{"OTW-034", "Defence"};
inline constexpr Reason rear{"OTW-033", "from the rear"};
inline constexpr Reason drill{"OTW-104", "Elephant Drill"};
inline constexpr Reason hoplitesHit{"OTW-102", "Hoplites against Hoplites"};
inline constexpr Reason phalanxFlank{"OTW-103", "flank of a Phalanx"};
inline constexpr Reason hopliteFlank{"OTW-208", "flank of Hoplites"};
inline constexpr Reason indians{"OTW-105", "Indian against African elephants"};

}  // namespace ephor::ohw::reasons
