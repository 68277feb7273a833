// Cases of DBA about combat: totals, factors, outcomes, what follows, losses.
#include "core/rules/dba/odds/combat_odds.h"
#include "tests/conformance/dba.h"

namespace ephor::conformance::elements {

namespace {

using dba::Going;
using dba::Outcome;
using dba::Troop;

constexpr std::array goings{std::pair{"good", Going::Good}, std::pair{"rough", Going::Rough},
                            std::pair{"bad", Going::Bad}};

std::size_t at(Outcome outcome) { return static_cast<std::size_t>(outcome); }

Answer combatTotals(const Inputs& in, const dba::Options&) {
    const dba::TotalsChances c =
        dba::totalsChances(in.integer("factor_a", -1000, 1000), in.integer("factor_b", -1000, 1000));
    return {{"a_doubles", Value::chance(c.aDoubles)},
            {"a_beats", Value::chance(c.aBeats)},
            {"equal", Value::chance(c.equal)},
            {"b_beats", Value::chance(c.bBeats)},
            {"b_doubles", Value::chance(c.bDoubles)}};
}

Answer combatMargin(const Inputs& in, const dba::Options&) {
    // Doubling or not does not matter here: large factors leave it out.
    const dba::TotalsChances c = dba::totalsChances(1000 + in.integer("difference", -100, 100), 1000);
    return {{"p_a_higher", Value::chance(c.aBeats + c.aDoubles)},
            {"p_equal", Value::chance(c.equal)},
            {"p_b_higher", Value::chance(c.bBeats + c.bDoubles)}};
}

/// A token of a case, fast or not as the case says.
Troop readFast(const Inputs& in, const char* element, const char* fast) {
    Troop troop = readTroop(in, element);
    const bool isFast = in.flag(fast);
    if (troop.isFoot() && !troop.is(dba::Kind::Ps))
        troop.fast = isFast;
    return troop;
}

Answer closeCombatOutcome(const Inputs& in, const dba::Options& options) {
    const std::array<Troop, 2> troops{readFast(in, "a", "a_fast"), readFast(in, "b", "b_fast")};
    const Going going = in.oneOf("going", goings);
    const std::array<int, 2> modifiers{in.integer("a_modifier", -100, 100), in.integer("b_modifier", -100, 100)};
    std::array<int, 2> factors{};
    for (const std::size_t i : {0, 1}) {
        // The going's -2 is in the modifier.
        factors[i] = dba::closeFactor(troops[i], troops[1 - i], {}).total() + modifiers[i];
        if (troops[i].doubled && troops[1 - i].isFoot())
            --factors[i];  // and so is the second rank of a double base
    }
    const dba::CombatChances c = dba::combatChances(troops, factors, {going, going}, options);
    return {{"a_factor", factors[0]},
            {"b_factor", factors[1]},
            {"outcome", Value::chances({{"a_destroyed", c.outcome[0][at(Outcome::Destroyed)]},
                                        {"a_flee", c.outcome[0][at(Outcome::Flee)]},
                                        {"a_recoil", c.outcome[0][at(Outcome::Recoil)]},
                                        {"b_destroyed", c.outcome[1][at(Outcome::Destroyed)]},
                                        {"b_flee", c.outcome[1][at(Outcome::Flee)]},
                                        {"b_recoil", c.outcome[1][at(Outcome::Recoil)]},
                                        {"stand", c.stand}})}};
}

Answer closeCombatFactor(const Inputs& in, const dba::Options&) {
    dba::CloseTerms terms;
    terms.going = in.oneOf("going", goings);
    terms.general = in.flag("general");
    terms.sideSupport = in.flag("side_support");
    terms.rearSupport = in.flag("rear_support");
    terms.overlaps = in.integer("overlaps", 0, 10);
    return {{"factor", dba::closeFactor(readTroop(in), readTroop(in, "enemy"), terms).total()}};
}

Answer shootingOutcome(const Inputs& in, const dba::Options& options) {
    const Troop shooter = readTroop(in, "shooter");
    const Troop target = readTroop(in, "target");
    const int s = dba::shootingFactor(shooter, target).total();
    const int t = dba::shotAtFactor(target, in.integer("extra_shooters", 0, 2), false, dba::Inside::Field).total();
    const auto c = dba::shotChances(shooter, target, s, t, Going::Good, options);
    return {{"shooter_factor", s},
            {"target_factor", t},
            {"outcome", Value::chances({{"none", c[at(Outcome::Nothing)]},
                                        {"recoil", c[at(Outcome::Recoil)]},
                                        {"flee", c[at(Outcome::Flee)]},
                                        {"destroyed", c[at(Outcome::Destroyed)]}})}};
}

Answer recoilDistance(const Inputs& in, const dba::Options&) {
    readTroop(in);
    return {{"recoil_bw", Value::length(dba::recoilDistance(in.number("depth_bw")))}};
}

Answer pursuitDistance(const Inputs& in, const dba::Options&) {
    return {{"pursuit_bw", Value::length(dba::pursuitDistance(readTroop(in), readTroop(in, "enemy")))}};
}

Answer lossCount(const Inputs& in, const dba::Options&) {
    int count = in.flag("camp_lost") ? dba::campLoss : 0;
    bool firstDouble = true;
    for (const Inputs& lost : in.objects("elements_lost")) {
        const Troop troop = readTroop(lost);
        count += dba::lossOf(troop, lost.flag("general"), firstDouble);
        firstDouble = firstDouble && !troop.doubled;
    }
    return {{"count", count}};
}

}  // namespace

std::span<const Kind> combatKinds() {
    static constexpr std::array kinds{
        Kind{"combat_totals", combatTotals},
        Kind{"combat_margin", combatMargin},
        Kind{"close_combat_outcome", closeCombatOutcome},
        Kind{"close_combat_factor", closeCombatFactor},
        Kind{"shooting_outcome", shootingOutcome},
        Kind{"recoil_distance", recoilDistance},
        Kind{"pursuit_distance", pursuitDistance},
        Kind{"loss_count", lossCount},
    };
    return kinds;
}

}  // namespace ephor::conformance::elements
