// Arete, dice, losses, tests and whole Fights: answered by formulas.h, combat_odds.h and clash.h.
#include "core/rules/men_of_bronze/odds/clash.h"
#include "tests/conformance/men_of_bronze.h"

#include <map>
#include <tuple>

namespace ephor::conformance::bronze {

namespace {

using mob::Options;

constexpr int most = Chances::most;

// Arete and Initiative ------------------------------------------------------------------------------------------------

Answer areteTotal(const Inputs& in, const Options&) {
    return {{"arete", mob::areteAtStart(in.integer("units_on_table"), in.flag("strategos_alive"))}};
}

Answer areteNextTurn(const Inputs& in, const Options&) {
    const int units = in.integer("units_at_turn_start") - in.integer("units_routed_this_turn");
    const bool routed = in.flag("strategos_routed");
    return {{"arete", mob::areteAtStart(units, in.flag("strategos_alive_at_start") && !routed)}};
}

// Dice, Armor, losses -------------------------------------------------------------------------------------------------

Answer fightDice(const Inputs& in, const Options& options) {
    mob::FightSide side;
    side.attack = typeOf(in).stat("attack");
    side.strategos = in.integer("strategos");
    side.supports = in.integer("supports");
    side.charging = in.flag("charging");
    side.phalanx = in.flag("phalanx");
    side.facing = readFacing(in, "facing");
    side.attackedSide = readAttackedSide(in);
    return {{"dice", mob::fightDice(side, options).total()}};
}

Answer effectiveArmor(const Inputs& in, const Options& options) {
    in.oneOf("attack", std::array{std::pair{"fight", 0}, std::pair{"shoot", 1}});  // MOB-092: the same against both
    return {{"armor", mob::effectiveArmor(in.integer("base"), in.flag("phalanx"), readAttackedSide(in),
                                          in.flag("difficult"), options)
                          .total()}};
}

Answer courageLoss(const Inputs& in, const Options& options) {
    return {{"loss", mob::courageLoss(in.integer("hits", 0, 1000000), in.integer("armor", 1, 1000000), options)}};
}

Answer shootLossPmf(const Inputs& in, const Options& options) {
    const Inputs target = in.object("target");
    const int dice = typeOf(in, "shooter").stat("shoot");
    const int armor = mob::effectiveArmor(typeOf(target).stat("armor"), target.flag("phalanx"),
                                          readAttackedSide(target), target.flag("difficult"), options)
                          .total();
    target.expectAllRead();
    const Distribution hits = mob::hitChances(dice, mob::toHit(in.flag("shooter_wavering"))).distribution();
    return {{"dice", dice},
            {"armor", armor},
            {"pmf", byNumber(hits.mapped([&](int n) { return mob::courageLoss(n, armor, options); }))}};
}

// Discipline ----------------------------------------------------------------------------------------------------------

/// Discipline and the Strategos' dice.
int disciplineDice(const Inputs& in) {
    return in.integer("discipline", 0, most / 2) + in.integer("strategos", 0, most / 2);
}

Answer disciplinePass(const Inputs& in, const Options&) {
    const int dice = disciplineDice(in);
    const int needed = in.integer("successes_needed");
    const int tests = in.integer("consecutive_tests", 0, 1000);
    const int rerolls = in.integer("rerolls", 0, most);
    if (rerolls > 0 && tests != 1)
        throw Fault("rerolls: only with a single test");
    return {{"p_pass", Value::chance(rerolls > 0 ? mob::hitChances(dice, 4, rerolls).atLeast(needed)
                                                 : mob::passChance(dice, needed, tests))}};
}

Answer testRequired(const Inputs& in, const Options& options) {
    using enum mob::LossSource;
    const auto source = in.oneOf("source", std::array{std::pair{"fight", Fight}, std::pair{"shoot", Shoot},
                                                      std::pair{"dangerous_ground", DangerousGround}});
    const mob::TestNeed need = mob::testRequired(in.integer("courage_before"), in.integer("courage_lost"),
                                                 in.integer("lost_earlier_this_turn"), source, options);
    return {{"test", need.test},
            {"routed", need.routed},
            {"tests", need.tests},
            {"successes_needed", need.successesNeeded}};
}

Answer drift(const Inputs& in, const Options& options) {
    const int advances = in.integer("moves", 0, most / 2) + in.integer("charges", 0, most / 2);
    const double passes = mob::passChance(disciplineDice(in), 1, mob::plainTests(in.integer("courage"), options));
    const Chances drifts = Chances::binomial(advances, 1 - passes);
    return {{"p_no_drift", Value::chance(drifts[0])},
            {"p_any_drift", Value::chance(drifts.atLeast(1))},
            {"total_bw_pmf", byNumber(drifts.distribution())}};
}

Answer dangerousEntry(const Inputs& in, const Options& options) {
    const int dice = disciplineDice(in);
    const int courage = in.integer("courage_before");
    const double loses = 1 - mob::passChance(dice, 1, mob::plainTests(courage, options));
    const mob::TestNeed need = mob::testRequired(courage, 1, 0, mob::LossSource::DangerousGround, options);
    const double wavers = need.test ? 1 - mob::passChance(dice, need.successesNeeded, need.tests) : 0;
    return {{"p_loses_courage", Value::chance(loses)}, {"p_newly_wavering", Value::chance(loses * wavers)}};
}

// Pushback, army ------------------------------------------------------------------------------------------------------

Answer pushbackLoser(const Inputs& in, const Options&) {
    const bool survive = in.flag("both_survive");
    switch (mob::pushbackLoser(in.flag("both_phalanx_capable"), !survive, !survive, in.integer("loss_a"),
                               in.integer("loss_b"))) {
    case mob::PushedBack::Attacker:
        return {{"loser", "a"}};
    case mob::PushedBack::Defender:
        return {{"loser", "b"}};
    case mob::PushedBack::None:
        break;
    }
    return {{"loser", "none"}};
}

Answer armyPoints(const Inputs& in, const Options&) {
    int points = 0;
    for (const std::string& id : in.tokens("units")) {
        const TroopType& type = typeNamed(id);
        if (!type.points)
            throw Fault(id + " has no points");
        points += *type.points;
    }
    return {{"points", points}};
}

Answer collapseTriggers(const Inputs& in, const Options&) {
    in.oneOf("measured_in", std::array{std::pair{"points", 0}, std::pair{"units", 1}});
    const int total = in.integer("value_total");
    const int before = in.integer("value_lost_before");
    const mob::CollapseTriggers fired = mob::collapseTriggers(total, before, false, false, false);
    const mob::CollapseTriggers now =
        mob::collapseTriggers(total, before + in.integer("value_lost_now"), in.flag("strategos_killed_this_turn"),
                              fired.half, fired.threeQuarters);
    std::vector<Value> triggers;
    if (now.strategos)
        triggers.emplace_back("strategos");
    if (now.half)
        triggers.emplace_back("half");
    if (now.threeQuarters)
        triggers.emplace_back("three_quarters");
    return {{"triggers", Value::set(std::move(triggers))}};
}

Answer collapseRout(const Inputs& in, const Options& options) {
    in.integer("strategos_value");  // MOB-153: the general's dice do not count
    mob::CollapseTriggers triggers;
    for (const std::string& trigger : in.tokens("triggers")) {
        if (trigger == "strategos")
            triggers.strategos = true;
        else if (trigger == "half")
            triggers.half = true;
        else if (trigger == "three_quarters")
            triggers.threeQuarters = true;
        else
            throw Fault("triggers: unknown value \"" + trigger + "\"");
    }
    const std::vector<int> disciplines = in.integers("disciplines");
    if (disciplines.empty() || disciplines.size() > most)
        throw Fault("disciplines: 1 to 64 units are expected");
    const int tests = mob::collapseTests(triggers, options);
    const auto routs = [&](int discipline) { return 1 - mob::passChance(discipline, 1, tests); };
    Distribution routed;
    for (const int discipline : disciplines)
        routed = routed + Distribution::binomial(1, routs(discipline));
    return {{"p_first_routs", Value::chance(routs(disciplines.front()))},
            {"count_pmf", byNumber(routed)},
            {"p_all_stand", Value::chance(routed.at(0))}};
}

// Whole Fights --------------------------------------------------------------------------------------------------------

mob::ClashSide clashSide(const Inputs& in, int rerolls) {
    const TroopType& type = typeOf(in);
    mob::ClashSide side;
    side.attack = type.stat("attack");
    side.armor = type.stat("armor");
    side.discipline = type.stat("discipline");
    side.courage = in.integer("courage", 1, most);
    side.wavering = in.flag("wavering");
    side.phalanx = in.flag("phalanx");
    side.phalanxCapable = type.has("phalanx");
    side.charging = in.flag("charging");
    side.countercharging = in.flag("countercharging");
    side.supports = in.integer("supports", 0, 16);
    side.strategos = in.integer("strategos", 0, 16);
    side.attacks = readFacing(in, "attacks");
    side.attackedSide = readAttackedSide(in);
    side.inDifficult = in.flag("in_difficult");
    side.rerolls = rerolls;
    in.expectAllRead();
    return side;
}

Answer wholeFight(const Inputs& in, const Options& options) {
    const mob::Clash clash =
        mob::computeClash({clashSide(in.object("attacker"), in.integer("attacker_rerolls", 0, most)),
                           clashSide(in.object("defender"), in.integer("defender_rerolls", 0, most))},
                          options);
    const mob::FightChances& chances = clash.chances;
    Answer answer;
    for (const std::size_t i : {0, 1}) {
        const std::string side = i == 0 ? "attacker" : "defender";
        answer.emplace(side + "_dice", clash.dice[i].total());
        answer.emplace(side + "_armor", clash.armor[i].total());
        answer.emplace(side + "_loss", byNumber(chances.losses[i].distribution()));
        answer.emplace("mean_" + side + "_loss", Value::chance(chances.losses[i].mean()));
        answer.emplace("p_" + side + "_rout", Value::chance(chances.routs[i]));
        answer.emplace("p_" + side + "_newly_wavering", Value::chance(chances.newlyWavering[i]));
        answer.emplace("p_" + side + "_test", Value::chance(chances.tests[i]));
        answer.emplace("p_" + side + "_pushed_back", Value::chance(chances.pushedBack[i]));
        answer.emplace("p_" + side + "_supporters_rout", Value::chance(clash.supportersRout[i]));
    }
    answer.emplace("p_both_rout", Value::chance(chances.bothRout));
    answer.emplace("p_no_pushback_tie_both_survive", Value::chance(chances.tied));
    return answer;
}

mob::Combatant combatant(const Inputs& in) {
    mob::Combatant side;
    side.dice = in.integer("dice", 0, most / 2);
    side.discipline = in.integer("discipline", 0, most);
    side.target.armor = in.integer("armor", 1, 1000);
    side.target.courage = in.integer("courage", 1, most);
    side.target.wavering = in.flag("wavering");
    in.expectAllRead();
    return side;
}

// What is made of several volleys and Fights --------------------------------------------------------------------------

/// What a volley or a Fight leaves of a unit, with the chance of it.
struct Left {
    mob::Target unit;
    double p = 0;
};

/// MOB-091 to MOB-094: what hits with those chances leave of it; a test may leave it Wavering.
std::vector<Left> leftAfter(const mob::Target& target, int discipline, const Chances& hits, mob::LossSource source,
                            const Options& options) {
    std::vector<Left> left;
    for (int n = 0; n <= hits.highest(); ++n) {
        const mob::LossResult after = mob::afterHits(n, target, source, options);
        const double passes =
            after.test.test ? mob::passChance(discipline, after.test.successesNeeded, after.test.tests) : 1;
        for (const bool fails : {false, true}) {
            mob::Target unit = target;
            unit.courage = after.courage;
            unit.wavering = target.wavering || fails;
            if (const double p = hits[n] * (fails ? 1 - passes : passes); p > 0)
                left.push_back({unit, p});
        }
    }
    return left;
}

/// One volley a turn, without rallies.
Answer shootSeries(const Inputs& in, const Options& options) {
    mob::Target target;
    target.armor = in.integer("armor", 1, 1000);
    target.courage = in.integer("courage", 0, most);
    const Chances hits = mob::hitChances(in.integer("dice", 0, most), mob::toHit(false));
    const int discipline = in.integer("discipline", 0, most);
    std::map<std::pair<int, bool>, double> states{{{target.courage, false}, 1.0}};
    for (int shot = in.integer("shots", 0, 1000); shot > 0; --shot) {
        std::map<std::pair<int, bool>, double> next;
        for (const auto& [state, p] : states) {
            std::tie(target.courage, target.wavering) = state;
            if (target.courage == 0)
                next[state] += p;
            else
                for (const Left& left : leftAfter(target, discipline, hits, mob::LossSource::Shoot, options))
                    next[{left.unit.courage, left.unit.wavering}] += p * left.p;
        }
        states = std::move(next);
    }
    std::map<std::string, double> courage;
    double waversAlive = 0;
    for (const auto& [state, p] : states) {
        courage[std::to_string(state.first)] += p;
        waversAlive += state.first > 0 && state.second ? p : 0;
    }
    return {{"p_rout", Value::chance(courage["0"])},
            {"p_alive_wavering", Value::chance(waversAlive)},
            {"courage", Value::chances(courage)}};
}

/// Fights until at least one of the two routs; nobody rallies, and the winner always follows up. The chances of each
/// state follow from those of the states after it: Courage only falls and Wavering stays.
class Duel {
public:
    /// Chances that the attacker alone routs, the defender alone, or both.
    using Ends = std::array<double, 3>;

