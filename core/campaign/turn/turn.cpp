#include "core/campaign/turn/turn.h"

#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/turn/command_points.h"
#include "core/campaign/turn/movement.h"
#include "core/campaign/turn/naval/fleet_orders.h"
#include "core/campaign/turn/naval/ports.h"
#include "core/campaign/turn/naval/sailing.h"
#include "core/campaign/turn/omens.h"
#include "core/campaign/turn/orders_in_turn.h"
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

Changes adjudicateTurn(const Campaign& campaign, CampaignDice& dice, Acts& acts) {
    TurnContext turn(campaign, dice);
    turn.acts.vetoed = acts.vetoed;
    for (Army& army : turn.now.armies) {
        army.from = {};
        army.beaten = false;
    }
    for (Fleet& fleet : turn.now.fleets) {
        fleet.from = {};
        fleet.beaten = false;
    }
    orderSealed(turn.now.treaties);
    orderSealed(turn.now.deals);
    drawGoals(turn);
    drawOmen(turn);
    negotiate(turn);
    settleDeals(turn);
    takeOrders(campaign, turn);
    leadContingents(turn);
    commandFleets(turn);
    spendCommandPoints(turn);
    scout(turn);
    sail(turn);
    march(turn);
    turn.now.course.phase = Phase::Battles;
    acts = std::move(turn.acts);
    return difference(campaign.state, turn.now);
}

Changes closeTurn(const Campaign& campaign, CampaignDice& dice, Acts& acts) {
    TurnContext turn(campaign, dice);
    turn.acts.vetoed = acts.vetoed;
    for (const Power& power : turn.now.powers)
        for (const Order& order : power.orders)
            turn.order(order.army) = order;
    conductSieges(turn);
    ravage(turn);
    supply(turn);
    tendFleets(turn);
    draft(turn);
    beginNextTurn(turn);
    acts = std::move(turn.acts);
    return difference(campaign.state, turn.now);
}

Changes endWar(const Campaign& campaign, CampaignDice& dice) {
    TurnContext turn(campaign, dice);
    tally(turn);
    return difference(campaign.state, turn.now);
}

std::vector<BattleId> pendingBattles(const State& state) {
    std::vector<BattleId> pending;
    for (std::size_t i = 0; i < state.battles.size(); ++i)
        if (state.battles[i].result == Verdict::Pending)
            pending.push_back(BattleId(static_cast<int>(i)));
    return pending;
}

bool isPending(const State& state, BattleId battle) {
    return battle && battle.index() < state.battles.size() && state.battles[battle.index()].result == Verdict::Pending;
}

bool isFighting(const State& state, ArmyId army) {
    return std::ranges::any_of(pendingBattles(state), [&](BattleId id) {
        const Battle& battle = state.battles[id.index()];
        return std::ranges::find(battle.attackers, army) != battle.attackers.end() ||
               std::ranges::find(battle.defenders, army) != battle.defenders.end();
    });
}

}  // namespace ephor::campaign
