// ephorctl balance
#include "app/ephorctl/balance_sheet.h"
#include "app/ephorctl/battle/battle_inputs.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/interruption.h"
#include "app/ephorctl/known_rules.h"
#include "app/ephorctl/number_checks.h"
#include "core/ai/computer_players.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct BalanceArguments {
    std::string system;
    std::int64_t battles = 4000;
    GivenSeed seed;
    std::optional<ShareNumber> share;
    int threads = 0;
    bool json = false;
};

constexpr std::int64_t mostBattles = 1'000'000;

Outcome<ExitStatus> balance(const BalanceArguments& given) {
    if (given.share && given.seed.option->count() == 0)
        return wrongUsage("A share needs --seed: all shares of a run have the same one.");
    const RuleSystem* rules = knownRules().find(given.system, {});
    if (!rules)
        return wrongUsage(Message("There is no rule system \"{0}\"; ephorctl systems lists them.", {given.system}));
    const Outcome<std::uint64_t> seed = seedOf(given.seed);
    if (!seed)
        return std::unexpected(seed.error());
    const RandomArmies armies(*rules);
    BalancePlan plan;
    plan.rules = rules;
    for (const ArmyKind& kind : armies.kinds())
        plan.costs.push_back(kind.cost);
    plan.hasPoints = armies.hasPoints();
    plan.points = armies.usualPoints();
    plan.army = [&armies](int points, Pcg32& chance) -> std::optional<BalanceArmy> {
        std::optional<RandomArmy> army = armies.draw(points, chance);
        if (!army)
            return {};
        return BalanceArmy{std::move(army->list), std::move(army->counts)};
    };
    plan.player = standardPlayer;
    plan.firstBattle = given.share ? given.share->first(given.battles) : 0;
    plan.battles = given.share ? given.share->count(given.battles) : given.battles;
    plan.seed = *seed;
    plan.threads = given.threads;
    const Interruption interruption;
    const BalanceBattles battles = fightForBalance(plan, interruption.stop(), [&plan](std::int64_t fought) {
        constexpr std::int64_t between = 500;
        if (fought % between == 0)
            sayProgress(fmt::format("{} of {} battles", fought, plan.battles));
    });
    const BalanceHeading heading = headingOf(*rules, armies, plan, given.battles);
    if (!given.share)
        return printBalance(heading, battles, given.json);
    if (battles.stopped)
        return ExitStatus::Interrupted;
    return printShare({"balance", questionOf(plan, given.battles), *given.share}, headingJson(heading),
                      countsJson(battles));
}

}  // namespace

void addBalance(CLI::App& app, Action& action) {
    auto given = std::make_shared<BalanceArguments>();
    CLI::App* command =
        app.add_subcommand("balance", "Measure what troop types are worth in battles, beside what they cost");
    command->add_option("SYSTEM", given->system, "Rule system")->required();
    command->add_option("--battles", given->battles, "Number of battles")
        ->option_text("N")
        ->transform(wholeNumber<std::int64_t>(1, mostBattles))
        ->capture_default_str();
    addSeed(*command, given->seed, "Seed of armies and dice: a whole number; default: random");
    addThreads(*command, given->threads);
    addShare(*command, given->share);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return balance(*given); }; });
}

}  // namespace ephor::ctl
