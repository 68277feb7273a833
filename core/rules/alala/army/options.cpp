#include "core/rules/alala/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::alala {

namespace {

using O = Options;

const std::vector<OptionRule<Options>>& rules() {
    static const std::vector<OptionRule<Options>> all{
        wordOption("hoplite_figures", "ALA-AMB-005", "Figures of a hoplite unit", &O::hopliteFigures,
                   {{"20", 20}, {"24", 24}}),
        wordOption("redress_A", "ALA-AMB-023", "Disorder points that A grade removes by redressing", &O::redressA,
                   {{"2", 2}, {"1", 1}}),
        wordOption("redress_penalty_exempt_A", "ALA-AMB-019",
                   "A grade redresses after the signal without losing a level", &O::redressPenaltyExemptA,
                   {{"false", false}, {"true", true}}),
        wordOption("redress_penalty_scope", "ALA-AMB-019", "What costs a level after the signal",
                   &O::redressPenaltyNoAdvance, {{"redress", false}, {"no_advance", true}}),
        wordOption("charge_min_advance", "ALA-AMB-076", "The 5 inches that hoplites advance before a charge",
                   &O::chargeAdvanceInOneMove, {{"cumulative", false}, {"single_move", true}}),
        wordOption("deep_half_strength", "ALA-AMB-010", "How the half strength of a deep phalanx is counted",
                   &O::halfStrengthByFront, {{"total", false}, {"front", true}}),
        wordOption("deep_bonus_mode", "ALA-AMB-094", "Dice of the units behind the second in a deep phalanx",
                   &O::deepBonus,
                   {{"position", DeepBonus::Position},
                    {"literal_additional", DeepBonus::LiteralAdditional},
                    {"qrs_unlimited", DeepBonus::QrsUnlimited}}),
        wordOption("flank_chain_max", "ALA-AMB-091", "Further supporting units that count on each flank",
                   &O::flankChainUnlimited, {{"1", false}, {"unlimited", true}}),
        wordOption("shieldless_flank", "ALA-AMB-017", "The shieldless flank of hoplites", &O::shieldlessLeft,
                   {{"right", false}, {"left", true}}),
        wordOption("evade_chase_from", "ALA-AMB-084", "Where the dice of a charger that missed are measured from",
                   &O::chaseFromContact, {{"start", false}, {"contact", true}}),
        wordOption("wheel_measure", "ALA-AMB-064", "How the 5 inches of a wheel are measured", &O::wheelByChord,
                   {{"arc", false}, {"chord", true}}),
        wordOption("free_hack_dice", "ALA-AMB-088", "Figures that roll in a free hack", &O::freeHackAllMen,
                   {{"contact", false}, {"all_men", true}}),
        wordOption("leader_risk_shooting", "ALA-AMB-033", "Risk to a leader whose unit is shot at",
                   &O::leaderRiskPerCasualty, {{"per_volley", false}, {"per_casualty", true}}),
        wordOption("spartan_flag", "ALA-AMB-007", "Who counts as Spartan for the cards", &O::spartansByNationality,
                   {{"grade_A", false}, {"by_nationality", true}}),
        numberOption("control_reach", "ALA-AMB-027", "Inches from the leader's unit that Control reaches",
                     &O::controlReach, 1, 48),
        wordOption("initiative_each_turn", "ALA-AMB-048", "Initiative is diced for in every turn",
                   &O::initiativeEachTurn, {{"true", true}, {"false", false}}),
        numberOption("break_fraction", "ALA-AMB-117", "Share of its hoplite units whose loss breaks an army",
                     &O::breakFraction, 0.1, 1),
        numberOption("turn_limit", "ALA-AMB-117", "Turns after which the battle is adjudicated", &O::turnLimit, 1,
                     hardTurnLimit, {{"none", hardTurnLimit}}),
        wordOption("points", "ALA-AMB-118", "How armies are compared: by hoplite figures or by house points",
                   &O::housePoints, {{"off", false}, {"house", true}}),
    };
    return all;
}

}  // namespace

std::vector<OptionInfo> optionInfos() { return infosOf(rules()); }

Result<Options> readOptions(const std::vector<ChosenOption>& chosen) { return chosenOptions(rules(), chosen); }

}  // namespace ephor::alala
