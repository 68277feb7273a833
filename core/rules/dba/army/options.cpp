#include "core/rules/dba/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::dba {

namespace {

const std::vector<OptionRule<Options>>& rules() {
    using O = Options;
    static const std::vector<OptionRule<Options>> all{
        wordOption("edge", "DBA-A01", "Base edges with a road and a waterway", &O::bothEdges,
                   {{"literal", false}, {"both", true}}),
        wordOption("littoral", "DBA-A03", "Landings of littoral armies", &O::landings,
                   {{"army", true}, {"none", false}}),
        wordOption("command_group", "DBA-A07", "Elements of a group that must be in command", &O::wholeGroupInCommand,
                   {{"any", false}, {"all", true}}),
        wordOption("general_group", "DBA-A08", "Command cost of those who move with the general", &O::generalsGroupPays,
                   {{"free", false}, {"alone", true}}),
        wordOption("lh_los", "DBA-A09", "Light horse beyond 8 base widths", &O::lightHorseUnseen,
                   {{"seen", false}, {"unseen", true}}),
        wordOption("fast_tie", "DBA-A20", "On a tie fast foot recoil from solid foot", &O::fastTie,
                   {{"true", true}, {"false", false}}),
        wordOption("terrain", "DBA-004", "Terrain where the set-up has none", &O::placeTerrain,
                   {{"placed", true}, {"none", false}}),
        numberOption("max_bounds", "DBA-A22", "Bounds after which the losses are compared", &O::mostBounds, 2, 200),
    };
    return all;
}

}  // namespace

std::vector<OptionInfo> optionInfos() { return infosOf(rules()); }

Result<Options> readOptions(const std::vector<ChosenOption>& chosen) { return chosenOptions(rules(), chosen); }

}  // namespace ephor::dba
