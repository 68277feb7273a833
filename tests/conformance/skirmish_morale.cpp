// Losses, morale, rally and rout: answered by formulas.h and by tests that are played.
#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/morale.h"
#include "core/table/vec.h"
#include "tests/conformance/skirmish.h"
#include "tests/support/skirmish_rig.h"

namespace ephor::conformance::skirmish {

namespace {

using ski::Options;

constexpr std::array classNames{"Militia", "Average", "Veteran", "Elite"};

const char* nameOf(ski::Class c) { return classNames[static_cast<std::size_t>(c)]; }

/// SKI-050 to SKI-060: results of a test of one figure; index by Outcome.
std::array<double, 3> moraleChances(ski::Class printed, int modifier, int shift, const Options& options) {
    std::array<double, 3> chances{};
    for (int die = 1; die <= ski::dieSides; ++die)
        chances[static_cast<std::size_t>(ski::moraleOf(printed, shift, die + modifier, options))] += chanceUpTo(1);
    return chances;
}

/// A unit of one class under a volley, and the test that its losses bring about (SKI-052).
Answer volley(const Inputs& in, const Options& options) {
    const double hit = chanceUpTo(ski::hitsUpTo(readBand(in)));
    const double unblocked = hit * (1 - chanceUpTo(ski::blocksUpTo(readProtection(in, "protection"))));
    const Chances kills = Chances::binomial(in.integer("shots", 0, Chances::most), unblocked);
    const int size = in.integer("unit_size", 1, 1000);
    const ski::Class printed = readClass(in);
    double tests = 0;
    std::array<double, 3> results{};
    for (int n = 0; n <= kills.highest(); ++n)
        if (const int fifths = ski::fifthsLost(size, n); fifths > 0) {
            tests += kills[n];
            const auto test = moraleChances(printed, -fifths, 0, options);
            for (std::size_t i = 0; i < results.size(); ++i)
                results[i] += kills[n] * test[i];
        }
    return {{"mean_kills", Value::chance(kills.mean())},
            {"p_kills_0", Value::chance(kills[0])},
            {"p_kills_3", Value::chance(kills[3])},
            {"p_kills_at_least_2", Value::chance(kills.atLeast(2))},
            {"p_test", Value::chance(tests)},
            {"p_rout", Value::chance(results[static_cast<std::size_t>(ski::Outcome::Rout)])},
            {"p_fall_back", Value::chance(results[static_cast<std::size_t>(ski::Outcome::FallBack)])}};
}

Answer moralePmf(const Inputs& in, const Options& options) {
    const auto chances = moraleChances(readClass(in), in.integer("modifier"), in.integer("column_shift"), options);
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
    return {{"test_if_lost_in_one_turn", state.fifths > 0}, {"modifier", ski::moraleModifier(state).total()}};
}

/// SKI-128: one die for each unit, however many triggers.
Answer moraleDice(const Inputs& in, const Options&) {
    int dice = 0;
    for (const Inputs& unit : in.objects("units")) {
        const bool leader = unit.flag("leader_lost");
        const bool standard = unit.flag("standard_lost");
        const bool fifth = ski::fifthsLost(unit.integer("initial", 1, 1000), unit.integer("lost_this_turn")) > 0;
        dice += ski::mustTest(leader, standard, fifth) ? 1 : 0;
        unit.expectAllRead();
    }
    return {{"dice", dice}};
}

/// SKI-059, SKI-060, SKI-062: what a test with that result leaves of three who stand shoulder to shoulder.
Answer moraleFlags(const Inputs& in, const Options& options) {
    using enum ski::Outcome;
    using ephor::testing::SkirmishRig;
    const ski::Outcome wanted =
        in.oneOf("result", std::array{std::pair{"NE", NoEffect}, std::pair{"FB", FallBack}, std::pair{"RT", Rout}});
    const auto tested = [&](bool inWall) {
        SkirmishRig rig({{"spearman", Side::A, {10, 20}},
                         {"spearman", Side::A, {11, 20}},
                         {"spearman", Side::A, {12, 20}},
                         {"archer", Side::B, {10, 34}, {0, -1}}},
                        options);
        for (const std::size_t man : {0, 1, 2})
            rig.set(man, ski::Wall, inWall ? 1 : 0);
        rig.set(Side::A, 0, ski::LeaderFell, 1);
        const int modifier = ski::moraleModifier(ski::moraleStateOf(rig.game(), rig.table(), Side::A, 0)).total();
        const auto resultOf = [&](int die) {
            return ski::moraleOf(rig.game().profile(rig.man(0)).kind.unitClass,
                                 ski::levelOf(rig.game(), rig.table(), rig.man(0)), die + modifier, options);
        };
        std::uint8_t die = 1;
        while (die < ski::dieSides && resultOf(die) != wanted)
            ++die;
        rig.play({die, die, die}, [](ski::Play& play) { ski::morale(play, ephor::testing::cardOf(Side::A)); });
        return rig;
    };
    const SkirmishRig open = tested(false);
    const SkirmishRig wall = tested(true);
    const bool mustRally = ski::isRouting(open.table(), open.man(0));
    return {{"may_charge", ski::mayCharge(open.table(), open.man(0))},
            {"may_move_normally", !mustRally},
            {"needs_rally", mustRally},
            {"formation_kept", ski::inWall(wall.table(), wall.man(0))}};
}

/// SKI-072 to SKI-074: to have rallied after that many dice.
double rallyChance(ski::Class printed, int attempts) {
    int fails = 0;
    for (int die = 1; die <= ski::dieSides; ++die)
        fails += ski::rallies(printed, die) ? 0 : 1;
    double routs = 1;
    for (int i = 0; i < attempts; ++i)
        routs *= chanceUpTo(fails);
    return 1 - routs;
}

Answer rally(const Inputs& in, const Options&) {
    return {{"p_rallied", Value::chance(rallyChance(readClass(in), in.integer("attempts", 1, 1000)))}};
}

Answer rallyDie(const Inputs& in, const Options&) {
    const int die = in.integer("die", 1, ski::dieSides);
    std::vector<Value> rallied;
    for (const ski::Class c : {ski::Class::Elite, ski::Class::Veteran, ski::Class::Average, ski::Class::Militia})
        if (ski::rallies(c, die))
            rallied.emplace_back(nameOf(c));
    return {{"rallied", Value::list(rallied)}};
}

/// A fall back at once, then a rally die before each further one.
Answer routOffTable(const Inputs& in, const Options&) {
    const double fallBack = in.number("fall_back_in");
    int attempts = 0;
    for (double left = in.number("distance_to_edge_in") - fallBack; left > tolerance; left -= fallBack)
        ++attempts;
    const double saved = rallyChance(readClass(in), attempts);
    return {{"p_saved", Value::chance(saved)},
            {"p_off_table", Value::chance(1 - saved)},
            {"attempts_before_leaving", attempts}};
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
