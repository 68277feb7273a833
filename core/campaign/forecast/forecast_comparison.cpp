#include "core/campaign/forecast/forecast_comparison.h"

#include <cassert>

namespace ephor::campaign {

ChanceChange changeOfChance(const ForecastReport& first, const ForecastReport& second, PowerId power) {
    assert(first.wars() == second.wars());
    if (first.wars() == 0)
        return {};
    const std::vector<PowerId>& before = first.counts().winners;
    const std::vector<PowerId>& after = second.counts().winners;
    std::int64_t gained = 0;
    std::int64_t lost = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        gained += before[i] != power && after[i] == power ? 1 : 0;
        lost += before[i] == power && after[i] != power ? 1 : 0;
    }
    const auto wars = static_cast<double>(first.wars());
    const double change = static_cast<double>(gained - lost) / wars;
    const double all = wars + 2;
    const auto net = static_cast<double>(gained - lost);
    const double centre = net / all;
    const double half = normal975 * std::sqrt(static_cast<double>(gained + lost) + 1 - net * net / all) / all;
    return {change, std::max(-1.0, centre - half), std::min(1.0, centre + half)};
}

}  // namespace ephor::campaign
