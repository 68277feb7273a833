#include "core/rules/dba/system.h"

#include "core/io/builtin_data.h"
#include "core/rules/common/data_system.h"
#include "core/rules/dba/army/army_places.h"
#include "core/rules/dba/army/check_list.h"
#include "core/rules/dba/odds/clash.h"

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
        Options options;
        options.outcomes = &m_rules.outcomes;
        return dba::clash(inputs, options, clashFields(), catalogue());
    }

    Result<std::shared_ptr<const Game>> open(const Setup& setup) const override {
        return openBattle(*this, setup, m_rules);
    }

private:
    Digest builtinDataDigest() const override {
        return builtinDigest({"rules/dba/troops.toml", "rules/dba/outcomes.toml", "rules/dba/armies.toml"});
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
