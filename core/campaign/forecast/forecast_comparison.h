// Two forecasts with the same dice, such as a campaign and its branch.
#pragma once

#include "core/campaign/forecast/forecast_report.h"

namespace ephor::campaign {

/// How much likelier an event is in the second forecast, from -1 to 1, with its 95 % interval.
struct ChanceChange {
    double change = 0;
    double low = -1;
    double high = 1;

    /// The interval excludes no change.
    bool isCertain() const { return low > 0 || high < 0; }
};

/// The change of a power's chance to win. War i of both forecasts has the same dice, so the interval is that of pairs
/// (Agresti and Min 2005: Wald's, with half a war added to each of the four cells). Precondition: the same powers and
/// as many wars in both.
ChanceChange changeOfChance(const ForecastReport& first, const ForecastReport& second, PowerId power);

}  // namespace ephor::campaign
