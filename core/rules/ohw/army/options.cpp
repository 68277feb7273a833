#include "core/rules/ohw/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::ohw {

namespace {

const std::vector<OptionRule<Options>>& rules() {
    using O = Options;
    using Rule = OptionRule<Options>;
    static const std::vector<Rule> all{
        {"hoplite_flank",
         "OTW-208",
         "Score that hits the flank of Hoplites",
         {{"5", sets(&O::hopliteFlank, true)}, {"normal", sets(&O::hopliteFlank, false)}},
         {}},
        {"reply",
         "OTW-031",
         "Which attacked units strike back",
         {{"facing", sets(&O::reply, Reply::Facing)},
          {"always", sets(&O::reply, Reply::Always)},
          {"never", sets(&O::reply, Reply::Never)}},
         {}},
        {"combats_per_phase",
         "OTW-204",
         "Attacks of one unit in a phase",
         {{"1", sets(&O::manyCombats, false)}, {"unlimited", sets(&O::manyCombats, true)}},
         {}},
        {"general_actions",
         "OTW-218",
         "Actions of the general's unit that take no phase-end die",
         {{"all", sets(&O::generalActions, GeneralActions::All)},
          {"one", sets(&O::generalActions, GeneralActions::One)}},
         {}},
        {"gen_morale",
         "OTW-090",
         "What a general's Army Morale value is for",
         {{"start", sets(&O::generalMorale, GeneralMorale::Start)},
          {"loss", sets(&O::generalMorale, GeneralMorale::Loss)},
          {"ignore", sets(&O::generalMorale, GeneralMorale::Ignore)}},
         {}},
        {"general_reach",
         "OTW-A15",
         "Whom the general's re-rolls, dice and rally serve",
         {{"own_unit", sets(&O::generalReach, GeneralReach::OwnUnit)},
          {"army", sets(&O::generalReach, GeneralReach::Army)}},
         {}},
        {"alex",
         "OTW-051",
         "How often Fortune Favours the Bold",
         {{"battle", sets(&O::luckPerCombat, false)}, {"combat", sets(&O::luckPerCombat, true)}},
         {}},
        {"pursuit_test",
         "OTW-211",
         "When a pursuer tests its Leadership",
         {{"before", sets(&O::pursuitTestAfter, false)}, {"after", sets(&O::pursuitTestAfter, true)}},
         {}},
        {"phase_limit",
         "OTW-214",
         "Phases of each side after which the battle is adjudicated",
         {},
         Rule::Range{1, 60, true, "30", "1..60", [](O& o, double v) { o.phases = static_cast<int>(v); }}},
        {"deploy_rows",
         "OTW-203",
         "Rows of squares in which a side deploys",
         {},
         Rule::Range{1, 4, true, "2", "1..4", [](O& o, double v) { o.deployRows = static_cast<int>(v); }}},
        {"square",
         "OTW-202",
         "Side of a square in inches",
         {},
         Rule::Range{2, 12, false, "6", "2..12", [](O& o, double v) { o.square = v; }}},
    };
    return all;
}

/// OTW-A01: the option "leadership" changed only the meaning of a rating; the same faces passed either way.
bool isRetired(const ChosenOption& option) {
    return option.key == "leadership" && (option.value == "target" || option.value == "modifier");
}

}  // namespace

std::vector<OptionInfo> optionInfos() { return infosOf(rules()); }

Result<Options> readOptions(const std::vector<ChosenOption>& chosen) {
    std::vector<ChosenOption> known = chosen;
    std::erase_if(known, isRetired);
    return chosenOptions(rules(), known);
}

}  // namespace ephor::ohw
