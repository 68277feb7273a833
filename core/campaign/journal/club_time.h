// Times on the club's clock. The caller passes them in: core reads no clock.
#pragma once

#include "core/base/result.h"

#include <chrono>

namespace ephor::campaign {

struct ClubTime {
    std::chrono::sys_seconds moment;
    std::chrono::minutes offset{0};  ///< local time minus UTC

    friend bool operator==(const ClubTime&, const ClubTime&) = default;
};

/// Parses ISO 8601 with an offset, years 1970 to 2999: "2026-12-01T20:00+01:00", seconds optional; "Z" is UTC.
Result<ClubTime> clubTimeFrom(std::string_view text);
/// "2026-12-01T20:00:00+01:00"
std::string isoText(const ClubTime& time);
/// "Tuesday 1 December 2026, 20:00 (UTC+01:00)"
std::string spokenText(const ClubTime& time);
/// The time `days` later, at the same time of day in the zone ("Europe/Berlin"), across changes of daylight saving
/// time. If the zone is empty or unknown here, the offset stays.
ClubTime daysLater(ClubTime time, int days, std::string_view zone = {});
/// Whether the zone has that offset at that time. False if the zone is unknown here.
bool isClockOf(std::string_view zone, const ClubTime& time);

}  // namespace ephor::campaign
