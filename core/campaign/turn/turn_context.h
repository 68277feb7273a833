// The data shared by all phases of a turn: a copy of the state, the dice, and the umpire's vetoes.
#pragma once

#include "core/campaign/dice/campaign_dice.h"
#include "core/campaign/model/army_index.h"
#include "core/campaign/turn/acts.h"

#include <set>

namespace ephor::campaign {

struct TurnContext {
    const Scenario& scenario;
    State now;
    CampaignDice& dice;
    ArmyIndex armyIndex;         ///< as of the last updateIndex()
    std::vector<Order> orders;   ///< by army: its orders this turn
    std::vector<ArmyId> landed;  ///< by a fleet, before the marches
    std::vector<LeaderId> rode;  ///< leaders who spent a command point to change armies
    Acts acts;                   ///< vetoed steps and reached steps

    TurnContext(const Campaign& campaign, CampaignDice& d)
        : scenario(campaign.scenario), now(campaign.state), dice(d), armyIndex(now), orders(now.armies.size()) {}

    const Map& map() const { return scenario.map; }
    const CampaignRules& rules() const { return scenario.rules; }
    bool isPlayed(Module module) const { return scenario.rules.modules.has(module); }
    Army& army(ArmyId id) { return now.armies[id.index()]; }
    City& city(PlaceId id) { return now.cities[id.index()]; }
    Power& power(PowerId id) { return now.powers[id.index()]; }
    Order& order(ArmyId id) { return orders[id.index()]; }
    const std::string& name(PlaceId id) const { return scenario.map.place(id).name; }
    /// Dice for a roll that the power is told of, because all modifiers are known to it.
    CampaignDice& diceOf(PowerId id) { return dice.toldTo(scenario.powers[id.index()].id); }
    /// Dice for a roll that everybody is told of.
    CampaignDice& openDice() { return dice.toldTo(everybody); }
    /// Dice for a roll with secret modifiers: the power is told only the faces.
    CampaignDice& facesTo(PowerId id) { return dice.facesToldTo(scenario.powers[id.index()].id); }
    CampaignDice& facesTo(const std::set<PowerId>& powers) {
        std::set<std::string> ids;
        for (const PowerId id : powers)
            ids.insert(scenario.powers[id.index()].id);
        return dice.facesToldTo(ids);
    }
    void updateIndex() { armyIndex = ArmyIndex(now); }
    /// The season's card if it has that effect, or else null.
    const OmenCard* omen(Effect effect) const;
    /// Removes `steps` steps, unit by unit. The army is disbanded if none are left.
    void lose(ArmyId id, int steps);
    /// Removes an army from the map. Its leader goes home.
    void disband(ArmyId id);
    bool has(ArmyId id, Task task) const {
        const auto& tasks = orders[id.index()].tasks;
        return std::ranges::find(tasks, task) != tasks.end();
    }
};

/// Runs a step unless it is vetoed. A vetoed step still consumes its dice, so that later rolls do not change; its other
/// effects and its log are discarded.
template <typename Do> void doUnlessVetoed(TurnContext& turn, const Act& act, Do doIt) {
    if (turn.acts.reach(act))
        return doIt();
    State before = turn.now;
    ArmyIndex armyIndex = turn.armyIndex;
    const std::size_t rollsBefore = turn.dice.rolls().size();
    doIt();
    turn.now = std::move(before);
    turn.armyIndex = std::move(armyIndex);
    turn.dice.forget(rollsBefore);
}

/// The neighbouring place to which an army retreats, without enemies in it: preferably a friendly one, then the one it
/// came from. Invalid if there is none.
PlaceId wayBack(const TurnContext& turn, ArmyId army);

}  // namespace ephor::campaign
