// Opens a battle and checks that every unit finds a place.
#include "core/battle/setup/setup_faults.h"
#include "core/rules/common/placements.h"
#include "core/rules/men_of_bronze/battle/deployment.h"
#include "core/rules/men_of_bronze/game.h"
#include "core/rules/men_of_bronze/system.h"
#include "core/table/terrain.h"

namespace ephor::men_of_bronze {

namespace {

/// MOB-207, MOB-208: checks that the zone has room for all units that the scenario has not placed. `table` has those
/// that it has placed.
void checkRoom(const BronzeGame& game, const Table& table, Side side, Diagnostics& faults) {
    const PieceSet left = table.all(side) - table.present();
    if (left.empty())
        return;
    PieceId largest = left.first();
    for (const PieceId unit : left)
        if (table.radius(unit) > table.radius(largest))
            largest = unit;
    int room = 0;
    for (const Vec at : game.places(side)) {
        Choice choice;
        choice.piece = largest;
        choice.pose = {at, towardsEnemy(side)};
        room += checkPlace(game, table, choice) ? 0 : 1;
    }
    if (room < left.size())
        addFault(
            faults, "setup-no-room",
            {"The table is too small: {0} units of {1} need more room than a zone of {2} by {3} inches has. Take a wider table or a "
             "deeper zone (deploy_depth_bw).",
             {std::to_string(left.size()), game.setup().lists[index(side)].name,
              std::to_string(static_cast<int>(table.size().width)),
              std::to_string(static_cast<int>(game.options().deployDepth))}},
            "MOB-208");
}

void checkGround(const Setup& setup, const Options& options, Diagnostics& faults) {
    if (checkTableSize(setup, faults, "MOB-207") && 2 * options.deployDepth > setup.table.height)
        addFault(
            faults, "setup-zones-overlap",
            Message(
                "The table is smaller than the deployment: two zones of {0} inches do not fit into {1} inches. Take a deeper table or a smaller deploy_depth_bw.",
                {std::to_string(static_cast<int>(options.deployDepth)),
                 std::to_string(static_cast<int>(setup.table.height))}),
            "MOB-208");
    checkOutlines(setup, faults, "MOB-079");
}

/// Placed units must be on the table and not overlap. A scenario may place them outside the zones.
Diagnostics checkPlacements(const BronzeGame& game) {
    Diagnostics faults;
    Table table = game.opening();
    const std::array units{table.all(Side::A).size(), table.all(Side::B).size()};
    placeUnits(game, units, "MOB-208", table, faults, [&](PieceId piece, const Placement& placed) -> std::string_view {
        const Reason* why = checkScenarioPlace(game, table, piece, placed.pose, placed.code);
        return why ? why->text : "";
    });
    for (const Side side : bothSides)
        checkRoom(game, table, side, faults);
    return faults;
}

}  // namespace

Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const Catalogue& types) {
    const Result<Options> options = readOptions(setup.options);
    Diagnostics faults = faultsOfSetup(system, setup, options);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    checkGround(setup, *options, faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    auto game = std::make_shared<const BronzeGame>(system, setup, *options, types);
    if (Diagnostics wrong = checkPlacements(*game); hasErrors(wrong))
        return std::unexpected(std::move(wrong));
    return game;
}

}  // namespace ephor::men_of_bronze
