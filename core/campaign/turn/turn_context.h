// What all phases of a move work on: one copy of the state, the dice, and what the umpire has vetoed.
#pragma once

#include "core/campaign/dice/campaign_dice.h"
#include "core/campaign/model/muster_roll.h"
#include "core/campaign/turn/acts.h"

#include <set>

namespace ephor::campaign {

/// What all phases of a move have before them.
struct Move {
    const Scenario& scenario;
    State now;
    CampaignDice& dice;
    MusterRoll roll;             ///< of the last look around
    std::vector<Order> orders;   ///< by army: what it does in this move
    std::vector<ArmyId> landed;  ///< put ashore by a fleet before anybody marched
    std::vector<LeaderId> rode;  ///< who spent a command point on the road
    Acts acts;                   ///< what the umpire has taken out, and what could be

    Move(const Campaign& campaign, CampaignDice& d)
        : scenario(campaign.scenario), now(campaign.state), dice(d), roll(now), orders(now.armies.size()) {}

    const Map& map() const { return scenario.map; }
    const CampaignRules& rules() const { return scenario.rules; }
    bool isPlayed(Module module) const { return scenario.rules.modules.has(module); }
    Army& army(ArmyId id) { return now.armies[id.index()]; }
    City& city(PlaceId id) { return now.cities[id.index()]; }
    Power& power(PowerId id) { return now.powers[id.index()]; }
    Order& order(ArmyId id) { return orders[id.index()]; }
    const std::string& name(PlaceId id) const { return scenario.map.place(id).name; }
    /// For a throw of which a power is told, since nothing goes into it but what it knows; and for one that is thrown
    /// before all.
    CampaignDice& diceOf(PowerId id) { return dice.toldTo(scenario.powers[id.index()].id); }
    CampaignDice& openDice() { return dice.toldTo(everybody); }
    /// Where what is added is known to the umpire alone.
    CampaignDice& facesTo(PowerId id) { return dice.facesToldTo(scenario.powers[id.index()].id); }
    CampaignDice& facesTo(const std::set<PowerId>& powers) {
        std::set<std::string> ids;
        for (const PowerId id : powers)
            ids.insert(scenario.powers[id.index()].id);
        return dice.facesToldTo(ids);
    }
    void lookAround() { roll = MusterRoll(now); }
    /// The season's card, if it has that effect.
    const OmenCard* omen(Effect effect) const;
    /// The units that lose `steps` steps, one after the other; the army is no more when nothing is left.
    void lose(ArmyId id, int steps);
    /// An army without units is no more; its leader goes home.
    void disband(ArmyId id);
    bool has(ArmyId id, Task task) const {
        const auto& tasks = orders[id.index()].tasks;
        return std::ranges::find(tasks, task) != tasks.end();
    }
};

/// Does what the umpire may have taken out. Then its dice fall all the same, so that others of the same purpose fall as
/// they would have, and nothing else of it is left.
template <typename Do> void doUnlessVetoed(Move& move, const Act& act, Do doIt) {
    if (move.acts.takes(act))
        return doIt();
    State before = move.now;
    MusterRoll roll = move.roll;
    const std::size_t thrown = move.dice.throws().size();
    doIt();
    move.now = std::move(before);
    move.roll = std::move(roll);
    move.dice.forget(thrown);
}

/// Where an army that must go back goes: towards the nearest friendly place that no enemy holds; none where it is cut
/// off.
PlaceId wayBack(const Move& move, ArmyId army);

}  // namespace ephor::campaign
