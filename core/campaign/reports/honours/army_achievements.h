// What armies, their generals and units leave to be told: marches, battles won, stripes.
#pragma once

#include "core/campaign/battle/battle_result.h"
#include "core/campaign/reports/honours/achievements.h"

#include <map>

namespace ephor::campaign {

class ArmyTale {
public:
    explicit ArmyTale(const Scenario& scenario) : m_scenario(scenario) {}

    /// Everybody has moved.
    void march(const State& before, const State& after, std::vector<Feat>& feats);
    /// A battle is settled; `before` are the armies that went into it.
    void battle(const State& before, const Battle& settled);
    /// Who stood on the table.
    void stood(const Aftermath& draft);
    /// Anything has happened: who wears a stripe more since.
    void look(const State& before, const State& after);
    void end(const State& now, std::vector<Feat>& feats) const;

private:
    /// One move after the other, without a day's rest.
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
        Date stripe;  ///< when it won the last one
    };
    void tellMarch(const State& state, std::size_t army, std::vector<Feat>& feats) const;
    int pointsBetween(PlaceId from, PlaceId to) const;

    const Scenario& m_scenario;
    std::map<std::size_t, March> m_marches;     ///< by army
    std::map<std::size_t, Command> m_commands;  ///< by leader
    std::map<std::size_t, Service> m_services;  ///< by unit
};

}  // namespace ephor::campaign
