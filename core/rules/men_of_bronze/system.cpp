#include "core/rules/men_of_bronze/system.h"

#include "core/io/builtin_data.h"
#include "core/rules/common/data_system.h"
#include "core/rules/men_of_bronze/army/army.h"
#include "core/rules/men_of_bronze/army/check_list.h"
#include "core/rules/men_of_bronze/odds/clash.h"

namespace ephor::men_of_bronze {

namespace {

SystemInfo makeInfo(const Catalogue& types) {
    SystemInfo info;
    info.id = "men_of_bronze";
    info.name = "Men of Bronze";
    info.version = types.version;
    info.strengthName = "Courage";
    info.options = optionInfos();
    addBattleInfo(info);
    info.list = listSchema();
    info.table = {72, 48};  // MOB-207
    return info;
}

class BronzeSystem final : public DataSystem {
public:
    explicit BronzeSystem(const Catalogue& types, const PackInfo* pack = nullptr)
        : DataSystem(types, makeInfo(types), men_of_bronze::clashFields(types), pack) {}

    Diagnostics check(const ArmyList& list) const override { return checkList(list, catalogue()); }
    ListSummary summary(const ArmyList& list) const override { return summarise(list, catalogue()); }
    Result<ClashReport> clash(const ClashInputs& inputs) const override {
        return men_of_bronze::clash(inputs, {}, clashFields(), catalogue());
    }

    Result<std::shared_ptr<const Game>> open(const Setup& setup) const override {
        return openBattle(*this, setup, catalogue());
    }

private:
    Digest builtinDataDigest() const override { return digestOf(builtinText("rules/men_of_bronze/troops.toml")); }
};

}  // namespace

const RuleSystem& system() {
    static const BronzeSystem one(men_of_bronze::catalogue());
    return one;
}

std::unique_ptr<const RuleSystem> packedSystem(const Catalogue& types, const PackInfo& pack) {
    return std::make_unique<const BronzeSystem>(types, &pack);
}

}  // namespace ephor::men_of_bronze
