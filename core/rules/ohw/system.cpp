#include "core/rules/ohw/system.h"

#include "core/battle/setup/setup_faults.h"
#include "core/io/builtin_data.h"
#include "core/rules/common/data_system.h"
#include "core/rules/common/info_rows.h"
#include "core/rules/ohw/battle/deployment.h"
#include "core/rules/ohw/odds/clash.h"
#include "core/table/terrain.h"

#include <cmath>

namespace ephor::ohw {

namespace {

using Shown = CounterInfo::Shown;

std::vector<DecisionInfo> decisionInfos() {
    return infosOf<1, Decisions, DecisionInfo>({
        {DeployUnit,
         {"OTW-D01", "Deploy a unit", "Place one unit in a square of your back rows, facing any side of it.",
          "OTW-203"}},
        {TakeAction,
         {"OTW-D02", "What next?",
          "Which unit acts, and how? A die is rolled before it; on a 1 the phase ends after it.", "OTW-003"}},
        {GroupMove,
         {"OTW-D03", "Group move", "Where does the group of {0} go? All go as far and turn alike.", "OTW-011"}},
        {Reroll,
         {"OTW-D04", "Test again?", "{0} has failed its Leadership test. It may be taken again, at the general's risk.",
          "OTW-053"}},
        {AddDice,
         {"OTW-D05", "The general's dice?", "The general with {0} may add dice against {1}, at the general's risk.",
          "OTW-054"}},
        {RallyHits,
         {"OTW-D06", "Rally?", "The general with {0} may rally hits, a 5 or 6 each, at the general's risk.",
          "OTW-055"}},
        {ArchersReroll, {"OTW-D07", "Which die again?", "Archers re-roll one failed die.", "OTW-100"}},
        {Negate,
         {"OTW-D08", "Negate a hit?",
          "The Phalanx of {0} holds off one hit on a passed Leadership test. It costs nothing.", "OTW-103"}},
        {FollowUp,
         {"OTW-D09", "Follow up?", "{0} has won. On a passed Leadership test it takes the enemy's square.", "OTW-044"}},
        {ReservedD10, {"OTW-D10", "Mahouts", "", "OTW-213"}},
        {UseGeneral,
         {"OTW-D11", "The general's activation", "The phase has ended. The general's unit may act once more.",
          "OTW-006"}},
        {FirstMove,
         {"OTW-D01", "Deploy second, or move first?", "You have won the die. The other side has what you leave.",
          "OTW-203"}},
        {PlaceGeneral, {"OTW-D01", "Place the general", "Which unit is the general with?", "OTW-216"}},
        {MoveUnit, {"OTW-D02", "Move", "{0}: where to?", "OTW-012"}},
        {ChargeTarget, {"OTW-D02", "Charge", "Whom does {0} charge, and on which side?", "OTW-020"}},
        {GroupMembers, {"OTW-D03", "The group", "Who of the group of {0} stays behind?", "OTW-010"}},
    });
}

SystemInfo makeInfo(const Catalogue& types) {
    SystemInfo info;
    info.id = "ohw";
    info.name = "O/THW Ancients";
    info.version = types.version;
    info.strengthName = "Strength";
    info.options = optionInfos();
    info.decisions = decisionInfos();
    info.counters = infosOf<0, UnitCounters, CounterInfo>({
        {Strength, {"Strength", Shown::Steps, 1, 6}},
        {General, {"General", Shown::Flag, 0, 1, {"no longer with the general", "with the general"}, Marker::Helmet}},
        {Fleeing, {"Fleeing", Shown::Flag, 0, 1, {}, Marker::Wavering}},
        {Pursuing, {"Pursuing", Shown::Flag}},
        {Rampaging, {"Rampaging", Shown::Flag, 0, 1}},
        {Moved, {"Moved", Shown::Flag, 0, 1, {"free to move", "moving"}, Marker::Done}},
        {Fought, {"Fought", Shown::Flag, 0, 99, {"free to fight", "fighting"}, Marker::Done}},
        {Beside, {"Began beside an enemy", Shown::Never, 0, 1}},
        {Halted, {"Pursuit halted", Shown::Told, 0, 1, {"no", "yes"}}},
        {FledFrom, {"Edge square from which it fled", Shown::Never}},
    });
    info.sideCounters = infosOf<0, SideCounters, CounterInfo>({
        {Morale, {"Army morale", Shown::Told, 0, 40}},
        {MoraleStart, {"Army morale at the start", Shown::Never, 1, 40}},
        {Drained, {"Army morale that was taken from the units", Shown::Never, 0, 40}},
        {HasPhase, {"Phase", Shown::Flag, 0, 1, {"phase over", "phase begun"}, Marker::Initiative}},
        {GeneralOut, {"General out of action", Shown::Told}},
        {GeneralActs, {"Actions with the general", Shown::Never, 0, 99}},
        {Transferred, {"General has changed units", Shown::Never, 0, 1}},
        {LuckUsed, {"Fortune has favoured", Shown::Flag, 0, 1}},
        {Tired, {"Tired", Shown::Number, 0, 3}},
    });
    info.phases = {{"Deployment", "OTW-203"}, {"Flight", "OTW-001"}, {"Pursuit", "OTW-002"}, {"Actions", "OTW-003"}};
    info.orders = {
        {"reroll", "Failed Leadership tests with the general", Reroll, {"ask", "never", "always"}},
        {"add_dice", "The general's dice in combat", AddDice, {"ask", "never", "always"}},
        {"rally", "Rally hits with the general", RallyHits, {"ask", "never", "always"}},
        {"archers", "Archers' failed die", ArchersReroll, {"ask", "first"}},
        {"negate", "Test of a Phalanx to negate a hit", Negate, {"ask", "always"}},
        {"follow", "Follow up", FollowUp, {"ask", "never", "always"}},
    };
    info.fightNotes = {{&why::round, FightNote::Numbers::Both, "hit", "hits"}};
    info.partCounter = HasPhase;
    info.list = listSchema();
    info.table = {12 * usualSquare, 8 * usualSquare};  // OTW-202
    return info;
}

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

class OhwSystem final : public DataSystem {
public:
    explicit OhwSystem(const RulesData& rules, const PackInfo* pack = nullptr)
        : DataSystem(rules.types, makeInfo(rules.types), ohw::clashFields(rules.types), pack), m_rules(rules) {}

