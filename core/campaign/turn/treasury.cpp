#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

int purseOf(const Scenario& scenario, const State& state, PowerId power) {
    constexpr int plenty = 1'000'000;
    return hasMoney(scenario) ? state.powers[power.index()].treasury : plenty;
}

int affordable(const TurnContext& turn, PowerId power, int price, int wanted) {
    return price > 0 ? std::min(wanted, purseOf(turn.scenario, turn.now, power) / price) : wanted;
}

void earn(TurnContext& turn, PowerId power, int talents) {
    turn.power(power).treasury += worthIn(turn.scenario, talents);
}

bool pay(TurnContext& turn, PowerId power, int talents) {
    if (purseOf(turn.scenario, turn.now, power) < talents)
        return false;
    turn.power(power).treasury -= worthIn(turn.scenario, talents);
    return true;
}

bool payAsFarAsItGoes(TurnContext& turn, PowerId power, int talents) {
    if (pay(turn, power, talents))
        return true;
    turn.power(power).treasury = 0;
    return false;
}

}  // namespace ephor::campaign
