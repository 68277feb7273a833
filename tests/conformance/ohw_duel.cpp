// Duels: two units fight rounds until one breaks, each round by the rules of the battle.
#include "core/rules/ohw/odds/combat_odds.h"
#include "tests/conformance/ohw.h"

#include <map>
#include <vector>

namespace ephor::conformance::squares {

namespace {

/// A unit of a duel with its numbers at full strength.
struct Duellist {
    int attack = 0;
    int defence = 0;
    int strength = 0;
    int leadership = 0;
    ohw::Traits traits;
};

/// OTW-205 without retreats and generals, front to front on open ground: its states, solved from the weakest upwards.
/// Rounds that change nothing are left out, so that each state follows from weaker ones.
class Duel {
public:
    Duel(const std::array<Duellist, 2>& units, const ohw::Options& options) : m_units(units) {
        for (const std::size_t i : {0, 1})
            m_need[i] =
                ohw::scoreToHit(units[1 - i].defence, units[1 - i].traits, units[i].traits, ohw::Struck::Front, options)
                    .total();
    }

    /// The chance that the second breaks.
    double solve() {
        const int most = m_units[1].strength;
        const int states = (m_units[0].strength + 1) * (most + 1);
        m_solved.assign(static_cast<std::size_t>(states), 0.0);
        for (int a = 1; a <= m_units[0].strength; ++a)
            for (int b = 1; b <= most; ++b)
                m_solved[at({a, b})] = from({a, b});
        return m_solved.back();
    }

private:
    std::size_t at(const std::array<int, 2>& strength) const {
        const int state = strength[0] * (m_units[1].strength + 1) + strength[1];
        return static_cast<std::size_t>(state);
    }

    /// Hits that one takes from the other, those that count.
    Chances taken(std::size_t by, const std::array<int, 2>& strength) const {
        const std::size_t from = 1 - by;
        const Duellist& target = m_units[by];
        const Duellist& attacker = m_units[from];
        ohw::Attack attack;
        attack.attack = attacker.attack;
        attack.traits = attacker.traits;
        attack.enemy = target.traits;
        attack.fullStrength = strength[from] == attacker.strength;
        const bool negates = target.traits.phalanx && strength[by] == target.strength;  // OTW-103
        return ohw::netHits(ohw::hitChances(ohw::attackDice(attack).total(), m_need[from], attacker.traits.archers),
                            negates ? ohw::passChance(target.leadership) : 0, 0);
    }

    double from(const std::array<int, 2>& strength) const {
        const Chances first = taken(0, strength);
        const Chances second = taken(1, strength);
        double changes = 0;  // summed, not 1 minus the rest, so that nothing cancels
        double wins = 0;
        for (int a = 0; a <= first.highest(); ++a)
            for (int b = 0; b <= second.highest(); ++b) {
                const double p = first[a] * second[b];
                const std::array<ohw::AfterRound, 2> after = ohw::afterRound(strength, {a, b});
                const std::array<int, 2> then{after[0].strength, after[1].strength};
                if (!after[0].flees && !after[1].flees && then == strength)
                    continue;
                changes += p;
                if (after[1].flees)
                    wins += p;
                else if (!after[0].flees)
                    wins += p * m_solved[at(then)];
            }
        return changes > 0 ? wins / changes : 0;
    }

    const std::array<Duellist, 2>& m_units;
    std::array<int, 2> m_need{};
    std::vector<double> m_solved;
};

ohw::Traits readTraits(const Inputs& in) {
    ohw::Traits traits;
    for (const std::string& token : in.tokens("traits")) {
        using T = ohw::Traits;
        static const std::map<std::string, bool T::*> names{{"Hoplites", &T::hoplites},
                                                            {"Phalanx", &T::phalanx},
                                                            {"Throwing Spears", &T::throwingSpears},
                                                            {"Impetuous", &T::impetuous},
                                                            {"Loose Order", &T::looseOrder},
                                                            {"Free Turn", &T::freeTurn},
                                                            {"Archers", &T::archers},
                                                            {"Skirmisher", &T::skirmisher},
                                                            {"Light Cavalry", &T::lightCavalry},
                                                            {"Elephants", &T::elephants},
                                                            {"Indian", &T::indian},
                                                            {"African", &T::african},
                                                            {"Elephant Drill", &T::elephantDrill},
                                                            {"Steady 2", &T::steady}};
        const auto name = names.find(token);
        if (name == names.end())
            throw Fault("traits: unknown trait \"" + token + "\"");
        traits.*(name->second) = true;
    }
    return traits;
}

Duellist readDuellist(const Inputs& in) {
    Duellist unit{in.integer("attack", 0, 20), in.integer("defence", 2, 6), in.integer("strength", 1, 20),
                  in.integer("leadership", 3, 6), readTraits(in)};
    in.expectAllRead();
    return unit;
}

Answer duel(const Inputs& in, const ohw::Options& options) {
    const std::array units{readDuellist(in.object("a")), readDuellist(in.object("b"))};
    return {{"p_b_breaks_first", Value::chance(Duel(units, options).solve())}};
}

constexpr std::array duelRows{Kind{"duel", duel}};

}  // namespace

std::span<const Kind> duelKinds() { return duelRows; }

}  // namespace ephor::conformance::squares
