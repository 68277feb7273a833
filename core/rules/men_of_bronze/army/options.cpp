#include "core/rules/men_of_bronze/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::men_of_bronze {

namespace {

const std::vector<OptionRule<Options>>& rules() {
    using O = Options;
    static const std::vector<OptionRule<Options>> all{
        wordOption(
            "armor_model", "MOB-AMB-01", "Courage lost for hits", &O::armorModel,
            {{"multiple", ArmorModel::Multiple}, {"excess", ArmorModel::Excess}, {"threshold", ArmorModel::Threshold}}),
        numberOption("strategos_value", "MOB-AMB-02", "Value of the Strategos", &O::strategosValue, 0, 3),
        wordOption("bid_payment", "MOB-AMB-05", "Who pays the bids", &O::winnerPaysBid,
                   {{"all_pay", false}, {"winner_pays", true}}),
        wordOption("steal_tie", "MOB-AMB-07", "A tie when the Initiative is to be stolen", &O::stealTieRerolled,
                   {{"fail", false}, {"reroll", true}}),
        wordOption("phalanx_armor_flank", "MOB-AMB-18", "Flank on which a Phalanx has its Armor", &O::phalanxArmorFlank,
                   {{"right", ArmorFlank::Right}, {"left", ArmorFlank::Left}, {"none", ArmorFlank::None}}),
        wordOption("phalanx_dice_side", "MOB-AMB-19", "Sides on which a Phalanx that is struck keeps its dice",
                   &O::phalanxDiceFrontOnly, {{"any", false}, {"front_only", true}}),
        wordOption("form_phalanx_window", "MOB-AMB-10", "When a unit may form Phalanx", &O::formWindow,
                   {{"own_activation", FormWindow::OwnActivation},
                    {"also_when_charged", FormWindow::AlsoWhenCharged},
                    {"any", FormWindow::Any}}),
        wordOption("failed_charge", "MOB-AMB-14", "What a failed charge costs besides its point", &O::failedCharge,
                   {{"none", FailedCharge::None},
                    {"open_order", FailedCharge::OpenOrder},
                    {"open_order_and_wavering", FailedCharge::OpenOrderAndWavering}}),
        wordOption("loss_window", "MOB-AMB-31", "Losses that a Discipline test counts", &O::lossWindowTurn,
                   {{"action", false}, {"turn", true}}),
        wordOption("double_test_scope", "MOB-AMB-30", "Which tests a unit at Courage 1 takes twice", &O::doubleTestAll,
                   {{"courage_loss", false}, {"all", true}}),
        wordOption("collapse_tests", "MOB-AMB-46", "Collapse tests of a unit in one End Phase", &O::collapsePerTrigger,
                   {{"single", false}, {"per_trigger", true}}),
        wordOption("collapse_value", "MOB-AMB-47", "What the losses of an army are counted in", &O::collapseByUnits,
                   {{"points_if_all_known", false}, {"unit_count", true}}),
        wordOption("premeasure", "MOB-032", "Distances may be measured beforehand", &O::premeasure,
                   {{"false", false}, {"true", true}}),
        wordOption("may_concede", "D-26", "A side may give the battle up between two activations", &O::mayConcede,
                   {{"false", false}, {"true", true}}),
        wordOption("move_unit", "MOB-AMB-03", "What Move and Range are given in", &O::moveInInches,
                   {{"bw", false}, {"inch", true}}),
        numberOption("bw_inches", "MOB-AMB-04", "Inches in a base width", &O::bw, 0.25, 4),
        // In base widths until all options are read; see readOptions().
        numberOption("deploy_depth_bw", "MOB-AMB-65", "Depth of the deployment zones, in base widths", &O::deployDepth,
                     1, 100),
        numberOption("turn_limit", "MOB-AMB-49", "Turns after which the battle is adjudicated", &O::turnLimit, 1,
                     hardTurnLimit, {{"none", hardTurnLimit}}),
    };
    return all;
}

}  // namespace

std::vector<OptionInfo> optionInfos() { return infosOf(rules()); }

Result<Options> readOptions(const std::vector<ChosenOption>& chosen) {
    Result<Options> options = chosenOptions(rules(), chosen);
    if (options)
        options->deployDepth *= options->bw;
    return options;
}

}  // namespace ephor::men_of_bronze
