#include "core/rules/skirmish/system.h"

#include "core/rules/common/data_system.h"
#include "core/rules/skirmish/army/army.h"
#include "core/rules/skirmish/army/check_list.h"
#include "core/rules/skirmish/odds/clash.h"

namespace ephor::skirmish {

namespace {

SystemInfo makeInfo(const Catalogue& types) {
    SystemInfo info;
    info.id = "skirmish";
    info.name = "Medieval skirmish";
    info.version = types.version;
    info.strengthName = "Figures";
    info.options = optionInfos();
    addBattleInfo(info);
    info.list = listSchema();
    info.table = {48, 36};  // SKI-101
    return info;
}

class SkirmishSystem final : public DataSystem {
public:
    explicit SkirmishSystem(const Catalogue& types, const PackInfo* pack = nullptr)
        : DataSystem(types, makeInfo(types), skirmish::clashFields(types), pack) {}

    Diagnostics check(const ArmyList& list) const override { return checkList(list, catalogue()); }
    ListSummary summary(const ArmyList& list) const override { return summarise(list, catalogue()); }
    Result<ClashReport> clash(const ClashInputs& inputs) const override {
        return skirmish::clash(inputs, {}, clashFields(), catalogue());
    }
    Result<std::shared_ptr<const Game>> open(const Setup& setup) const override {
        return openBattle(*this, setup, catalogue());
    }

private:
    Digest builtinDataDigest() const override { return digestOf(skirmish::catalogue()); }
};

}  // namespace

const RuleSystem& system() {
    static const SkirmishSystem one(skirmish::catalogue());
    return one;
}

std::unique_ptr<const RuleSystem> packedSystem(const Catalogue& types, const PackInfo& pack) {
    return std::make_unique<const SkirmishSystem>(types, &pack);
}

}  // namespace ephor::skirmish
