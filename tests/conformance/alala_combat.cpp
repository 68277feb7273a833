// Combat, shooting, results, and what is made of them: answered by formulas.h, combat_results.h and combat_odds.h.
#include "core/rules/alala/reasons.h"
#include "tests/conformance/alala.h"
#include "tests/support/builtin_rules.h"

#include <algorithm>

namespace ephor::conformance::phalanx {

namespace {

using ala::Options;
using ala::Outcome;

constexpr int most = Chances::most;

/// The name that the cases give to a line of the breakdown; nothing for the last die.
const char* keyOf(const Reason& why) {
    namespace r = ala::reasons;
    const std::array<std::pair<const Reason*, const char*>, 16> keys{{
        {&r::men, "men"},
        {&r::disorder, "dp"},
        {&r::eager, "aggression"},
        {&r::ready, "aggression"},
        {&r::shaken, "aggression"},
        {&r::ground, "ground"},
        {&r::charge, "charge"},
        {&r::cavalryOverFoot, "cavalry_v_unformed"},
        {&r::bandSupport, "band_support"},
        {&r::cerberus, "cerberus"},
        {&r::flankLeft, "flank_left"},
        {&r::secondLeft, "second_left"},
        {&r::flankRight, "flank_right"},
        {&r::secondRight, "second_right"},
        {&r::shieldless, "shieldless"},
        {&r::deep, "deep"},
    }};
    for (const auto& [reason, key] : keys)
        if (reason == &why)
            return key;
    return nullptr;
}

Answer combatDice(const Inputs& in, const Options& options) {
    const ala::CombatSide side = readCombatSide(in, options);
    const Breakdown dice = ala::combatDice(side, options);
    std::map<std::string, double> lines{{"men", 0}};
    for (const BreakdownLine& line : dice.lines())
        if (const char* key = keyOf(*line.why))
            lines[key] += line.amount;
    return {{"dice", dice.total()},
            {"hit_on", ala::hitsOn(side)},
            {"automatic_hits", ala::automaticHits(side)},
            {"breakdown", Value::chances(std::move(lines))}};
}

ala::CombatSide sideIn(const Inputs& in, const char* field, const Options& options) {
    const Inputs side = in.object(field);
    const ala::CombatSide read = readCombatSide(side, options);
    side.expectAllRead();
    return read;
}

/// ALA-223: own losses by the result alone.
double meanCasualties(const ala::OutcomeChances& chances) {
    double mean = 0;
    for (const Outcome outcome : ala::allOutcomes)
        mean += ala::casualtiesOf(outcome) * chances[outcome];
    return mean;
}

Answer combatProb(const Inputs& in, const Options& options) {
    const ala::CombatDice a = ala::combatDiceOf(sideIn(in, "a", options), options);
    const ala::CombatDice b = ala::combatDiceOf(sideIn(in, "b", options), options);
    const ala::OutcomeChances chances = ala::outcomeChances(a, b);
    return {{"a_dice", a.dice},
            {"a_hit_on", a.need},
            {"a_automatic_hits", a.automatic},
            {"b_dice", b.dice},
            {"b_hit_on", b.need},
            {"b_automatic_hits", b.automatic},
            {"victory", Value::chance(chances[Outcome::Victory])},
            {"success", Value::chance(chances[Outcome::Success])},
            {"inconclusive", Value::chance(chances[Outcome::Inconclusive])},
            {"set_back", Value::chance(chances[Outcome::SetBack])},
            {"defeat", Value::chance(chances[Outcome::Defeat])},
            {"mean_difference", Value::chance(chances.meanDifference)},
            {"expected_casualties_a", Value::chance(meanCasualties(chances))},
            {"expected_casualties_b", Value::chance(meanCasualties(ala::reversed(chances)))}};
}

Answer shootingDice(const Inputs& in, const Options& options) {
    const ala::ShotTarget target{readTroops(in, options, "target_type").isHoplites(), in.flag("target_formed"),
                                 in.flag("from_front")};
    const Breakdown dice = ala::shootingDice(readTroops(in, options), in.integer("men", 0, 1000), target);
    return {{"dice", dice.total()}, {"casualty_on", ala::shotKillsOn}};
}

/// ALA-246, ALA-258: up to so many missed dice of a roll are rerolled, once; or all, where fewer than `below` hit.
Chances rerolled(int dice, int need, int misses, int below) {
    const Chances first = ala::hitChances(dice, need);
    Chances hits = Chances::empty(dice);
    for (int n = 0; n <= dice; ++n) {
        const int kept = n < below ? 0 : n;
        const Chances again = ala::hitChances(n < below ? dice : std::min(misses, dice - n), need);
        for (int more = 0; more <= again.highest(); ++more)
            hits[kept + more] += first[n] * again[more];
    }
    return hits;
}

Answer hitsProb(const Inputs& in, const Options&) {
    const int dice = in.integer("dice", 0, most);
    const int need = in.integer("hit_on", 2, 6);
    const int misses = in.integer("reroll_misses_up_to", 0, most);
    const std::optional<double> below = in.optionalNumber("reroll_all_below");
    if (misses > 0 && below)
        throw Fault("one throw has two kinds of re-rolls");
    const Distribution once = rerolled(dice, need, misses, static_cast<int>(below.value_or(0))).distribution();
    Distribution hits;
    for (int i = in.integer("throws", 1, 100); i > 0; --i)
        hits = hits + once;
    return {{"pmf", byNumber(hits)},
            {"mean", Value::chance(hits.mean())},
            {"p_at_least_one", Value::chance(hits.atLeast(1))},
            {"p_at_least_4", Value::chance(hits.atLeast(4))}};
}

Answer freeHackProb(const Inputs& in, const Options& options) {
    const int figures = in.integer("figures_in_contact", 0, most);
    const Chances kills = ala::hitChances(ala::freeHackDice(figures, figures, options), ala::hackKillsOn);
    return {{"mean", Value::chance(kills.mean())},
            {"p_at_least_6", Value::chance(kills.atLeast(6))},
            {"p_at_least_9", Value::chance(kills.atLeast(9))},
            {"p_zero", Value::chance(kills[0])}};
}

Answer resultClass(const Inputs& in, const Options&) {
    const Outcome outcome = ala::outcomeOf(in.integer("hit_difference"));
    return {{"result", word(outcome)},
            {"opponent_result", word(ala::opposite(outcome))},
            {"casualties_self", ala::casualtiesOf(outcome)},
            {"casualties_opponent", ala::casualtiesOf(ala::opposite(outcome))},
            {"hoplite_aggression_change", ala::levelSteps(outcome)}};
}

ala::Fighter readFighter(const Inputs& in, const char* field, const Options& options) {
    const Inputs unit = in.object(field);
    ala::Fighter fighter;
    fighter.arm = readTroops(unit, options).arm;
    fighter.grade = readGradeOrNull(unit);
    fighter.level = readLevelOrNull(unit);
    fighter.formed = unit.flag("formed");
    fighter.charged = unit.flag("charged");
    unit.expectAllRead();
    return fighter;
}

Value movesOf(const ala::AfterSet& moves) {
    std::vector<Value> words;
    for (const ala::After move : ala::allAfter)
        if (moves.contains(move))
            words.emplace_back(word(move));
    return Value::set(std::move(words));
}

Answer resultConsequence(const Inputs& in, const Options& options) {
    ala::Fighter unit = readFighter(in, "unit", options);
    ala::Fighter opponent = readFighter(in, "opponent", options);
    unit.facesHoplites = opponent.arm == ala::Arm::Hoplite;
    opponent.facesHoplites = unit.arm == ala::Arm::Hoplite;
    const Outcome outcome = ala::outcomeOf(in.integer("hit_difference"));
    const Outcome other = ala::opposite(outcome);
    const ala::After theirs = ala::compulsoryMove(opponent, other);
    const bool hoplites = unit.arm == ala::Arm::Hoplite;
    const ala::LevelChange level = ala::levelAfter(unit, outcome);
    const bool seesBreak = hoplites && opponent.arm == ala::Arm::Hoplite && ala::isBreak(theirs);
    const ala::Level seen =
        ala::changed(level.level, seesBreak ? ala::breakSteps(unit.grade, opponent.grade, false) : 0).level;
    return {{"casualties", ala::casualtiesAfter(unit, opponent, outcome)},
            {"aggression", hoplites ? Value(word(level.level)) : Value(nullptr)},
            {"options", movesOf(ala::movesAfter(unit, opponent, outcome))},
            {"opponent_casualties", ala::casualtiesAfter(opponent, unit, other)},
            {"opponent_options", movesOf(ala::movesAfter(opponent, unit, other))},
            {"opponent_move", word(theirs)},
            {"aggression_after_break_trigger", hoplites ? Value(word(seen)) : Value(nullptr)}};
}

Answer halfStrength(const Inputs& in, const Options&) {
    const int initial = in.integer("initial", 1, 1000);
    int retires = initial;
    while (!ala::belowHalf(retires, initial))
        --retires;
    return {{"largest_count_that_must_retire", retires}, {"smallest_count_that_stays", retires + 1}};
}

Answer stack(const Inputs& in, const Options& options) {
    const std::vector<int> units = in.integers("units");
    if (units.empty() || units.size() > ala::Stack::most)
        throw Fault("units: 1 to 8 are expected");
    ala::Stack stack;
    stack.count = static_cast<int>(units.size());
    for (std::size_t i = 0; i < units.size(); ++i)
        stack.initial[i] = stack.live[i] = units[i];
    const ala::Stack after = ala::afterCasualties(stack, in.integer("casualties", 0, 1000));
    std::vector<Value> left;
    for (int i = after.front(); i < after.count; ++i)
        left.emplace_back(after.live[static_cast<std::size_t>(i)]);
    ala::CombatSide side;
    side.troops = ala::troopsNamed("hoplite", options);
    side.men = after.men();
    side.depth = after.depth();
    return {{"units_left", Value::list(std::move(left))},
            {"must_retire", ala::belowHalf(after, options)},
            {"formed_up_combat_dice", ala::combatDice(side, options).total()}};
}

/// Two like units without supports fight until a result that is not Inconclusive, or both are below half (ALA-226).
Answer duelProb(const Inputs& in, const Options& options) {
    ala::CombatSide side;
    side.troops = ala::troopsNamed("hoplite", options);
    side.men = in.integer("men", 1, 100);
    side.level = readLevel(in);
    const int initial = in.integer("initial_men", 1, 100);
    const auto limit = in.optionalNumber("max_rounds");
    side.charged = in.flag("charge_first_round");
    ala::OutcomeChances decided;
    double undecided = 1;
    double first = 0;
    int rounds = 0;
    for (; !ala::belowHalf(side.men, initial) && (!limit || rounds < *limit); ++rounds) {
        const ala::CombatDice dice = ala::combatDiceOf(side, options);
        const ala::OutcomeChances round = ala::outcomeChances(dice, dice);
        for (const Outcome outcome : ala::allOutcomes)
            decided.p[static_cast<std::size_t>(outcome)] += undecided * round[outcome];
        undecided *= round[Outcome::Inconclusive];
        if (rounds == 0)
            first = 1 - undecided;
        side.men -= ala::casualtiesOf(Outcome::Inconclusive);
        side.charged = false;
    }
    return {{"rounds", rounds},
            {"victory", Value::chance(decided[Outcome::Victory])},
            {"success", Value::chance(decided[Outcome::Success])},
            {"set_back", Value::chance(decided[Outcome::SetBack])},
            {"defeat", Value::chance(decided[Outcome::Defeat])},
            {"undecided", Value::chance(undecided)},
            {"p_decided_in_round_1", Value::chance(first)}};
}

Answer pursuitChain(const Inputs& in, const Options& options) {
    const ala::CombatSide a = sideIn(in, "a", options);
    const ala::CombatSide b = sideIn(in, "b", options);
    const ala::OutcomeChances chances =
        ala::outcomeChances(ala::combatDiceOf(a, options), ala::combatDiceOf(b, options));
    const double caught = catchChance(ala::moveDice(a.troops, ala::Gait::Pursuit, 0, true),
                                      ala::moveDice(b.troops, ala::Gait::FirstFlight, 0, true), 0, false, options);
    const int figures = in.integer("figures_in_contact", 0, most);
    const double victory = chances[Outcome::Victory];
    return {{"p_victory", Value::chance(victory)},
            {"p_victory_and_caught", Value::chance(victory * caught)},
            {"mean_hack_if_caught",
             Value::chance(ala::hitChances(ala::freeHackDice(figures, a.men, options), ala::hackKillsOn).mean())}};
}

}  // namespace

std::span<const Kind> combatKinds() {
    static constexpr Kind kinds[] = {
        {"combat_dice", combatDice},
        {"combat_prob", combatProb},
        {"shooting_dice", shootingDice},
        {"hits_prob", hitsProb},
        {"free_hack_prob", freeHackProb},
        {"result_class", resultClass},
        {"result_consequence", resultConsequence},
        {"half_strength", halfStrength},
        {"stack", stack},
        {"duel_prob", duelProb},
        {"pursuit_chain", pursuitChain},
    };
    return kinds;
}

}  // namespace ephor::conformance::phalanx
