// Movement, cards, shooting, melee and leaders: answered by formulas.h and combat_odds.h.
#include "tests/conformance/skirmish.h"

#include "core/table/geometry.h"
#include "tests/conformance/systems.h"

#include <algorithm>

namespace ephor::conformance {

namespace skirmish {

using ski::Options;
using ski::Weapon;

namespace {

constexpr double degree = 3.14159265358979323846 / 180;

constexpr std::array bandWords{std::pair{"short", ski::Band::Short}, std::pair{"long", ski::Band::Long},
                               std::pair{"none", ski::Band::None}};
constexpr std::array arcWords{std::pair{"front", ski::Arc::Front}, std::pair{"shielded_flank", ski::Arc::ShieldedFlank},
                              std::pair{"unshielded_flank", ski::Arc::UnshieldedFlank},
                              std::pair{"rear", ski::Arc::Rear}};
constexpr std::array weaponWords{std::pair{"improvised", Weapon::Improvised},
                                 std::pair{"spear", Weapon::Spear},
                                 std::pair{"club", Weapon::Club},
                                 std::pair{"single_hand_edged", Weapon::SingleHanded},
                                 std::pair{"double_hand_edged", Weapon::DoubleHanded},
                                 std::pair{"lance", Weapon::Lance}};

template <typename Enum, std::size_t N>
const char* wordOf(const std::array<std::pair<const char*, Enum>, N>& words, Enum value) {
    return std::ranges::find(words, value, &std::pair<const char*, Enum>::second)->first;
}

// Movement ------------------------------------------------------------------------------------------------------------

Answer moveAllowance(const Inputs& in, const Options& options) {
    const ski::Protection protection = readProtection(in, "protection");
    const bool mounted = in.flag("mounted");
    const bool wall = in.flag("shield_wall");
    const ski::Gait gait = ski::gaitOf(protection, mounted);
    return {{"basic_move_in", wall ? ski::wallMove : gait.move},
            {"rough_die_sides", gait.roughDie},
            {"fall_back_in", Value::length(ski::fallBackOf(protection, mounted, options))},
            {"may_charge", !wall},
            {"may_enter_rough", !wall}};
}

Answer roughMove(const Inputs& in, const Options&) {
    const Distribution reach = ski::reachOf(readProtection(in, "protection"), in.flag("mounted"), true, false);
    return {{"min_in", reach.lowest()},
            {"max_in", reach.highest()},
            {"mean_in", Value::chance(reach.mean())},
            {"p_at_least_4", Value::chance(reach.atLeast(4))},
            {"p_exactly_1", Value::chance(reach.at(1))}};
}

Answer chargeReach(const Inputs& in, const Options&) {
    const Distribution reach =
        ski::reachOf(readProtection(in, "protection"), in.flag("mounted"), in.flag("start_in_rough"), true);
    const double distance = in.number("distance_in");
    double reaches = 0;
    for (int inches = reach.lowest(); inches <= reach.highest(); ++inches)
        reaches += inches >= distance - tolerance ? reach.at(inches) : 0;
    return {{"p_reach", Value::chance(reaches)},
            {"min_reach_in", reach.lowest()},
            {"max_reach_in", reach.highest()},
            {"mean_reach_in", Value::chance(reach.mean())}};
}

Answer chargeLegality(const Inputs& in, const Options&) {
    const std::optional<double> last = in.optionalNumber("last_charge_turn");
    const bool wall = in.flag("shield_wall");
    return {{"legal", ski::hasRested(static_cast<int>(last.value_or(0)), in.integer("turn")) && !wall}};
}

Answer chargeBonus(const Inputs& in, const Options&) {
    const bool counts = ski::chargeCounts(readProtection(in, "protection"), in.flag("mounted"), in.number("moved_in"));
    return {{"bonus", counts ? 1 : 0}};
}

/// SKI-001, SKI-006: every order of the cards is equally likely, and turns are independent.
Answer activationOrder(const Inputs& in, const Options&) {
    const int players = in.integer("players", 2, 6);
    int orders = 1;
    for (int n = 2; n <= players; ++n)
        orders *= n;
    return {{"orders", orders},
            {"p_specific_order", Value::chance(1.0 / orders)},
            {"p_given_player_first", Value::chance(1.0 / players)},
            {"p_given_player_last", Value::chance(1.0 / players)},
            {"p_back_to_back", Value::chance(1.0 / players)}};
}

// Shooting ------------------------------------------------------------------------------------------------------------

Answer rangeBand(const Inputs& in, const Options&) {
    using enum ski::Missile;
    const ski::Missile missile =
        in.oneOf("weapon", std::array{std::pair{"javelin", Javelin}, std::pair{"bow", Bow}, std::pair{"sling", Sling},
                                      std::pair{"crossbow", Crossbow}});
    return {{"band", wordOf(bandWords, ski::bandOf(missile, in.number("distance_in")))}};
}

Answer shot(const Inputs& in, const Options&) {
    const ski::Protection own = readProtection(in, "protection");
    const double hit = chanceUpTo(ski::hitsUpTo(readBand(in)));
    const double block = chanceUpTo(ski::blocksUpTo(in.flag("cover") ? ski::inCover(own) : own));
    const double unblocked = hit * (1 - block);
    const int wounds = in.integer("leader_wounds", 0, 2);
    const double falls = in.flag("target_is_leader") ? ski::leaderFallChance(wounds) : 0;
    return {{"p_hit", Value::chance(hit)},
            {"p_block_given_hit", Value::chance(block)},
            {"p_unblocked", Value::chance(unblocked)},
            {"p_leader_killed", Value::chance(unblocked * falls)},
            {"p_leader_wounded", Value::chance(unblocked * (1 - falls))},
            {"p_leader_unharmed", Value::chance(1 - unblocked)}};
}

// Melee ---------------------------------------------------------------------------------------------------------------

Answer meleeFactors(const Inputs& in, const Options& options) {
    ski::Fighter fighter;
    fighter.stripes = in.integer("stripes");
    fighter.weapon = in.oneOf("weapon", weaponWords);
    if (const auto secondary = in.optionalToken("secondary_weapon"))
        fighter.secondary = in.oneOf("secondary_weapon", weaponWords);
    fighter.mounted = in.flag("mounted");
    fighter.wounds = in.integer("wounds");
    ski::Bout bout;
    bout.firstRound = in.integer("round", 1, 1000) == 1;
    bout.charging = in.flag("charging");
    bout.enemyMounted = in.flag("enemy_mounted");
    bout.enemyWeapon = in.oneOf("enemy_weapon", weaponWords);
    bout.arc = in.oneOf("attack_arc", arcWords);
    bout.enemyUphill = in.flag("enemy_uphill");
    bout.enemyBehindObstacle = in.flag("enemy_behind_obstacle");
    const int total = ski::meleeFactors(fighter, bout, options).total();
    const int weapon = ski::weaponFactor(fighter, bout, options);
    return {{"weapon_factor", weapon}, {"tactical_sum", total - weapon - fighter.stripes}, {"total", total}};
}

Answer meleeArc(const Inputs& in, const Options& options) {
    const Vec bearing = cosSin(in.number("bearing_deg") * degree);
    const ski::Arc arc = ski::arcAt(bearing.x, bearing.y, in.flag("shield"), options);
    ski::Bout bout;
    bout.arc = arc;
    return {{"arc", wordOf(arcWords, arc)}, {"attacker_bonus", ski::meleeFactors({}, bout, options).total()}};
}

Answer meleeRound(const Inputs& in, const Options&) {
    const ski::RoundChances round =
        ski::roundChances(in.integer("a_mod"), in.integer("b_mod"), readProtection(in, "a_protection"),
                          readProtection(in, "b_protection"));
    return {{"p_a_kills", Value::chance(round.firstHits)},
            {"p_b_kills", Value::chance(round.secondHits)},
            {"p_continue", Value::chance(round.goesOn)}};
}

Answer meleeDuel(const Inputs& in, const Options&) {
    const ski::Duellist a{in.integer("first_a_mod"), in.integer("later_a_mod"), readProtection(in, "a_protection"),
                          false, 0};
    const ski::Duellist b{in.integer("first_b_mod"), in.integer("later_b_mod"), readProtection(in, "b_protection"),
                          false, 0};
    const ski::DuelChances duel = ski::duelChances(a, b);
    return {{"p_a_wins", Value::chance(duel.firstWins)}, {"mean_rounds", Value::chance(duel.meanRounds)}};
}

Answer leaderDuel(const Inputs& in, const Options&) {
    const int mod = in.integer("leader_mod");
    const int enemy = in.integer("opponent_mod");
    const ski::Duellist leader{mod, mod, readProtection(in, "leader_protection"), true,
                               in.integer("leader_wounds", 0, 2)};
    const ski::Duellist opponent{enemy, enemy, readProtection(in, "opponent_protection"), false, 0};
    return {{"p_leader_wins", Value::chance(ski::duelChances(leader, opponent).firstWins)}};
}

Answer leaderFall(const Inputs& in, const Options&) {
    int wounds = in.integer("leader_wounds", 0, 2);
    std::vector<Value> falls;
    double stands = 1;
    double mean = 0;
    double afterTwo = 1;
    for (int hit = 1; wounds < ski::mostWounds; ++hit, ++wounds) {
        const double here = stands * ski::leaderFallChance(wounds);
        falls.push_back(Value::chance(here));
        mean += hit * here;
        stands -= here;
        if (hit <= 2)
            afterTwo = stands;
    }
    return {{"p_falls_on_hit", Value::list(falls)},
            {"mean_hits", Value::chance(mean)},
            {"p_alive_after_2", Value::chance(afterTwo)}};
}

/// SKI-119: several against one, one round each, until that one falls.
Answer meleeSequence(const Inputs& in, const Options&) {
    const int defender = in.integer("defender_mod");
    const ski::Protection protection = readProtection(in, "defender_protection");
    double stands = 1;
    std::vector<Value> falls;
    for (const Inputs& one : in.objects("attackers")) {
        const ski::RoundChances round =
            ski::roundChances(one.integer("mod"), defender, readProtection(one, "protection"), protection);
        one.expectAllRead();
        falls.push_back(Value::chance(stands * round.secondHits));
        stands *= 1 - round.firstHits;
    }
    return {{"p_defender_killed", Value::chance(1 - stands)}, {"p_attacker_killed", Value::list(falls)}};
}

}  // namespace

ski::Protection readProtection(const Inputs& inputs, const char* field) {
    using enum ski::Protection;
    return inputs.oneOf(field, std::array{std::pair{"UA", Unarmoured}, std::pair{"PA", Partly}, std::pair{"FA", Fully},
                                          std::pair{"SW", ShieldWall}});
}

ski::Class readClass(const Inputs& inputs, const char* field) {
    using enum ski::Class;
    return inputs.oneOf(field, std::array{std::pair{"Militia", Militia}, std::pair{"Average", Average},
                                          std::pair{"Veteran", Veteran}, std::pair{"Elite", Elite}});
}

ski::Band readBand(const Inputs& inputs) { return inputs.oneOf("band", bandWords); }

std::span<const Kind> fightingKinds() {
    static constexpr std::array kinds{
        Kind{"move_allowance", moveAllowance}, Kind{"rough_move", roughMove},
        Kind{"charge_reach", chargeReach},     Kind{"charge_legality", chargeLegality},
        Kind{"charge_bonus", chargeBonus},     Kind{"activation_order", activationOrder},
        Kind{"range_band", rangeBand},         Kind{"shot", shot},
        Kind{"melee_factors", meleeFactors},   Kind{"melee_arc", meleeArc},
        Kind{"melee_round", meleeRound},       Kind{"melee_duel", meleeDuel},
        Kind{"leader_duel", leaderDuel},       Kind{"leader_fall", leaderFall},
        Kind{"melee_sequence", meleeSequence},
    };
    return kinds;
}

}  // namespace skirmish

Answer answerSkirmish(const Case& question) {
    return answerByKind(question, ephor::skirmish::readOptions(chosenOptions(question)),
                        {skirmish::fightingKinds(), skirmish::moraleKinds()});
}

}  // namespace ephor::conformance
