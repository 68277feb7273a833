#include "core/rules/skirmish/army/options.h"

#include "core/battle/setup/option_rules.h"

namespace ephor::skirmish {

namespace {

const std::vector<OptionRule<Options>>& rules() {
    using O = Options;
    using Rule = OptionRule<Options>;
    static const std::vector<Rule> all{
        {"cards",
         "SKI-A03",
         "Whom a movement card stands for",
         {{"player", sets(&O::cardsByRetinue, false)}, {"unit", sets(&O::cardsByRetinue, true)}},
         {}},
        {"lance",
         "SKI-A05",
         "Weapon factor of the lance",
         {},
         Rule::Range{3, 5, true, "4", "3..5", [](O& o, double v) { o.lance = static_cast<int>(v); }}},
        {"star_on",
         "SKI-A06",
         "What counts in the first round only, and not against spears or uphill",
         {{"lance", sets(&O::starOnMounted, false)}, {"lance+mtd", sets(&O::starOnMounted, true)}},
         {}},
        {"mtd_both",
         "SKI-A10",
         "Foot against horse takes its -1 besides the rider's +1",
         {{"true", sets(&O::mountedBoth, true)}, {"false", sets(&O::mountedBoth, false)}},
         {}},
        {"arcs",
         "SKI-A15",
         "Front, flanks and rear of a figure",
         {{"thirds", sets(&O::arcsInQuarters, false)}, {"quarters", sets(&O::arcsInQuarters, true)}},
         {}},
        {"fallback",
         "SKI-A16",
         "A fall back, in basic moves",
         {{"1.5", sets(&O::fallBack, 1.5)}, {"1", sets(&O::fallBack, 1.0)}, {"0.5", sets(&O::fallBack, 0.5)}},
         {}},
        {"level",
         "SKI-A17",
         "What a level up or down changes in a morale test",
         {{"column", sets(&O::levelShiftsResult, false)}, {"result", sets(&O::levelShiftsResult, true)}},
         {}},
        {"morale_roll",
         "SKI-A18",
         "Who rolls a morale die",
         {{"unit", sets(&O::moraleByFigure, false)}, {"figure", sets(&O::moraleByFigure, true)}},
         {}},
        {"rally_shift",
         "SKI-A22",
         "Levels up and down count in rallies, too",
         {{"false", sets(&O::rallyShift, false)}, {"true", sets(&O::rallyShift, true)}},
         {}},
        {"multi",
         "SKI-A25",
         "Several against one",
         {{"sequence", sets(&O::oneFightEach, false)}, {"one", sets(&O::oneFightEach, true)}},
         {}},
        {"melee_per",
         "SKI-A27",
         "When melee is fought",
         {{"card", sets(&O::meleeOnceATurn, false)}, {"turn", sets(&O::meleeOnceATurn, true)}},
         {}},
        {"turn_limit",
         "SKI-131",
         "Turns after which the battle is adjudicated",
         {{"none", sets(&O::turnLimit, hardTurnLimit)}},
         Rule::Range{1, hardTurnLimit, true, "12", "1..50", [](O& o, double v) { o.turnLimit = static_cast<int>(v); }}},
    };
    return all;
}

}  // namespace

std::vector<OptionInfo> optionInfos() { return infosOf(rules()); }

Result<Options> readOptions(const std::vector<ChosenOption>& chosen) { return chosenOptions(rules(), chosen); }

}  // namespace ephor::skirmish
