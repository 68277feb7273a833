#include "core/rules/men_of_bronze/options.h"

#include <algorithm>
#include <charconv>
#include <functional>

namespace ephor::men_of_bronze {

namespace {

/// A value of an option and what it sets.
struct Named {
    std::string_view value;
    std::function<void(Options&)> set;
};

/// A number within bounds, inclusive.
struct Range {
    double lowest = 0;
    double highest = 0;
    bool whole = true;
    std::function<void(Options&, double)> set;
};

/// One option: what is shown, its named values (the default first), and for a number its range.
struct OptionRule {
    std::string_view key;
    std::string_view rule;
    std::string_view title;
    std::vector<Named> named;
    std::optional<Range> range;
    std::string_view standard;   ///< of a number
    std::string_view rangeText;  ///< "lowest..highest"
};

template <typename Field, typename Value> std::function<void(Options&)> sets(Field Options::* field, Value value) {
    return [field, value](Options& o) { o.*field = value; };
}

const std::vector<OptionRule>& rules() {
    using O = Options;
    static const std::vector<OptionRule> all{
        {"armor_model",
         "MOB-AMB-01",
         "Courage lost for hits",
         {{"multiple", sets(&O::armorModel, ArmorModel::Multiple)},
          {"excess", sets(&O::armorModel, ArmorModel::Excess)},
          {"threshold", sets(&O::armorModel, ArmorModel::Threshold)}},
         {},
         {},
         {}},
        {"strategos_value",
         "MOB-AMB-02",
         "Value of the Strategos",
         {},
         Range{0, 3, true, [](O& o, double v) { o.strategosValue = static_cast<int>(v); }},
         "1",
         "0..3"},
        {"bid_payment",
         "MOB-AMB-05",
         "Who pays his bids",
         {{"all_pay", sets(&O::winnerPaysBid, false)}, {"winner_pays", sets(&O::winnerPaysBid, true)}},
         {},
         {},
         {}},
        {"steal_tie",
         "MOB-AMB-07",
         "A tie when the Initiative is to be stolen",
         {{"fail", sets(&O::stealTieRerolled, false)}, {"reroll", sets(&O::stealTieRerolled, true)}},
         {},
         {},
         {}},
        {"phalanx_armor_flank",
         "MOB-AMB-18",
         "Flank on which a Phalanx has its Armor",
         {{"right", sets(&O::phalanxArmorFlank, ArmorFlank::Right)},
          {"left", sets(&O::phalanxArmorFlank, ArmorFlank::Left)},
          {"none", sets(&O::phalanxArmorFlank, ArmorFlank::None)}},
         {},
         {},
         {}},
        {"phalanx_dice_side",
         "MOB-AMB-19",
         "Sides on which a Phalanx that is struck keeps its dice",
         {{"any", sets(&O::phalanxDiceFrontOnly, false)}, {"front_only", sets(&O::phalanxDiceFrontOnly, true)}},
         {},
         {},
         {}},
        {"form_phalanx_window",
         "MOB-AMB-10",
         "When a unit may form Phalanx",
         {{"own_activation", sets(&O::formWindow, FormWindow::OwnActivation)},
          {"also_when_charged", sets(&O::formWindow, FormWindow::AlsoWhenCharged)},
          {"any", sets(&O::formWindow, FormWindow::Any)}},
         {},
         {},
         {}},
        {"failed_charge",
         "MOB-AMB-14",
         "What a failed charge costs besides its point",
         {{"none", sets(&O::failedCharge, FailedCharge::None)},
          {"open_order", sets(&O::failedCharge, FailedCharge::OpenOrder)},
          {"open_order_and_wavering", sets(&O::failedCharge, FailedCharge::OpenOrderAndWavering)}},
         {},
         {},
         {}},
        {"loss_window",
         "MOB-AMB-31",
         "Losses that a Discipline test counts",
         {{"action", sets(&O::lossWindowTurn, false)}, {"turn", sets(&O::lossWindowTurn, true)}},
         {},
         {},
         {}},
        {"double_test_scope",
         "MOB-AMB-30",
         "Which tests a unit at Courage 1 takes twice",
         {{"courage_loss", sets(&O::doubleTestAll, false)}, {"all", sets(&O::doubleTestAll, true)}},
         {},
         {},
         {}},
        {"collapse_tests",
         "MOB-AMB-46",
         "Collapse tests of a unit in one End Phase",
         {{"single", sets(&O::collapsePerTrigger, false)}, {"per_trigger", sets(&O::collapsePerTrigger, true)}},
         {},
         {},
         {}},
        {"collapse_value",
         "MOB-AMB-47",
         "What the losses of an army are counted in",
         {{"points_if_all_known", sets(&O::collapseByUnits, false)}, {"unit_count", sets(&O::collapseByUnits, true)}},
         {},
         {},
         {}},
        {"premeasure",
         "MOB-032",
         "Distances may be measured beforehand",
         {{"false", sets(&O::premeasure, false)}, {"true", sets(&O::premeasure, true)}},
         {},
         {},
         {}},
        {"move_unit",
         "MOB-AMB-03",
         "What Move and Range are given in",
         {{"bw", sets(&O::moveInInches, false)}, {"inch", sets(&O::moveInInches, true)}},
         {},
         {},
         {}},
        {"bw_inches",
         "MOB-AMB-04",
         "Inches in a base width",
         {},
         Range{0.25, 4, false, [](O& o, double v) { o.bw = v; }},
         "1",
         "0.25..4"},
        // In base widths until all are read; see readOptions().
        {"deploy_depth_bw",
         "MOB-AMB-65",
         "Depth of the deployment zones, in base widths",
         {},
         Range{1, 100, false, [](O& o, double v) { o.deployDepth = v; }},
         "12",
         "1..100"},
        {"turn_limit",
         "MOB-AMB-49",
         "Turns after which the battle is adjudicated",
         {{"none", sets(&O::turnLimit, hardTurnLimit)}},
         Range{1, hardTurnLimit, true, [](O& o, double v) { o.turnLimit = static_cast<int>(v); }},
         "6",
         "1..50"},
    };
    return all;
}

/// All that may stand for the option: the default first, a range as "lowest..highest".
std::vector<std::string> allowed(const OptionRule& rule) {
    std::vector<std::string> values;
    if (rule.range) {
        values.emplace_back(rule.standard);
        values.emplace_back(rule.rangeText);
    }
    for (const Named& named : rule.named)
        values.emplace_back(named.value);
    return values;
}

/// "a, b or c"
std::optional<double> number(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return {};
    return value;
}

bool set(const OptionRule& rule, Options& options, std::string_view value) {
    for (const Named& named : rule.named)
        if (named.value == value) {
            named.set(options);
            return true;
        }
    if (!rule.range)
        return false;
    const std::optional<double> v = number(value);
    if (!v || !(*v >= rule.range->lowest && *v <= rule.range->highest) ||
        (rule.range->whole && *v != static_cast<int>(*v)))
        return false;
    rule.range->set(options, *v);
    return true;
}

Diagnostic refused(std::string code, Message message, std::string_view rule = {}) {
    return {Severity::Error, std::move(code), {}, std::move(message), std::string(rule), {}};
}

Diagnostic unknownKey(const std::string& key) {
    std::vector<std::string> keys;
    for (const OptionRule& rule : rules())
        keys.emplace_back(rule.key);
    if (const auto near = nearestWord(key, keys))
        return refused("option-unknown",
                       {"There is no option \"{0}\". Is \"{1}\" meant? Options: {2}", {key, *near, anyOf(keys)}});
    return refused("option-unknown", {"There is no option \"{0}\". Options: {1}", {key, anyOf(keys)}});
}

Diagnostic wrongValue(const OptionRule& rule, const std::string& value) {
    const std::string key(rule.key);
    std::vector<std::string> values = allowed(rule);
    if (rule.range)
        values.erase(values.begin());  // the default number lies in the range that follows it
    std::vector<std::string> names;
    for (const Named& named : rule.named)
        names.emplace_back(named.value);
    if (const auto near = nearestWord(value, names))
        return refused("option-value",
                       {"\"{0}\" is no value of the option \"{1}\". Is \"{2}\" meant? Allowed: {3}",
                        {value, key, *near, anyOf(values)}},
                       rule.rule);
    return refused("option-value",
                   {"\"{0}\" is no value of the option \"{1}\". Allowed: {2}", {value, key, anyOf(values)}},
                   rule.rule);
}

}  // namespace

std::vector<OptionInfo> optionInfos() {
    std::vector<OptionInfo> infos;
    for (const OptionRule& rule : rules()) {
        std::vector<std::string> values = allowed(rule);
        std::string standard = values.front();
        infos.push_back({std::string(rule.key), std::string(rule.rule), std::string(rule.title), std::move(values),
                         std::move(standard)});
    }
    return infos;
}

Result<Options> readOptions(const std::vector<ChosenOption>& chosen) {
    Options options;
    options.deployDepth = 12;
    Diagnostics wrong;
    std::vector<std::string> seen;
    for (const ChosenOption& option : chosen) {
        const auto rule = std::ranges::find(rules(), option.key, &OptionRule::key);
        if (rule == rules().end()) {
            wrong.push_back(unknownKey(option.key));
        } else if (std::ranges::find(seen, option.key) != seen.end()) {
            wrong.push_back(refused("option-twice", {"The option \"{0}\" is given twice", {option.key}}, rule->rule));
        } else {
            seen.push_back(option.key);
            if (!set(*rule, options, option.value))
                wrong.push_back(wrongValue(*rule, option.value));
        }
    }
    if (!wrong.empty())
        return std::unexpected(std::move(wrong));
    options.deployDepth *= options.bw;
    return options;
}

}  // namespace ephor::men_of_bronze
