#include "core/rules/men_of_bronze/odds/clash.h"

#include <vector>

namespace ephor::men_of_bronze {

namespace {

/// A primary's chances of each loss, and what follows from the loss alone.
struct Losses {
    struct Outcome {
        double p = 0;
        Struggle after;
        double wavers = 0;  ///< chance to become Wavering by it
    };
    std::array<Outcome, Chances::most + 1> outcomes;  ///< by Courage lost
    int most = 0;
};

/// MOB-091, MOB-114, MOB-117: what hits with those chances do to a primary.
Losses lossesOf(const Combatant& primary, const Chances& hits, const Options& options) {
    Losses losses;
    for (int n = 0; n <= hits.highest(); ++n) {
        const Struggle after = struckBy(n, primary.target, LossSource::Fight, options);
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

namespace {

/// The states of a duel: Courage and Wavering of both. Their chances are solved from the weakest upwards.
class Duel {
public:
    Duel(const std::array<Combatant, 2>& primaries, const Options& options)
        : m_primaries(primaries),
          m_options(options),
          m_courage{primaries[0].target.courage, primaries[1].target.courage},
          m_solved(static_cast<std::size_t>((m_courage[0] + 1) * (m_courage[1] + 1) * 4)) {}

    DuelChances solve(const std::array<int, 2>& firstRound) {
        // Wavering stays and Courage only falls, so every way out of a state leads to one that is solved already.
        for (int a = 1; a <= m_courage[0]; ++a)
            for (int d = 1; d <= m_courage[1]; ++d)
                for (const bool attackerWavers : {true, false})
                    for (const bool defenderWavers : {true, false}) {
                        const State state{{a, d}, {attackerWavers, defenderWavers}};
                        DuelChances& here = at(state);
                        double leaves =
                            0;  // chance that a round changes the state; summed, not 1 minus the rest, so that nothing
                                // cancels
                        here = afterRound(state, {0, 0}, &leaves);
                        here = leaves > 0 ? scaled(here, 1 / leaves) : DuelChances{};
                    }
        const State start{m_courage, {m_primaries[0].target.wavering, m_primaries[1].target.wavering}};
        return afterRound(start, firstRound, nullptr);
    }

private:
    struct State {
        std::array<int, 2> courage;
        std::array<bool, 2> wavering;
    };

    static DuelChances scaled(DuelChances chances, double by) {
        return {{chances.onlyRouts[0] * by, chances.onlyRouts[1] * by}, chances.bothRout * by};
    }

    DuelChances& at(const State& s) {
        const int index = ((s.courage[0] * (m_courage[1] + 1) + s.courage[1]) * 2 + (s.wavering[0] ? 1 : 0)) * 2 +
                          (s.wavering[1] ? 1 : 0);
        return m_solved[static_cast<std::size_t>(index)];
    }

    /// The chances from here on, one round played. With `leaves`, a round that changes nothing is left out, and the
    /// chance of all others is added there.
    DuelChances afterRound(const State& state, const std::array<int, 2>& moreDice, double* leaves) {
        std::array<Combatant, 2> now = m_primaries;
        for (const std::size_t side : {0, 1}) {
            now[side].dice += moreDice[side];
            now[side].target.courage = state.courage[side];
            now[side].target.wavering = state.wavering[side];
        }
        const std::array<Losses, 2> losses = lossesOf(now, m_options);
        DuelChances sum;
        for (int a = 0; a <= losses[0].most; ++a)
            for (int d = 0; d <= losses[1].most; ++d) {
                const std::array<const Losses::Outcome*, 2> outcomes{&losses[0].outcomes[static_cast<std::size_t>(a)],
                                                                     &losses[1].outcomes[static_cast<std::size_t>(d)]};
                const double p = outcomes[0]->p * outcomes[1]->p;
                if (leaves && a == 0 && d == 0)
                    continue;
                if (leaves)
                    *leaves += p;
                if (outcomes[0]->after.routed && outcomes[1]->after.routed)
                    sum.bothRout += p;
                else if (outcomes[0]->after.routed)
                    sum.onlyRouts[0] += p;
                else if (outcomes[1]->after.routed)
                    sum.onlyRouts[1] += p;
                else
                    addBothAlive(sum, state, outcomes);
            }
        return sum;
    }

    void addBothAlive(DuelChances& sum, const State& state, const std::array<const Losses::Outcome*, 2>& outcomes) {
        for (const bool attackerFails : {false, true})
            for (const bool defenderFails : {false, true}) {
                const double p = outcomes[0]->p * (attackerFails ? outcomes[0]->wavers : 1 - outcomes[0]->wavers) *
                                 outcomes[1]->p * (defenderFails ? outcomes[1]->wavers : 1 - outcomes[1]->wavers);
                if (p == 0)
                    continue;
                const State next{{outcomes[0]->after.courage, outcomes[1]->after.courage},
                                 {state.wavering[0] || attackerFails, state.wavering[1] || defenderFails}};
                const DuelChances& then = at(next);
                sum.onlyRouts[0] += p * then.onlyRouts[0];
                sum.onlyRouts[1] += p * then.onlyRouts[1];
                sum.bothRout += p * then.bothRout;
            }
    }

    const std::array<Combatant, 2>& m_primaries;
    const Options& m_options;
    std::array<int, 2> m_courage;
    std::vector<DuelChances> m_solved;
};

}  // namespace

DuelChances duelChances(const std::array<Combatant, 2>& primaries, const std::array<int, 2>& firstRound,
                        const Options& options) {
    return Duel(primaries, options).solve(firstRound);
}

EvadedChargeChances evadedChargeChances(double remaining, bool pursue, const std::array<Combatant, 2>& primaries,
                                        const Options& options) {
    const double contact = evadeChances(remaining, pursue, options.bw).contact;
    const FightChances fight = fightChances(primaries, options);
    return {contact, contact * fight.routs[1], contact * fight.newlyWavering[1], contact * fight.losses[0].atLeast(1)};
}

Clash reckonClash(const std::array<ClashSide, 2>& sides, const Options& options) {
    Clash clash;
    for (const std::size_t i : {0, 1}) {
        const ClashSide& side = sides[i];
        FightSide dice;
        dice.attack = side.attack;
        dice.strategos = side.strategos;
        dice.supports = side.supports;
        dice.charging = side.charging || side.countercharging;
        dice.phalanx = side.phalanx;
        dice.facing = i == 0 ? side.attacks : Facing::Front;  // MOB-112, MOB-AMB-17: of the activated primary alone
        dice.struckFrom = side.struckFrom;
        clash.dice[i] = fightDice(dice, options);
        clash.armor[i] = effectiveArmor(side.armor, side.phalanx, side.struckFrom, side.inDifficult, options);
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
