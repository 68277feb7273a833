// Opens a battle and checks the elements that the scenario has placed.
#include "core/battle/setup/setup_faults.h"
#include "core/rules/common/placements.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/system.h"
#include "core/table/geometry.h"

namespace ephor::dba {

namespace {

void checkGround(const Setup& setup, Diagnostics& faults) {
    const TableSize size = setup.table;
    if (!(size.width >= 15 && size.width <= 20 && size.height == size.width))
        addFault(faults, "setup-table-size", "The table must be a square of 15 to 20 base widths.", "DBA-101");
    checkOutlines(setup, faults, "DBA-109");
}

/// Checks that placed elements are on the table and do not overlap. Deployment zones do not matter.
void checkPlacements(const DbaGame& game, Diagnostics& faults) {
    Table table = game.opening();
    const auto elements = [&](Side side) { return static_cast<int>(game.army(side).elements.size()); };
    placeUnits(game, {elements(Side::A), elements(Side::B)}, "DBA-010", table, faults,
               [&](PieceId piece, const Placement& placed) -> std::string_view {
                   if (!isFacing(placed.pose.facing))
                       return "it faces nowhere.";
                   const Reason* why =
                       checkPosition(game, table, piece, {snapped(placed.pose), table.body(piece).size});
                   return why ? why->text : "";
               });
}

}  // namespace

Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const RulesData& rules) {
    Result<Options> options = readOptions(setup.options);
    Diagnostics faults = faultsOfSetup(system, setup, options);
    checkGround(setup, faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    options->outcomes = &rules.outcomes;
    auto game = std::make_shared<const DbaGame>(system, setup, *options, rules.list);
    checkPlacements(*game, faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return game;
}

}  // namespace ephor::dba