    Duel(const std::array<mob::Combatant, 2>& primaries, const Options& options)
        : m_primaries(primaries), m_options(options) {}

    /// `moreDice` both have in this round alone, such as those of a charge.
    Ends after(const std::array<mob::Target, 2>& now, const std::array<int, 2>& moreDice) {
        const auto [ends, stays] = afterRound(now, moreDice);
        return stays > 0 ? sum(ends, stays, solved(now)) : ends;
    }

private:
    static Ends sum(Ends ends, double p, const Ends& then) {
        for (std::size_t i = 0; i < ends.size(); ++i)
            ends[i] += p * then[i];
        return ends;
    }

    const Ends& solved(const std::array<mob::Target, 2>& now) {
        const std::array key{now[0].courage, now[1].courage, now[0].wavering ? 1 : 0, now[1].wavering ? 1 : 0};
        if (const auto known = m_solved.find(key); known != m_solved.end())
            return known->second;
        const auto [ends, stays] = afterRound(now, {0, 0});
        return m_solved[key] = stays < 1 ? sum({}, 1 / (1 - stays), ends) : Ends{};
    }

    /// How it ends after a round that changes something, and the chance that it changes nothing.
    std::pair<Ends, double> afterRound(const std::array<mob::Target, 2>& now, const std::array<int, 2>& moreDice) {
        std::array<std::vector<Left>, 2> left;
        for (const std::size_t i : {0, 1}) {
            const mob::Combatant& enemy = m_primaries[1 - i];
            const Chances hits = mob::hitChances(enemy.dice + moreDice[1 - i], mob::toHit(now[1 - i].wavering));
            left[i] = leftAfter(now[i], m_primaries[i].discipline, hits, mob::LossSource::Fight, m_options);
        }
        Ends ends{};
        double stays = 0;
        for (const Left& a : left[0])
            for (const Left& d : left[1]) {
                const double p = a.p * d.p;
                if (a.unit.courage == 0 || d.unit.courage == 0)
                    ends[a.unit.courage > 0 ? 1 : d.unit.courage > 0 ? 0 : 2] += p;
                else if (a.unit.courage == now[0].courage && d.unit.courage == now[1].courage)
                    stays += p;
                else
                    ends = sum(ends, p, solved({a.unit, d.unit}));
            }
        return {ends, stays};
    }

