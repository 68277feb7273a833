#include "core/campaign/turn/turn.h"

#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/turn/command_points.h"
#include "core/campaign/turn/movement.h"
#include "core/campaign/turn/naval/fleet_orders.h"
#include "core/campaign/turn/naval/ports.h"
#include "core/campaign/turn/naval/sailing.h"
#include "core/campaign/turn/omens.h"
#include "core/campaign/turn/politics/contingents.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/diplomacy.h"
#include "core/campaign/turn/politics/private_goals.h"
#include "core/campaign/turn/scouting.h"
#include "core/campaign/turn/siege.h"
#include "core/campaign/turn/supply.h"
#include "core/campaign/turn/winter.h"

namespace ephor::campaign {

namespace {

/// Sorts sealed rows by power, so that the order in which sheets came in does not matter.
template <typename Row> void orderSealed(std::vector<Row>& rows) {
    const auto isSealed = [](const Row& row) { return row.status == AgreementStatus::Sealed; };
    std::vector<Row> sealed;
    std::ranges::copy_if(rows, std::back_inserter(sealed), isSealed);
    std::ranges::stable_sort(sealed, {}, &Row::from);
    auto next = sealed.begin();
    for (Row& row : rows)
        if (isSealed(row))
            row = *next++;
}

}  // namespace

Changes muster(const Campaign& campaign, CampaignDice& dice) {
    Acts all;
    return muster(campaign, dice, all);
}

Changes muster(const Campaign& campaign, CampaignDice& dice, Acts& acts) {
    Move move(campaign, dice);
    move.acts.vetoed = acts.vetoed;
    for (Army& army : move.now.armies) {
        army.from = {};
        army.beaten = false;
    }
    for (Fleet& fleet : move.now.fleets) {
        fleet.from = {};
        fleet.beaten = false;
    }
    orderSealed(move.now.treaties);
    orderSealed(move.now.deals);
    drawGoals(move);
    drawOmen(move);
    negotiate(move);
    settleDeals(move);
    takeOrders(campaign, move);
    leadContingents(move);
    commandFleets(move);
    spendCommandPoints(move);
    scout(move);
    sail(move);
    march(move);
    move.now.course.phase = Phase::Battles;
    acts = std::move(move.acts);
    return difference(campaign.state, move.now);
}

Changes closeMove(const Campaign& campaign, CampaignDice& dice) {
    Acts all;
    return closeMove(campaign, dice, all);
}

Changes closeMove(const Campaign& campaign, CampaignDice& dice, Acts& acts) {
    Move move(campaign, dice);
    move.acts.vetoed = acts.vetoed;
    for (const Power& power : move.now.powers)
        for (const Order& order : power.orders)
            move.order(order.army) = order;
    conductSieges(move);
    ravage(move);
    supply(move);
    tendFleets(move);
    draft(move);
    nextMove(move);
    acts = std::move(move.acts);
    return difference(campaign.state, move.now);
}

Changes endWar(const Campaign& campaign, CampaignDice& dice) {
    Move move(campaign, dice);
    tally(move);
    return difference(campaign.state, move.now);
}

std::vector<BattleId> pendingBattles(const State& state) {
    std::vector<BattleId> pending;
    for (std::size_t i = 0; i < state.battles.size(); ++i)
        if (state.battles[i].result == Verdict::Pending)
            pending.push_back(BattleId(static_cast<int>(i)));
    return pending;
}

bool isFighting(const State& state, ArmyId army) {
    return std::ranges::any_of(pendingBattles(state), [&](BattleId id) {
        const Battle& battle = state.battles[id.index()];
        return std::ranges::find(battle.attackers, army) != battle.attackers.end() ||
               std::ranges::find(battle.defenders, army) != battle.defenders.end();
    });
}

}  // namespace ephor::campaign
