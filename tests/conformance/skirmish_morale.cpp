// Losses, morale, rally and rout: answered by arithmetic.h and chances.h.
#include "tests/conformance/skirmish.h"

namespace ephor::conformance::skirmish {

namespace {

using ski::Options;

constexpr std::array classNames{"Militia", "Average", "Veteran", "Elite"};

const char* nameOf(ski::Class c) { return classNames[static_cast<std::size_t>(c)]; }

Answer volley(const Inputs& in, const Options&) {
    const ski::VolleyChances chances =
        ski::volleyChances(in.integer("shots", 0, Chances::most), readBand(in), readProtection(in, "protection"),
                           in.integer("unit_size", 1, 1000), readClass(in));
    return {{"mean_kills", Value::chance(chances.kills.mean())},
            {"p_kills_0", Value::chance(chances.kills[0])},
            {"p_kills_3", Value::chance(chances.kills[3])},
            {"p_kills_at_least_2", Value::chance(chances.kills.atLeast(2))},
            {"p_test", Value::chance(chances.test)},
            {"p_rout", Value::chance(chances.rout)},
            {"p_fall_back", Value::chance(chances.fallBack)}};
}

Answer moralePmf(const Inputs& in, const Options& options) {
    const auto chances = ski::moraleChances(readClass(in), in.integer("modifier"), in.integer("column_shift"), options);
    return {{"NE", Value::chance(chances[0])}, {"FB", Value::chance(chances[1])}, {"RT", Value::chance(chances[2])}};
}

Answer moraleModifier(const Inputs& in, const Options&) {
    ski::MoraleState state;
    state.fifths = in.integer("fifths_lost");
    state.standardCaptured = in.flag("standard_captured");
    state.led = in.flag("leader_in_combat_or_leading");
    return {{"modifier", ski::moraleModifier(state).total()}};
}

Answer moraleColumn(const Inputs& in, const Options&) {
    const int shift = ski::levelShift(in.flag("near_leader"), in.flag("shield_wall"), in.flag("sees_standard"));
    return {{"column", nameOf(ski::shifted(readClass(in), shift))}};
}

Answer lossFifths(const Inputs& in, const Options&) {
    const int initial = in.integer("initial", 1, 1000);
    const int lost = in.integer("lost");
    ski::MoraleState state;
    state.fifths = ski::fifthsLost(initial, lost);
    return {{"test_if_lost_in_one_turn", ski::fifthTriggers(initial, lost)},
            {"modifier", ski::moraleModifier(state).total()}};
}

/// SKI-128: one die for each unit, however many triggers.
Answer moraleDice(const Inputs& in, const Options&) {
    int dice = 0;
    for (const Inputs& unit : in.objects("units")) {
        const bool leader = unit.flag("leader_lost");
        const bool standard = unit.flag("standard_lost");
        const bool fifth = ski::fifthTriggers(unit.integer("initial", 1, 1000), unit.integer("lost_this_turn"));
        dice += ski::mustTest(leader, standard, fifth) ? 1 : 0;
        unit.expectAllRead();
    }
    return {{"dice", dice}};
}

Answer moraleFlags(const Inputs& in, const Options&) {
    using enum ski::Outcome;
    const ski::Aftermath after = ski::aftermathOf(
        in.oneOf("result", std::array{std::pair{"NE", NoEffect}, std::pair{"FB", FallBack}, std::pair{"RT", Rout}}));
    return {{"may_charge", after.mayCharge},
            {"may_move_normally", !after.mustRally},
            {"needs_rally", after.mustRally},
            {"formation_kept", after.keepsFormation}};
}

Answer rally(const Inputs& in, const Options&) {
    return {{"p_rallied", Value::chance(ski::rallyChance(readClass(in), in.integer("attempts", 1, 1000)))}};
}

Answer rallyDie(const Inputs& in, const Options&) {
    const int die = in.integer("die", 1, ski::dieSides);
    std::vector<Value> rallied;
    for (const ski::Class c : {ski::Class::Elite, ski::Class::Veteran, ski::Class::Average, ski::Class::Militia})
        if (ski::rallies(c, die))
            rallied.emplace_back(nameOf(c));
    return {{"rallied", Value::list(rallied)}};
}

Answer routOffTable(const Inputs& in, const Options&) {
    const ski::RoutChances chances =
        ski::routChances(readClass(in), in.number("fall_back_in"), in.number("distance_to_edge_in"));
    return {{"p_saved", Value::chance(chances.saved)},
            {"p_off_table", Value::chance(1 - chances.saved)},
            {"attempts_before_leaving", chances.attempts}};
}

}  // namespace

std::span<const Kind> moraleKinds() {
    static constexpr std::array kinds{
        Kind{"volley", volley},
        Kind{"morale_pmf", moralePmf},
        Kind{"morale_modifier", moraleModifier},
        Kind{"morale_column", moraleColumn},
        Kind{"loss_fifths", lossFifths},
        Kind{"morale_dice", moraleDice},
        Kind{"morale_flags", moraleFlags},
        Kind{"rally", rally},
        Kind{"rally_die", rallyDie},
        Kind{"rout_off_table", routOffTable},
    };
    return kinds;
}

}  // namespace ephor::conformance::skirmish
