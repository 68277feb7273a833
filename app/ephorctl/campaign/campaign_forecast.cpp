// ephorctl campaign forecast: who will win the war?
#include "app/ephorctl/battle/battle_inputs.h"
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/campaign/forecast_sheet.h"
#include "app/ephorctl/campaign/scenario_input.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/interruption.h"
#include "app/ephorctl/known_rules.h"
#include "app/ephorctl/number_checks.h"
#include "core/campaign/battle/battle_rules.h"
#include "core/campaign/forecast/forecast_comparison.h"
#include "core/campaign/scenario/reader.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

constexpr std::int64_t usualWars = 200;

struct ForecastArguments {
    std::string file;
    std::string other;
    GivenSeed seed;
    std::int64_t wars = usualWars;
    std::optional<ShareNumber> share;
    int threads = 0;
    bool json = false;
};

/// A war to be forecast: a campaign as it stands, or a scenario.
struct ForecastInput {
    campaign::ScenarioFiles files;
    std::shared_ptr<const campaign::Campaign> campaign;
    const RuleSystem* system = nullptr;
};

Outcome<ForecastInput> readCampaign(const std::string& file) {
    const Outcome<CampaignFile> open = openCampaign(file);
    if (!open)
        return std::unexpected(open.error());
    Result<campaign::FoundedFiles> founded = campaign::filesFromJson(open->journal.entries().front().action);
    if (!founded)
        return trouble(ExitStatus::Unreadable, std::move(founded.error()));
    return ForecastInput{std::move(founded->files), std::make_shared<campaign::Campaign>(open->campaign()), nullptr};
}

Outcome<ForecastInput> readScenarioInput(const std::string& name) {
    Outcome<campaign::ScenarioFiles> files = scenarioFilesOf(name);
    if (!files)
        return std::unexpected(files.error());
    Result<campaign::Campaign> campaign = campaign::readScenario(*files, campaign::CampaignSeed());
    if (!campaign)
        return trouble(ExitStatus::Unreadable, std::move(campaign.error()));
    return ForecastInput{*std::move(files), std::make_shared<campaign::Campaign>(*std::move(campaign)), nullptr};
}

Outcome<ForecastInput> readInputOf(const std::string& name) {
    Outcome<ForecastInput> input = isScenarioName(name) ? readScenarioInput(name) : readCampaign(name);
    if (!input)
        return input;
    const Result<const RuleSystem*> system = campaign::battleRulesOf(input->files, findKnown());
    if (!system)
        return trouble(ExitStatus::Unreadable, system.error());
    input->system = *system;
    if (input->campaign->state.course.phase == campaign::Phase::Over)
        return wrongUsage({"The war of {0} is over. Forecast one that is not, such as a branch of it.", {name}});
    return input;
}

/// A forecast, and whether it was interrupted.
struct ForecastRun {
    ForecastSheet sheet;
    bool isComplete = false;
};

ForecastRun playWars(const campaign::ForecastPlan& plan, std::int64_t wars, const Interruption& interruption) {
    campaign::Forecast done = forecast(plan, interruption.stop(), [&plan](const campaign::Forecast& soFar) {
        sayProgress(fmt::format("{} of {} wars", soFar.report.wars(), plan.wars));
    });
    if (!done.isComplete)
        say({{Severity::Warning,
              "interrupted",
              {},
              {"Interrupted after {0} of {1} wars.", {std::to_string(done.report.wars()), std::to_string(plan.wars)}},
              {},
              {}}});
    return {{headingOf(plan, wars), std::move(done.report)}, done.isComplete};
}

Outcome<campaign::ForecastPlan> planOf(const ForecastInput& input, const ForecastArguments& given, std::uint64_t seed) {
    campaign::ForecastPlan plan;
    plan.campaign = input.campaign;
    plan.system = input.system;
    plan.seed = seed;
    plan.threads = given.threads;
    const ShareNumber share = given.share.value_or(ShareNumber{});
    plan.firstWar = share.first(given.wars);
    plan.wars = share.count(given.wars);
    return plan;
}

std::string changesText(const ForecastSheet& first, const ForecastSheet& second) {
    std::string text = "\nB against A, in points, with the same dice (95 % intervals)\n";
    for (std::size_t i = 0; i < first.heading.powers.size(); ++i) {
        const campaign::ChanceChange change =
            campaign::changeOfChance(first.report, second.report, campaign::PowerId(static_cast<int>(i)));
        text += fmt::format("  {} {:+.1f} ({:+.1f} to {:+.1f}){}\n", padded(first.heading.powers[i].name, 16),
                            100 * change.change, 100 * change.low, 100 * change.high,
                            change.isCertain() ? "" : ", which may be chance");
    }
    return text;
}

