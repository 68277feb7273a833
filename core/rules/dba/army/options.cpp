#include "core/rules/dba/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::dba {

namespace {

const std::vector<OptionRule<Options>>& rules() {
    using O = Options;
    using Rule = OptionRule<Options>;
    static const std::vector<Rule> all{
        {"edge",
         "DBA-A01",
         "Base edges with a road and a waterway",
         {{"literal", sets(&O::bothEdges, false)}, {"both", sets(&O::bothEdges, true)}},
         {}},
        {"littoral",
         "DBA-A03",
         "Landings of littoral armies",
         {{"army", sets(&O::landings, true)}, {"none", sets(&O::landings, false)}},
         {}},
        {"command_group",
         "DBA-A07",
         "Elements of a group that must be in command",
         {{"any", sets(&O::wholeGroupInCommand, false)}, {"all", sets(&O::wholeGroupInCommand, true)}},
         {}},
        {"general_group",
         "DBA-A08",
         "Who moves with the general pays for command",
         {{"free", sets(&O::generalsGroupPays, false)}, {"alone", sets(&O::generalsGroupPays, true)}},
         {}},
        {"lh_los",
         "DBA-A09",
         "Light horse beyond 8 base widths",
         {{"seen", sets(&O::lightHorseUnseen, false)}, {"unseen", sets(&O::lightHorseUnseen, true)}},
         {}},
        {"fast_tie",
         "DBA-A20",
         "On a tie fast foot recoil from solid foot",
         {{"true", sets(&O::fastTie, true)}, {"false", sets(&O::fastTie, false)}},
         {}},
        {"terrain",
         "DBA-004",
         "Terrain where the set-up has none",
         {{"placed", sets(&O::placeTerrain, true)}, {"none", sets(&O::placeTerrain, false)}},
         {}},
        {"max_bounds",
         "DBA-A22",
         "Bounds after which the losses are compared",
         {},
         Rule::Range{2, 200, true, "40", "2..200", [](O& o, double v) { o.mostBounds = static_cast<int>(v); }}},
    };
    return all;
}

}  // namespace

std::vector<OptionInfo> optionInfos() { return infosOf(rules()); }

Result<Options> readOptions(const std::vector<ChosenOption>& chosen) { return chosenOptions(rules(), chosen); }

}  // namespace ephor::dba
