#include "core/battle/setup/setup_faults.h"

#include "core/battle/setup/setup_limits.h"

namespace ephor {

namespace {

bool isOfGoodSize(double inches) { return inches >= smallestTable && inches <= largestTable; }

}  // namespace

void addFault(Diagnostics& faults, std::string code, Message message, std::string rule) {
    faults.push_back({Severity::Error, std::move(code), {}, std::move(message), std::move(rule), {}});
}

Diagnostics faultsOfSetup(const RuleSystem& system, const Setup& setup) {
    Diagnostics faults;
    const SystemInfo& info = system.info();
    if (setup.rules != info.version)
        addFault(faults, "setup-rules-version",
                 {"The set-up was made for version \"{0}\" of the rules data of {2}; this program has version \"{1}\".",
                  {setup.rules, info.version, info.name}},
                 {});
    for (const ArmyList& list : setup.lists)
        for (Diagnostic& diagnostic : system.check(list))
            if (diagnostic.severity == Severity::Error)
                faults.push_back(std::move(diagnostic));
    return faults;
}

bool checkTableSize(const Setup& setup, Diagnostics& faults, const std::string& rule) {
    if (isOfGoodSize(setup.table.width) && isOfGoodSize(setup.table.height))
        return true;
    addFault(faults, "setup-table-size",
             {"The table must be {0} to {1} inches wide and deep.",
              {std::to_string(smallestTable), std::to_string(largestTable)}},
             rule);
    return false;
}

void checkOutlines(const Setup& setup, Diagnostics& faults, const std::string& rule) {
    for (const Terrain& terrain : setup.terrain)
        if (!isSimple(terrain.outline))
            addFault(faults, "setup-terrain-outline",
                     {"The outline of \"{0}\" crosses itself or has no area.", {terrain.name}}, rule);
}

void addPlacementFault(const Setup& setup, const Placement& placed, std::string_view why, Diagnostics& faults,
                       const std::string& rule, std::string_view unit) {
    addFault(
        faults, "setup-placement",
        {"Placement of {3} {0} of {1}: {2}",
         {std::to_string(placed.unit + 1), setup.lists[index(placed.side)].name, std::string(why), std::string(unit)}},
        rule);
}

}  // namespace ephor
