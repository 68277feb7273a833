// Achievements of sieges: captured cities and long defences. It is public that a city is besieged and who captured it,
// but not who besieges it.
#pragma once

#include "core/campaign/reports/honours/achievements.h"

namespace ephor::campaign {

/// Follows every siege from turn to turn.
class SiegeTale {
public:
    explicit SiegeTale(const Scenario& scenario) : m_scenario(scenario), m_sieges(scenario.map.places().size()) {}

    /// Call it at the close of a turn.
    void close(const State& before, const State& after, std::vector<Achievement>& achievements);
    /// Adds the sieges that continue.
    void end(std::vector<Achievement>& achievements) const;

private:
    struct Siege {
        PowerId city;  ///< owner of the city at the beginning; invalid: independent
        Date begun;
        int moves = 0;
    };
    void tellDefence(std::size_t place, const Siege& siege, const std::string& how,
                     std::vector<Achievement>& achievements) const;
    std::string citizensOf(std::size_t place, PowerId owner) const;

    const Scenario& m_scenario;
    std::vector<Siege> m_sieges;  ///< by place; 0 moves: not besieged
};

}  // namespace ephor::campaign
