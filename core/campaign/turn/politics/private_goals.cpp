#include "core/campaign/turn/politics/private_goals.h"

#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

constexpr std::size_t drawn = 3;

int stepsOfPower(const TurnContext& turn, PowerId power) {
    int steps = 0;
    for (const ArmyId army : turn.armyIndex.armiesOf(power))
        steps += stepsOfArmy(turn.now, turn.armyIndex, army);
    return steps;
}

std::vector<PlaceId> prizes(const TurnContext& turn, PowerId power) {
    std::vector<PlaceId> places;
    for (std::size_t i = 0; i < turn.now.cities.size(); ++i)
        if (const City& city = turn.now.cities[i]; city.owner && city.owner != power &&
                                                   !isFriend(turn.now, city.owner, power) &&
                                                   turn.map().places()[i].tier >= 2)
            places.push_back(PlaceId(static_cast<int>(i)));
    places.resize(std::min<std::size_t>(places.size(), 255));
    return places;
}

/// A goal of that kind for the power; nothing if none is possible.
std::optional<Goal> goalOf(TurnContext& turn, PowerId power, Aim aim) {
    const std::string what = "Goal of " + turn.scenario.powers[power.index()].name;
    Goal goal;
    goal.power = power;
    goal.aim = aim;
    switch (aim) {
    case Aim::Hold: {
        const std::vector<PlaceId> places = prizes(turn, power);
        if (places.empty())
            return {};
        goal.place =
            places[static_cast<std::size_t>(turn.diceOf(power).inSecret().lot(what, static_cast<int>(places.size())))];
        break;
    }
    case Aim::Humble: {
        const std::vector<PowerId>& enemies = turn.now.powers[power.index()].war;
        if (enemies.empty())
            return {};
        goal.rival = enemies[static_cast<std::size_t>(
            turn.diceOf(power).inSecret().lot(what, static_cast<int>(std::min<std::size_t>(enemies.size(), 255))))];
        break;
    }
    case Aim::Treasure:
        goal.amount = std::max(30, 2 * turn.now.powers[power.index()].treasury);
        break;
    case Aim::Fame:
        goal.amount = 4;
        break;
    case Aim::Host:
        goal.amount = std::max(8, stepsOfPower(turn, power) * 5 / 4);
        break;
    }
    return goal;
}

/// Whether the power has won a decisive battle against the rival.
bool humbled(const State& state, PowerId power, PowerId rival) {
    const auto fought = [&](const std::vector<ArmyId>& side, PowerId who) {
        return std::ranges::any_of(side, [&](ArmyId id) { return state.armies[id.index()].power == who; });
    };
    return std::ranges::any_of(state.battles, [&](const Battle& battle) {
        if (!battle.decisive || (battle.result != Verdict::Attacker && battle.result != Verdict::Defender))
            return false;
        const bool attackers = battle.result == Verdict::Attacker;
        return fought(attackers ? battle.attackers : battle.defenders, power) &&
               fought(attackers ? battle.defenders : battle.attackers, rival);
    });
}

bool isReached(const TurnContext& turn, const Goal& goal) {
    switch (goal.aim) {
    case Aim::Hold:
        return turn.now.cities[goal.place.index()].owner == goal.power;
    case Aim::Humble:
        return humbled(turn.now, goal.power, goal.rival);
    case Aim::Treasure:
        return turn.now.powers[goal.power.index()].treasury >= goal.amount;
    case Aim::Fame:
        return std::ranges::any_of(turn.now.leaders,
                                   [&](const Leader& l) { return l.power == goal.power && l.fame >= goal.amount; });
    case Aim::Host:
        return stepsOfPower(turn, goal.power) >= goal.amount;
    }
    return false;
}

}  // namespace

void drawGoals(TurnContext& turn) {
    if (turn.now.course.turn != 1 || !turn.now.goals.empty() || turn.rules().goalScore == 0 ||
        !turn.isPlayed(Module::Goals))
        return;
    for (std::size_t p = 0; p < turn.now.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        std::vector<Aim> aims{Aim::Hold, Aim::Humble, Aim::Treasure, Aim::Fame, Aim::Host};
        if (!hasMoney(turn.scenario))
            std::erase(aims, Aim::Treasure);
        std::size_t held = 0;
        while (held < drawn && !aims.empty()) {
            const int lot = turn.diceOf(power).inSecret().lot("Kind of goal of " + turn.scenario.powers[p].name,
                                                              static_cast<int>(aims.size()));
            if (const std::optional<Goal> goal = goalOf(turn, power, aims[static_cast<std::size_t>(lot)])) {
                turn.now.goals.push_back(*goal);
                ++held;
            }
            aims.erase(aims.begin() + lot);
        }
    }
}

void scoreGoals(TurnContext& turn) {
    turn.updateIndex();
    for (Goal& goal : turn.now.goals)
        if (!goal.reached && isReached(turn, goal)) {
            goal.reached = true;
            turn.power(goal.power).score += turn.rules().goalScore;
        }
}

std::string goalText(const Scenario& scenario, const Goal& goal) {
    switch (goal.aim) {
    case Aim::Hold:
        return "hold " + scenario.map.place(goal.place).name + " in a winter";
    case Aim::Humble:
        return "defeat " + scenario.powers[goal.rival.index()].name + " decisively";
    case Aim::Treasure:
        return "have " + counted(goal.amount, "talent") + " in a winter";
    case Aim::Fame:
        return "have a leader whose fame is " + std::to_string(goal.amount);
    case Aim::Host:
        return "have " + counted(goal.amount, "step") + " under arms in a winter";
    }
    return {};
}

}  // namespace ephor::campaign