    const std::array<mob::Combatant, 2>& m_primaries;
    const Options& m_options;
    std::map<std::array<int, 4>, Ends> m_solved;
};

Answer duelToRout(const Inputs& in, const Options& options) {
    const std::vector<int> bonus = in.integers("first_round_bonus");
    if (bonus.size() != 2)
        throw Fault("first_round_bonus: two numbers are expected");
    const std::array primaries{combatant(in.object("attacker")), combatant(in.object("defender"))};
    const Duel::Ends ends =
        Duel(primaries, options).after({primaries[0].target, primaries[1].target}, {bonus[0], bonus[1]});
    return {{"only_attacker_routs", Value::chance(ends[0])},
            {"only_defender_routs", Value::chance(ends[1])},
            {"both_rout", Value::chance(ends[2])}};
}

/// A charge that reached a unit which evades; where contact is restored, one Fight follows.
Answer chargeVsEvade(const Inputs& in, const Options& options) {
    const double contact = evadeChances(in.number("remaining_move"), in.flag("pursue"), options).contact;
    const mob::FightChances fight =
        mob::fightChances({combatant(in.object("attacker")), combatant(in.object("defender"))}, options);
    return {{"p_contact", Value::chance(contact)},
            {"p_evader_routs", Value::chance(contact * fight.routs[1])},
            {"p_evader_newly_wavering", Value::chance(contact * fight.newlyWavering[1])},
            {"p_charger_loses_courage", Value::chance(contact * fight.losses[0].atLeast(1))}};
}

constexpr std::array chanceRows{
    Kind{"arete_total", areteTotal},
    Kind{"arete_next_turn", areteNextTurn},
    Kind{"fight_dice", fightDice},
    Kind{"effective_armor", effectiveArmor},
    Kind{"courage_loss", courageLoss},
    Kind{"shoot_loss_pmf", shootLossPmf},
    Kind{"discipline_pass", disciplinePass},
    Kind{"test_required", testRequired},
    Kind{"drift", drift},
    Kind{"dangerous_entry", dangerousEntry},
    Kind{"pushback_loser", pushbackLoser},
    Kind{"army_points", armyPoints},
    Kind{"collapse_triggers", collapseTriggers},
    Kind{"collapse_rout", collapseRout},
    Kind{"whole_fight", wholeFight},
    Kind{"shoot_series", shootSeries},
    Kind{"duel_to_rout", duelToRout},
    Kind{"charge_vs_evade", chargeVsEvade},
};

}  // namespace

std::span<const Kind> chanceKinds() { return chanceRows; }

}  // namespace ephor::conformance::bronze
