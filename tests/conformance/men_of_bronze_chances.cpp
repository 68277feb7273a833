// Arete, dice, losses, tests and whole Fights: answered by arithmetic.h, chances.h and clash.h.
#include "core/rules/men_of_bronze/odds/clash.h"
#include "tests/conformance/men_of_bronze.h"

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

Answer opposedRoll(const Inputs& in, const Options& options) {
    using enum mob::OpposedTie;
    const bool steal = in.oneOf("purpose", std::array{std::pair{"roll_off", false}, std::pair{"steal", true}});
    const double once =
        mob::opposedChance(steal ? mob::stealTie(options) : RolledAgain, in.integer("rerolls", 0, most));
    const int attempts = in.integer("attempts", 0, 1000);
    double notYet = 1;
    double atLast = 0;
    for (int i = 0; i < attempts; ++i) {
        atLast = notYet * once;
        notYet *= 1 - once;
    }
    const Distribution difference = Distribution::die(6) - Distribution::die(6);
    return {{"p_success", Value::chance(1 - notYet)},
            {"p_first_success_at_last", Value::chance(atLast)},
            {"p_first_roll_tied", Value::chance(difference.at(0))}};
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
    side.struckFrom = readStruck(in);
    return {{"dice", mob::fightDice(side, options).total()}};
}

Answer effectiveArmor(const Inputs& in, const Options& options) {
    in.oneOf("attack", std::array{std::pair{"fight", 0}, std::pair{"shoot", 1}});  // MOB-092: the same against both
    return {{"armor",
             mob::effectiveArmor(in.integer("base"), in.flag("phalanx"), readStruck(in), in.flag("difficult"), options)
                 .total()}};
}

Answer courageLoss(const Inputs& in, const Options& options) {
    return {{"loss", mob::courageLoss(in.integer("hits", 0, 1000000), in.integer("armor", 1, 1000000), options)}};
}

Answer shootLossPmf(const Inputs& in, const Options& options) {
    const Inputs target = in.object("target");
    const int dice = typeOf(in, "shooter").stat("shoot");
    const int armor = mob::effectiveArmor(typeOf(target).stat("armor"), target.flag("phalanx"), readStruck(target),
                                          target.flag("difficult"), options)
                          .total();
    target.expectAllRead();
    const Chances hits = mob::hitChances(dice, mob::toHit(in.flag("shooter_wavering")));
    return {{"dice", dice}, {"armor", armor}, {"pmf", byNumber(mob::lossChances(hits, armor, options).distribution())}};
}

// Discipline ----------------------------------------------------------------------------------------------------------

/// Discipline and the Strategos' dice.
int disciplineDice(const Inputs& in) {
    return in.integer("discipline", 0, most / 2) + in.integer("strategos", 0, most / 2);
}

Answer disciplinePass(const Inputs& in, const Options&) {
    const double p = mob::passChance(disciplineDice(in), in.integer("successes_needed"),
                                     in.integer("consecutive_tests", 0, 1000), in.integer("rerolls", 0, most));
    return {{"p_pass", Value::chance(p)}};
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
    const Chances drifts = mob::driftChances(disciplineDice(in), in.integer("courage"), advances, options);
    return {{"p_no_drift", Value::chance(drifts[0])},
            {"p_any_drift", Value::chance(drifts.atLeast(1))},
            {"total_bw_pmf", byNumber(drifts.distribution())}};
}

Answer dangerousEntry(const Inputs& in, const Options& options) {
    const mob::EntryChances entry = mob::entryChances(disciplineDice(in), in.integer("courage_before"), options);
    return {{"p_loses_courage", Value::chance(entry.losesCourage)},
            {"p_newly_wavering", Value::chance(entry.newlyWavering)}};
}

// Evading, pushback, army ---------------------------------------------------------------------------------------------

Answer contactAfterEvade(const Inputs& in, const Options& options) {
    const mob::EvadeChances evade = mob::evadeChances(in.number("remaining_move"), in.flag("pursue"), options.bw);
    return {{"p_contact", Value::chance(evade.contact)}, {"p_pursue_needed", Value::chance(evade.pursueNeeded)}};
}

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

