#include "core/campaign/scenario/rules_reader.h"

#include "core/campaign/scenario/settings.h"
#include "core/campaign/scenario/table_readers.h"

namespace ephor::campaign {

void readCampaignHead(TomlReader& file, const ScenarioReading& into) {
    Scenario& scenario = into.campaign.scenario;
    scenario.name = file.text("name", Need::Required).value_or("");
    scenario.system = file.text("system", Need::Required, 40).value_or("");
    // The rules pack of the battles. battle_rules reads these keys.
    file.text("pack", Need::Optional, 40);
    file.text("pack_digest", Need::Optional, 64);
    scenario.note = file.text("note", Need::Optional, 2000, true).value_or("");
    scenario.firstYear = static_cast<int>(file.integer("year", Need::Required, -3000, 3000).value_or(-431));
    scenario.years = static_cast<int>(file.integer("years", Need::Required, 1, 100).value_or(3));
    into.campaign.state.course.year = scenario.firstYear;
}

namespace {

/// Visits the settings of one table of rules.toml.
class RuleTable {
public:
    RuleTable() = default;
    virtual ~RuleTable() = default;
    RuleTable(const RuleTable&) = delete;
    RuleTable& operator=(const RuleTable&) = delete;

    virtual RuleTable& number(std::string_view key, int& value, int lowest, int highest) = 0;
    template <std::size_t N, typename Key>
    RuleTable& numbers(std::array<int, N>& values, int lowest, int highest, Key keyOf) {
        for (std::size_t i = 0; i < N; ++i)
            number(keyOf(i), values[i], lowest, highest);
        return *this;
    }
};

/// Reads the settings from the file. Missing ones keep their default.
class ReadTable final : public RuleTable {
public:
    ReadTable(TomlReader& file, const ScenarioReading& into, const std::string& name)
        : m_table(file.table(name, Need::Optional)) {
        if (m_table)
            m_reader.emplace(into.text, *m_table, "[" + name + "]", "campaign", into.faults);
    }
    ~ReadTable() override {
        if (m_reader)
            m_reader->finish();
    }

    RuleTable& number(std::string_view key, int& value, int lowest, int highest) override {
        if (m_reader)
            if (const auto read = m_reader->integer(key, Need::Optional, lowest, highest))
                value = static_cast<int>(*read);
        return *this;
    }

private:
    const toml::table* m_table;
    std::optional<TomlReader> m_reader;
};

/// Lists the settings with their current values.
class ListedTable final : public RuleTable {
public:
    ListedTable(std::vector<RuleNumber>& all, std::string name) : m_all(all), m_name(std::move(name)) {}

