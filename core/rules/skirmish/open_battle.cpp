// Opens a battle and checks that every retinue finds a place.
#include "core/battle/setup/setup_faults.h"
#include "core/rules/skirmish/battle/deployment.h"
#include "core/rules/skirmish/system.h"

namespace ephor::skirmish {

namespace {

void checkGround(const Setup& setup, Diagnostics& faults) {
    if (checkTableSize(setup, faults, "SKI-101") && setup.table.height < 2 * zoneDepth)
        addFault(faults, "setup-zones-overlap",
                 {"The two zones of 8 inches do not fit into {0} inches: take a deeper table.",
                  {std::to_string(static_cast<int>(setup.table.height))}},
                 "SKI-101");
    checkOutlines(setup, faults, "SKI-114");
}

/// SKI-106, SKI-A03: two to six players.
void checkPlayers(const Setup& setup, const Catalogue& types, Diagnostics& faults) {
    const int players = armyOf(setup.lists[0], types).players + armyOf(setup.lists[1], types).players;
    if (players > mostPlayers)
        addFault(
            faults, "setup-players",
            {"{0} players are too many for one battle: two to {1} may have a movement card. Let one player lead several retinues.",
             {std::to_string(players), std::to_string(mostPlayers)}},
            "SKI-106");
}

/// A scenario places whole retinues, anywhere on the table.
void checkPlacements(const SkirmishGame& game, Table& table, Diagnostics& faults) {
    for (const Placement& placed : game.setup().placements) {
        const auto fault = [&](std::string_view why) {
            addPlacementFault(game.setup(), placed, why, faults, "SKI-101", "retinue");
        };
        const std::vector<Retinue>& retinues = game.retinues(placed.side);
        if (placed.unit < 0 || placed.unit >= static_cast<int>(retinues.size())) {
            fault("there is no such retinue.");
            continue;
        }
        const Retinue& retinue = retinues[static_cast<std::size_t>(placed.unit)];
        if (placed.code < code::twoRanks || placed.code > code::loose) {
            fault("there is no such formation: write 0 (two ranks), 1 (one rank) or 2 (loose).");
            continue;
        }
        if (table.isPresent(retinue.leader)) {
            fault("it is placed twice.");
            continue;
        }
        if (const Reason* why = checkScenarioPlace(game, table, retinue, placed.pose, placed.code)) {
            fault(why->text);
            continue;
        }
        putDown(table, retinue, placed.pose, placed.code);
    }
}

/// Checks that the zone has room for all retinues of a side that the scenario has not placed.
void checkRoom(const SkirmishGame& game, Table& table, Side side, Diagnostics& faults) {
    for (const Retinue& retinue : game.retinues(side)) {
        if (table.isPresent(retinue.leader))
            continue;
        std::optional<Choice> place;
        eachPlace(game, table, retinue, code::twoRanks, [&](const Choice& choice) {
            place = choice;
            return true;
        });
        if (!place) {
            addFault(
                faults, "setup-no-room",
                {"The table is too small: {0} of {1} finds no place in its zone. Take a wider table or smaller retinues.",
                 {retinue.name, game.setup().lists[index(side)].name}},
                "SKI-101");
            return;
        }
        putDown(table, retinue, place->pose, place->code);
    }
}

}  // namespace

Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const Catalogue& types) {
    const Result<Options> options = readOptions(setup.options);
    Diagnostics faults = faultsOfSetup(system, setup, options);
    checkGround(setup, faults);
    checkPlayers(setup, types, faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));

    auto game = std::make_shared<const SkirmishGame>(system, setup, *options, types);
    Table table = game->opening();
    checkPlacements(*game, table, faults);
    for (const Side side : bothSides)
        if (!hasErrors(faults))
            checkRoom(*game, table, side, faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return game;
}

}  // namespace ephor::skirmish
