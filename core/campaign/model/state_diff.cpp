#include "core/campaign/model/state_diff.h"

namespace ephor::campaign {

Changes difference(const State& before, const State& after) {
    Changes changes;
    if (!(before.course == after.course))
        changes.emplace_back(std::in_place_type<Put<Course>>, std::uint16_t{0}, after.course);
    const auto table = [&]<typename T>(const std::vector<T>& from, const std::vector<T>& to) {
        for (std::size_t i = 0; i < to.size(); ++i)
            if (i >= from.size() || !(from[i] == to[i]))
                changes.emplace_back(std::in_place_type<Put<T>>, static_cast<std::uint16_t>(i), to[i]);
    };
    table(before.cities, after.cities);
    table(before.powers, after.powers);
    table(before.leaders, after.leaders);
    table(before.units, after.units);
    table(before.armies, after.armies);
    table(before.battles, after.battles);
    table(before.treaties, after.treaties);
    table(before.goals, after.goals);
    table(before.sightings, after.sightings);
    table(before.fleets, after.fleets);
    table(before.seaFights, after.seaFights);
    table(before.deals, after.deals);
    table(before.captives, after.captives);
    table(before.contingents, after.contingents);
    table(before.favours, after.favours);
    table(before.standOffs, after.standOffs);
    table(before.arrivals, after.arrivals);
    table(before.fleetTales, after.fleetTales);
    table(before.renowns, after.renowns);
    table(before.famines, after.famines);
    table(before.seatings, after.seatings);
    table(before.contributions, after.contributions);
    return changes;
}

}  // namespace ephor::campaign
