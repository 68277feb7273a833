#include "app/ephorctl/balance_sheet.h"

#include "core/base/digest.h"

#include <cmath>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

/// The chance to win, in percent above one half, that a unit adds in an even battle.
double percentAdded(double logits) { return 100 / (1 + std::exp(-logits)) - 50; }

Json balanceJson(const BalanceHeading& heading, const BalanceReport& report) {
    Json kinds = Json::array();
    for (std::size_t i = 0; i < report.kinds.size(); ++i) {
        const ArmyKind& kind = heading.kinds[i];
        const KindWorth& worth = report.kinds[i];
        Json row{{"type", kind.type}, {"name", kind.name}, {"units", worth.units}};
        if (!kind.grade.empty())
            row["grade"] = kind.grade;
        if (heading.hasPoints)
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
    return {{"system", heading.system},
            {"rules", heading.version},
            {"seed", heading.seed},
            {"battles", report.battles},
            {"points", heading.hasPoints},
            {"kinds", std::move(kinds)},
            {"first_side", percentAdded(report.advantage)}};
}

std::string balanceRow(bool hasPoints, const ArmyKind& kind, const KindWorth& worth) {
    if (!hasPoints)
        return fmt::format("  {} {:+6.1f} % ({:+.1f} to {:+.1f})\n", padded(kind.name, 32), percentAdded(worth.worth),
                           percentAdded(worth.low), percentAdded(worth.high));
    return fmt::format("  {} costs {:3}, fights like {:5.1f} ({:.1f} to {:.1f}){}\n", padded(kind.name, 32), kind.cost,
                       worth.worth, worth.low, worth.high,
                       !worth.isOut(kind.cost) ? ""
                       : worth.low > kind.cost ? "  too cheap"
                                               : "  too expensive");
}

std::string balanceText(const BalanceHeading& heading, const BalanceReport& report) {
    const std::string version = heading.isPack ? "" : ", version " + heading.version;
    std::string text = fmt::format("{}{}: {} battles of random armies, seed {}\n", heading.name, version,
                                   report.battles, heading.seed);
    text += heading.hasPoints
                ? "What a unit costs, and what it is worth in these battles, with 95 % intervals\n\n"
                : "No points: how much better the chances are with one of these instead of an average one\n\n";
    for (std::size_t i = 0; i < report.kinds.size(); ++i)
        text += balanceRow(heading.hasPoints, heading.kinds[i], report.kinds[i]);
    return text;
}

}  // namespace

std::vector<int> BalanceHeading::costs() const {
    std::vector<int> costs;
    for (const ArmyKind& kind : kinds)
        costs.push_back(kind.cost);
    return costs;
}

BalanceHeading headingOf(const RuleSystem& rules, const RandomArmies& armies, const BalancePlan& plan,
                         std::int64_t battles) {
    const SystemInfo& info = rules.info();
    return {info.id, info.name,   info.version,       info.pack.has_value(), std::to_string(plan.seed),
            battles, plan.points, armies.hasPoints(), armies.kinds()};
}

std::string questionOf(const BalancePlan& plan, std::int64_t battles) {
    Digester digester;
    digester.addText(toHex(plan.rules->dataDigest()));
    digester.addText(plan.rules->info().id);
    digester.addNumber(static_cast<std::int64_t>(plan.seed));
    digester.addNumber(battles);
    return toHex(digester.digest());
}

Outcome<ExitStatus> printBalance(const BalanceHeading& heading, const BalanceBattles& battles, bool json) {
    const BalanceReport report = balanceOf(battles, heading.costs(), heading.hasPoints);
    if (report.kinds.empty())
        return trouble(ExitStatus::Unreadable,
                       {{Severity::Error,
                         "balance-no-battles",
                         {},
                         {"No random armies of {0} could meet: their troops are too expensive for {1} points, or break "
                          "its list rules.",
                          {heading.name, std::to_string(heading.points)}},
                         {},
                         {}}});
    const ExitStatus status = report.stopped ? ExitStatus::Interrupted : ExitStatus::Yes;
    return json ? printJson(balanceJson(heading, report), status) : print(balanceText(heading, report), status);
}

}  // namespace ephor::ctl
