#include "core/rules/men_of_bronze/odds/clash.h"

namespace ephor::men_of_bronze {

namespace {

/// The probabilities of each loss of a primary, and of its direct consequences.
struct Losses {
    struct Outcome {
        double p = 0;
        LossResult after;
        double wavers = 0;  ///< chance to become Wavering by it
    };
    std::array<Outcome, Chances::most + 1> outcomes;  ///< by Courage lost
    int most = 0;
};

/// MOB-091, MOB-114, MOB-117: the effect of these hits on a primary.
Losses lossesOf(const Combatant& primary, const Chances& hits, const Options& options) {
    Losses losses;
    for (int n = 0; n <= hits.highest(); ++n) {
        const LossResult after = afterHits(n, primary.target, LossSource::Fight, options);
        Losses::Outcome& outcome = losses.outcomes[static_cast<std::size_t>(after.loss)];
        if (n == 0 || after.loss > losses.most) {
            losses.most = after.loss;
            outcome.after = after;
            if (after.test.test)
                outcome.wavers = 1 - passChance(primary.discipline, after.test.successesNeeded, after.test.tests);
        }
        outcome.p += hits[n];
    }
    return losses;
}

std::array<Losses, 2> lossesOf(const std::array<Combatant, 2>& primaries, const Options& options) {
    std::array<Losses, 2> losses;
    for (const std::size_t side : {0, 1}) {
        const Combatant& enemy = primaries[1 - side];
        losses[side] =
            lossesOf(primaries[side], hitChances(enemy.dice, toHit(enemy.target.wavering), enemy.rerolls), options);
    }
    return losses;
}

}  // namespace

FightChances fightChances(const std::array<Combatant, 2>& primaries, const Options& options) {
    const std::array<Losses, 2> losses = lossesOf(primaries, options);
    FightChances chances;
    for (const std::size_t side : {0, 1}) {
        chances.losses[side] = Chances::empty(losses[side].most);
        for (int n = 0; n <= losses[side].most; ++n) {
            const Losses::Outcome& outcome = losses[side].outcomes[static_cast<std::size_t>(n)];
            chances.losses[side][n] = outcome.p;
            chances.routs[side] += outcome.after.routed ? outcome.p : 0;
            chances.tests[side] += outcome.after.test.test ? outcome.p : 0;
            chances.newlyWavering[side] += outcome.p * outcome.wavers;
        }
    }
    const bool phalanxes = primaries[0].target.phalanxCapable && primaries[1].target.phalanxCapable;
    for (int a = 0; a <= losses[0].most; ++a)
        for (int d = 0; d <= losses[1].most; ++d) {
            const Losses::Outcome& attacker = losses[0].outcomes[static_cast<std::size_t>(a)];
            const Losses::Outcome& defender = losses[1].outcomes[static_cast<std::size_t>(d)];
            const double p = attacker.p * defender.p;
            if (attacker.after.routed && defender.after.routed)
                chances.bothRout += p;
            if (!attacker.after.routed && !defender.after.routed && a == d)
                chances.tied += p;
            switch (pushbackLoser(phalanxes, attacker.after.routed, defender.after.routed, a, d)) {
            case PushedBack::None:
                break;
            case PushedBack::Attacker:
                chances.pushedBack[0] += p;
                break;
            case PushedBack::Defender:
                chances.pushedBack[1] += p;
                break;
            }
        }
    return chances;
}

Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options) {
    Clash clash;
    for (const std::size_t i : {0, 1}) {
        const ClashSide& side = sides[i];
        FightSide dice;
        dice.attack = side.attack;
        dice.strategos = side.strategos;
        dice.supports = side.supports;
        dice.charging = side.charging || side.countercharging;
        dice.phalanx = side.phalanx;
        dice.facing = i == 0 ? side.attacks : Facing::Front;  // MOB-112, MOB-AMB-17: only for the activated primary
        dice.attackedSide = side.attackedSide;
        clash.dice[i] = fightDice(dice, options);
        clash.armor[i] = effectiveArmor(side.armor, side.phalanx, side.attackedSide, side.inDifficult, options);
        clash.primaries[i] = {
            clash.dice[i].total(),
            side.rerolls,
            side.discipline + side.strategos,  // MOB-140
            {side.courage, clash.armor[i].total(), side.wavering, side.lostEarlierThisTurn, side.phalanxCapable}};
    }
    clash.chances = fightChances(clash.primaries, options);
    for (const std::size_t i : {0, 1})
        clash.supportersRout[i] = sides[i].supports > 0 ? clash.chances.routs[i] : 0;  // MOB-116
    return clash;
}

}  // namespace ephor::men_of_bronze
