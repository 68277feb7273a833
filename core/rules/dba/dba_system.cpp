#include "core/rules/dba/dba_system.h"

#include "core/io/builtin_data.h"
#include "core/rules/dba/clash.h"
#include "core/rules/dba/play.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

SystemInfo makeInfo() {
    SystemInfo info;
    info.id = "dba";
    info.name = "DBA";
    info.version = catalogue().version;
    info.strengthName = "Elements";
    info.options = optionInfos();
    BattleInfo battle = battleInfo();
    info.decisions = std::move(battle.decisions);
    info.counters = std::move(battle.counters);
    info.sideCounters = std::move(battle.sideCounters);
    info.phases = std::move(battle.phases);
    info.orders = std::move(battle.orders);
    info.list = listSchema();
    info.table = {15, 15};  // DBA-101; a base width is an inch of the table (DBA-102)
    return info;
}

void fault(Diagnostics& faults, std::string code, Message message, std::string rule) {
    faults.push_back({Severity::Error, std::move(code), {}, std::move(message), std::move(rule), {}});
}

void checkGround(const Setup& setup, Diagnostics& faults) {
    const TableSize size = setup.table;
    if (!(size.width >= 15 && size.width <= 20 && size.height == size.width))
        fault(faults, "setup-table-size", "The table must be a square of 15 to 20 base widths.", "DBA-101");
    for (const Terrain& terrain : setup.terrain)
        if (!isSimple(terrain.outline))
            fault(faults, "setup-terrain-outline",
                  Message("The outline of \"{0}\" crosses itself or has no area.", {terrain.name}), "DBA-109");
}

/// Placed elements stand on the table, one beside the other, whatever the zones.
void checkPlacements(const DbaGame& game, Diagnostics& faults) {
    Table table = game.opening();
    for (const Placement& placed : game.setup().placements) {
        const auto wrong = [&](std::string_view why) {
            fault(faults, "setup-placement",
                  Message(
                      "Placement of unit {0} of {1}: {2}",
                      {std::to_string(placed.unit + 1), game.setup().lists[index(placed.side)].name, std::string(why)}),
                  "DBA-010");
        };
        if (placed.unit < 0 || placed.unit >= std::ssize(game.army(placed.side).elements)) {
            wrong("there is no such unit.");
            continue;
        }
        const PieceId piece = DbaGame::pieceOf(placed.side, placed.unit);
        if (table.isPresent(piece))
            wrong("it is placed twice.");
        else if (!isFacing(placed.pose.facing))
            wrong("it faces nowhere.");
        else if (const Reason* why = checkStanding(game, table, piece, {snapped(placed.pose), table.body(piece).size}))
            wrong(why->text);
        else
            table.apply(PiecePlaced{piece, snapped(placed.pose), nullptr});
    }
}

class DbaSystem final : public RuleSystem {
public:
    DbaSystem() : m_info(makeInfo()) {}

    const SystemInfo& info() const override { return m_info; }
    const Catalogue& catalogue() const override { return dba::catalogue(); }
    Diagnostics check(const ArmyList& list) const override { return checkList(list); }
    ListSummary summary(const ArmyList& list) const override { return summarise(list); }
    const std::vector<ClashField>& clashFields() const override { return dba::clashFields(); }
    Result<ClashReport> clash(const ClashInputs& inputs) const override { return dba::clash(inputs); }
    Digest dataDigest() const override {
        std::string all;
        for (const char* path : {"rules/dba/troops.toml", "rules/dba/outcomes.toml", "rules/dba/armies.toml"})
            all += builtinText(path);
        return digestOf(std::string_view(all));
    }

    Result<std::shared_ptr<const Game>> open(const Setup& setup) const override {
        const Result<Options> options = readOptions(setup.options);
        Diagnostics faults;
        if (!options)
            faults = options.error();
        if (setup.rules != m_info.version)
            fault(
                faults, "setup-rules-version",
                Message(
                    "The set-up was made for version \"{0}\" of the rules data of DBA; this program has version \"{1}\".",
                    {setup.rules, m_info.version}),
                {});
        for (const ArmyList& list : setup.lists)
            for (Diagnostic& diagnostic : checkList(list))
                if (diagnostic.severity == Severity::Error)
                    faults.push_back(std::move(diagnostic));
        checkGround(setup, faults);
        if (hasErrors(faults))
            return std::unexpected(std::move(faults));
        auto game = std::make_shared<const DbaGame>(*this, setup, *options);
        checkPlacements(*game, faults);
        if (hasErrors(faults))
            return std::unexpected(std::move(faults));
        return game;
    }

private:
    SystemInfo m_info;
};

}  // namespace

const RuleSystem& system() {
    static const DbaSystem one;
    return one;
}

}  // namespace ephor::dba