    Diagnostics check(const ArmyList& list) const override { return checkList(list, m_rules); }
    ListSummary summary(const ArmyList& list) const override { return summarise(list, m_rules); }
    Result<ClashReport> clash(const ClashInputs& inputs) const override {
        return ohw::clash(inputs, {}, clashFields(), catalogue());
    }

    Result<std::shared_ptr<const Game>> open(const Setup& setup) const override {
        const Result<Options> options = readOptions(setup.options);
        Diagnostics faults = faultsOfSetup(*this, setup, options);
        if (hasErrors(faults))
            return std::unexpected(std::move(faults));
        SetupCheck check(setup, *options);
        check.checkGrid();
        checkOutlines(setup, check.faults, "OTW-202");
        if (!check.faults.empty())
            return std::unexpected(std::move(check.faults));
        auto game = std::make_shared<const OhwGame>(*this, setup, *options, m_rules);
        check.checkPlacements(*game);
        if (!check.faults.empty())
            return std::unexpected(std::move(check.faults));
        return game;
    }

private:
    Digest builtinDataDigest() const override {
        return builtinDigest({"rules/ohw/troops.toml", "rules/ohw/generals.toml"});
    }
    RulesData m_rules;
};

}  // namespace

const RuleSystem& system() {
    static const OhwSystem instance(builtinRules());
    return instance;
}

std::unique_ptr<const RuleSystem> packedSystem(const RulesData& rules, const PackInfo& pack) {
    return std::make_unique<const OhwSystem>(rules, &pack);
}

}  // namespace ephor::ohw
