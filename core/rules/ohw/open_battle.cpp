// Opens a battle and checks that every unit finds a square.
#include "core/battle/setup/setup_faults.h"
#include "core/rules/ohw/battle/deployment.h"
#include "core/rules/ohw/system.h"
#include "core/table/terrain.h"

#include <cmath>

namespace ephor::ohw {

namespace {

class SetupCheck {
public:
    SetupCheck(const Setup& setup, const Options& options) : m_setup(setup), m_options(options) {}

    void checkGrid();
    /// OTW-202: placed units must be in free squares. A scenario may place them outside the back rows.
    void checkPlacements(const OhwGame& game);
    void checkRoom(const OhwGame& game, const Board& board);

    Diagnostics faults;

private:
    void fault(std::string code, Message message, std::string rule) {
        addFault(faults, std::move(code), std::move(message), std::move(rule));
    }

    const Setup& m_setup;
    const Options& m_options;
};

std::string inches(double length) { return std::to_string(static_cast<int>(std::lround(length))); }

void SetupCheck::checkGrid() {
    const Grid grid = gridOf(m_setup.table, m_options.square);
    const bool whole = std::abs(grid.columns * m_options.square - m_setup.table.width) < 1e-6 &&
                       std::abs(grid.rows * m_options.square - m_setup.table.height) < 1e-6;
    if (!whole || grid.columns < fewestColumns || grid.columns > mostColumns || grid.rows < fewestRows ||
        grid.rows > mostRows)
        fault(
            "setup-table-size",
            {"The table must be a grid of {0} to {1} by {2} to {3} whole squares, each {4} inches wide: take 72 by 48 "
             "inches for 12 by 8 squares of 6, or another \"square\".",
             {std::to_string(fewestColumns), std::to_string(mostColumns), std::to_string(fewestRows),
              std::to_string(mostRows), inches(m_options.square)}},
            "OTW-202");
    else if (2 * m_options.deployRows > grid.rows)
        fault("setup-zones-overlap",
              {"The grid has {0} rows, too few for two times {1} rows of deployment. Take a deeper table or fewer "
               "deploy_rows.",
               {std::to_string(grid.rows), std::to_string(m_options.deployRows)}},
              "OTW-203");
}

void SetupCheck::checkPlacements(const OhwGame& game) {
    Table table = game.opening();
    Board board(game, table);
    for (const Placement& placed : m_setup.placements) {
        const auto wrong = [&](std::string_view why, const char* rule) {
            addPlacementFault(m_setup, placed, why, faults, rule);
        };
        if (placed.unit < 0 || placed.unit >= game.unitsOf(placed.side)) {
            wrong("there is no such unit.", "OTW-203");
            continue;
        }
        const PieceId piece = game.pieceOf(placed.side, placed.unit);
        if (table.isPresent(piece)) {
            wrong("it is placed twice.", "OTW-203");
            continue;
        }
        if (const Reason* why = checkScenarioPlace(board, placed.pose)) {
            wrong(why->text, "OTW-202");
            continue;
        }
        const Square square = game.squareAt(placed.pose.centre);
        const Vec centre = game.poseOn(square, Heading::North).centre;
        if (length(placed.pose.centre - centre) > 0.01) {
            wrong("it stands between squares; the middle of its square is at x = " + std::to_string(centre.x) +
                      ", y = " + std::to_string(centre.y) + ".",
                  "OTW-202");
            continue;
        }
        table.apply(PiecePlaced{piece, game.poseOn(square, headingOf(placed.pose.facing)), nullptr});
        board.read(table);
    }
    if (faults.empty())
        checkRoom(game, board);
}

/// OTW-203: checks that there is a square for every unit that the scenario has not placed.
void SetupCheck::checkRoom(const OhwGame& game, const Board& board) {
    for (const Side side : bothSides) {
        const Table& table = board.table();
        const Zone zone = game.zone(side);
        const int units = (table.all(side) - table.present()).size();
        int room = 0;
        for (int i = 0; i < zone.count(); ++i)
            room += !board.at(zone[i]) && game.terrainAt(zone[i]) != SquareTerrain::Impassable ? 1 : 0;
        if (room < units)
            fault("setup-no-room",
                  {"{0} units of {1} find only {2} free squares in their {3} rows. Take a wider table or more "
                   "deploy_rows.",
                   {std::to_string(units), m_setup.lists[index(side)].name, std::to_string(room),
                    std::to_string(m_options.deployRows)}},
                  "OTW-203");
    }
}

}  // namespace

Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const RulesData& rules) {
    const Result<Options> options = readOptions(setup.options);
    Diagnostics faults = faultsOfSetup(system, setup, options);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    SetupCheck check(setup, *options);
    check.checkGrid();
    checkOutlines(setup, check.faults, "OTW-202");
    if (!check.faults.empty())
        return std::unexpected(std::move(check.faults));
    auto game = std::make_shared<const OhwGame>(system, setup, *options, rules);
    check.checkPlacements(*game);
    if (!check.faults.empty())
        return std::unexpected(std::move(check.faults));
    return game;
}

}  // namespace ephor::ohw
