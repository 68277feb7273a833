// Reasons for the numbers of DBA: rule ids and short texts. Breakdowns point to them.
#pragma once

#include "core/battle/reason.h"

namespace ephor::dba::reasons {

inline constexpr Reason factorFoot{"DBA-122", "factor against foot"};
inline constexpr Reason factorMounted{"DBA-122", "factor against mounted"};
inline constexpr Reason factorShotAt{"DBA-113", "factor when shot at"};
inline constexpr Reason general{"DBA-123", "the general's element"};
inline constexpr Reason overlapped{"DBA-124", "overlapped or contacted in flank or rear"};
inline constexpr Reason uphill{"DBA-125", "uphill"};
inline constexpr Reason bank{"DBA-125", "defends the bank"};
inline constexpr Reason badGoing{"DBA-126", "in bad going"};
inline constexpr Reason rearSupport{"DBA-127", "support from behind"};
inline constexpr Reason sideSupport{"DBA-128", "support from the side"};
inline constexpr Reason doubleBase{"DBA-128", "double base"};
inline constexpr Reason garrison{"DBA-129", "garrison of a City or Fort"};
inline constexpr Reason inCamp{"DBA-129", "foot in their own camp"};
inline constexpr Reason inCity{"DBA-129", "denizens of their own City"};
inline constexpr Reason assaulted{"DBA-129", "another enemy at the wall"};
inline constexpr Reason moreShooters{"DBA-114", "more shooters at it"};

}  // namespace ephor::dba::reasons