    RuleTable& number(std::string_view key, int& value, int lowest, int highest) override {
        m_all.push_back({m_name, std::string(key), value, lowest, highest});
        return *this;
    }

private:
    std::vector<RuleNumber>& m_all;
    std::string m_name;
};

std::string tierKey(std::size_t i) { return "tier_" + std::to_string(i + 1); }

// `table` makes the visitor for a table.

template <typename Table> void goThroughMarches(CampaignRules& r, Table table) {
    table("move")
        .number("land", r.marchPoints, 1, 20)
        .number("land_large", r.largeMarchPoints, 1, 20)
        .number("large_over", r.largeOver, 1, 100)
        .number("sea_lanes", r.seaLanes, 1, 20);
    table("command_points")
        .number("path", r.marchCost, 0, 5)
        .numbers(r.postureCost, 0, 5, [](std::size_t i) { return Words<Posture>::list[i]; })
        .numbers(r.taskCost, 0, 5, [](std::size_t i) { return Words<Task>::list[i]; });
    table("contact").number("intercept_at", r.interceptAt, 1, 12).number("avoid_at", r.avoidAt, 1, 12);
}

template <typename Table> void goThroughSieges(CampaignRules& r, Table table) {
    table("siege")
        .number("ratio_percent", r.siegeRatio, 0, 1000)
        .number("terms_at", r.termsAt, 2, 30)
        .number("breach_at", r.breachAt, 2, 30)
        .number("wall_factor", r.wallFactor, 0, 10)
        .number("most_works", r.mostWorks, 0, 10)
        .number("works_talents", r.worksTalents, 0, 100);
}

template <typename Table> void goThroughSupply(CampaignRules& r, Table table) {
    table("stores").numbers(r.stores, 0, 50, tierKey);
    table("income").number("loot", r.loot, 0, 50).numbers(r.income, 0, 100, tierKey);
    table("garrison").numbers(r.garrison, 0, 100, tierKey);
    table("hunger")
        .number("one_in_first", r.hungerFirst, 1, 100)
        .number("one_in_again", r.hungerAgain, 1, 100)
        .number("home_at", r.homeAt, 0, 5);
    table("forage").number("supply_line", r.supplyLine, 0, 20).numbers(r.forage, 0, 100, [](std::size_t i) {
        return Words<Country>::list[i];
    });
}

template <typename Table> void goThroughLosses(CampaignRules& r, Table table) {
    table("recovery")
        .number("hold_field_per_mille", r.recoveryHold, 0, 1000)
        .number("other_per_mille", r.recoveryOther, 0, 1000)
        .number("pursued_per_mille", r.recoveryPursued, 0, 1000)
        .number("fled_per_mille", r.recoveryFled, 0, 1000)
        .number("cadre_hold_field", r.cadreHold, 2, 7)
        .number("cadre_other", r.cadreOther, 2, 7);
    table("levy")
        .number("base", r.levyBase, 0, 100)
        .number("per_city_percent", r.levyPerCity, 0, 1000)
        .number("draft_percent", r.draftPerMove, 0, 1000)
        .number("step_talents", r.stepCost, 0, 20)
        .number("hoplite_talents", r.hopliteCost, 0, 50)
        .number("upkeep_abroad_units", r.upkeepAbroad, 1, 100);
}

template <typename Table> void goThroughHonour(CampaignRules& r, Table table) {
    table("arete")
        .number("decisive", r.areteDecisive, 0, 20)
        .number("win", r.areteWin, 0, 20)
        .number("draw", r.areteDraw, 0, 20)
        .number("general", r.areteGeneral, 0, 20)
        .number("kept", r.areteKept, 0, 20)
        .number("breach", r.areteBreach, 0, 20)
        .number("contingent", r.areteContingent, 0, 20)
        .number("appease", r.areteAppease, 0, 20)
        .number("dismiss", r.areteDismiss, 0, 20)
        .number("sanctuary", r.areteSanctuary, 0, 20);
    table("affairs")
        .number("ransom_per_point", r.ransomPerPoint, 0, 50)
        .number("contingent_percent", r.contingentPercent, 0, 100)
        .number("vote_at", r.voteAt, 2, 30)
        .number("dismiss_at", r.dismissAt, 2, 30)
        .number("most_omens", r.mostOmens, 0, 20)
        .number("sound_at", r.soundAt, 1, 7)
        .number("second_stand_off", r.secondStandOff, 0, 1);
    table("victory").number("tier_share_percent", r.winTierShare, 1, 101).number("goal", r.goalScore, 0, 50);
}

template <typename Table> void goThroughSea(SeaRules& r, Table table) {
    table("sea")
        .number("fleets", r.fleets, 0, 1)
        .number("steps_carried", r.carries, 1, 20)
        .number("squadron_talents", r.squadronCost, 0, 50)
        .number("upkeep_squadrons", r.upkeep, 1, 100)
        .number("blockade_squadrons", r.blockade, 1, 50)
        .number("command_points_for_one", r.commandFor, 1, 10)
        .number("loss_draw_percent", r.lossDraw, 0, 100)
        .number("loss_winner_percent", r.lossWinner, 0, 100)
        .number("loss_loser_narrow_percent", r.lossLoser[0], 0, 100)
        .number("loss_loser_clear_percent", r.lossLoser[1], 0, 100)
        .number("loss_loser_rout_percent", r.lossLoser[2], 0, 100)
        .number("ratio_for_one_percent", r.ratio[0], 101, 1000)
        .number("ratio_for_two_percent", r.ratio[1], 101, 1000)
        .number("ratio_for_three_percent", r.ratio[2], 101, 1000)
        .number("storm_on", r.stormOn, 0, 5)
        .number("winter_loss_percent", r.winterLoss, 0, 100)
        .number("winter_lanes", r.seaLegs, 0, 30);
    table("sea_command_points")
        .number("path", r.sailCost, 0, 5)
        .numbers(r.stationCost, 0, 5, [](std::size_t i) { return Words<Station>::list[i]; })
        .number("trierarch", r.trierarch, 0, 5);
}

/// Visits all settings in the order in which they are shown and written.
template <typename Table> void goThroughRules(CampaignRules& r, Table table) {
    goThroughMarches(r, table);
    goThroughSieges(r, table);
    goThroughSupply(r, table);
    goThroughLosses(r, table);
    goThroughHonour(r, table);
    goThroughSea(r.sea, table);
    table("absent").number("disorder_after", r.disorderAfter, 0, 100);
}

void readModules(TomlReader& file, const ScenarioReading& into) {
    CampaignRules& rules = into.campaign.scenario.rules;
    if (const toml::table* table = file.table("modules", Need::Optional)) {
        TomlReader one(into.text, *table, "[modules]", "campaign", into.faults);
        for (std::size_t i = 0; i < Words<Module>::list.size(); ++i)
            if (const auto isOn = one.flag(Words<Module>::list[i], Need::Optional))
                rules.modules.set(static_cast<Module>(i), *isOn);
        one.finish();
    }
    // `sea.fleets` is older than the module Fleets. Fleets are on only if both are.
    const bool hasFleets = rules.sea.fleets != 0 && rules.modules.has(Module::Fleets);
    rules.sea.fleets = hasFleets ? 1 : 0;
    rules.modules.set(Module::Fleets, hasFleets);
}

}  // namespace

void readCampaignRules(TomlReader& file, const ScenarioReading& into) {
    goThroughRules(into.campaign.scenario.rules, [&](const std::string& name) { return ReadTable(file, into, name); });
    readModules(file, into);
}

std::vector<RuleNumber> numbersOf(CampaignRules rules) {
    std::vector<RuleNumber> all;
    goThroughRules(rules, [&](const std::string& name) { return ListedTable(all, name); });
    return all;
}

void readOmens(TomlReader& file, const ScenarioReading& into) {
    for (const toml::table* table : file.tables("event", 200)) {
        TomlReader one(into.text, *table, "[[event]]", "campaign", into.faults);
        OmenCard card;
        card.id = one.text("id", Need::Required, 40).value_or("");
        checkId(one, into, card.id);
        card.title = one.text("title", Need::Required).value_or("");
        card.text = one.text("text", Need::Required, 400).value_or("");
        card.effect = fromWord<Effect>(one.word("effect", Need::Required, allWords<Effect>()).value_or(""))
                          .value_or(Effect::GoodHarvest);
        card.amount = static_cast<int>(one.integer("amount", Need::Optional, 1, 50).value_or(1));
        one.finish();
        const Modules& modules = into.campaign.scenario.rules.modules;
        if (modules.has(Module::Omens) && (card.effect != Effect::Gold || modules.has(Module::Money)))
            into.campaign.scenario.omens.push_back(std::move(card));
    }
}

}  // namespace ephor::campaign