Answer gapAfterPushback(const Inputs& in, const Options&) {
    using enum mob::WinnerMove;
    const auto move = in.oneOf("winner_choice", std::array{std::pair{"stand", Stand}, std::pair{"regroup", Regroup},
                                                           std::pair{"pursue", Pursue}});
    return {{"pmf", byNumber(mob::gapAfterPushback(move))}};
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
    in.integer("strategos_value");  // MOB-153: his dice do not count
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
    const Chances routed = mob::collapseChances(disciplines, tests);
    return {{"p_first_routs", Value::chance(mob::collapseRoutChance(disciplines.front(), tests))},
            {"count_pmf", byNumber(routed.distribution())},
            {"p_all_stand", Value::chance(routed[0])}};
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
    side.struckFrom = readStruck(in);
    side.inDifficult = in.flag("in_difficult");
    side.rerolls = rerolls;
    in.expectAllRead();
    return side;
}

Answer wholeFight(const Inputs& in, const Options& options) {
    const mob::Clash clash =
        mob::reckonClash({clashSide(in.object("attacker"), in.integer("attacker_rerolls", 0, most)),
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

Answer shootSeries(const Inputs& in, const Options& options) {
    mob::Target target;
    target.armor = in.integer("armor", 1, 1000);
    target.courage = in.integer("courage", 0, most);
    const mob::SeriesChances series = mob::shootSeries(in.integer("dice", 0, most), in.integer("discipline", 0, most),
                                                       target, in.integer("shots", 0, 1000), options);
    return {{"p_rout", Value::chance(series.courage[0])},
            {"p_alive_wavering", Value::chance(series.aliveWavering)},
            {"courage", byNumber(series.courage.distribution())}};
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

Answer duelToRout(const Inputs& in, const Options& options) {
    const std::vector<int> bonus = in.integers("first_round_bonus");
    if (bonus.size() != 2)
        throw Fault("first_round_bonus: two numbers are expected");
    const mob::DuelChances duel = mob::duelChances({combatant(in.object("attacker")), combatant(in.object("defender"))},
                                                   {bonus[0], bonus[1]}, options);
    return {{"only_attacker_routs", Value::chance(duel.onlyRouts[0])},
            {"only_defender_routs", Value::chance(duel.onlyRouts[1])},
            {"both_rout", Value::chance(duel.bothRout)}};
}

Answer chargeVsEvade(const Inputs& in, const Options& options) {
    const mob::EvadedChargeChances charge =
        mob::evadedChargeChances(in.number("remaining_move"), in.flag("pursue"),
                                 {combatant(in.object("attacker")), combatant(in.object("defender"))}, options);
    return {{"p_contact", Value::chance(charge.contact)},
            {"p_evader_routs", Value::chance(charge.evaderRouts)},
            {"p_evader_newly_wavering", Value::chance(charge.evaderNewlyWavering)},
            {"p_charger_loses_courage", Value::chance(charge.chargerLosesCourage)}};
}

constexpr std::array chanceRows{
    Kind{"arete_total", areteTotal},         Kind{"arete_next_turn", areteNextTurn},
    Kind{"opposed_roll", opposedRoll},       Kind{"fight_dice", fightDice},
    Kind{"effective_armor", effectiveArmor}, Kind{"courage_loss", courageLoss},
    Kind{"shoot_loss_pmf", shootLossPmf},    Kind{"discipline_pass", disciplinePass},
    Kind{"test_required", testRequired},     Kind{"drift", drift},
    Kind{"dangerous_entry", dangerousEntry}, Kind{"p_contact_after_evade", contactAfterEvade},
    Kind{"pushback_loser", pushbackLoser},   Kind{"gap_after_pushback_pmf", gapAfterPushback},
    Kind{"army_points", armyPoints},         Kind{"collapse_triggers", collapseTriggers},
    Kind{"collapse_rout", collapseRout},     Kind{"whole_fight", wholeFight},
    Kind{"shoot_series", shootSeries},       Kind{"duel_to_rout", duelToRout},
    Kind{"charge_vs_evade", chargeVsEvade},
};

}  // namespace

std::span<const Kind> chanceKinds() { return chanceRows; }

}  // namespace ephor::conformance::bronze
