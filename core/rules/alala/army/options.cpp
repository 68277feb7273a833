#include "core/rules/alala/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::alala {

namespace {

using O = Options;
using Rule = OptionRule<Options>;

/// An option with the values false and true, false being the default, unless other names are given.
Rule choice(std::string_view key, std::string_view rule, std::string_view title, bool Options::* field,
            std::string_view off, std::string_view on) {
    return {key, rule, title, {{off, sets(field, false)}, {on, sets(field, true)}}, {}};
}

const std::vector<Rule>& rules() {
    static const std::vector<Rule> all{
        {"hoplite_figures",
         "ALA-AMB-005",
         "Figures of a hoplite unit",
         {{"20", sets(&O::hopliteFigures, 20)}, {"24", sets(&O::hopliteFigures, 24)}},
         {}},
        {"redress_A",
         "ALA-AMB-023",
         "Disorder points that A grade removes by redressing",
         {{"2", sets(&O::redressA, 2)}, {"1", sets(&O::redressA, 1)}},
         {}},
        choice("redress_penalty_exempt_A", "ALA-AMB-019", "A grade redresses after the signal without losing a level",
               &O::redressPenaltyExemptA, "false", "true"),
        choice("redress_penalty_scope", "ALA-AMB-019", "What costs a level after the signal",
               &O::redressPenaltyNoAdvance, "redress", "no_advance"),
        choice("charge_min_advance", "ALA-AMB-076", "The 5 inches that hoplites advance before a charge",
               &O::chargeAdvanceInOneMove, "cumulative", "single_move"),
        choice("deep_half_strength", "ALA-AMB-010", "What the half strength of a deep phalanx is judged by",
               &O::halfStrengthByFront, "total", "front"),
        {"deep_bonus_mode",
         "ALA-AMB-094",
         "Dice of the units behind the second in a deep phalanx",
         {{"position", sets(&O::deepBonus, DeepBonus::Position)},
          {"literal_additional", sets(&O::deepBonus, DeepBonus::LiteralAdditional)},
          {"qrs_unlimited", sets(&O::deepBonus, DeepBonus::QrsUnlimited)}},
         {}},
        choice("flank_chain_max", "ALA-AMB-091", "Further supporting units that count on each flank",
               &O::flankChainUnlimited, "1", "unlimited"),
        choice("shieldless_flank", "ALA-AMB-017", "The shieldless flank of hoplites", &O::shieldlessLeft, "right",
               "left"),
        choice("evade_chase_from", "ALA-AMB-084", "Where the dice of a charger that missed are measured from",
               &O::chaseFromContact, "start", "contact"),
        choice("wheel_measure", "ALA-AMB-064", "How the 5 inches of a wheel are measured", &O::wheelByChord, "arc",
               "chord"),
        choice("free_hack_dice", "ALA-AMB-088", "Figures that roll in a free hack", &O::freeHackAllMen, "contact",
               "all_men"),
        choice("leader_risk_shooting", "ALA-AMB-033", "Risk to a leader whose unit is shot at",
               &O::leaderRiskPerCasualty, "per_volley", "per_casualty"),
        choice("spartan_flag", "ALA-AMB-007", "Who counts as Spartan for the cards", &O::spartansByNationality,
               "grade_A", "by_nationality"),
        {"control_reach",
         "ALA-AMB-027",
         "Inches from the leader's unit that Control reaches",
         {},
         Rule::Range{1, 48, false, "4", "1..48", [](O& o, double v) { o.controlReach = v; }}},
        {"initiative_each_turn",
         "ALA-AMB-048",
         "Initiative is diced for in every turn",
         {{"true", sets(&O::initiativeEachTurn, true)}, {"false", sets(&O::initiativeEachTurn, false)}},
         {}},
        {"break_fraction",
         "ALA-AMB-117",
         "Part of its hoplite units whose loss breaks an army",
         {},
         Rule::Range{0.1, 1, false, "0.5", "0.1..1", [](O& o, double v) { o.breakFraction = v; }}},
        {"turn_limit",
         "ALA-AMB-117",
         "Turns after which the battle is adjudicated",
         {{"none", sets(&O::turnLimit, hardTurnLimit)}},
         Rule::Range{1, hardTurnLimit, true, "20", "1..60", [](O& o, double v) { o.turnLimit = static_cast<int>(v); }}},
        choice("points", "ALA-AMB-118", "What armies are weighed in: hoplite figures or our house points",
               &O::housePoints, "off", "house"),
    };
    return all;
}

}  // namespace

std::vector<OptionInfo> optionInfos() { return infosOf(rules()); }

Result<Options> readOptions(const std::vector<ChosenOption>& chosen) { return chosenOptions(rules(), chosen); }

}  // namespace ephor::alala
