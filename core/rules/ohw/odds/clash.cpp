#include "core/rules/ohw/odds/clash.h"

namespace ephor::ohw {

namespace {

LadderChances scaled(const LadderChances& l, double by) {
    return {l.holds * by, l.backFacing * by, l.backAway * by, l.twiceAway * by, l.offBoard * by};
}

/// Probability that the loser leaves its square.
double leaves(const LadderChances& l) { return l.backFacing + l.backAway + l.twiceAway + l.offBoard; }

Breakdown attackDiceOf(const ClashSide& side, const ClashSide& enemy) {
    Attack attack;
    attack.attack = side.attack;
    attack.traits = side.traits;
    attack.enemy = enemy.traits;
    attack.fullStrength = side.strength >= side.fullStrength;
    attack.forest = side.inForest || enemy.inForest;
    attack.higher = side.higher;
    attack.enemyInFord = enemy.inFord;
    attack.general = side.general;
    return attackDice(attack);
}

/// The hits that a side keeps of those that the enemy rolls with `dice`. `rolls`: it fights back itself.
Chances takenBy(const ClashSide& side, const ClashSide& enemy, int dice, int score, bool rolls) {
    const bool negates = side.traits.phalanx && side.strength >= side.fullStrength;
    const Chances hits = hitChances(dice, score, enemy.traits.archers);
    const double negated = negates ? passChance(side.leadership) : 0;
    Chances taken = netHits(hits, negated, side.rally);
    if (rolls && side.general > 0 &&
        side.rally > 0) {  // the risk of adding the general's dice comes before the rally (OTW-205)
        const Chances alone = netHits(hits, negated, 0);
        for (int n = 0; n <= alone.highest(); ++n)
            taken[n] += outChance() * (alone[n] - taken[n]);
    }
    return taken;
}

/// How a round ends, before anybody falls back.
struct RoundEnds {
    std::array<double, 2> stands{};      ///< loses but does not break
    std::array<double, 2> brokeInOwn{};  ///< the attacker flees at once, in its own phase, and leaves its square
};

/// Adds the chances of a break and of a draw to the clash.
RoundEnds addRound(Clash& clash, const std::array<ClashSide, 2>& sides) {
    RoundEnds ends;
    const auto& [ofAttacker, ofDefender] = clash.sides;
    for (int a = 0; a <= ofAttacker.taken.highest(); ++a)
        for (int b = 0; b <= ofDefender.taken.highest(); ++b) {
            const double p = ofAttacker.taken[a] * ofDefender.taken[b];
            const std::array<AfterRound, 2> after = afterRound({sides[0].strength, sides[1].strength}, {a, b});
            if (after[0].flees || after[1].flees) {
                const std::size_t loser = after[0].flees ? 0 : 1;
                clash.sides[loser].breaks += p;
                ends.brokeInOwn[loser] += loser == 0 ? p : 0;
                continue;
            }
            switch (roundWinner(a, b)) {
            case RoundWinner::First:
                ends.stands[1] += p;
                break;
            case RoundWinner::Second:
                ends.stands[0] += p;
                break;
            case RoundWinner::None:
                clash.draw += p;
                break;
            }
        }
    return ends;
}

}  // namespace

Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options) {
    Clash clash;
    const Struck struck = sides[1].struck;
    const std::array<bool, 2> rolls{true, replies(struck, options)};
    for (const std::size_t i : {0, 1}) {
        const ClashSide& side = sides[i];
        const ClashSide& enemy = sides[1 - i];
        if (rolls[i])
            clash.dice[i] = attackDiceOf(side, enemy);
        clash.score[1 - i] =
            scoreToHit(enemy.defence, enemy.traits, side.traits, i == 0 ? struck : Struck::Front, options);
    }
    for (const std::size_t i : {0, 1})
        clash.sides[i].taken =
            takenBy(sides[i], sides[1 - i], clash.dice[1 - i].total(), clash.score[i].total(), rolls[i]);
    const RoundEnds ends = addRound(clash, sides);
    for (const std::size_t i : {0, 1}) {
        SideChances& mine = clash.sides[i];
        mine.loses = ends.stands[i];
        mine.runsWild = sides[i].traits.elephants ? mine.loses * rampageChance() : 0;
        const LadderChances whole = ladderChances(sides[i].leadership, mostTests(sides[i].traits), sides[i].rowsBehind);
        mine.ladder = scaled(whole, mine.loses - mine.runsWild);
        const double follows = sides[1 - i].traits.impetuous ? 1 : passChance(sides[1 - i].leadership);
        clash.sides[1 - i].follows = (leaves(mine.ladder) + ends.brokeInOwn[i]) * follows;
    }
    return clash;
}

}  // namespace ephor::ohw
