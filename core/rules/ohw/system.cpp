#include "core/rules/ohw/system.h"

#include "core/io/builtin_data.h"
#include "core/rules/common/data_system.h"
#include "core/rules/ohw/army/check_list.h"
#include "core/rules/ohw/odds/clash.h"

namespace ephor::ohw {

namespace {

SystemInfo makeInfo(const Catalogue& types) {
    SystemInfo info;
    info.id = "ohw";
    info.name = "O/THW Ancients";
    info.version = types.version;
    info.strengthName = "Strength";
    info.options = optionInfos();
    addBattleInfo(info);
    info.list = listSchema();
    info.table = {12 * usualSquare, 8 * usualSquare};  // OTW-202
    return info;
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
        return openBattle(*this, setup, m_rules);
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
