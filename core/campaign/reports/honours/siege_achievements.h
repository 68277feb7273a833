// What sieges leave to be told: cities taken, and how long they held out. That a city is besieged everybody knows, and
// who has taken it; who lies before its walls is not said.
#pragma once

#include "core/campaign/reports/honours/achievements.h"

namespace ephor::campaign {

/// Follows every siege from close to close.
class SiegeTale {
public:
    explicit SiegeTale(const Scenario& scenario) : m_scenario(scenario), m_sieges(scenario.map.places().size()) {}

    /// The close of a move.
    void close(const State& before, const State& after, std::vector<Feat>& feats);
    /// Those that go on.
    void end(std::vector<Feat>& feats) const;

private:
    struct Siege {
        PowerId city;  ///< who holds it; none: its citizens
        Date begun;
        int moves = 0;
    };
    void tellDefence(std::size_t place, const Siege& siege, const std::string& how, std::vector<Feat>& feats) const;
    std::string citizensOf(std::size_t place, PowerId owner) const;

    const Scenario& m_scenario;
    std::vector<Siege> m_sieges;  ///< by place; of one that is not besieged no moves
};

}  // namespace ephor::campaign
