// Tests, dice, rounds, generals: answered by the odds and by the rules of the battle, summed over the faces of a die.
#include "core/rules/ohw/odds/combat_odds.h"
#include "tests/conformance/ohw.h"

#include <algorithm>
#include <map>

namespace ephor::conformance::squares {

namespace {

using ohw::Options;

/// The chance that one die shows a face of which that is true.
template <typename Holds> double chanceOfFaces(const Holds& holds) {
    int faces = 0;
    for (int die = 1; die <= 6; ++die)
        faces += holds(die) ? 1 : 0;
    return faces / 6.0;
}

double riskChance() {
    return chanceOfFaces([](int die) { return ohw::riskFails(die); });
}

double fateChance(ohw::Fate fate, int bonus) {
    return chanceOfFaces([&](int die) { return ohw::fateOf(die, bonus) == fate; });
}

double stampedeChance(ohw::Stampede run, bool already) {
    return chanceOfFaces([&](int die) { return ohw::stampedeOf(die, already) == run; });
}

double power(double base, int exponent) {
    double product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= base;
    return product;
}

// OTW-070, OTW-053: rerolled once where the general does so; the Risk test follows.
Answer leadershipTest(const Inputs& in, const Options&) {
    const double pass = ohw::passChance(in.integer("leadership", 3, 6));
    const double again = in.flag("reroll") ? 1 - pass : 0;
    return {{"p_pass", Value::chance(pass + again * pass)},
            {"p_reroll_used", Value::chance(again)},
            {"p_general_removed", Value::chance(again * riskChance() * fateChance(ohw::Fate::Removed, 0))}};
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
    std::map<ohw::RoundWinner, double> wins;
    for (int a = 0; a <= byB.highest(); ++a)
        for (int b = 0; b <= byA.highest(); ++b)
            wins[ohw::roundWinner(a, b)] += byB[a] * byA[b];
    const double bWins = wins[ohw::RoundWinner::Second];
    const double runs = in.flag("a_elephants") ? bWins * ohw::rampageChance() : 0;
    in.flag("b_elephants");  // B's own rampage is not asked for
    return {{"a_wins", Value::chance(wins[ohw::RoundWinner::First])},
            {"draw", Value::chance(wins[ohw::RoundWinner::None])},
            {"b_wins", Value::chance(bWins)},
            {"a_rampages", Value::chance(runs)}};
}

Answer netHits(const Inputs& in, const Options&) {
    const Chances hits = ohw::hitChances(in.integer("dice", 0, Chances::most), in.integer("need", 2, 6));
    const auto leadership = in.optionalNumber("phalanx_leadership");
    const int rally = in.integer("rally_dice", 0, 10);
    const double negates = leadership ? ohw::passChance(static_cast<int>(*leadership)) : 0;
    return {{"before", listOf(hits)},
            {"after", listOf(ohw::netHits(hits, negates, rally))},
            {"p_two_hits_all_cancelled", Value::chance(ohw::netHits(Chances::binomial(2, 1), 0, rally)[0])}};
}

// OTW-056 to OTW-058, OTW-051
Answer generalRisk(const Inputs& in, const Options&) {
    const int bonus = in.integer("fate_bonus", 0, 1);
    const bool ignoresFirst = in.flag("ignores_first_failure");
    const double fails = riskChance();
    const double removes = fateChance(ohw::Fate::Removed, bonus);
    const double misses = ignoresFirst ? 0 : fails * fateChance(ohw::Fate::MissesTurn, bonus);
    const double removedByOne = ignoresFirst ? 0 : fails * removes;
    double removed = 0;
    double ignored = 0;
    double lucky = ignoresFirst ? 1 : 0;  // unharmed, and the first failure has not come yet
    double bare = 1 - lucky;
    for (int i = in.integer("tests", 0, 10'000); i > 0; --i) {
        ignored += lucky * fails;
        removed += bare * fails * removes;
        bare = bare * (1 - fails * removes) + lucky * fails;
        lucky *= 1 - fails;
    }
    return {{"p_removed", Value::chance(removed)},
            {"p_not_removed", Value::chance(1 - removed)},
            {"p_misses_next_turn", Value::chance(misses)},
            {"p_no_effect", Value::chance(1 - removedByOne - misses)},
            {"p_failure_ignored", Value::chance(ignored)}};
}

// OTW-004, OTW-005: only the phase die ends the phase.
Answer phaseActions(const Inputs& in, const Options&) {
    const int untested = in.integer("untested_actions", 0, 1);
    const int tested = in.integer("n", 0, 1000) - untested;
    const double ends = 1 / 6.0;
    return {{"p_exactly", Value::chance(tested < 1 ? 0 : power(1 - ends, tested - 1) * ends)},
            {"p_at_least", Value::chance(power(1 - ends, std::max(0, tested - 1)))},
            {"mean", Value::chance(untested + 1 / ends)}};
}

// OTW-016, OTW-017, OTW-A08: its die may end the phase, and so does a failed test.
Answer secondMove(const Inputs& in, const Options&) {
    const double pass = ohw::passChance(in.integer("leadership", 3, 6));
    return {{"p_moves_again", Value::chance(pass)}, {"p_phase_ends", Value::chance(1 - 5 / 6.0 * pass)}};
}

Answer pursuitLength(const Inputs& in, const Options&) {
    in.flag("quarry_off_table");  // OTW-048: the tests are the same
    const int leadership = in.integer("leadership", 3, 6);
    const double passed = ohw::passChance(leadership);
    return {{"p_stops_at_first", Value::chance(passed)},
            {"p_still_pursuing", Value::chance(power(1 - passed, in.integer("tests", 0, 1000)))},
            {"mean_tests", Value::chance(1 / passed)}};
}

Answer pursuitCatch(const Inputs& in, const Options&) {
    // It breaks one square away, and flees its full move before the pursuer's next phase.
    const int apart = 1 + in.integer("quarry_move", 1, 3);
    const bool reaches = apart <= in.integer("pursuer_move", 1, 3);
    const double fails = 1 - ohw::passChance(in.integer("leadership", 3, 6));
    const ohw::Traits target{.skirmisher = in.flag("quarry_skirmisher")};
    return {{"p_caught", Value::chance(reaches ? fails : 0)}, {"army_morale_change", -2 * ohw::unitsLoss(target)}};
}

Answer rampageDirection(const Inputs& in, const Options&) {
    using enum ohw::Stampede;
    const bool already = in.flag("already_rampaging");
    std::map<std::string, double> pmf;
    double straight = 0;
    for (const auto& [name, run] : {std::pair{"left", Left}, std::pair{"right", Right}, std::pair{"rear", Rear},
                                    std::pair{"forward", Forward}, std::pair{"none", None}}) {
        pmf[name] = stampedeChance(run, already);
        straight += run == Forward || run == None ? pmf[name] : 0;
    }
    double never = 1;
    for (int i = in.integer("phases", 0, 1000); i > 0; --i)
        never *= straight;
    return {{"pmf", Value::chances(std::move(pmf))}, {"p_never_sideways_or_rear", Value::chance(never)}};
}

constexpr std::array chanceRows{
    Kind{"leadership_test", leadershipTest}, Kind{"follow_up", followUp},
    Kind{"retreat_ladder", retreatLadder},   Kind{"hits_pmf", hitsPmf},
    Kind{"round_result", roundResult},       Kind{"net_hits", netHits},
    Kind{"general_risk", generalRisk},       Kind{"phase_actions", phaseActions},
    Kind{"second_move", secondMove},         Kind{"pursuit_length", pursuitLength},
    Kind{"pursuit_catch", pursuitCatch},     Kind{"rampage_direction", rampageDirection},
};

}  // namespace

std::span<const Kind> chanceKinds() { return chanceRows; }

}  // namespace ephor::conformance::squares
