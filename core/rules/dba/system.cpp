#include "core/rules/dba/system.h"

#include "core/battle/setup/setup_faults.h"
#include "core/io/builtin_data.h"
#include "core/rules/common/data_system.h"
#include "core/rules/common/placements.h"
#include "core/rules/dba/army/army_places.h"
#include "core/rules/dba/army/check_list.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/odds/clash.h"
#include "core/table/geometry.h"

namespace ephor::dba {

namespace {

SystemInfo makeInfo(const Catalogue& types) {
    SystemInfo info;
    info.id = "dba";
    info.name = "DBA";
    info.version = types.version;
    info.strengthName = "Elements";
    info.options = optionInfos();
    addBattleInfo(info);
    info.list = listSchema();
    info.table = {15, 15};  // DBA-101; a base width is an inch of the table (DBA-102)
    return info;
}

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

class DbaSystem final : public DataSystem {
public:
    explicit DbaSystem(const RulesData& rules, const PackInfo* pack = nullptr)
        : DataSystem(rules.list.types, makeInfo(rules.list.types), dba::clashFields(rules.list.types), pack),
          m_rules(rules) {}

    Diagnostics check(const ArmyList& list) const override { return checkList(list, m_rules.list); }
    ListSummary summary(const ArmyList& list) const override { return summarise(list, m_rules.list); }
    std::vector<PublishedList> publishedLists() const override { return dba::publishedLists(m_rules.list); }
    std::optional<std::vector<TypePlaces>> places(const ArmyList& list) const override {
        return placesOf(list, m_rules.list);
    }
    Result<ClashReport> clash(const ClashInputs& inputs) const override {
        return dba::clash(inputs, optionsOf({}), clashFields(), catalogue());
    }

    Result<std::shared_ptr<const Game>> open(const Setup& setup) const override {
        const Result<Options> options = readOptions(setup.options);
        Diagnostics faults = faultsOfSetup(*this, setup, options);
        checkGround(setup, faults);
        if (hasErrors(faults))
            return std::unexpected(std::move(faults));
        auto game = std::make_shared<const DbaGame>(*this, setup, optionsOf(*options), m_rules.list);
        checkPlacements(*game, faults);
        if (hasErrors(faults))
            return std::unexpected(std::move(faults));
        return game;
    }

private:
    Digest builtinDataDigest() const override {
        return builtinDigest({"rules/dba/troops.toml", "rules/dba/outcomes.toml", "rules/dba/armies.toml"});
    }
    Options optionsOf(Options options) const {
        options.outcomes = &m_rules.outcomes;
        return options;
    }

    RulesData m_rules;
};

}  // namespace

const RuleSystem& system() {
    static const DbaSystem one({builtinFigures(), outcomes()});
    return one;
}

std::unique_ptr<const RuleSystem> packedSystem(const RulesData& rules, const PackInfo& pack) {
    return std::make_unique<const DbaSystem>(rules, &pack);
}

}  // namespace ephor::dba
