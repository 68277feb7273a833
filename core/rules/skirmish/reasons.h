// Reasons for the numbers of the skirmish: rule ids and short texts. Breakdowns point to them.
#pragma once

#include "core/battle/reason.h"

namespace ephor::skirmish::reasons {

// Melee.
inline constexpr Reason stripes{"SKI-105", "stripes"};
inline constexpr Reason weapon{"SKI-037", "weapon"};
inline constexpr Reason lance{"SKI-038", "lance or second weapon"};
inline constexpr Reason mountedOnFoot{"SKI-041", "mounted against foot"};
inline constexpr Reason rear{"SKI-042", "against the rear"};
inline constexpr Reason flank{"SKI-043", "against an unshielded flank"};
inline constexpr Reason charging{"SKI-044", "charging"};
inline constexpr Reason footOnMounted{"SKI-046", "on foot against a rider"};
inline constexpr Reason wounds{"SKI-047", "wounds"};
inline constexpr Reason uphill{"SKI-048", "the enemy stands uphill"};
inline constexpr Reason obstacle{"SKI-049", "the enemy stands behind an obstacle"};
inline constexpr Reason margin{"SKI-034", "lead that kills"};

// Morale.
inline constexpr Reason standardCaptured{"SKI-054", "standard captured"};
inline constexpr Reason fifths{"SKI-055", "each fifth lost"};
inline constexpr Reason led{"SKI-056", "leader fighting or leading"};
inline constexpr Reason spirit{"SKI-057", "spirit of the army, of a campaign"};

}  // namespace ephor::skirmish::reasons
