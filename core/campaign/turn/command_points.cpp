#include "core/campaign/turn/command_points.h"

#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/naval/sailing.h"
#include "core/campaign/turn/omens.h"
#include "core/campaign/turn/politics/contingents.h"
#include "core/campaign/turn/politics/deals.h"

namespace ephor::campaign {

namespace {

bool mostly(const TurnContext& turn, ArmyId id, Grade grade) {
    const auto units = turn.armyIndex.units(id);
    return 2 * std::ranges::count_if(units, [&](UnitId u) { return turn.now.units[u.index()].grade == grade; }) >
           std::ssize(units);
}

/// 2.4: an army without enough command points for its orders rolls for what it does.
void controlTest(TurnContext& turn, ArmyId id) {
    Army& army = turn.army(id);
    Order& order = turn.order(id);
    const int bonus = std::max(0, army.spirit - 1);
    const std::string what = "Control of " + army.name;
    CampaignDice& dice = turn.diceOf(army.power);
    const int total = mostly(turn, id, Grade::C) ? dice.die(what, bonus) : dice.averageDie(what, bonus);
    order.tasks.clear();
    if (total <= 2) {
        leaveAshore(turn.now, id);
        const PlaceId back = army.spirit == 0 ? wayBack(turn, id) : PlaceId{};
        order.posture = Posture::Hold;
        order.path.clear();
        if (back && turn.scenario.marchWay(army.place, back))
            order.path = {back};
    } else if (total >= 5 && army.spirit == 3 && !mostly(turn, id, Grade::A)) {
        for (const Step& step : turn.map().steps(army.place))
            for (const ArmyId other : turn.armyIndex.armiesAt(step.to))
                if (atWar(turn.now, army.power, turn.army(other).power) &&
                    turn.scenario.marchWay(army.place, step.to)) {
                    leaveAshore(turn.now, id);
                    order.posture = Posture::Seek;
                    order.path = {step.to};
                    return;
                }
    }
}

void doTasks(TurnContext& turn, ArmyId id) {
    Army& army = turn.army(id);
    for (const Task task : turn.order(id).tasks) {
        switch (task) {
        case Task::Forced:
            army.fatigue = std::min(3, army.fatigue + 1);
            break;
        case Task::Encourage:
            army.spirit = std::min(3, army.spirit + 1);
            break;
        case Task::Market:
            army.supply = std::min(mostSupply(turn.scenario, turn.now, army), army.supply + 1);
            break;
        case Task::Rest:
            army.fatigue = std::max(0, army.fatigue - 1);
            break;
        case Task::Fortify:
            army.fortified = true;
            break;
        case Task::Invoke:
            invoke(turn, army.power);
            break;
        case Task::Works:
        case Task::Storm:
        case Task::Vote:
        case Task::Treachery:
            break;  // see conductSieges()
        }
    }
}

}  // namespace

void spendCommandPoints(TurnContext& turn) {
    for (std::size_t i = 0; i < turn.now.armies.size(); ++i) {
        const ArmyId id(static_cast<int>(i));
        Army& army = turn.army(id);
        if (!isThere(army))
            continue;
        Order& order = turn.order(id);
        order.army = id;
        army.fortified = army.fortified && order.path.empty();
        const bool rode = army.leader && std::ranges::find(turn.rode, army.leader) != turn.rode.end();
        const Contingent* contingent = contingentOf(turn.now, id);
        const Army& commanded = contingent ? turn.army(contingent->host) : army;
        const int points = commandPoints(turn.now, commanded) - (rode ? 1 : 0);
        const int cost = costOf(turn.rules(), order) + (isCarried(turn.now, id) ? turn.rules().marchCost : 0);
        if (cost > points)
            controlTest(turn, id);
        else
            doTasks(turn, id);
        if (turn.omen(Effect::Truce) && order.posture == Posture::Seek)
            order.posture = order.path.empty() ? Posture::Hold : Posture::March;
        army.posture = order.posture;
        army.initiative = points > cost || hasLead(turn.now, army.power);
        if (order.posture == Posture::Hold && order.path.empty())
            army.fatigue = std::max(0, army.fatigue - 1);
    }
    // The closing of the turn uses what the armies actually do.
    for (Power& power : turn.now.powers)
        for (Order& order : power.orders)
            order = turn.order(order.army);
}

}  // namespace ephor::campaign
