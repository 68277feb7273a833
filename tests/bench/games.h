// A battle of each system to measure.
#pragma once

#include "core/rules/builtin.h"
#include "tests/support/alala_battles.h"
#include "tests/support/bronze_battles.h"
#include "tests/support/dba_setups.h"
#include "tests/support/ohw_setups.h"
#include "tests/support/skirmish_setups.h"

namespace ephor::bench {

using namespace testing;

/// Two retinues of ten: men with shields, and men with bows.
inline ArmyList twentyFigures() {
    return skirmishList("twenty", {skirmishBand("household", 1, "man_at_arms", {{"sergeant", 4}, {"archer", 4}}),
                                   skirmishBand("tenants", 1, "sergeant", {{"spearman", 8}})});
}

/// Men of Bronze: ten units a side; Alala!: six units of hoplites and six bands; O/THW: twelve units; DBA: twelve
/// elements, from aggression on; skirmish: twenty figures.
inline std::shared_ptr<const Game> gameOf(std::string_view system) {
    if (system == "men_of_bronze")
        return bronzeGame(tenUnits(), tenUnits());
    if (system == "alala")
        return alalaGame();
    if (system == "ohw")
        return *ohw::system().open(ohwSetup(twelveOhwUnits(), twelveOhwUnits()));
    const RuleSystem& rules = *findSystem(system);
    if (system == "dba") {
        Pcg32 draw(431, 12);
        return *rules.open(mirroredDbaSetup(rules, draw));
    }
    Setup setup;
    setup.system = system;
    setup.rules = rules.info().version;
    setup.table = rules.info().table;
    setup.lists = {twentyFigures(), twentyFigures()};
    return *rules.open(setup);
}

}  // namespace ephor::bench
