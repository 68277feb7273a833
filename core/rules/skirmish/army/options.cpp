#include "core/rules/skirmish/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::skirmish {

namespace {

const std::vector<OptionRule<Options>>& rules() {
    using O = Options;
    static const std::vector<OptionRule<Options>> all{
        wordOption("cards", "SKI-A03", "What a movement card moves", &O::cardsByRetinue,
                   {{"player", false}, {"unit", true}}),
        numberOption("lance", "SKI-A05", "Weapon factor of the lance", &O::lance, 3, 5),
        wordOption("star_on", "SKI-A06", "What counts in the first round only, and not against spears or uphill",
                   &O::starOnMounted, {{"lance", false}, {"lance+mtd", true}}),
        wordOption("mtd_both", "SKI-A10", "Foot against horse takes its -1 besides the rider's +1", &O::mountedBoth,
                   {{"true", true}, {"false", false}}),
        wordOption("arcs", "SKI-A15", "Front, flanks and rear of a figure", &O::arcsInQuarters,
                   {{"thirds", false}, {"quarters", true}}),
        wordOption("fallback", "SKI-A16", "A fall back, in basic moves", &O::fallBack,
                   {{"1.5", 1.5}, {"1", 1.0}, {"0.5", 0.5}}),
        wordOption("level", "SKI-A17", "What a level up or down changes in a morale test", &O::levelShiftsResult,
                   {{"column", false}, {"result", true}}),
        wordOption("morale_roll", "SKI-A18", "Who rolls a morale die", &O::moraleByFigure,
                   {{"unit", false}, {"figure", true}}),
        wordOption("rally_shift", "SKI-A22", "Levels up and down count in rallies, too", &O::rallyShift,
                   {{"false", false}, {"true", true}}),
        wordOption("multi", "SKI-A25", "Several against one", &O::oneFightEach, {{"sequence", false}, {"one", true}}),
        wordOption("melee_per", "SKI-A27", "When melee is fought", &O::meleeOnceATurn,
                   {{"card", false}, {"turn", true}}),
        numberOption("turn_limit", "SKI-131", "Turns after which the battle is adjudicated", &O::turnLimit, 1,
                     hardTurnLimit, {{"none", hardTurnLimit}}),
    };
    return all;
}

}  // namespace

std::vector<OptionInfo> optionInfos() { return infosOf(rules()); }

Result<Options> readOptions(const std::vector<ChosenOption>& chosen) { return chosenOptions(rules(), chosen); }

}  // namespace ephor::skirmish
