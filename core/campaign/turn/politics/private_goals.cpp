#include "core/campaign/turn/politics/private_goals.h"

#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

constexpr std::size_t drawn = 3;

int stepsOfPower(const Move& move, PowerId power) {
    int steps = 0;
    for (const ArmyId army : move.roll.armiesOf(power))
        steps += stepsOfArmy(move.now, move.roll, army);
    return steps;
}

std::vector<PlaceId> prizes(const Move& move, PowerId power) {
    std::vector<PlaceId> places;
    for (std::size_t i = 0; i < move.now.cities.size(); ++i)
        if (const City& city = move.now.cities[i]; city.owner && city.owner != power &&
                                                   !isFriend(move.now, city.owner, power) &&
                                                   move.map().places()[i].tier >= 2)
            places.push_back(PlaceId(static_cast<int>(i)));
    places.resize(std::min<std::size_t>(places.size(), 255));
    return places;
}

/// A goal of that kind for the power; nothing if none is possible.
std::optional<Goal> goalOf(Move& move, PowerId power, Aim aim) {
    const std::string what = "Goal of " + move.scenario.powers[power.index()].name;
    Goal goal;
    goal.power = power;
    goal.aim = aim;
    switch (aim) {
    case Aim::Hold: {
        const std::vector<PlaceId> places = prizes(move, power);
        if (places.empty())
            return {};
        goal.place =
            places[static_cast<std::size_t>(move.diceOf(power).inSecret().lot(what, static_cast<int>(places.size())))];
        break;
    }
    case Aim::Humble: {
        const std::vector<PowerId>& enemies = move.now.powers[power.index()].war;
        if (enemies.empty())
            return {};
        goal.rival = enemies[static_cast<std::size_t>(
            move.diceOf(power).inSecret().lot(what, static_cast<int>(std::min<std::size_t>(enemies.size(), 255))))];
        break;
    }
    case Aim::Treasure:
        goal.amount = std::max(30, 2 * move.now.powers[power.index()].treasury);
        break;
    case Aim::Fame:
        goal.amount = 4;
        break;
    case Aim::Host:
        goal.amount = std::max(8, stepsOfPower(move, power) * 5 / 4);
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

bool isReached(const Move& move, const Goal& goal) {
    switch (goal.aim) {
    case Aim::Hold:
        return move.now.cities[goal.place.index()].owner == goal.power;
    case Aim::Humble:
        return humbled(move.now, goal.power, goal.rival);
    case Aim::Treasure:
        return move.now.powers[goal.power.index()].treasury >= goal.amount;
    case Aim::Fame:
        return std::ranges::any_of(move.now.leaders,
                                   [&](const Leader& l) { return l.power == goal.power && l.fame >= goal.amount; });
    case Aim::Host:
        return stepsOfPower(move, goal.power) >= goal.amount;
    }
    return false;
}

}  // namespace

void drawGoals(Move& move) {
    if (move.now.course.turn != 1 || !move.now.goals.empty() || move.rules().goalScore == 0 ||
        !move.isPlayed(Module::Goals))
        return;
    for (std::size_t p = 0; p < move.now.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        std::vector<Aim> aims{Aim::Hold, Aim::Humble, Aim::Treasure, Aim::Fame, Aim::Host};
        if (!hasMoney(move.scenario))
            std::erase(aims, Aim::Treasure);
        std::size_t held = 0;
        while (held < drawn && !aims.empty()) {
            const int lot = move.diceOf(power).inSecret().lot("Kind of goal of " + move.scenario.powers[p].name,
                                                              static_cast<int>(aims.size()));
            if (const std::optional<Goal> goal = goalOf(move, power, aims[static_cast<std::size_t>(lot)])) {
                move.now.goals.push_back(*goal);
                ++held;
            }
            aims.erase(aims.begin() + lot);
        }
    }
}

void scoreGoals(Move& move) {
    move.lookAround();
    for (Goal& goal : move.now.goals)
        if (!goal.reached && isReached(move, goal)) {
            goal.reached = true;
            move.power(goal.power).score += move.rules().goalScore;
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
