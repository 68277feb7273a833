#include "core/rules/men_of_bronze/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::men_of_bronze {

namespace {

const std::vector<OptionRule<Options>>& rules() {
    using O = Options;
    using Rule = OptionRule<Options>;
    static const std::vector<Rule> all{
        {"armor_model",
         "MOB-AMB-01",
         "Courage lost for hits",
         {{"multiple", sets(&O::armorModel, ArmorModel::Multiple)},
          {"excess", sets(&O::armorModel, ArmorModel::Excess)},
          {"threshold", sets(&O::armorModel, ArmorModel::Threshold)}},
         {}},
        {"strategos_value",
         "MOB-AMB-02",
         "Value of the Strategos",
         {},
         Rule::Range{0, 3, true, "1", "0..3", [](O& o, double v) { o.strategosValue = static_cast<int>(v); }}},
        {"bid_payment",
         "MOB-AMB-05",
         "Who pays the bids",
         {{"all_pay", sets(&O::winnerPaysBid, false)}, {"winner_pays", sets(&O::winnerPaysBid, true)}},
         {}},
        {"steal_tie",
         "MOB-AMB-07",
         "A tie when the Initiative is to be stolen",
         {{"fail", sets(&O::stealTieRerolled, false)}, {"reroll", sets(&O::stealTieRerolled, true)}},
         {}},
        {"phalanx_armor_flank",
         "MOB-AMB-18",
         "Flank on which a Phalanx has its Armor",
         {{"right", sets(&O::phalanxArmorFlank, ArmorFlank::Right)},
          {"left", sets(&O::phalanxArmorFlank, ArmorFlank::Left)},
          {"none", sets(&O::phalanxArmorFlank, ArmorFlank::None)}},
         {}},
        {"phalanx_dice_side",
         "MOB-AMB-19",
         "Sides on which a Phalanx that is struck keeps its dice",
         {{"any", sets(&O::phalanxDiceFrontOnly, false)}, {"front_only", sets(&O::phalanxDiceFrontOnly, true)}},
         {}},
        {"form_phalanx_window",
         "MOB-AMB-10",
         "When a unit may form Phalanx",
         {{"own_activation", sets(&O::formWindow, FormWindow::OwnActivation)},
          {"also_when_charged", sets(&O::formWindow, FormWindow::AlsoWhenCharged)},
          {"any", sets(&O::formWindow, FormWindow::Any)}},
         {}},
        {"failed_charge",
         "MOB-AMB-14",
         "What a failed charge costs besides its point",
         {{"none", sets(&O::failedCharge, FailedCharge::None)},
          {"open_order", sets(&O::failedCharge, FailedCharge::OpenOrder)},
          {"open_order_and_wavering", sets(&O::failedCharge, FailedCharge::OpenOrderAndWavering)}},
         {}},
        {"loss_window",
         "MOB-AMB-31",
         "Losses that a Discipline test counts",
         {{"action", sets(&O::lossWindowTurn, false)}, {"turn", sets(&O::lossWindowTurn, true)}},
         {}},
        {"double_test_scope",
         "MOB-AMB-30",
         "Which tests a unit at Courage 1 takes twice",
         {{"courage_loss", sets(&O::doubleTestAll, false)}, {"all", sets(&O::doubleTestAll, true)}},
         {}},
        {"collapse_tests",
         "MOB-AMB-46",
         "Collapse tests of a unit in one End Phase",
         {{"single", sets(&O::collapsePerTrigger, false)}, {"per_trigger", sets(&O::collapsePerTrigger, true)}},
         {}},
        {"collapse_value",
         "MOB-AMB-47",
         "What the losses of an army are counted in",
         {{"points_if_all_known", sets(&O::collapseByUnits, false)}, {"unit_count", sets(&O::collapseByUnits, true)}},
         {}},
        {"premeasure",
         "MOB-032",
         "Distances may be measured beforehand",
         {{"false", sets(&O::premeasure, false)}, {"true", sets(&O::premeasure, true)}},
         {}},
        {"may_concede",
         "D-26",
         "A side may give the battle up between two activations",
         {{"false", sets(&O::mayConcede, false)}, {"true", sets(&O::mayConcede, true)}},
         {}},
        {"move_unit",
         "MOB-AMB-03",
         "What Move and Range are given in",
         {{"bw", sets(&O::moveInInches, false)}, {"inch", sets(&O::moveInInches, true)}},
         {}},
        {"bw_inches",
         "MOB-AMB-04",
         "Inches in a base width",
         {},
         Rule::Range{0.25, 4, false, "1", "0.25..4", [](O& o, double v) { o.bw = v; }}},
        // In base widths until all options are read; see readOptions().
        {"deploy_depth_bw",
         "MOB-AMB-65",
         "Depth of the deployment zones, in base widths",
         {},
         Rule::Range{1, 100, false, "12", "1..100", [](O& o, double v) { o.deployDepth = v; }}},
        {"turn_limit",
         "MOB-AMB-49",
         "Turns after which the battle is adjudicated",
         {{"none", sets(&O::turnLimit, hardTurnLimit)}},
         Rule::Range{1, hardTurnLimit, true, "6", "1..50", [](O& o, double v) { o.turnLimit = static_cast<int>(v); }}},
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
