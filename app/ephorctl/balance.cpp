// ephorctl balance
#include "core/odds/balance.h"

#include "app/ephorctl/battle/battle_inputs.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/interruption.h"
#include "app/ephorctl/known_rules.h"
#include "app/ephorctl/number_checks.h"
#include "core/ai/computer_players.h"
#include "core/rules/builtin.h"
#include "core/rules/random_armies.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct BalanceArguments {
    std::string system;
    std::int64_t battles = 4000;
    GivenSeed seed;
    int threads = 0;
    bool json = false;
};

constexpr std::int64_t mostBattles = 1'000'000;

/// The chance to win, in percent above one half, that a unit adds in an even battle.
double percentAdded(double logits) { return 100 / (1 + std::exp(-logits)) - 50; }

Json asJson(const RuleSystem& rules, const RandomArmies& armies, const BalanceReport& report, std::uint64_t seed) {
    Json kinds = Json::array();
    for (std::size_t i = 0; i < report.kinds.size(); ++i) {
        const ArmyKind& kind = armies.kinds()[i];
        const KindWorth& worth = report.kinds[i];
        Json row{{"type", kind.type}, {"name", kind.name}, {"units", worth.units}};
        if (!kind.grade.empty())
            row["grade"] = kind.grade;
        if (armies.hasPoints())
            row.update({{"cost", kind.cost},
                        {"worth", worth.worth},
                        {"low", worth.low},
                        {"high", worth.high},
                        {"out", worth.isOut(kind.cost)}});
        else
            row.update({{"percent", percentAdded(worth.worth)},
                        {"low", percentAdded(worth.low)},
                        {"high", percentAdded(worth.high)}});
        kinds.push_back(std::move(row));
    }
    return {{"system", rules.info().id},
            {"rules", rules.info().version},
            {"seed", std::to_string(seed)},
            {"battles", report.battles},
            {"points", armies.hasPoints()},
            {"kinds", std::move(kinds)},
            {"first_side", percentAdded(report.advantage)}};
}

std::string rowOf(const RandomArmies& armies, const ArmyKind& kind, const KindWorth& worth) {
    if (!armies.hasPoints())
        return fmt::format("  {} {:+6.1f} % ({:+.1f} to {:+.1f})\n", padded(kind.name, 32), percentAdded(worth.worth),
                           percentAdded(worth.low), percentAdded(worth.high));
    return fmt::format("  {} costs {:3}, fights like {:5.1f} ({:.1f} to {:.1f}){}\n", padded(kind.name, 32), kind.cost,
                       worth.worth, worth.low, worth.high,
                       !worth.isOut(kind.cost) ? ""
                       : worth.low > kind.cost ? "  too cheap"
                                               : "  too dear");
}

std::string asText(const RuleSystem& rules, const RandomArmies& armies, const BalanceReport& report,
                   std::uint64_t seed) {
    const std::string version = rules.info().pack ? "" : ", version " + rules.info().version;
    std::string text =
        fmt::format("{}{}: {} battles of random armies, seed {}\n", rules.info().name, version, report.battles, seed);
    text += armies.hasPoints()
                ? "What a unit costs, and what it is worth in these battles, with 95 % intervals\n\n"
                : "No points: how much better the chances are with one of these instead of an average one\n\n";
    for (std::size_t i = 0; i < report.kinds.size(); ++i)
        text += rowOf(armies, armies.kinds()[i], report.kinds[i]);
    return text;
}

Outcome<ExitStatus> balance(const BalanceArguments& given) {
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
    plan.battles = given.battles;
    plan.seed = *seed;
    plan.threads = given.threads;
    const Interruption interruption;
    const BalanceReport report = measureBalance(plan, interruption.stop());
    if (report.kinds.empty())
        return trouble(ExitStatus::Unreadable,
                       {{Severity::Error,
                         "balance-no-battles",
                         {},
                         {"No random armies of {0} could meet: their troops are too dear for {1} points, or break its "
                          "list rules.",
                          {rules->info().name, std::to_string(armies.usualPoints())}},
                         {},
                         {}}});
    const ExitStatus status = report.stopped ? ExitStatus::Interrupted : ExitStatus::Yes;
    return given.json ? printJson(asJson(*rules, armies, report, *seed), status)
                      : print(asText(*rules, armies, report, *seed), status);
}

}  // namespace

void addBalance(CLI::App& app, Action& action) {
    auto given = std::make_shared<BalanceArguments>();
    CLI::App* command = app.add_subcommand("balance", "What troop types are worth in battles, beside what they cost");
    command->add_option("SYSTEM", given->system, "Rule system")->required();
    command->add_option("--battles", given->battles, "How many battles")
        ->option_text("N")
        ->transform(wholeNumber<std::int64_t>(1, mostBattles))
        ->capture_default_str();
    addSeed(*command, given->seed, "Which armies and dice: a whole number; without it, one is drawn");
    addThreads(*command, given->threads);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return balance(*given); }; });
}

}  // namespace ephor::ctl
