#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

int purseOf(const Scenario& scenario, const State& state, PowerId power) {
    constexpr int plenty = 1'000'000;
    return hasMoney(scenario) ? state.powers[power.index()].treasury : plenty;
}

int affordable(const Move& move, PowerId power, int price, int wanted) {
    return price > 0 ? std::min(wanted, purseOf(move.scenario, move.now, power) / price) : wanted;
}

void earn(Move& move, PowerId power, int talents) { move.power(power).treasury += worthIn(move.scenario, talents); }

bool pay(Move& move, PowerId power, int talents) {
    if (purseOf(move.scenario, move.now, power) < talents)
        return false;
    move.power(power).treasury -= worthIn(move.scenario, talents);
    return true;
}

bool payAsFarAsItGoes(Move& move, PowerId power, int talents) {
    if (pay(move, power, talents))
        return true;
    move.power(power).treasury = 0;
    return false;
}

}  // namespace ephor::campaign
