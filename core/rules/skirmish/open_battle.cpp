#include "core/rules/skirmish/open_battle.h"

#include "core/rules/skirmish/play.h"

namespace ephor::skirmish {

namespace {

void add(Diagnostics& faults, std::string code, Message message, std::string rule) {
    faults.push_back({Severity::Error, std::move(code), {}, std::move(message), std::move(rule), {}});
}

void checkGround(const Setup& setup, Diagnostics& faults) {
    const TableSize size = setup.table;
    if (!(size.width >= 12 && size.width <= 400 && size.height >= 12 && size.height <= 400))
        add(faults, "setup-table-size", Message("The table must be 12 to 400 inches wide and deep."), "SKI-101");
    else if (size.height < 2 * zoneDepth)
        add(faults, "setup-zones-overlap",
            {"The two zones of 8 inches do not fit into {0} inches: take a deeper table.",
             {std::to_string(static_cast<int>(size.height))}},
            "SKI-101");
    for (const Terrain& terrain : setup.terrain)
        if (!isSimple(terrain.outline))
            add(faults, "setup-terrain-outline",
                {"The outline of \"{0}\" crosses itself or has no area.", {terrain.name}}, "SKI-114");
}

/// SKI-106, SKI-A03: two to six players.
void checkPlayers(const Setup& setup, Diagnostics& faults) {
    const int players = armyOf(setup.lists[0]).players + armyOf(setup.lists[1]).players;
    if (players > mostPlayers)
        add(faults, "setup-players",
            {"{0} players are too many for one battle: two to {1} may have a movement card. Let one player lead several retinues.",
             {std::to_string(players), std::to_string(mostPlayers)}},
            "SKI-106");
}

/// What a scenario places, a whole retinue at a time, may stand anywhere on the table.
void checkPlacements(const SkirmishGame& game, Table& table, Diagnostics& faults) {
    for (const Placement& placed : game.setup().placements) {
        const auto fault = [&](const char* why) {
            add(faults, "setup-placement",
                {"Placement of retinue {0} of {1}: {2}",
                 {std::to_string(placed.unit + 1), game.setup().lists[index(placed.side)].name, why}},
                "SKI-101");
        };
        const std::vector<Company>& companies = game.companies(placed.side);
        if (placed.unit < 0 || placed.unit >= static_cast<int>(companies.size())) {
            fault("there is no such retinue.");
            continue;
        }
        const Company& company = companies[static_cast<std::size_t>(placed.unit)];
        if (placed.code < code::twoRanks || placed.code > code::loose) {
            fault("there is no such formation: write 0 (two ranks), 1 (one rank) or 2 (loose).");
            continue;
        }
        if (table.isPresent(company.leader)) {
            fault("it is placed twice.");
            continue;
        }
        if (const Reason* why = checkScenarioPlace(game, table, company, placed.pose, placed.code)) {
            fault(std::string(why->text).c_str());
            continue;
        }
        putDown(table, company, placed.pose, placed.code);
    }
}

/// Is there room in its zone for all retinues of a side that the scenario has not placed?
void checkRoom(const SkirmishGame& game, Table& table, Side side, Diagnostics& faults) {
    for (const Company& company : game.companies(side)) {
        if (table.isPresent(company.leader))
            continue;
        std::optional<Choice> place;
        eachPlace(game, table, company, code::twoRanks, [&](const Choice& choice) {
            place = choice;
            return true;
        });
        if (!place) {
            add(faults, "setup-no-room",
                {"The table is too small: {0} of {1} finds no place in its zone. Take a wider table or smaller retinues.",
                 {company.name, game.setup().lists[index(side)].name}},
                "SKI-101");
            return;
        }
        putDown(table, company, place->pose, place->code);
    }
}

}  // namespace

Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup) {
    const Result<Options> options = readOptions(setup.options);
    Diagnostics faults;
    if (!options)
        faults = options.error();
    if (setup.rules != system.info().version)
        add(faults, "setup-rules-version",
            {"The set-up was made for version \"{0}\" of the rules data of {2}; this program has version \"{1}\".",
             {setup.rules, system.info().version, system.info().name}},
            {});
    for (const ArmyList& list : setup.lists)
        for (Diagnostic& diagnostic : checkList(list))
            if (diagnostic.severity == Severity::Error)
                faults.push_back(std::move(diagnostic));
    checkGround(setup, faults);
    checkPlayers(setup, faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));

    auto game = std::make_shared<const SkirmishGame>(system, setup, *options);
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
