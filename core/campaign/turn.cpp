#include "core/campaign/turn.h"

#include "core/campaign/dealings.h"
#include "core/campaign/difference.h"
#include "core/campaign/diplomacy.h"
#include "core/campaign/goals.h"
#include "core/campaign/sea_phases.h"

namespace ephor::campaign {

namespace {

/// Whose sheet came in first does not matter: what was sealed is gone through in the order of the powers.
template <typename Row> void orderSealed(std::vector<Row>& rows) {
    const auto isSealed = [](const Row& row) { return row.pledge == Pledge::Sealed; };
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

const OmenCard* Move::omen(Effect effect) const {
    const int drawn = now.course.event;
    if (drawn < 0 || scenario.omens[static_cast<std::size_t>(drawn)].effect != effect)
        return nullptr;
    return &scenario.omens[static_cast<std::size_t>(drawn)];
}

void Move::lose(ArmyId id, int steps) {
    for (const UnitId unit : roll.units(id)) {
        if (steps <= 0)
            break;
        int& left = now.units[unit.index()].steps;
        const int lost = std::min(steps, left);
        left -= lost;
        steps -= lost;
    }
    if (stepsOfArmy(now, roll, id) == 0)
        disband(id);
}

void Move::disband(ArmyId id) {
    Army& gone = army(id);
    for (const UnitId unit : roll.units(id))
        if (now.units[unit.index()].steps == 0)
            now.units[unit.index()].army = {};
    if (gone.leader)
        now.leaders[gone.leader.index()].army = {};
    gone.leader = {};
    gone.place = {};
}

namespace {

/// Where crossing the sea needs ships: enough of them lie where the army stands.
bool hasShips(const Move& move, ArmyId id) {
    const Army& army = move.now.armies[id.index()];
    return !hasSea(move.scenario) ||
           squadronsAt(move.now, army.place, army.power) >= squadronsFor(move.scenario, move.now, move.roll, id);
}

}  // namespace

PlaceId wayBack(const Move& move, ArmyId id) {
    const Army& army = move.now.armies[id.index()];
    const auto friendly = [&](PlaceId place) {
        const PowerId owner = move.now.cities[place.index()].owner;
        return owner && isFriend(move.now, owner, army.power);
    };
    const auto enemyThere = [&](PlaceId place) {
        return std::ranges::any_of(move.roll.armiesAt(place), [&](ArmyId other) {
            const Army& o = move.now.armies[other.index()];
            return o.place == place && atWar(move.now, o.power, army.power);
        });
    };
    PlaceId best;
    int bestRank = 0;
    for (const Step& step : move.map().steps(army.place)) {
        if (enemyThere(step.to) || (move.map().way(step.way).kind == WayKind::Sea && !hasShips(move, id)))
            continue;
        const PowerId owner = move.now.cities[step.to.index()].owner;
        const int rank = friendly(step.to) ? 4 : step.to == army.from ? 3 : !atWar(move.now, owner, army.power) ? 2 : 1;
        if (rank > bestRank) {
            bestRank = rank;
            best = step.to;
        }
    }
    return best;
}

}  // namespace ephor::campaign
