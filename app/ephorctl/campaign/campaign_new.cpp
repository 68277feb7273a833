// ephorctl campaign new
#include "app/ephorctl/battle/battle_inputs.h"
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/campaign/scenario_input.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/known_rules.h"
#include "core/campaign/battle/battle_rules.h"
#include "core/campaign/reports/umpire_report.h"
#include "core/campaign/scenario/settings.h"

#include <QString>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct FoundArguments {
    std::string scenario;
    std::string file;
    GivenSeed seed;
    std::string modules;
    bool json = false;
};

/// With the given modules instead of the scenario's own, if any are given.
Outcome<campaign::ScenarioFiles> withWishes(campaign::ScenarioFiles files, const std::string& wished) {
    if (wished.empty())
        return files;
    const Result<campaign::Modules> modules = campaign::modulesFrom(wished);
    if (!modules)
        return trouble(ExitStatus::Usage, modules.error());
    Result<campaign::ScenarioFiles> chosen = campaign::withModules(files, *modules);
    if (!chosen)
        return trouble(ExitStatus::Unreadable, std::move(chosen.error()));
    return *std::move(chosen);
}

/// Battles by the pack of --pack, otherwise by the rules that the scenario names; of a pack, its digest is kept.
Outcome<campaign::ScenarioFiles> withUsedPack(const campaign::ScenarioFiles& files) {
    const RuleSystem* used = usedPack();
    const Result<const RuleSystem*> rules =
        used ? Result<const RuleSystem*>(used) : campaign::battleRulesOf(files, findKnown());
    Result<campaign::ScenarioFiles> ready =
        rules ? campaign::withBattleRules(files, **rules) : std::unexpected(rules.error());
    return ready ? Outcome<campaign::ScenarioFiles>(*std::move(ready))
                 : trouble(ExitStatus::Unreadable, std::move(ready.error()));
}

Outcome<ExitStatus> found(const FoundArguments& given) {
    campaign::CampaignSeed seed;
    if (given.seed.option->count() == 0)
        seed = campaign::CampaignSeed::fresh();
    else if (const Outcome<std::uint64_t> number = seedOf(given.seed))
        seed = *number;
    else
        return std::unexpected(number.error());
    const Outcome<campaign::ScenarioFiles> read = scenarioFilesOf(given.scenario);
    if (!read)
        return std::unexpected(read.error());
    const Outcome<campaign::ScenarioFiles> files = withWishes(*read, given.modules);
    if (!files)
        return std::unexpected(files.error());
    const Outcome<campaign::ScenarioFiles> ready = withUsedPack(*files);
    if (!ready)
        return std::unexpected(ready.error());
    Result<campaign::Journal> journal = campaign::Journal::found(*ready, seed);
    if (!journal)
        return trouble(ExitStatus::Unreadable, std::move(journal.error()));
    const Result<store::CampaignStore> made =
        store::CampaignStore::create(QString::fromStdString(given.file), *journal);
    if (!made)
        return trouble(ExitStatus::Unwritable, made.error());
    if (given.json)
        return printJson({{"scenario", files->id},
                          {"seed", seed.text()},
                          {"practice", seed.isPractice()},
                          {"modules", textOf(journal->campaign().scenario.rules.modules)},
                          {"entries", journal->entries().size()},
                          {"head", journal->head()}});
    return print(fmt::format("{}\nseed {}{}\nmodules {}\n\n", given.file, seed.text(),
                             seed.isPractice() ? ", chosen: for practice" : "",
                             textOf(journal->campaign().scenario.rules.modules)) +
                 umpiresReport(journal->campaign()).text());
}

}  // namespace

void addCampaignNew(CLI::App& family, Action& action) {
    CLI::App* command = family.add_subcommand("new", "Found a campaign in a new file");
    auto given = std::make_shared<FoundArguments>();
    command->add_option("SCENARIO", given->scenario, "quick_start, hellas_431, hellas_371, or a folder with a scenario")
        ->required();
    command->add_option("FILE", given->file, "The new campaign file, .ephor")->required()->check(isFileName);
    addSeed(*command, given->seed,
            "Seed of the dice. Only for practice: who knows it knows all dice. Default: 256 random bits");
    command->add_option("--modules", given->modules, "lite, full, none, or a list such as supply,omens")
        ->option_text("LIST")
        ->check([](const std::string& list) {
            return list.empty() ? "the list is empty; name lite, full, none or modules" : std::string();
        });
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return found(*given); }; });
}

}  // namespace ephor::ctl
