#include "core/rules/ohw/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::ohw {

namespace {

const std::vector<OptionRule<Options>>& rules() {
    using O = Options;
    static const std::vector<OptionRule<Options>> all{
        wordOption("hoplite_flank", "OTW-208", "Score that hits the flank of Hoplites", &O::hopliteFlank,
                   {{"5", true}, {"normal", false}}),
        wordOption("reply", "OTW-031", "Which attacked units strike back", &O::reply,
                   {{"facing", Reply::Facing}, {"always", Reply::Always}, {"never", Reply::Never}}),
        wordOption("combats_per_phase", "OTW-204", "Attacks of one unit in a phase", &O::manyCombats,
                   {{"1", false}, {"unlimited", true}}),
        wordOption("general_actions", "OTW-218", "Actions of the general's unit that take no phase-end die",
                   &O::generalActions, {{"all", GeneralActions::All}, {"one", GeneralActions::One}}),
        wordOption("gen_morale", "OTW-090", "What a general's Army Morale value is for", &O::generalMorale,
                   {{"start", GeneralMorale::Start}, {"loss", GeneralMorale::Loss}, {"ignore", GeneralMorale::Ignore}}),
        wordOption("general_reach", "OTW-A15", "Who can use the general's re-rolls, dice and rally", &O::generalReach,
                   {{"own_unit", GeneralReach::OwnUnit}, {"army", GeneralReach::Army}}),
        wordOption("alex", "OTW-051", "How often Fortune Favours the Bold", &O::luckPerCombat,
                   {{"battle", false}, {"combat", true}}),
        wordOption("pursuit_test", "OTW-211", "When a pursuer tests its Leadership", &O::pursuitTestAfter,
                   {{"before", false}, {"after", true}}),
        numberOption("phase_limit", "OTW-214", "Phases of each side after which the battle is adjudicated", &O::phases,
                     1, 60),
        numberOption("deploy_rows", "OTW-203", "Rows of squares in which a side deploys", &O::deployRows, 1, 4),
        numberOption("square", "OTW-202", "Side of a square in inches", &O::square, 2, 12),
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