Json changesJson(const ForecastSheet& first, const ForecastSheet& second) {
    Json all = Json::array();
    for (std::size_t i = 0; i < first.heading.powers.size(); ++i) {
        const campaign::ChanceChange change =
            campaign::changeOfChance(first.report, second.report, campaign::PowerId(static_cast<int>(i)));
        all.push_back({{"power", first.heading.powers[i].id},
                       {"change", change.change},
                       {"low", change.low},
                       {"high", change.high},
                       {"certain", change.isCertain()}});
    }
    return all;
}

Outcome<ExitStatus> forecastTwo(const ForecastArguments& given, const ForecastInput& input, std::uint64_t seed) {
    const Outcome<ForecastInput> other = readInputOf(given.other);
    if (!other)
        return std::unexpected(other.error());
    const auto samePower = [](const campaign::PowerInfo& a, const campaign::PowerInfo& b) { return a.id == b.id; };
    if (!std::ranges::equal(input.campaign->scenario.powers, other->campaign->scenario.powers, samePower))
        return wrongUsage(
            {"{0} and {1} have different powers. Compare campaigns of one war.", {given.file, given.other}});
    const Interruption interruption;
    std::array<ForecastRun, 2> both;
    for (std::size_t i = 0; i < 2; ++i) {
        const Outcome<campaign::ForecastPlan> plan = planOf(i == 0 ? input : *other, given, seed);
        if (!plan)
            return std::unexpected(plan.error());
        both[i] = playWars(*plan, given.wars, interruption);
        if (!both[i].isComplete)
            return ExitStatus::Interrupted;
    }
    const ForecastSheet& first = both[0].sheet;
    const ForecastSheet& second = both[1].sheet;
    if (given.json)
        return printJson({{"forecasts", {asJson(first), asJson(second)}}, {"changes", changesJson(first, second)}});
    return print("A  " + asText(first) + "\nB  " + asText(second) + changesText(first, second));
}

Outcome<ExitStatus> runForecast(const ForecastArguments& given) {
    const Outcome<ForecastInput> input = readInputOf(given.file);
    if (!input)
        return std::unexpected(input.error());
    if (given.share && given.seed.option->count() == 0)
        return wrongUsage("A share needs --seed: all shares of a forecast have the same one.");
    const Outcome<std::uint64_t> seed = seedOf(given.seed);
    if (!seed)
        return std::unexpected(seed.error());
    if (!given.other.empty())
        return forecastTwo(given, *input, *seed);
    const Outcome<campaign::ForecastPlan> plan = planOf(*input, given, *seed);
    if (!plan)
        return std::unexpected(plan.error());
    const Interruption interruption;
    const ForecastRun done = playWars(*plan, given.wars, interruption);
    const ExitStatus status = done.isComplete ? ExitStatus::Yes : ExitStatus::Interrupted;
    if (!given.share)
        return given.json ? printJson(asJson(done.sheet), status) : print(asText(done.sheet), status);
    if (!done.isComplete)
        return status;
    return printShare({"campaign forecast", questionOf(*plan, input->files, given.wars), *given.share},
                      headingJson(done.sheet.heading), countsJson(done.sheet.report));
}

}  // namespace

void addCampaignForecast(CLI::App& family, Action& action) {
    auto given = std::make_shared<ForecastArguments>();
    CLI::App* command = family.add_subcommand(
        "forecast", "Forecast who will win: computer rulers play the rest of the war many times, with other dice");
    command->add_option("FILE", given->file, "A campaign; or a scenario: its name or folder")
        ->required()
        ->check(isFileName);
    CLI::Option* other = command->add_option("OTHER", given->other, "A branch of it, to be compared with the same dice")
                             ->check(isFileName);
    command->add_option("--wars", given->wars, "Number of wars; default: 200")
        ->option_text("N")
        ->transform(wholeNumber(std::int64_t{1}, campaign::ForecastPlan::mostWars));
    addSeed(*command, given->seed, "Seed of the forecast; random without it. The campaign's own dice are never used");
    addThreads(*command, given->threads);
    addShare(*command, given->share);
    command->get_option("--share")->excludes(other);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return runForecast(*given); }; });
}

}  // namespace ephor::ctl
