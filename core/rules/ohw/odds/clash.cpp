#include "core/rules/ohw/odds/clash.h"

namespace ephor::ohw {

namespace {

LadderChances scaled(const LadderChances& l, double by) {
    return {l.holds * by, l.backFacing * by, l.backAway * by, l.twiceAway * by, l.offBoard * by};
}

/// Probability that the loser leaves its square.
double leaves(const LadderChances& l) { return l.backFacing + l.backAway + l.twiceAway + l.offBoard; }

}  // namespace

Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options) {
    Clash clash;
    const Struck struck = sides[1].struck;
    const std::array<bool, 2> rolls{true, replies(struck, options)};
    std::array<Chances, 2> taken;
    for (const std::size_t i : {0, 1}) {
        const ClashSide& side = sides[i];
        const ClashSide& enemy = sides[1 - i];
        if (rolls[i]) {
            Attack attack;
            attack.attack = side.attack;
            attack.traits = side.traits;
            attack.enemy = enemy.traits;
            attack.fullStrength = side.strength >= side.fullStrength;
            attack.forest = side.inForest || enemy.inForest;
            attack.higher = side.higher;
            attack.enemyInFord = enemy.inFord;
            attack.general = side.general;
            clash.dice[i] = attackDice(attack);
        }
        clash.score[1 - i] =
            scoreToHit(enemy.defence, enemy.traits, side.traits, i == 0 ? struck : Struck::Front, options);
    }
    for (const std::size_t i : {0, 1}) {
        const ClashSide& enemy = sides[1 - i];
        const bool negates = sides[i].traits.phalanx && sides[i].strength >= sides[i].fullStrength;
        taken[i] = netHits(hitChances(clash.dice[1 - i].total(), clash.score[i].total(), enemy.traits.archers),
                           negates ? passChance(sides[i].leadership) : 0, sides[i].rally);
        if (rolls[i] && sides[i].general > 0 &&
            sides[i].rally > 0) {  // the risk of adding the general's dice comes before the rally (OTW-205)
            const Chances alone =
                netHits(hitChances(clash.dice[1 - i].total(), clash.score[i].total(), enemy.traits.archers),
                        negates ? passChance(sides[i].leadership) : 0, 0);
            for (int n = 0; n <= alone.highest(); ++n)
                taken[i][n] += outChance() * (alone[n] - taken[i][n]);
        }
        clash.sides[i].taken = taken[i];
    }

    std::array<double, 2> stands{};      // loses but does not break
    std::array<double, 2> brokeInOwn{};  // the attacker flees at once, in its own phase, and leaves its square
    for (int a = 0; a <= taken[0].highest(); ++a)
        for (int b = 0; b <= taken[1].highest(); ++b) {
            const double p = taken[0][a] * taken[1][b];
            const std::array<AfterRound, 2> after = afterRound({sides[0].strength, sides[1].strength}, {a, b});
            if (after[0].flees || after[1].flees) {
                const std::size_t loser = after[0].flees ? 0 : 1;
                clash.sides[loser].breaks += p;
                brokeInOwn[loser] += loser == 0 ? p : 0;
                continue;
            }
            switch (roundWinner(a, b)) {
            case RoundWinner::First:
                stands[1] += p;
                break;
            case RoundWinner::Second:
                stands[0] += p;
                break;
            case RoundWinner::None:
                clash.draw += p;
                break;
            }
        }
    for (const std::size_t i : {0, 1}) {
        SideChances& mine = clash.sides[i];
        mine.loses = stands[i];
        mine.runsWild = sides[i].traits.elephants ? stands[i] * rampageChance() : 0;
        const LadderChances whole = ladderChances(sides[i].leadership, mostTests(sides[i].traits), sides[i].rowsBehind);
        mine.ladder = scaled(whole, stands[i] - mine.runsWild);
        const double follows = sides[1 - i].traits.impetuous ? 1 : passChance(sides[1 - i].leadership);
        clash.sides[1 - i].follows = (leaves(mine.ladder) + brokeInOwn[i]) * follows;
    }
    return clash;
}

}  // namespace ephor::ohw
