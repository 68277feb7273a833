// Tests, dice, rounds, generals, duels: answered by arithmetic.h and chances.h.
#include "core/rules/ohw/odds/combat_odds.h"
#include "tests/conformance/ohw.h"

namespace ephor::conformance::squares {

namespace {

using ohw::Options;

Answer leadershipTest(const Inputs& in, const Options&) {
    const ohw::TestChances test = ohw::testChances(in.integer("leadership", 3, 6), in.flag("reroll"));
    return {{"p_pass", Value::chance(test.passed)},
            {"p_reroll_used", Value::chance(test.rerolled)},
            {"p_general_removed", Value::chance(test.generalRemoved)}};
}

Answer followUp(const Inputs& in, const Options&) {
    const double passed = ohw::passChance(in.integer("leadership", 3, 6));
    return {{"p_follows", Value::chance(in.flag("impetuous") ? 1 : passed)}};
}

Answer retreatLadder(const Inputs& in, const Options&) {
    const ohw::LadderChances ladder = ohw::ladderChances(in.integer("leadership", 3, 6), in.integer("max_tests", 1, 3),
                                                         in.integer("rows_behind", 0, 100));
    return {{"holds", Value::chance(ladder.holds)},
            {"back_1_facing", Value::chance(ladder.backFacing)},
            {"back_1_away", Value::chance(ladder.backAway)},
            {"back_2_away", Value::chance(ladder.twiceAway)},
            {"eliminated", Value::chance(ladder.offBoard)}};
}

Answer hitsPmf(const Inputs& in, const Options&) {
    const Chances hits =
        ohw::hitChances(in.integer("dice", 0, Chances::most), in.integer("need", 2, 6), in.flag("reroll_one_miss"));
    return {{"pmf", listOf(hits)}, {"mean", Value::chance(hits.mean())}};
}

Answer roundResult(const Inputs& in, const Options&) {
    const Chances byA = ohw::hitChances(in.integer("a_dice", 0, Chances::most), in.integer("a_need", 2, 6));
    const int dice = in.integer("b_dice", 0, Chances::most);
    const auto need = in.optionalNumber("b_need");
    if (dice > 0 && !need)
        throw Fault("b_need: a number is expected");
    const Chances byB = dice > 0 ? ohw::hitChances(dice, static_cast<int>(*need)) : Chances();
    const ohw::RoundChances round = ohw::roundChances(byB, byA);
    const double runs = in.flag("a_elephants") ? round.secondWins * ohw::rampageChance() : 0;
    in.flag("b_elephants");  // B's own rampage is not asked for
    return {{"a_wins", Value::chance(round.firstWins)},
            {"draw", Value::chance(round.draw)},
            {"b_wins", Value::chance(round.secondWins)},
            {"a_rampages", Value::chance(runs)}};
}

Answer netHits(const Inputs& in, const Options&) {
    const Chances hits = ohw::hitChances(in.integer("dice", 0, Chances::most), in.integer("need", 2, 6));
    const auto leadership = in.optionalNumber("phalanx_leadership");
    const int rally = in.integer("rally_dice", 0, 10);
    const double negates = leadership ? ohw::passChance(static_cast<int>(*leadership)) : 0;
    return {{"before", listOf(hits)},
            {"after", listOf(ohw::netHits(hits, negates, rally))},
            {"p_two_hits_all_cancelled", Value::chance(ohw::allRallied(2, rally))}};
}

Answer generalRisk(const Inputs& in, const Options&) {
    const ohw::RiskChances one = ohw::riskChances(1, in.integer("fate_bonus", 0, 1), in.flag("ignores_first_failure"));
    const ohw::RiskChances all = ohw::riskChances(in.integer("tests", 0, 10'000), in.integer("fate_bonus", 0, 1),
                                                  in.flag("ignores_first_failure"));
    return {{"p_removed", Value::chance(all.removed)},
            {"p_not_removed", Value::chance(1 - all.removed)},
            {"p_misses_next_turn", Value::chance(one.missesTurn)},
            {"p_no_effect", Value::chance(1 - one.removed - one.missesTurn)},
            {"p_failure_ignored", Value::chance(all.failureIgnored)}};
}

Answer phaseActions(const Inputs& in, const Options&) {
    const int untested = in.integer("untested_actions", 0, 1);
    const int n = in.integer("n", 0, 1000);
    return {{"p_exactly", Value::chance(ohw::actionsChance(untested, n))},
            {"p_at_least", Value::chance(ohw::actionsAtLeastChance(untested, n))},
            {"mean", Value::chance(ohw::actionsMean(untested))}};
}

Answer secondMove(const Inputs& in, const Options&) {
    const ohw::SecondMoveChances second = ohw::secondMoveChances(in.integer("leadership", 3, 6));
    return {{"p_moves_again", Value::chance(second.moves)}, {"p_phase_ends", Value::chance(second.phaseEnds)}};
}

Answer pursuitLength(const Inputs& in, const Options&) {
    in.flag("quarry_off_table");  // OTW-048: the tests are the same
    const int leadership = in.integer("leadership", 3, 6);
    const double passed = ohw::passChance(leadership);
    return {{"p_stops_at_first", Value::chance(passed)},
            {"p_still_pursuing", Value::chance(ohw::stillPursuing(leadership, in.integer("tests", 0, 1000)))},
            {"mean_tests", Value::chance(1 / passed)}};
}

Answer pursuitCatch(const Inputs& in, const Options&) {
    // It breaks one square away, and flees its full move before the pursuer's next phase.
    const int apart = 1 + in.integer("quarry_move", 1, 3);
    const bool reaches = apart <= in.integer("pursuer_move", 1, 3);
    const double fails = 1 - ohw::passChance(in.integer("leadership", 3, 6));
    const ohw::Traits quarry{.skirmisher = in.flag("quarry_skirmisher")};
    return {{"p_caught", Value::chance(reaches ? fails : 0)}, {"army_morale_change", -2 * ohw::unitsLoss(quarry)}};
}

Answer rampageDirection(const Inputs& in, const Options&) {
    using enum ohw::Stampede;
    const bool already = in.flag("already_rampaging");
    std::map<std::string, double> pmf;
    double straight = 0;
    for (const auto& [name, run] : {std::pair{"left", Left}, std::pair{"right", Right}, std::pair{"rear", Rear},
                                    std::pair{"forward", Forward}, std::pair{"none", None}}) {
        pmf[name] = ohw::stampedeChance(run, already);
        straight += run == Forward || run == None ? pmf[name] : 0;
    }
    double never = 1;
    for (int i = in.integer("phases", 0, 1000); i > 0; --i)
        never *= straight;
    return {{"pmf", Value::chances(std::move(pmf))}, {"p_never_sideways_or_rear", Value::chance(never)}};
}

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

ohw::Duellist readDuellist(const Inputs& in) {
    ohw::Duellist unit{in.integer("attack", 0, 20), in.integer("defence", 2, 6), in.integer("strength", 1, 20),
                       in.integer("leadership", 3, 6), readTraits(in)};
    in.expectAllRead();
    return unit;
}

Answer duel(const Inputs& in, const Options& options) {
    return {{"p_b_breaks_first",
             Value::chance(ohw::duelChance({readDuellist(in.object("a")), readDuellist(in.object("b"))}, options))}};
}

constexpr std::array chanceRows{
    Kind{"leadership_test", leadershipTest},
    Kind{"follow_up", followUp},
    Kind{"retreat_ladder", retreatLadder},
    Kind{"hits_pmf", hitsPmf},
    Kind{"round_result", roundResult},
    Kind{"net_hits", netHits},
    Kind{"general_risk", generalRisk},
    Kind{"phase_actions", phaseActions},
    Kind{"second_move", secondMove},
    Kind{"pursuit_length", pursuitLength},
    Kind{"pursuit_catch", pursuitCatch},
    Kind{"rampage_direction", rampageDirection},
    Kind{"duel", duel},
};

}  // namespace

std::span<const Kind> chanceKinds() { return chanceRows; }

}  // namespace ephor::conformance::squares
