#include "core/campaign/reports/honours/siege_achievements.h"

#include "core/campaign/model/calendar.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// Turns of a siege for a defence to count. A city that fell at once does not.
constexpr int worthTelling = 2;

}  // namespace

std::string SiegeTale::citizensOf(std::size_t place, PowerId owner) const {
    return owner ? m_scenario.powers[owner.index()].name : "The citizens of " + m_scenario.map.places()[place].name;
}

void SiegeTale::tellDefence(std::size_t place, const Siege& siege, const std::string& how,
                            std::vector<Achievement>& achievements) const {
    if (siege.moves < worthTelling)
        return;
    achievements.push_back({Honour::LongestDefence,
                            {siege.moves},
                            citizensOf(place, siege.city),
                            PlaceId(static_cast<int>(place)),
                            siege.begun,
                            fmt::format("besieged for {}, {}", counted(siege.moves, "move"), how),
                            true,
                            {}});
}

void SiegeTale::close(const State& before, const State& after, std::vector<Achievement>& achievements) {
    const Date date{before.course.year, before.course.move};
    const std::string when = moveName(date.year, date.move);
    for (std::size_t i = 0; i < m_sieges.size(); ++i) {
        const City& was = before.cities[i];
        const City& is = after.cities[i];
        // A city that joined by a vote is loyal to its new owner.
        const bool fell = is.owner && is.owner != was.owner && is.loyalty <= 0;
        Siege& siege = m_sieges[i];
        if (!fell && !is.besieger) {
            tellDefence(i, siege, (is.owner == was.owner ? "relieved: " : "given up: ") + when, achievements);
            siege = {};
            continue;
        }
        if (siege.moves == 0)
            siege = {was.owner, date, 0};
        ++siege.moves;
        if (!fell)
            continue;
        tellDefence(i, siege, "fallen: " + when, achievements);
        const Place& place = m_scenario.map.places()[i];
        achievements.push_back({Honour::BestSiege,
                                {place.walls, -siege.moves, place.tier},
                                m_scenario.powers[is.owner.index()].name,
                                PlaceId(static_cast<int>(i)),
                                date,
                                fmt::format("walls of {}, taken from {} in {}", place.walls,
                                            siege.city ? m_scenario.powers[siege.city.index()].name : "its citizens",
                                            counted(siege.moves, "move")),
                                true,
                                {}});
        siege = {};
    }
}

void SiegeTale::end(std::vector<Achievement>& achievements) const {
    for (std::size_t i = 0; i < m_sieges.size(); ++i)
        tellDefence(i, m_sieges[i], "and still holding out", achievements);
}

}  // namespace ephor::campaign
