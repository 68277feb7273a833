// Achievements of armies, generals and units: marches, victories, stripes.
#pragma once

#include "core/campaign/battle/battle_result.h"
#include "core/campaign/reports/honours/achievements.h"

#include <map>

namespace ephor::campaign {

class ArmyTale {
public:
    explicit ArmyTale(const Scenario& scenario) : m_scenario(scenario) {}

    /// Call it after the marches of a turn.
    void march(const State& before, const State& after, std::vector<Achievement>& achievements);
    /// Call it when a battle is resolved. `before` is the state before its aftermath.
    void battle(const State& before, const Battle& settled);
    /// Counts the battles of units.
    void stood(const Aftermath& draft);
    /// Call it after any entry. Notes units with more stripes.
    void look(const State& before, const State& after);
    void end(const State& now, std::vector<Achievement>& achievements) const;

private:
    /// Marches in consecutive turns without rest.
    struct March {
        PlaceId from;
        PlaceId to;
        Date begun;
        int points = 0;
        int moves = 0;
    };
    struct Command {
        int fought = 0;
        int won = 0;
        PlaceId place;  ///< of the last victory
        Date date;
    };
    struct Service {
        PowerId power;
        int battles = 0;
        Date stripe;  ///< date of its last stripe
    };
    void tellMarch(const State& state, std::size_t army, std::vector<Achievement>& achievements) const;
    int pointsBetween(PlaceId from, PlaceId to) const;

    const Scenario& m_scenario;
    std::map<std::size_t, March> m_marches;     ///< by army
    std::map<std::size_t, Command> m_commands;  ///< by leader
    std::map<std::size_t, Service> m_services;  ///< by unit
};

}  // namespace ephor::campaign
