#include "core/campaign/forecast/played_war.h"

#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"

#include <cassert>

namespace ephor::campaign {

namespace {

std::vector<Holdings> holdingsOf(const State& state) {
    std::vector<Holdings> all(state.powers.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].treasury = state.powers[i].treasury;
    for (const City& city : state.cities)
        if (city.owner)
            ++all[city.owner.index()].cities;
    return all;
}

/// Standing orders are for single turns that a player misses, not for the rest of a war.
void dropStandingOrders(State& state) {
    for (Power& power : state.powers)
        power.standing.clear();
    for (Fleet& fleet : state.fleets)
        fleet.standing.clear();
}

void play(Campaign& campaign, EntryKind kind) { applyAll(campaign.state, playStep(campaign, kind, {}).changes); }

/// Resolves the pending battles. False if it was stopped.
bool resolveBattles(Campaign& campaign, const RuleSystem& system, const std::stop_token& stop) {
    for (const BattleId id : pendingBattles(campaign.state)) {
        if (stop.stop_requested())
            return false;
        const Aftermath draft = resolved(campaign, id, system);
        applyAll(campaign.state, playResult(campaign, draft).changes);
    }
    return true;
}

}  // namespace

Campaign takenOver(const Campaign& campaign, const CampaignSeed& seed) {
    Campaign taken = campaign;
    taken.scenario.seed = seed;
    for (PowerInfo& power : taken.scenario.powers)
        power.player.clear();
    for (Seating& seating : taken.state.seatings)
        seating.isPlayed = false;
    return taken;
}

std::optional<PlayedWar> playedOn(const Campaign& campaign, const RuleSystem& system, const CampaignSeed& seed,
                                  const std::stop_token& stop) {
    assert(campaign.state.course.phase != Phase::Over);
    Campaign war = takenOver(campaign, seed);
    const Course& course = war.state.course;
    const std::vector<BattleId> pending = pendingBattles(war.state);
    PlayedWar played;
    played.course.push_back(holdingsOf(war.state));
    while (course.phase != Phase::Over) {
        if (stop.stop_requested())
            return {};
        if (course.phase == Phase::Orders)
            play(war, EntryKind::Adjudicate);
        dropStandingOrders(war.state);
        if (!resolveBattles(war, system, stop))
            return {};
        if (played.battles.empty())
            for (const BattleId id : pending)
                played.battles.push_back(war.state.battles[id.index()].result);
        play(war, EntryKind::Close);
        played.course.push_back(holdingsOf(war.state));
    }
    played.winner = course.winner;
    return played;
}

}  // namespace ephor::campaign
