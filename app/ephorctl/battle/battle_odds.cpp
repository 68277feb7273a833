// ephorctl battle odds
#include "app/ephorctl/battle/battle_inputs.h"
#include "app/ephorctl/battle/odds_sheet.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/interruption.h"
#include "app/ephorctl/number_checks.h"

namespace ephor::ctl {

namespace {

constexpr std::int64_t usualRuns = 10'000;
constexpr double finest = 0.01;  // percent
constexpr double coarsest = 50;

/// With this number of battles every share reaches the finest precision: half a Wilson interval is at most z / 2
/// sqrt(runs).
static_assert(normal975 * normal975 / 4 <= finest / 100 * (finest / 100) * SimulationPlan::mostRuns);

struct OddsArguments : BattleArguments {
    std::int64_t runs = 0;
    double precision = 0;
    std::optional<ShareNumber> share;
    int threads = 0;
};

/// With a precision, the number of battles was not fixed, so it is not printed.
void sayInterrupted(const Simulation& simulation, const SimulationPlan& plan) {
    const std::string fought = std::to_string(simulation.report.runs());
    const Message message = plan.precision
                                ? Message("Interrupted after {0} battles, before the precision was reached.", {fought})
                                : Message("Interrupted after {0} of {1} battles.", {fought, std::to_string(plan.runs)});
    say({{Severity::Warning, "interrupted", {}, message, {}, {}}});
}

Outcome<ExitStatus> odds(const OddsArguments& given) {
    if (given.share && given.seed.option->count() == 0)
        return wrongUsage("A share needs --seed: all shares of a run have the same one.");
    const Outcome<BattleInputs> inputs = readBattle(given);
    if (!inputs)
        return std::unexpected(inputs.error());
    SimulationPlan plan;
    plan.game = inputs->game;
    plan.players = {inputs->players[0].get(), inputs->players[1].get()};
    plan.seed = inputs->seed;
    plan.threads = given.threads;
    plan.runs = given.runs > 0 ? given.runs : given.precision > 0 ? SimulationPlan::mostRuns : usualRuns;
    if (given.precision > 0)
        plan.precision = given.precision;
    const std::int64_t runs = plan.runs;
    if (given.share) {
        plan.firstRun = given.share->first(runs);
        plan.runs = given.share->count(runs);
    }
    const Interruption interruption;
    const Simulation simulation = simulate(plan, interruption.stop());
    if (simulation.stopped)
        sayInterrupted(simulation, plan);
    const ExitStatus status = simulation.stopped ? ExitStatus::Interrupted : ExitStatus::Yes;
    const OddsHeading heading = headingOf(plan, runs);
    if (!given.share)
        return given.json ? printJson(asJson(heading, simulation.report, &simulation), status)
                          : print(asText(heading, simulation.report, &simulation), status);
    if (simulation.stopped)
        return status;
    return printShare({"battle odds", questionOf(plan, given.players, runs), *given.share}, headingJson(heading),
                      countsJson(simulation.report));
}

}  // namespace

void addBattleOdds(CLI::App& battle, Action& action) {
    CLI::App* command = battle.add_subcommand("odds", "Fight a battle many times and count who wins");
    auto given = std::make_shared<OddsArguments>();
    addBattleArguments(*command, *given);
    CLI::Option* runs =
        command->add_option("--runs", given->runs, "Number of battles; default: 10000")->option_text("N");
    runs->transform(wholeNumber(std::int64_t{1}, SimulationPlan::mostRuns));
    command
        ->add_option("--precision", given->precision, "Go on until every 95 % interval has this half width, in percent")
        ->option_text("PERCENT")
        ->transform(decimalNumber(finest, coarsest))
        ->excludes(runs);
    addThreads(*command, given->threads);
    addShare(*command, given->share);
    command->get_option("--share")->excludes(command->get_option("--precision"));
    command->callback([&action, given] { action = [given] { return odds(*given); }; });
}

}  // namespace ephor::ctl
