// Moments of the club's clock, as data: whoever calls gives them. Core looks at no clock.
#pragma once

#include "core/base/result.h"

#include <chrono>

namespace ephor::campaign {

struct ClubTime {
    std::chrono::sys_seconds moment;
    std::chrono::minutes offset{0};  ///< by which the club's clock is ahead of UTC then

    friend bool operator==(const ClubTime&, const ClubTime&) = default;
};

/// ISO 8601 with its offset, in the years 1970 to 2999: "2026-12-01T20:00+01:00", with or without seconds; "Z" is UTC.
Result<ClubTime> clubTimeFrom(std::string_view text);
/// "2026-12-01T20:00:00+01:00"
std::string isoText(const ClubTime& time);
/// "Tuesday 1 December 2026, 20:00 (UTC+01:00)"
std::string spokenText(const ClubTime& time);
/// So many days later at the same time of day on the clocks of a zone ("Europe/Berlin"), which may be put forward or
/// back between. In a zone that is not known here, or none, the offset stays.
ClubTime daysLater(ClubTime time, int days, std::string_view zone = {});
/// The clocks of that zone show that offset at the time; false where the zone is not known here.
bool isClockOf(std::string_view zone, const ClubTime& time);

}  // namespace ephor::campaign
