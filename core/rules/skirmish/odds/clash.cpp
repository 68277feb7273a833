#include "core/rules/skirmish/odds/clash.h"

namespace ephor::skirmish {

namespace {

Bout boutOf(const ClashSide& own, const ClashSide& enemy, bool firstRound) {
    Bout bout;
    bout.firstRound = firstRound;
    bout.charging = firstRound && own.charging;
    bout.enemyMounted = enemy.fighter.mounted;
    bout.enemyWeapon = enemy.fighter.weapon;
    // SKI-120: a figure attacked in flank or rear has turned by the next round.
    bout.arc = firstRound ? own.attacks : Arc::Front;
    bout.enemyUphill = own.enemyUphill;
    bout.enemyBehindObstacle = own.enemyBehindObstacle;
    return bout;
}

}  // namespace

Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options) {
    Clash clash;
    std::array<Duellist, 2> duellists;
    for (const std::size_t i : {0, 1}) {
        const ClashSide& own = sides[i];
        const ClashSide& enemy = sides[1 - i];
        clash.factors[i] = meleeFactors(own.fighter, boutOf(own, enemy, true), options);
        // SKI-113: the wall protects its front; later rounds are fought there.
        clash.protections[i] = own.wall && enemy.attacks != Arc::Rear ? Protection::ShieldWall : own.protection;
        const int wounds = own.fighter.wounds;
        duellists[i] = {clash.factors[i].total() + wounds,
                        meleeFactors(own.fighter, boutOf(own, enemy, false), options).total() + wounds,
                        clash.protections[i], own.leader, wounds};
    }
    clash.round =
        roundChances(clash.factors[0].total(), clash.factors[1].total(), clash.protections[0], clash.protections[1]);
    const std::array<double, 2> hits{clash.round.secondHits, clash.round.firstHits};
    for (const std::size_t i : {0, 1}) {
        clash.falls[i] = hits[i] * (sides[i].leader ? leaderFallChance(sides[i].fighter.wounds) : 1.0);
        clash.wounded[i] = hits[i] - clash.falls[i];
    }
    clash.duel = duelChances(duellists[0], duellists[1]);
    return clash;
}

}  // namespace ephor::skirmish
