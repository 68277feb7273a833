#include "core/rules/alala/system.h"

#include "core/battle/setup/setup_faults.h"
#include "core/io/builtin_data.h"
#include "core/rules/alala/army/check_list.h"
#include "core/rules/alala/battle/arithmetic/measuring.h"
#include "core/rules/alala/odds/clash.h"
#include "core/rules/common/data_system.h"
#include "core/table/terrain.h"

namespace ephor::alala {

namespace {

/// Minimum depth in inches behind a side's line: room for a phalanx and a second row (ALA-AMB-045).
constexpr double leastDepth = 6;

SystemInfo makeInfo(const RulesData& rules) {
    SystemInfo info;
    info.id = "alala";
    info.name = "Alala!";
    info.version = rules.types.version;
    info.strengthName = "Figures";
    info.options = optionInfos();
    addBattleInfo(info);
    info.list = listSchema();
    info.cards = true;
    info.table = {72, 48};  // ALA-AMB-067
    return info;
}

void checkGround(const Setup& setup, Diagnostics& faults) {
    const auto inches = [](double d) { return std::to_string(static_cast<int>(d)); };
    if (checkTableSize(setup, faults, "ALA-AMB-067") && setup.table.height < deployGap + 2 * leastDepth)
        addFault(
            faults, "setup-zones-overlap",
            Message(
                "The armies deploy {0} inches apart and need {1} inches behind each line: the table must be {2} inches deep, not {3}.",
                {inches(deployGap), inches(leastDepth), inches(deployGap + 2 * leastDepth),
                 inches(setup.table.height)}),
            "ALA-083");
    checkOutlines(setup, faults, "ALA-139");
}

class AlalaSystem final : public DataSystem {
public:
    explicit AlalaSystem(const RulesData& rules, const PackInfo* pack = nullptr)
        : DataSystem(rules.types, makeInfo(rules), alala::clashFields(rules.types), pack), m_rules(rules) {}

    Diagnostics check(const ArmyList& list) const override { return checkList(list, m_rules.list()); }
    ListSummary summary(const ArmyList& list) const override { return summarise(list, m_rules.list()); }
    Result<ClashReport> clash(const ClashInputs& inputs) const override {
        return alala::clash(inputs, {}, clashFields(), catalogue());
    }

    Result<std::shared_ptr<const Game>> open(const Setup& setup) const override {
        const Result<Options> options = readOptions(setup.options);
        Diagnostics faults = checkSetup(*this, setup, options.value_or(Options{}));
        if (!options)
            faults.insert(faults.begin(), options.error().begin(), options.error().end());
        if (hasErrors(faults))
            return std::unexpected(std::move(faults));
        return openBattle(*this, setup, *options, m_rules);
    }

private:
    Digest builtinDataDigest() const override {
        return builtinDigest({"rules/alala/troops.toml", "rules/alala/command.toml", "rules/alala/cards.toml"});
    }
    RulesData m_rules;
};

}  // namespace

Diagnostics checkSetup(const RuleSystem& system, const Setup& setup, const Options& options) {
    Diagnostics faults = faultsOfSetup(system, setup);
    for (Diagnostic& diagnostic : checkSizes(setup.lists, options))
        faults.push_back(std::move(diagnostic));
    checkGround(setup, faults);
    return faults;
}

const RuleSystem& system() {
    static const AlalaSystem one(builtinRules());
    return one;
}

std::unique_ptr<const RuleSystem> packedSystem(const RulesData& rules, const PackInfo& pack) {
    return std::make_unique<const AlalaSystem>(rules, &pack);
}

}  // namespace ephor::alala
